/**
 * What a full set costs by built-in drafting: a lesson, then worksheet, quiz and slides as files, hooks and checks included:
 * `bun bench/companions/run.ts`. CPU time of the first set in a new process, and the median of those after it. The goal is
 * under three seconds.
 */
import { exportSession } from "../../src/lesson/export/export-session.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { planning, quietly, sampleWorkspace } from "../../tests/lesson/planning.ts";

const sets = ["binary for 2A", "iteration with for loops for 3B", "phishing for 2A"];

async function fullSet(request: string): Promise<number> {
  const before = process.cpuUsage();
  const store = memoryStore();
  const { conversation } = await (await planning("create-lesson", sampleWorkspace, { store })).ask(request);
  await conversation.send("make a worksheet and a quiz of it", quietly());
  const { id } = conversation.session;
  for (const part of ["worksheet", "quiz"] as const)
    for (const audience of ["student", "teacher"] as const)
      await exportSession(store, sampleWorkspace, id, { format: "docx", for: audience }, null, part);
  await exportSession(store, sampleWorkspace, id, { format: "pptx", for: "teacher" });
  await conversation.close();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const times: number[] = [];
for (const request of [...sets, ...sets]) times.push(await fullSet(request));
const warm = times.slice(1).toSorted((a, b) => a - b);
console.log(
  `first set: ${times[0]?.toFixed(2)} s of CPU; after it: ${warm[Math.floor(warm.length / 2)]?.toFixed(2)} s (median of ${warm.length})`,
);
