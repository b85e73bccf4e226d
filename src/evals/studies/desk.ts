import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { realDisk } from "../../store/disk.ts";
import { errorCode } from "../../store/failure.ts";
import type { StudyMark } from "../../store/session.ts";
import { copyDesk, keepDesk } from "./copy-desk.ts";
import { studyPlaces } from "./study-file.ts";

/**
 * A desk of its own for one task of one participant, as the study keeps it: no lesson, note or memory of anybody's, nor of their own earlier
 * task, lies on it. `open`: what a study that was made before desks were kept keeps from now on.
 */
export async function freshDesk(data: string, mark: StudyMark, open: string): Promise<string> {
  const { desk } = studyPlaces(data, mark.study);
  if (!(await realDisk.exists(desk))) await keepDesk(desk, open);
  const desks = desksOf(data, mark.study, mark.participant);
  await mkdir(desks, { recursive: true, mode: 0o700 });
  for (let n = 1; ; n++) {
    const own = join(desks, `${mark.task}-${n}`);
    try {
      await mkdir(own, { mode: 0o700 });
    } catch (error) {
      if (errorCode(error) === "EEXIST") continue;
      throw error;
    }
    await copyDesk(desk, own);
    return own;
  }
}

/** Every desk of one participant: what they wrote on them lies nowhere else. */
export function desksOf(data: string, study: string, participant: string): string {
  return join(studyPlaces(data, study).desks, participant);
}
