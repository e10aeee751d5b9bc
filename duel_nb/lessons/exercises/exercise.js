const initExercise = (tries) => {
  const exercise = element.closest(".duel-exercise");
  // it is attached a moment later
  if (!exercise || !exercise.isConnected) {
    if (tries) setTimeout(initExercise, 50, tries - 1);
    return;
  }
  if (exercise.dataset.duelReady) return;
  exercise.dataset.duelReady = "yes";
  submitTogether(exercise);
  showAnswers(exercise);
  showCalled(exercise);
};
const isPlainEnter = ({ key, isComposing, shiftKey, ctrlKey, altKey, metaKey }) =>
  key === "Enter" && !(isComposing || shiftKey || ctrlKey || altKey || metaKey);
// what was entered, see `Submission` in submission.py
const readField = (field) => {
  const options = [...field.querySelectorAll("input[type=radio]")];
  if (options.length) return options.findIndex((option) => option.checked);
  return field.querySelector("input, textarea").value;
};
const writeInto = (field, text) => {
  if (text !== undefined) field.value = text;
  field.dispatchEvent(new Event("change", { bubbles: true }));
};
// Enter in a field and a press of Check send what was entered with it, in one message
const submitTogether = (exercise) => {
  const submit = (event) => {
    const ear = exercise.querySelector(".duel-submitted input");
    const fields = [...exercise.querySelectorAll(".duel-field")];
    if (!ear || !fields.length) return;
    event.stopPropagation();
    event.preventDefault();
    for (const text of exercise.querySelectorAll(".duel-field input[type=text]")) writeInto(text);
    writeInto(ear, JSON.stringify([Date.now(), ...fields.map(readField)]));
  };
  exercise.addEventListener(
    "click",
    (event) => {
      if (event.target.closest(".duel-check")) submit(event);
    },
    { capture: true },
  );
  exercise.addEventListener(
    "keydown",
    (event) => {
      if (isPlainEnter(event) && event.target.matches(".duel-field input")) submit(event);
    },
    { capture: true },
  );
};
// scrolls to a verdict, a hint or the solution that appears outside the window
const showAnswers = (exercise) => {
  let used = false; // else a page that is loaded again would scroll to old ones
  for (const kind of ["pointerdown", "keydown"])
    exercise.addEventListener(
      kind,
      () => {
        used = true;
      },
      { capture: true, once: true },
    );
  const show = (changes) => {
    if (!used) return;
    const changed = new Set(changes.map(({ target }) => target.closest(".duel-answers")));
    const answers = [...exercise.querySelectorAll(".duel-answers .duel-said")];
    answers.findLast((one) => changed.has(one.closest(".duel-answers")))?.scrollIntoView({ block: "nearest" });
  };
  new MutationObserver(show).observe(exercise, { childList: true, subtree: true });
};
const isCalled = (names) => (names || "").split(" ").includes("duel-called");
// scrolls to the exercise when the kernel calls for it
const showCalled = (exercise) => {
  const show = (changes) => {
    if (isCalled(exercise.className) && changes.some(({ oldValue }) => !isCalled(oldValue)))
      exercise.scrollIntoView({ block: "start" });
  };
  const what = { attributes: true, attributeFilter: ["class"], attributeOldValue: true };
  new MutationObserver(show).observe(exercise, what);
};
initExercise(100);
