import "./app/without-eval.ts";
import "@fontsource-variable/noto-naskh-arabic/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource-variable/source-serif-4/wght.css";
import { createRoot } from "react-dom/client";
import { Frame } from "./app/frame.tsx";
import { reloadWhenHandedOn } from "./app/hand-on.ts";
import { keepFocusInSight } from "./app/in-sight.ts";
import { ignoreSecondPresses } from "./app/second-press.ts";
import { applyTheme, chosenTheme } from "./app/theme.ts";

applyTheme(chosenTheme());
ignoreSecondPresses(document);
keepFocusInSight(document);
reloadWhenHandedOn();
const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<Frame />);
