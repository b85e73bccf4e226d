import { cpSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../../problem.ts";
import { confine } from "../../workspace/confine.ts";
import { sampleDesks } from "../../workspace/sample-desks.ts";
import type { EvalCase } from "./suite.ts";

/** The desk that a case sits at, copied to a folder, and the case's files over it. `project` holds `workspace/` and `desks/`. */
export async function layDesk(
  { id, desk: name, files }: EvalCase,
  to: string,
  project: string,
): Promise<void> {
  const desks = sampleDesks(project);
  const root = name === "sample" ? join(project, "workspace") : desks.find((one) => one.name === name)?.root;
  if (root === undefined) {
    const known = ["sample", ...desks.map((one) => one.name)].join(", ");
    throw new Problem(
      "setup",
      `The case ${id} sits at a desk "${name}", which is not there. There is: ${known}.`,
    );
  }
  cpSync(root, to, { recursive: true });
  for (const [path, text] of Object.entries(files)) await confine(to).write(path, text);
}
