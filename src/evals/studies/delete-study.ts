import { rm } from "node:fs/promises";
import { Problem } from "../../problem.ts";
import { isPresent } from "./study.ts";
import { studyNamed, studyPlaces } from "./study-file.ts";
import { finishWithdrawals, type Kept, withdraw } from "./withdraw.ts";

/**
 * A study with everybody in it and everything that they did, asked for by its name. Everybody withdraws first, which cannot be half done: cut off,
 * the study is there with fewer people, and is deleted when it is asked for again. Gives what could not be taken out of a workspace. Throws `Problem`.
 */
export async function deleteStudy(kept: Kept, id: string, name: string, now: string): Promise<string[]> {
  if (name !== id) throw new Problem("usage", `Write ${id} to delete it. Nothing was deleted.`);
  const study = await studyNamed(kept.data, id, kept.disk);
  const left: string[] = [];
  for (const one of study.participants.filter(isPresent))
    left.push(...(await withdraw(kept, id, one.id, now)).left);
  const unfinished = await finishWithdrawals(kept);
  if (unfinished.length > 0) throw new Problem("setup", unfinished.join("\n"));
  await rm(studyPlaces(kept.data, id).folder, { recursive: true, force: true });
  return left;
}
