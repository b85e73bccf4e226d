import { type Companion, type CompanionPart, companionParts } from "../../message.ts";
import { calledAs } from "./called.ts";

/** What each is asked for as. */
const askedAs: Readonly<Record<CompanionPart, Companion>> = {
  worksheet: "worksheet",
  quiz: "quiz",
  homework: "homework",
  guide: "revision-guide",
  cards: "cards",
  text: "text",
  slides: "slides",
};

export function companionAsked(part: CompanionPart): Companion {
  return askedAs[part];
}

/** null for what is no document: a review, a change for the class's needs. */
export function partAsked(companion: Companion): CompanionPart | null {
  return companionParts.find((part) => askedAs[part] === companion) ?? null;
}

/** Which one a title names; it stands at one end, so that a lesson on quizzes is no quiz. */
export function partTitled(title: string): CompanionPart | null {
  const end = title
    .replace(/\s+for\s+\S{1,12}\s*$/i, "")
    .trim()
    .toLowerCase();
  return (
    companionParts.find((part) =>
      new RegExp(`(?:^|[:–—]\\s*)${calledAs[part]}$|^${calledAs[part]}\\s*[:–—]`).test(end),
    ) ?? null
  );
}
