// Before any test: what only tests need is installed, once (`npm start` leaves it out), and a limit that only ends what
// hangs: how fast a machine is decides no test. Nor does chance: the same tree has the same result (`npm run test:all`
// draws anew, and says the seed of what it found).
import { setDefaultTimeout } from "bun:test";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const drawing = join(root, "node_modules", "fast-check");
if (!existsSync(drawing)) {
  const { status } = spawnSync("node", [join(root, "scripts", "setup.mjs"), "all"], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

setDefaultTimeout(600_000);

if (process.env.TEACHER_ASSIST_SWEEPS !== "whole" && existsSync(drawing)) {
  const { default: fc } = await import("fast-check");
  fc.configureGlobal({ seed: 1 });
}
