// A page without a browser: importing this gives a test `document`, `window` and their kind.
import { GlobalRegistrator } from "@happy-dom/global-registrator";

GlobalRegistrator.register({ url: "http://localhost/" });
