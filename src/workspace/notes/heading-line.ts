import type { Block } from "../../documents/document-text.ts";
import { asksForWork, housekeeping, type Kind, kindOfHeading, kindOfPlainHeading } from "./signs.ts";

/**
 * Paragraphs that stand for headings, though nothing in the file marks them, as headings. `marked`: the file marks its
 * headings; then only a line that names what stands below it is taken for one.
 */
export function withPlainHeadings<T extends Block>(blocks: readonly T[], marked: boolean): T[] {
  let section: Kind | null = null;
  return blocks.map((block, at) => {
    if (block.kind === "heading") section = kindOfHeading(block.text);
    if (block.kind !== "paragraph" || block.text.length > 60) return block;
    const below = blocks[at + 1];
    const heads =
      isShouted(block.text) ||
      kindOfPlainHeading(block.text) !== null ||
      (!marked &&
        below !== undefined &&
        couldHead(block.text) &&
        (endsInColon(block.text) ||
          (section !== "questions" && saysWhatFollows.test(block.text)) ||
          (blocks[at - 1]?.kind === "item" && (below.kind === "item" || couldHead(below.text)))));
    if (!heads) return block;
    section = kindOfHeading(block.text);
    return { ...block, kind: "heading" as const, level: 2 };
  });
}

function isShouted(line: string): boolean {
  return /\p{Lu}{3}/u.test(line) && line === line.toUpperCase() && !/[.?!]$/.test(line);
}

function endsInColon(line: string): boolean {
  return line.endsWith(":") && line.split(/\s+/).length <= 4;
}

/** Short, and neither a sentence, a pair, a sum, nor something that pupils or the teacher are to do. */
function couldHead(line: string): boolean {
  const told = line.replace(/\s*:$/, "");
  return (
    told.split(/\s+/).length <= 7 &&
    !/[.?!;,]$|[:=→|_?]|\s[–—-]\s|\d/.test(told) &&
    !asksForWork(told) &&
    !housekeeping.test(told)
  );
}

/** "what it was all about", "how it ended": half a sentence that what follows fills, and no question. */
const saysWhatFollows =
  /^(?:what|how|why|ce qu(?:e\s|['’]|i\s)|comment|pourquoi|was|wie|warum|wieso|lo que|cómo|por qué|apa yang|bagaimana|mengapa|kenapa)(?!\p{L})\s*(?!(?:is|are|was|were|do|does|did|can|could|would|should|will|has|have|had|many|much|long|far|often|old|est|sont|a|ont|fait|font|ist|sind|war|waren|hat|haben|kann|macht|viele?|es|son|era|fue|hay|adalah)(?!\p{L}))/iu;
