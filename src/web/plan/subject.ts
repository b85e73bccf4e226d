import { subjectsIn } from "../../workspace/packs/subjects.ts";

/** Subjects that share a colour; the colours are in tokens.css. */
const families: Readonly<Record<string, readonly string[]>> = {
  number: ["mathematics", "business"],
  nature: ["science", "biology", "chemistry", "physics", "earth-science", "geography"],
  word: ["english", "languages", "french", "spanish", "german", "other-language"],
  people: ["history", "social", "civics", "religion", "pshe"],
  making: ["computing", "technologies", "design-and-technology", "food"],
  stage: ["art", "arts", "music", "drama", "dance", "pe"],
};

/** The class name that gives a subject its colour; "" for what belongs to no family, which has the page's own. */
export function subjectColour(subject: string): string {
  const [first = ""] = subjectsIn(subject);
  const family = Object.keys(families).find((name) => families[name]?.includes(first));
  return family === undefined ? "" : `subject-${family}`;
}

/** One or two letters that stand for it: "CS" for Computing Science, "M" for Mathematics. */
export function subjectLetters(subject: string): string {
  const words = subject.match(/\p{L}+/gu)?.filter((word) => !/^(?:and|the|of|in|for)$/i.test(word)) ?? [];
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}
