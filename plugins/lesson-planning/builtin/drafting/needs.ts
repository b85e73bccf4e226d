import { recently } from "../../../../src/recently.ts";
import type { Need } from "../../../../src/workspace/class-needs.ts";
import { withEnglishNeeds } from "../../../../src/workspace/needs-by-language.ts";

/** A way of helping, from the differentiation skill's reference files. */
export type Strategy = { name: string; text: string; example: string };

export type NeedSection = { title: string; words: string[]; strategies: Strategy[] };

/** What a reference file offers, need by need. */
export function needSections(page: string): NeedSection[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = ""] = part.split("\n", 1);
      const known = /^Also known as: (.+)$/m.exec(part)?.[1] ?? "";
      return {
        title: title.trim(),
        words: [title.trim(), ...known.split(",").map((w) => w.trim())].filter(Boolean),
        strategies: strategies(part),
      };
    });
}

function strategies(part: string): Strategy[] {
  return part
    .split(/^### /m)
    .slice(1)
    .map((text) => {
      const [name = "", ...lines] = text.split("\n");
      const paragraphs = lines
        .join("\n")
        .split(/\n{2,}/)
        .map((p) => p.trim())
        .filter(Boolean);
      const example =
        paragraphs
          .find((p) => p.startsWith("**Example:**"))
          ?.replace("**Example:**", "")
          .trim() ?? "";
      return { name: name.trim(), text: paragraphs[0] ?? "", example };
    });
}

/** Which of the skill's reference files a class's needs call for; none for a class without needs. */
export function filesFor(needs: readonly Need[], mixed: boolean): string[] {
  const text = needs.map((need) => withEnglishNeeds(need.text).toLowerCase()).join("\n");
  const files = new Set<string>();
  if (/\beal\b|english as an additional|\besl\b|bilingual/.test(text)) files.add("eal-strategies");
  if (mixed || /\babove\b|\bbelow\b|towards|less secure|confiden|behind|absen|extension|gifted/.test(text))
    files.add("mixed-ability");
  const others = needs.some(
    ({ text: line }) =>
      !/\beal\b|english as|above|below|towards|secure|expected level/i.test(withEnglishNeeds(line)),
  );
  if (others) files.add("sen-strategies");
  return [...files];
}

/** The sections that speak of a need, most telling first: more and longer words in common count for more. */
export function sectionsFor(need: Need, sections: readonly NeedSection[]): NeedSection[] {
  const scored = sections.map((section) => ({ section, score: score(withEnglishNeeds(need.text), section) }));
  return scored
    .filter(({ score: s }) => s > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ section }) => section);
}

/** The skill's words are asked about for every need of every class. */
const wholeWord = recently(500, (word) => new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, "iu"));

function score(text: string, section: NeedSection): number {
  let total = 0;
  for (const word of section.words) {
    if (wholeWord(word).test(text)) total += word.length;
  }
  return section.title === "For every stage" ? total / 10 : total;
}
