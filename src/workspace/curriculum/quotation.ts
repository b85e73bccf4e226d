/** `asSummary`: the lesson says itself that these are not the official words. */
export type Quotation = { text: string; asSummary: boolean };

const quoted = `["“„]([^"“”„]+)["”]`;
/** Only punctuation between the pointer and the quotation. */
const direct = new RegExp(`^[\\s:;,()\\[—–-]*${quoted}`);
/** A title, or words that announce a quotation, between them; never across the end of a sentence. */
const announced = new RegExp(
  `^(?:\\s*[—–:,(-][^"“”.!?]{1,80}?[:—–-]\\s*|[^"“”.!?]{0,60}\\b(?:says?|states?|reads?|asks for|wording|text|outcome|quot\\w+|summar\\w+|words)\\b[^"“”.!?]{0,20})${quoted}`,
  "i",
);
const notOfficial = /summar|paraphras|\b(?:our|my|other|plain|own) words\b|not (?:the )?official/i;

/** The quotation that a pointer is followed by; `after` is the text from the pointer's end to the next one. */
export function quotationAfter(after: string): Quotation | null {
  const match = certain(direct.exec(after), 3) ?? certain(announced.exec(after), 4);
  const text = match?.[1]?.trim() ?? "";
  if (match === null || text === "") return null;
  const before = match[0].slice(0, match[0].length - text.length);
  const behind = /^[^.!?]{0,60}/.exec(after.slice(match[0].length))?.[0] ?? "";
  return { text, asSummary: notOfficial.test(before) || notOfficial.test(behind) };
}

/**
 * In a section on the curriculum, "I can …" behind a pointer is offered as the outcome's own words, quotation marks or
 * none. Elsewhere it is a learner's sentence.
 */
export function statementAfter(after: string, section: string): Quotation | null {
  if (!/curriculum/i.test(section)) return null;
  const match =
    /^[\s:;,()—–-]*(?:[^.!?:"“]{0,60}:\s*)?(I (?:can|have|am|know|understand|explore)\b[^"“.!?…]*)/.exec(
      after,
    );
  const text = match?.[1]?.trim() ?? "";
  return text === "" || notOfficial.test(after) ? null : { text, asSummary: false };
}

/** A question, or a word or two, is something to say in class and no quotation from a curriculum. */
function certain(match: RegExpExecArray | null, words: number): RegExpExecArray | null {
  const text = match?.[1]?.trim() ?? "";
  return text.endsWith("?") || text.split(/\s+/).length < words ? null : match;
}

/** Whether a quotation stands in these lines, whitespace folded; "…" stands for words left out. */
export function standsIn(quotation: string, lines: readonly string[]): boolean {
  const text = plain(lines.map((line) => line.replace(/^\s*(?:[-*+>]|#+)\s+/, "")).join(" "));
  const parts = plain(quotation)
    .split(/\s*(?:…|\.{3})\s*/)
    .map((part) => part.replace(/^[\s,;:]+|[\s.,;:!]+$/g, ""));
  const said = parts.filter((part) => part !== "");
  let from = 0;
  for (const part of said) {
    const at = wholeWords(text, part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return said.length > 0;
}

function wholeWords(text: string, part: string, from: number): number {
  const letter = /[\p{L}\p{N}]/u;
  for (let at = text.indexOf(part, from); at >= 0; at = text.indexOf(part, at + 1)) {
    if (!letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(at + part.length))) return at;
  }
  return -1;
}

function plain(text: string): string {
  return text
    .replace(/[*_`\\\u00AD\u200B-\u200D\u2060\uFEFF]/g, "")
    .replace(/[‘’]/g, "'")
    .replace(/[\u2010-\u2012\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}
