import { Problem } from "../../problem.ts";
import { toldWhy } from "../exercises/exercise.ts";
import type { CheckedLine } from "../exercises/kind.ts";
import { kindOf } from "../exercises/kinds.ts";
import { mustBeShort } from "../exercises/most-text.ts";
import { countHint, mayBeHelped } from "./hint.ts";
import type { Room } from "./room.ts";

export type Checked = { lines: CheckedLine["verdict"][]; why: string | null };

/**
 * Whether the working so far holds, line by line: right or wrong, which costs nothing. With `why`, what is wrong with the
 * first line that does not hold: that is a hint, and counts as one.
 */
export async function checkWork(
  room: Room,
  exerciseId: string,
  { question, answer, why }: { question: string; answer: string; why: boolean },
): Promise<Checked> {
  mustBeShort(answer);
  const { record } = await mayBeHelped(room, exerciseId);
  const lines = (await kindOf(record).check?.(record, question, answer)) ?? null;
  if (lines === null)
    throw new Problem(
      "usage",
      "Only working can be checked before it counts: write your steps, a line each. A look at the answer alone would be a second try.",
    );
  const broken = why ? lines.find(({ verdict }) => verdict === "wrong") : undefined;
  if (broken !== undefined) await countHint(room, record, toldWhy(question));
  return { lines: lines.map(({ verdict }) => verdict), why: broken?.why ?? null };
}
