import { agesOf } from "../stage.ts";

/** An outcome that is written for older or younger pupils than the class. `level`: whose it is, as its curriculum says. */
export type OtherStage = { which: "older" | "younger"; level: string };

/** null where it is of the class's own stage or level, or where nobody here knows how old either are. */
export function otherStage(
  level: string,
  { stage, level: worksAt }: { stage: string; level: string },
): OtherStage | null {
  const [own, theirs] = [agesOf(stage), agesOf(level)];
  if (own === null || theirs === null || (theirs.from < own.to && own.from < theirs.to)) return null;
  if (worksAt.trim().toLowerCase() === level.trim().toLowerCase()) return null;
  return { which: theirs.from >= own.to ? "older" : "younger", level };
}
