import type { BoxRunner } from "./box.ts";
import { isInstalled } from "./pyodide.ts";
import { canStartChild, runWebAssemblyChild } from "./webassembly-child.ts";

const child = { name: "quickjs", file: "quickjs-child.ts", baseMb: 200, snapshot: null };

/** JavaScript in WebAssembly: everywhere our own runtime is, servers included. */
export const quickjsRunner: BoxRunner = {
  name: child.name,
  languages: ["javascript", "typescript"],
  counts: true,
  available: async () => canStartChild(child.file) && isInstalled("quickjs-emscripten"),
  run: (request, limits, signal) => runWebAssemblyChild(child, request, limits, signal),
};
