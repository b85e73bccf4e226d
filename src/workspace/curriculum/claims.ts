import { isCurriculumPath, isTopicPath } from "../packs/pack-paths.ts";
import { type CodeSpan, codeKey, codesIn } from "./codes.ts";
import { libraryFolder } from "./library-pointer.ts";
import { type Passage, passages } from "./passages.ts";
import { type PointerLink, readPointer } from "./pointer.ts";
import { type Quotation, quotationAfter, statementAfter } from "./quotation.ts";
import type { Registry } from "./registry.ts";
import { type Said, saidOf } from "./said.ts";

/** One use of the curriculum in a lesson. */
export type Claim = {
  /** Normalised; "" for a pointer to lines that names no code: of a curriculum, of a note. */
  code: string;
  line: number;
  link: PointerLink | null;
  quotation: Quotation | null;
  /** Cited as what the class has learnt before. */
  prior: boolean;
  /** What the lesson says the outcome to be, here and wherever else it is mentioned. */
  said: Said[];
};

/**
 * Every pointer is a claim. A code that nobody points to anywhere in the lesson is one claim, however often it is
 * mentioned; further mentions of a code that is pointed to are none, and what they say of it counts with the first.
 */
export function claimsIn(markdown: string, registry: Registry): Claim[] {
  const uses = passages(markdown).flatMap((passage) => usesIn(passage, registry));
  const pointedTo = new Set(uses.filter(({ link }) => link !== null).map(({ code }) => codeKey(code)));
  const bare = new Set<string>();
  const counted = uses.filter(({ code, link }) => {
    if (link !== null) return true;
    const key = codeKey(code);
    if (pointedTo.has(key) || bare.has(key)) return false;
    bare.add(key);
    return true;
  });
  for (const mention of uses) {
    if (counted.includes(mention)) continue;
    counted.find(({ code }) => codeKey(code) === codeKey(mention.code))?.said.push(...mention.said);
  }
  return counted;
}

type Use = CodeSpan & { link: PointerLink | null; after: number };

function usesIn(passage: Passage, registry: Registry): Claim[] {
  const links = passage.links
    .map((link) => ({ ...link, target: readPointer(link.url) }))
    .filter(({ target }) => target.kind !== "elsewhere");
  const uses: Use[] = codesIn(passage.text, registry.patterns).map((span) => {
    const around = links.find(({ start, end }) => start < span.end && end > span.start);
    return { ...span, link: around?.target ?? null, after: around?.end ?? span.end };
  });
  for (const link of links) {
    if (uses.some(({ start, end }) => link.start < end && link.end > start)) continue;
    const before = uses.findLast(({ end }) => end <= link.start);
    const between = before === undefined ? null : passage.text.slice(before.end, link.start);
    if (before?.link === null && between !== null && /^[\s(:,;—–-]*(?:see|in)?[\s(:]*$/i.test(between)) {
      before.link = link.target; // TCH 4-14a ([lines 12 to 18](…))
      before.after = link.end;
    } else if (isSource(fileOf(link.target))) {
      const [entry] = registry.file(fileOf(link.target))?.outcomes ?? [];
      const code = fileOf(link.target).startsWith(libraryFolder) ? (entry?.code ?? "") : "";
      uses.push({ code, start: link.start, end: link.end, link: link.target, after: link.end });
    }
  }
  uses.sort((a, b) => a.start - b.start);
  const counted = uses.filter(
    ({ code, link }) => link !== null || registry.find(code) !== null || looksLikeCode(code),
  );
  return counted.map((use, index) => {
    const after = passage.text.slice(use.after, counted[index + 1]?.start);
    const before = passage.text.slice(counted[index - 1]?.after ?? 0, use.start);
    const line = passage.lineAt(use.start);
    const pointed = use.link !== null;
    return {
      code: use.code,
      line,
      link: use.link,
      quotation: pointed ? (quotationAfter(after) ?? statementAfter(after, passage.section)) : null,
      prior: [sentenceAround(passage.text, use), ...passage.surroundings].some((text) =>
        priorLearning.test(text),
      ),
      said: saidOf({ before, after, line }, passage),
    };
  });
}

/** "S3" or "2.5" may fit somebody's pattern; unless a file holds it, or it points somewhere, it is prose. */
function looksLikeCode(code: string): boolean {
  const parts = code.match(/[A-Za-z]+|\d+/g) ?? [];
  return /\d/.test(code) && (/[A-Za-z]{2}/.test(code) || (parts.length >= 4 && /[A-Z]/.test(code)));
}

const priorLearning =
  /\b(?:prior|previous(?:ly)?|earlier|already|recap\w*|retriev\w+|revisit\w*|revision|revis(?:e|es|ing)|buil(?:d|ds|ding|t) on|before this|progress\w* from|comes? from|foundations?|last (?:year|term|lesson|unit|block|session))\b/i;

function sentenceAround(text: string, { start, end }: CodeSpan): string {
  const before = /[^.!?]*$/.exec(text.slice(Math.max(0, start - 300), start))?.[0] ?? "";
  const after = /^[^.!?]*/.exec(text.slice(end, end + 300))?.[0] ?? "";
  return before + after;
}

/** What a lesson may rest on: a curriculum, a library, a teacher's own note. */
function isSource(file: string): boolean {
  return isCurriculumPath(file) || isTopicPath(file) || file.startsWith(libraryFolder);
}

function fileOf(link: PointerLink): string {
  if (link.kind === "elsewhere") return "";
  return link.kind === "lines" ? link.pointer.file : link.file;
}
