import { sentencesIn } from "../../text/sentences.ts";
import { arrow, byMarks, correctionIn, openIn, type Said, turnsIn } from "./mistake-said.ts";

/**
 * What a line says that is itself called what somebody thinks. All of it is wrong but what is marked as right: a dash, a
 * "but", a "must" or an "always" make nothing true, for a falsehood that is taught is the worst that can come of a note.
 */
export function beliefsSaid(text: string): Said[] {
  const marked = byMarks(text);
  if (marked !== null && "think" in marked) return [marked];
  const pointed = arrow.exec(text);
  if (pointed !== null && pointed.index > 0) {
    const truth = text.slice(pointed.index + pointed[0].length).trim();
    if (truth !== "") return [{ think: text.slice(0, pointed.index).trim(), truth }];
  }
  const said: Said[] = [];
  for (const part of sentencesIn(text)) {
    const last = said.at(-1);
    const open = last === undefined ? null : openIn(last);
    const corrects = correctionIn(part);
    if (open !== null && corrects !== null) said[said.length - 1] = { think: open, truth: corrects };
    else said.push(turnsIn(part) ?? { think: part, truth: "" });
  }
  return said;
}
