import { cutSentence } from "../drafting/cut-sentences.ts";
import { bullets } from "../drafting/wording.ts";
import type { Source } from "./source.ts";
import type { Made } from "./worksheet.ts";

/** As long as a line may be before it is worth cutting. */
const longSentence = 12;

/** A text made easier by what code can do without changing what it says: cut sentences, words explained where they stand, numbered lines. */
export function levelledText({ text, ideas, words, title }: Source): Made {
  const told = text === "" ? ideas.join(" ") : text.replace(/\n+/g, " ");
  if (told.split(/\s+/).length < 25) return { sections: [], said: "" };
  const whole = told.split(/(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}"“‘])/u);
  const sentences = whole.flatMap((sentence) => cutSentence(sentence, longSentence));
  const explained = explain(sentences, words);
  const used = words.filter(({ term }) => new RegExp(`(?<!\\p{L})${RegExp.escape(term)}`, "iu").test(told));
  const about =
    text === ""
      ? `The lesson has no longer text, so this is what it says to remember of ${title}.`
      : "This is the text of the lesson.";
  const done = [
    ...(sentences.length > whole.length ? ["long sentences are cut where they join two"] : []),
    ...(used.length > 0 ? ["hard words are explained where they first stand"] : []),
    "each line has a number",
  ];
  const said = `${about} What code could do to make it easier to read: ${done.join(", ")}. Nothing was left out or said in other words; a model, or you, can do more.`;
  return {
    sections: [
      `## The text\n\nTeacher: ${said}\n\n${explained.map((line, at) => `${at + 1}. ${line}`).join("\n")}`,
      ...(used.length === 0
        ? []
        : [`## Key words\n\n${bullets(used.map(({ term, meaning }) => `**${term}**: ${meaning}`))}`]),
    ],
    said: "",
  };
}

/** In brackets behind the word, the first time it is used. */
function explain(lines: readonly string[], words: Source["words"]): string[] {
  const met = new Set<string>();
  return lines.map((line) =>
    words.reduce((told, { term, meaning }) => {
      const name = new RegExp(`(?<![\\p{L}*(])(${RegExp.escape(term)}(?:s|es)?)(?![\\p{L}*)])`, "iu");
      if (met.has(term) || !name.test(told)) return told;
      met.add(term);
      const says = meaning.replace(/[.;]$/, "");
      return told.replace(name, (word) => `**${word}** (${says.charAt(0).toLowerCase()}${says.slice(1)})`);
    }, line),
  );
}
