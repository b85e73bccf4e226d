import type { CompanionPart } from "../../message.ts";

/** How it is called on its own first line: "# Fractions of amounts: revision guide". */
export const calledAs: Readonly<Record<CompanionPart, string>> = {
  worksheet: "worksheet",
  quiz: "quiz",
  homework: "homework",
  guide: "revision guide",
  cards: "vocabulary cards",
  text: "reading text",
  slides: "slides",
};
