import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtinTools } from "../../src/tools/builtin-tools.ts";
import { canHold } from "../../src/workspace/folder.ts";
import { outputText, runTool } from "../tools/run-tool.ts";
import { temporary } from "./temporary.ts";

/** So many calls that got through and that were refused: both happened, or nothing was proved. */
const enough = 150;

test.skipIf(!canHold)("links swapped in while the tools work never lead out of the workspace", async () => {
  using outer = temporary({ "3B.md": "SECRET", "plan.md": "SECRET" });
  using root = temporary({ "classes/3B.md": "ours", "plan.md": "ours" });
  const tools = builtinTools({ workspaceRoot: root.dir, skills: [], writable: ["."] });
  const swapper = Bun.spawn([process.execPath, join(import.meta.dir, "swapper.ts"), root.dir, outer.dir], {
    stdout: "pipe",
  });
  await swapper.stdout.getReader().read();
  let reached = 0;
  let refused = 0;
  try {
    while (reached < enough || refused < enough) {
      for (const path of ["classes/3B.md", "plan.md"]) {
        for (const [name, args] of [
          ["read_file", { path }],
          ["write_file", { path, content: "ours" }],
          ["str_replace", { path, old: "ours", new: "ours " }],
          ["list_directory", { path: "classes" }],
          ["write_file", { path: "classes/new/deep.md", content: "ours" }],
        ] as const) {
          try {
            const shown = outputText(await runTool(tools, name, args));
            expect(shown).not.toContain("SECRET");
            expect(shown).not.toContain("plan.md  6 bytes");
            reached++;
          } catch (error) {
            expect(String(error)).not.toContain("SECRET");
            refused++;
          }
        }
      }
    }
  } finally {
    swapper.kill("SIGKILL");
    await swapper.exited;
  }
  expect(readdirSync(outer.dir).sort()).toEqual(["3B.md", "plan.md"]);
  for (const name of ["3B.md", "plan.md"]) expect(readFileSync(outer.path(name), "utf8")).toBe("SECRET");
});
