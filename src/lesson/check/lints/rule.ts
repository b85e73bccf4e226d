import type { ClassProfile } from "../../../workspace/class-profile.ts";
import type { Lesson, Section } from "../../document.ts";
import type { SectionKind } from "../../section-kind.ts";
import type { Finding } from "../finding.ts";

export type LintContext = {
  /** null where no class is known; what depends on one is then not checked. */
  profile: ClassProfile | null;
  misconceptions: readonly string[];
  /** How long a lesson the teacher asked for, where they said so: it comes before the class's period. */
  askedMinutes?: number | null | undefined;
  /** What its taught sections said at one time or another; left out: nobody knows. */
  earlier?: readonly string[] | undefined;
};

/** A lint says nothing where it is not sure: a false alarm costs more trust than a miss. */
export type Rule = (lesson: Lesson, context: LintContext) => Finding[];

export function sectionsOf(lesson: Lesson, ...kinds: SectionKind[]): readonly Section[] {
  return lesson.sections.filter(({ kind }) => kind !== null && kinds.includes(kind));
}

/** A line of a section's body. `code`: it stands in a fence, or is one. */
export type Line = { text: string; line: number; code: boolean };

/** The lines below the section's heading, with their places in the lesson. */
export function linesOf(section: Pick<Section, "text" | "line">): Line[] {
  let fence: string | null = null;
  return section.text.split(/\r\n|\n|\r/).map((text, index) => {
    const mark = /^\s*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})/.exec(text)?.[1] ?? null;
    const code = fence !== null || mark !== null;
    if (fence === null) fence = mark;
    else if (mark?.startsWith(fence)) fence = null;
    return { text: index === 0 ? "" : text, line: section.line + index, code };
  });
}

export type Item = { text: string; line: number };

/** The outer bullets of a section as plain words; below a bullet that only labels ("All pupils:"), the inner ones. */
export function itemsOf(section: Section): Item[] {
  let labelled = false;
  return linesOf(section).flatMap(({ text, line, code }) => {
    const [, indent = "", content] = /^([ \t]*)(?:[-*+]|\d+[.)])[ \t]+(\S.*)$/.exec(text) ?? [];
    if (code || content === undefined) return [];
    const outer = indent.length < 2;
    if (!outer && !labelled) return [];
    const words = plain(content);
    const isLabel = outer && words.endsWith(":");
    if (outer) labelled = isLabel;
    return isLabel ? [] : [{ text: words, line }];
  });
}

/** Text without markdown's marks; of a link its words, of code its content. */
export function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]{0,300})\]\([^)]{0,500}\)/g, "$1")
    .replace(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}|`/g, "")
    .replace(/^\[[ xX]\]\s+/, "")
    .trim();
}

const common = new Set(
  "about after again also always because been before being between both called cannot could does doing done down each every first from gives have having here into just know less like make makes many means more most much must need needs never next only other over pupils same should some something such than that their them then there these they thing things think this those time used uses using very want what when where which while will with without work works would your".split(
    " ",
  ),
);

/** The words that carry a text's meaning, cut to their stems: enough to see that two texts speak of one thing. */
export function contentWords(text: string): Set<string> {
  const words =
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !common.has(word) && word.length > 3).map(stem));
}

export function stem(word: string): string {
  const cut = word.replace(/(?:ies|ied)$/, "y").replace(/(?:ing|ed|es|s|e)$/, "");
  return cut.length < 3 ? word : cut.replace(/([^aeiouls])\1$/, "$1");
}
