import { calledAs } from "../../../../src/lesson/companions/called.ts";
import type { CompanionPart } from "../../../../src/message.ts";
import type { Topic } from "../../../../src/workspace/topic.ts";
import { levelledText } from "./levelled-text.ts";
import { slideText } from "./slide-text.ts";
import { type Source, sourceOf } from "./source.ts";
import { cards, guide, homework, type Made, quiz, worksheet } from "./worksheet.ts";

const makers: Readonly<Record<CompanionPart, (source: Source, many: number | null) => Made>> = {
  worksheet,
  quiz,
  homework,
  guide,
  cards,
  text: levelledText,
  slides: slideText,
};

/** What the lesson would have to hold, where it holds nothing of the kind. */
const needs: Readonly<Record<CompanionPart, string>> = {
  worksheet: "tasks for pupils",
  quiz: "questions that it answers",
  homework: "tasks that it answers",
  guide: "ideas to remember, words or an example",
  cards: "words that it explains",
  text: "text of some length, and nothing to remember",
  slides: "outcomes or tasks",
};

/** A companion of the lesson as it stands, and of its note where one is at hand. Nothing is invented. */
export function makeCompanion(
  part: CompanionPart,
  lesson: string,
  note: Topic | null,
  many: number | null = null,
): string {
  const source = sourceOf(lesson, note);
  const { sections, said } = makers[part](source, many);
  if (sections.length === 0)
    return `No ${calledAs[part]} was made of "${source.title}": the lesson holds no ${needs[part]}. Write those first, and nothing has to be invented.`;
  const told = said === "" ? [] : [`Teacher: ${said}`];
  return [`# ${source.title}: ${calledAs[part]}`, ...told, ...sections].join("\n\n");
}
