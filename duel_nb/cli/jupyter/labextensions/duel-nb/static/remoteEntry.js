/**
 * A plugin of JupyterLab and Notebook 7, as its module loader wants it, without a build: a command
 * that waits until the notebook in front has a kernel. To run cells before does nothing, in silence.
 * JupyterLab shows the last cell while all cells run; after this command it stays at the first one.
 *
 * @typedef {{name?: string, language?: string}} Preference
 * @typedef {{defaultKernelName: string, defaultKernelLanguage: string}} Model
 * @typedef {object} Session
 * @property {boolean} isReady
 * @property {Preference} kernelPreference
 * @property {() => Promise<boolean>} initialize starts a kernel, once; whether people have to choose
 * @typedef {object} Panel
 * @property {HTMLElement} node
 * @property {{ready: Promise<void>, model: Model}} [context]
 * @property {Session} [sessionContext]
 * @typedef {{id: string, execute: () => Promise<void>}} Command
 * @typedef {(sender: unknown, executed: {id: string}) => void} Heard
 * @typedef {{connect: (heard: Heard) => void, disconnect: (heard: Heard) => void}} Signal
 * @typedef {object} Commands
 * @property {(id: string, options: {execute: () => Promise<void>}) => void} addCommand
 * @property {(id: string) => Promise<unknown>} execute
 * @property {Signal} commandExecuted when a command has begun
 * @typedef {object} App
 * @property {{currentWidget: Panel | null}} shell
 * @property {Commands} commands
 */

const COMMAND = "duel-nb:wait-for-kernel";

/** @param {Panel} panel */
async function kernelOf({ context, sessionContext }) {
    if (!context || !sessionContext || sessionContext.isReady) return;
    await context.ready;
    // JupyterLab may not have come so far yet: it does the same after it has asked for checkpoints
    const { defaultKernelName: name, defaultKernelLanguage: language } = context.model;
    sessionContext.kernelPreference = { ...sessionContext.kernelPreference, name, language };
    await sessionContext.initialize();
}

/** @param {Commands} commands */
function stayAtTop(commands) {
    /** @type {Heard} */
    const heard = (_, { id }) => {
        if (id !== "notebook:run-all-cells") return;
        commands.commandExecuted.disconnect(heard);
        void commands.execute("notebook:extend-marked-cells-top");
        void commands.execute("notebook:deselect-all");
    };
    commands.commandExecuted.connect(heard);
}

/** @param {App} app */
function activate({ commands, shell }) {
    commands.addCommand(COMMAND, {
        execute: async () => {
            const panel = shell.currentWidget;
            if (!panel) return;
            /** @type {NodeListOf<HTMLButtonElement>} */
            const buttons = panel.node.querySelectorAll(`button[data-commandlinker-args*="${COMMAND}"]`);
            for (const button of buttons) button.disabled = true; // it has been pressed
            try {
                await kernelOf(panel);
                stayAtTop(commands);
            } finally {
                for (const button of buttons) button.disabled = false;
            }
        },
    });
}

const plugin = { id: "duel-nb:lessons", autoStart: true, activate };

/** @type {Record<string, object>} */
const loaded = (/** @type {any} */ (globalThis)._JUPYTERLAB ??= {});
loaded["duel-nb"] = { init() {}, get: async () => () => plugin };
