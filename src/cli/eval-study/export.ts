import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { exportStudy } from "../../evals/studies/export/export-study.ts";
import { studyNamed, studyPlaces } from "../../evals/studies/study-file.ts";
import type { Kept } from "../../evals/studies/withdraw.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { openRoom } from "../study/room.ts";
import { writeNew } from "../write-new.ts";
import { studyDesk, tell } from "./desk.ts";

/** `eval export --study <study>`. */
export async function exportNamed(invocation: Invocation, words: readonly string[]): Promise<number> {
  const { study } = invocation.args;
  if (study === undefined || words.length > 0)
    throw new Problem("usage", "Which study? teacher-assist eval export --study <study> [-o <folder>]");
  return await exportTo(invocation, await studyDesk(invocation), study);
}

/** Tables, dictionary and what the study was, into a folder. The key stays where it is, and is said to. */
export async function exportTo(invocation: Invocation, kept: Kept, id: string): Promise<number> {
  const { args, cwd, terminal } = invocation;
  const study = await studyNamed(kept.data, id);
  const { files, rows, problems } = await exportStudy({ ...kept, room: openRoom(invocation) }, study);
  for (const { file, line, message } of problems) terminal.err(`${file}:${line}: ${message}\n`);
  const folder = resolve(cwd, args.output ?? `${id}-tables`);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files)
    await writeNew(
      join(folder, name),
      new TextEncoder().encode(text),
      args.output !== undefined || args.force === true,
    );
  const { key } = studyPlaces(kept.data, id);
  const lines = Object.entries(rows).map(([name, n]) => `${name}.csv  ${n} rows`);
  tell(
    invocation,
    { study: id, folder, files: [...files.keys()], rows, key, problems },
    `${lines.join("\n")}\n\nWritten to ${folder}, with dictionary.csv. Who is who stands in ${key} alone: keep it away from the tables.`,
  );
  return exit.done;
}
