import { Problem } from "../../problem.ts";

/**
 * What a learner hands in is read on the server's own thread, so it is short by this bound (decision 43): some 15,000
 * words, several times the longest essay or program that is asked for. Whatever reads it takes no more than a few
 * seconds for the worst text of this length.
 */
export const mostText = 100_000;

/** Refused before anything looks at it. Throws `Problem`. */
export function mustBeShort(text: string): void {
  if (text.length > mostText) throw tooLong();
}

export function tooLong(): Problem {
  return new Problem(
    "usage",
    `This is longer than anything that is asked for here: up to ${mostText.toLocaleString("en")} characters are read. Nothing was graded or saved, and the exercise is as it was. Hand in your answer alone.`,
  );
}
