import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeAtomic } from "../../../src/store/atomic.ts";
import { realDisk } from "../../../src/store/disk.ts";
import { temporaryFolder } from "../../../src/store/temporary.ts";
import { confine } from "../../../src/workspace/confine.ts";

/** A process that is killed while it writes. `how`: what it is about; `folder`: where. */
const [, , how = "", folder = ""] = process.argv;

/** Half of a file, and the rest when somebody makes the file "go on". */
async function* halves() {
  yield new TextEncoder().encode("first half ");
  console.log("half written");
  while (!existsSync(join(folder, "go on"))) await Bun.sleep(20);
  yield new TextEncoder().encode("second half");
}

if (how === "half") {
  await writeAtomic(realDisk, join(folder, "whole.txt"), halves());
  console.log("done");
} else if (how === "workspace") {
  const text = "x".repeat(3_000_000);
  console.log("begun");
  for (let n = 0; ; n++) await confine(folder).write(`note-${n % 3}.md`, text);
} else {
  const made = temporaryFolder();
  writeFileSync(join(made, "inside.txt"), "x");
  console.log(made);
  await Bun.sleep(600_000);
}
