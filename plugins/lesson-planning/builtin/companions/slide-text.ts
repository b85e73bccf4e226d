import { bullets, numbered } from "../drafting/wording.ts";
import type { Source } from "./source.ts";
import type { Made } from "./worksheet.ts";

/** The words for slides, a heading a slide. The deck of a lesson is made by its export. */
export function slideText({ tasks, ideas, words }: Source): Made {
  const terms = words.map(({ term, meaning }) => `**${term}**: ${meaning}`);
  const parts = [...Map.groupBy(tasks, ({ part }) => part)].map(
    ([part, all]) =>
      [part.replace(/\s*\(\d+\s*min\w*\)\s*$/i, ""), numbered(all.map(({ text }) => text))] as const,
  );
  const all = [
    ...(ideas.length === 0 ? [] : [["What to remember", bullets(ideas)] as const]),
    ...(terms.length === 0 ? [] : [["Words", bullets(terms)] as const]),
    ...parts,
  ];
  const key = tasks
    .filter(({ answer }) => answer !== "")
    .map(({ text, answer }) => `${text.split("\n")[0]} **${answer}**`);
  return {
    sections: [
      ...all.map(([head, body], at) => `## Slide ${at + 1}: ${head}\n\n${body}`),
      ...(key.length === 0 || all.length === 0
        ? []
        : [`## Answer key\n\nTeacher: for the notes, not for the screen.\n\n${bullets(key)}`]),
    ],
    said: "",
  };
}
