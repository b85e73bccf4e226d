import { topicWords } from "../curriculum/fit/topic-words.ts";
import { stemOf } from "../curriculum/search-words.ts";

/** What is done with the same things in different lessons: to compare fractions is not to add them. */
const doings: ReadonlySet<string> = new Set(
  `compare comparing order ordering add adding addition subtract subtracting subtraction multiply multiplying multiplication divide dividing
  division simplify simplifying convert converting round rounding estimate estimating expand expanding factorise factorising solve solving
  sketch sketching plot plotting rearrange rearranging substitute substituting translate translating conjugate conjugating`
    .split(/\s+/)
    .map(stemOf),
);

const doneIn = (text: string) =>
  topicWords(text)
    .map(({ stem }) => stem)
    .filter((stem) => doings.has(stem));

/** Whether a note is called by something that one does, and a topic asks for something else. Pure. */
export function doesOther(
  topic: string,
  { title, keywords = [] }: { title: string; keywords?: readonly string[] },
): boolean {
  const asked = doneIn(topic);
  const own = doneIn(title);
  if (asked.length === 0 || own.length === 0) return false;
  const known = new Set([...own, ...keywords.flatMap(doneIn)]);
  return !asked.some((stem) => known.has(stem));
}
