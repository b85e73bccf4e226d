import { inlineAnswer } from "./answers.ts";
import { asksForWork } from "./signs.ts";

/** "Q how does it get there - through the stem": what a line asks that calls itself a question; null where it does not. */
export function askedIn(text: string): string | null {
  const [whole, name = ""] =
    /^(q|question|frage|pregunta|soalan|f|p|s)(?:\s*[:.)]|\s[–—-])?\s+(?=\S)/iu.exec(text) ?? [];
  if (whole === undefined) return null;
  const rest = text.slice(whole.length);
  // "Q = mc²", "P is the pressure": a letter may stand for a quantity.
  const asks =
    rest.includes("?") || (/^q|^frage|^preg|^soal/iu.test(name) && (asking.test(rest) || asksForWork(rest)));
  return asks ? rest : null;
}

/** A question with what stands behind it in its line, which is its answer unless it asks for more. */
export function answeredIn(text: string): { text: string; answer: string | null } {
  const told = inlineAnswer(text);
  if (told.answer !== null) return told;
  const [, question, answer] = /^(.*?\?+)\s*(?:[–—:-]\s*)?([^?\s][^?]*)$/su.exec(text) ?? [];
  if (question !== undefined && answer !== undefined)
    return isAnswer(answer) ? { text: question, answer } : told;
  const dash = text.includes("?") ? null : /\s+[–—-]\s+/u.exec(text);
  if (dash === null) return told;
  return { text: text.slice(0, dash.index), answer: text.slice(dash.index + dash[0].length) };
}

/** Whether what stands behind a question can answer it: it asks for no more work. */
export function isAnswer(text: string): boolean {
  return !asksForWork(text) && !text.includes("?") && /[\p{L}\p{N}]/u.test(text);
}

/** "why?", "how come?": it asks about what was said just before it. */
export function asksOfBefore(sentence: string): boolean {
  return /^[\p{L}'’]+(?:\s[\p{L}'’]+)?\s?\?+$/u.test(sentence) && asking.test(sentence);
}

const asking =
  /^(?:what|who|which|when|where|why|how|que|qu['’]|quel(?:le)?s?|qui|quand|où|pourquoi|comment|combien|wer|was|wann|wo|warum|wieso|wie|welche[rsnm]?|qué|quién(?:es)?|cuál(?:es)?|cuándo|dónde|por qué|cómo|cuánt[oa]s?|apa(?:kah)?|siapa(?:kah)?|bila(?:kah)?|mengapa|kenapa|bagaimana(?:kah)?|berapa)(?!\p{L})/iu;
