import type { CourseDraft, DraftConcept, DraftItems } from "../draft.ts";
import type { Skipped } from "../imported.ts";
import { questionItems } from "./question-items.ts";
import type { Quiz, QuizQuestion } from "./quiz.ts";

const atOnce = 25;

/** A concept for each category of a question bank, in parts where there is much in it. */
export function draftFromQuiz(
  { questions, skipped }: Quiz,
  source: string,
  title: string,
): { draft: CourseDraft; skipped: Skipped[] } | { problem: string } {
  const left: Skipped[] = [...skipped];
  const concepts = [...Map.groupBy(questions, ({ category }) => category)].flatMap(([category, own]) =>
    conceptsOf(categoryPath(category), own, title, left),
  );
  if (concepts.length === 0) {
    const reasons = [...new Set(left.map(({ why }) => why))].slice(0, 3).join(" ");
    return { problem: `No question of ${source} could be used. ${reasons}` };
  }
  return { draft: { title, source, domain: "conceptual", concepts }, skipped: left };
}

function conceptsOf(
  path: string[],
  questions: readonly QuizQuestion[],
  title: string,
  left: Skipped[],
): DraftConcept[] {
  const name = path.at(-1) ?? title;
  const unit = path.length > 1 ? path.slice(0, -1).join(": ") : name;
  const explanations: string[] = [];
  const usable: DraftItems[] = [];
  for (const question of questions) {
    const made = questionItems(question);
    if ("why" in made) {
      left.push({ where: question.where, why: made.why });
      continue;
    }
    if (made.explanation !== undefined) explanations.push(made.explanation);
    if (Object.keys(made.items).length > 0) usable.push(made.items);
  }
  if (usable.length === 0) {
    for (const text of explanations)
      left.push({ where: name, why: `A description without questions: “${text.slice(0, 60)}”.` });
    return [];
  }
  const count = Math.ceil(usable.length / atOnce);
  const size = Math.ceil(usable.length / count);
  return Array.from({ length: count }, (_, index) => usable.slice(index * size, (index + 1) * size)).map(
    (part, index): DraftConcept => {
      const items = joined(part);
      return {
        title: count === 1 ? name : `${name}, part ${index + 1}`,
        unit,
        type: "definitions",
        bloom: "remember",
        items,
        ...(explanations.length === 0 ? {} : { explanation: explanations.join("\n\n") }),
      };
    },
  );
}

function joined(parts: readonly DraftItems[]): DraftItems {
  return {
    definitions: parts.flatMap(({ definitions = [] }) => definitions),
    facts: parts.flatMap(({ facts = [] }) => facts),
    cloze: parts.flatMap(({ cloze = [] }) => cloze),
    orderings: parts.flatMap(({ orderings = [] }) => orderings),
    categories: parts.flatMap(({ categories = [] }) => categories),
    questions: parts.flatMap(({ questions = [] }) => questions),
    essays: parts.flatMap(({ essays = [] }) => essays),
  };
}

/** "$course$/top/Geography/Europe" is Geography, Europe. A slash inside a name is written twice. */
function categoryPath(category: string): string[] {
  return category
    .split(/(?<!\/)\/(?!\/)/)
    .map((part) => part.replaceAll("//", "/").trim())
    .filter(
      (part, index) => part !== "" && !/^\$.*\$$/.test(part) && !(index <= 1 && part.toLowerCase() === "top"),
    );
}
