import type { Items } from "../../learning/course-format.ts";
import { ownPhrases } from "../prompts/phrases.ts";

type Word = Items["vocabulary"][number];

/** Only what the course itself says of the word: its other meanings and its note, or else what it means. No grammar. */
export function explainWord({ term, meanings, note }: Word, instructionLanguage: string): string {
  const phrases = ownPhrases(instructionLanguage);
  const [first = term, ...others] = meanings;
  const more = others.join(", ");
  // In a language that we have no words for, only the course's own are said.
  const also = more === "" ? "" : (phrases?.alsoMeans(more) ?? more);
  const said = [also, note?.trim() ?? ""].filter((each) => each !== "").join(" ");
  return said || (phrases?.means(first) ?? first);
}
