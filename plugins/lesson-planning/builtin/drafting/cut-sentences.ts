import { sentencesIn } from "../../../../src/text/sentences.ts";

/** What code can do to make a text easier to read without changing what it says: long sentences are cut where they join two. */

const joints =
  /(?:;\s+|,?\s+[–—]\s+|,\s+(?=(?:and|but|so|because|which means that)\s+(?:it|they|he|she|we|you|I|this|these|that|the|an?|there|each|no|some|many|\p{Lu}\p{Ll}+)\s)|,\s+(?=then\s))/gu;

/** Cut only where what follows can stand alone. `longest`: how many words a sentence may have before it is worth cutting. */
export function cutSentence(sentence: string, longest: number): string[] {
  const whole = sentence.trim();
  if (whole.split(/\s+/).length <= longest) return [whole];
  const parts = whole.split(joints).map((part) => part.trim());
  if (parts.some((part) => part.split(/\s+/).length < 3 || !isClosed(part))) return [whole];
  return parts.map((part, at) => {
    const begun = part
      .replace(/^and\s+/i, "")
      .replace(/^because\s+/i, "That is because ")
      .replace(/^which means that\s+/i, "This means that ");
    const cut = begun.charAt(0).toUpperCase() + begun.slice(1);
    return at < parts.length - 1 ? `${cut.replace(/[,;:]$/, "")}.` : cut;
  });
}

/** No quotation, bracket or emphasis is torn in two. */
function isClosed(part: string): boolean {
  const count = (mark: RegExp) => part.match(mark)?.length ?? 0;
  return (
    [/"/g, /\*/g, /`/g, /\$/g].every((mark) => count(mark) % 2 === 0) &&
    count(/\(/g) === count(/\)/g) &&
    count(/“/g) === count(/”/g)
  );
}

/** A section with the long sentences of its pupils cut: its headings, codes, tables, answers, options and its teacher's lines stay. */
export function cutInSection(markdown: string, longest: number): string {
  let fenced = false;
  return markdown
    .split("\n")
    .map((line) => {
      if (/^\s*(?:`{3,}|~{3,})/.test(line)) fenced = !fenced;
      if (fenced || notForReading.test(line)) return line;
      const [, mark = "", said = ""] =
        /^(\s*(?:(?:\d+[.)]|[-*+]|>)\s+)?(?:\*\*Problem:\*\*\s+)?)(.*)$/.exec(line) ?? [];
      return `${mark}${sentencesIn(said)
        .flatMap((sentence) => cutSentence(sentence, longest))
        .join(" ")}`;
    })
    .join("\n");
}

const notForReading =
  /^\s*$|^\s*(?:#|\||`{3,}|~{3,}|\[|Teacher\b|\*\*(?:Answer|Time)|[-*+]\s+(?:[A-H][.)]\s|\*\*))/;
