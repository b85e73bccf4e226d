import type { Course } from "../../../src/learning/course.ts";
import type { Items } from "../../../src/learning/course-format.ts";
import { itemKey } from "../../../src/learning/exercises/exercise.ts";

/** A piece of a course's material, as somebody who has learned it would know it. */
export type Known = {
  key: string;
  concept: string;
  kind: keyof Items;
  /** Each side in all its wordings: who is shown one says another. */
  sides: string[][];
  /** What must have been on the page for it to have been taught, one wording of each; empty: the concept's text is enough. */
  taughtBy: string[][];
};

export function knownIn(course: Course): Map<string, Known> {
  const all = new Map<string, Known>();
  for (const { id } of course.concepts) {
    const items = course.items.get(id);
    if (items === undefined) continue;
    for (const [kind, name, sides, taughtBy] of pieces(items)) {
      const key = itemKey(kind === "code_tasks" ? "code" : kind, name);
      if (!all.has(key)) all.set(key, { key, concept: id, kind, sides, taughtBy });
    }
  }
  return all;
}

type Piece = [kind: keyof Items, name: string, sides: string[][], taughtBy: string[][]];

function pieces(items: Items): Piece[] {
  const untold: string[][] = [];
  return [
    ...items.vocabulary.map(({ term, accepted, meanings }): Piece => {
      const sides = [[term, ...accepted], meanings];
      return ["vocabulary", term, sides, sides];
    }),
    ...items.definitions.map(
      ({ term, definition }): Piece => ["definitions", term, [[term], [definition]], [[term]]],
    ),
    ...items.facts.map(
      ({ statement, truth, why }): Piece => [
        "facts",
        statement,
        [[statement], [`${truth ? "True" : "False"}: ${why}`, why]],
        untold,
      ],
    ),
    ...items.cloze.map(({ text, answers }): Piece => ["cloze", text, [[text], answers], untold]),
    ...items.errors.map(
      ({ wrong, right }): Piece => ["errors", wrong, [[wrong], right.split(" / ")], untold],
    ),
    ...items.orderings.map(
      ({ prompt, parts }): Piece => ["orderings", prompt, [[prompt], [parts.join(" ")]], untold],
    ),
    ...items.categories.map(({ prompt }): Piece => ["categories", prompt, [[prompt]], untold]),
    ...items.questions.map(
      ({ question, references }): Piece => ["questions", question, [[question], references], untold],
    ),
    ...items.outputs.map(({ code, output }): Piece => ["outputs", code, [[code], [output]], untold]),
    ...items.code_tasks.map(({ id, solution }): Piece => ["code_tasks", id, [[id], [solution]], untold]),
    ...items.skills.map(({ id, title }): Piece => ["skills", id, [[title]], untold]),
    ...items.star.map(
      ({ question, situation, task, action, result }): Piece => [
        "star",
        question,
        [[question], [`${situation} ${task} ${action} ${result}`]],
        untold,
      ],
    ),
    ...items.scenarios.map(
      ({ opening, expected }): Piece => ["scenarios", opening, [[opening], [expected.join(", ")]], untold],
    ),
  ];
}
