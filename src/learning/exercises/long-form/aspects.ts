import { sentencesIn } from "../../../text/sentences.ts";
/**
 * The parts of a question, each to be addressed, in the question's own words: nothing of a key point can slip out.
 * None where the prompt asks for one thing only, or where its parts cannot be told apart. Reads English prompts; of
 * others only their questions.
 */
export function aspectsOf(prompt: string): string[] {
  const parts = sentencesOf(prompt)
    .flatMap(partsOfSentence)
    .map(tidied)
    .filter((part) => part !== "");
  const distinct = parts.filter((part, at) => parts.indexOf(part) === at);
  const told = distinct.length >= 2 && distinct.length <= mostAspects && distinct.every(isWhole);
  return told ? distinct : [];
}

/**
 * The parts worth setting out below a question. A question of two parts that says little else is its own list: "Design
 * it and defend it" would only be read twice.
 */
export function aspectsToList(prompt: string): string[] {
  const aspects = aspectsOf(prompt);
  return aspects.length >= fewestListed && !aspects.some(leans) ? aspects : [];
}

/** "Why" alone, or "Defend it", is no part by itself: it leans on the one before. */
function leans(aspect: string): boolean {
  return new RegExp(`^(?:${questionWord})$|^\\S+ (?:it|them|this|that)$`, "i").test(aspect);
}

const fewestListed = 3;
const mostAspects = 8;
const shortList = 3;
const longestAspect = 30;

const questionWord = "what|how|why|when|where|which|whether|who|whom|whose";
const task =
  "analyse|analyze|argue|comment|compare|choose|contrast|defend|define|describe|design|discuss|evaluate|explain|give|judge|justify|name|outline|plan|propose|recommend|say|set out|show|state|suggest|trace|use|weigh|write";
const asks = new RegExp(`^(?:then |and )?(?:${task})\\b|^(?:${questionWord})\\b`, "i");
const isTask = new RegExp(`^(?:${task})\\b`, "i");
const leadIn = /^(?:then |and )?(?:say|state|explain|describe|give|name|show|discuss)\s+(?=\S)/i;
const nextPart = new RegExp(
  `(?:[,;:]\\s*(?:and then |and |or |then )?|\\s(?:and|then)\\s)(?=(?:${questionWord}|${task})\\b)`,
  "i",
);

/** A part that was cut in the wrong place shows it: half a quotation, a bracket, a hanging "and", or no end. */
function isWhole(part: string): boolean {
  const quotes = part.match(/["“”]/g)?.length ?? 0;
  return quotes % 2 === 0 && !/[()[\]:]|\b(?:and|or|then)$/i.test(part) && wordCount(part) <= longestAspect;
}

/** A quotation, or code set off from the prose, is what is talked about, not what is asked. */
function sentencesOf(prompt: string): string[] {
  const prose = prompt
    .split(/\n\s*\n/)
    .filter((block) => !/^(?: {4}|\t|```)/.test(block) && !/^\s*(?:def|function|class) /.test(block))
    .join(" ")
    .replace(/["“][^"”]*["”]/g, (quote) => (quote.length > 60 ? "the text" : quote));
  return sentencesIn(prose);
}

function partsOfSentence(sentence: string): string[] {
  const trimmed = sentence.trim();
  const afterColon = trimmed.replace(/^[^:]{1,60}:\s+(?=(?:what|how|why|when)\b)/i, "");
  if (!asks.test(afterColon) && !trimmed.endsWith("?")) return [];
  const parts = afterColon.split(nextPart).filter((part) => part !== "");
  return parts.map((part) => withoutAudience(part.replace(leadIn, ""))).flatMap(listed);
}

/** "to a classmate what it tells us" asks what it tells us; "in English" alone asks nothing. */
function withoutAudience(part: string): string {
  if (!/^(?:to|in|with|for|from)\s/i.test(part)) return part;
  return /\b(?:what|how|why|when|which|whether)\b.*$/is.exec(part)?.[0] ?? "";
}

/** "the rule, the known entries and the cost" are three; two things joined by "and" stay one. */
function listed(part: string): string[] {
  if (isTask.test(part) || !/^[^,]+,.*\band\s[^,]*$/s.test(part)) return [part];
  const items = part.split(/,\s*(?:and )?|\sand\s/).filter((item) => item.trim() !== "");
  const isList = items.length >= shortList && items.every((item) => wordCount(item) <= 6);
  return isList ? items : [part];
}

function tidied(part: string): string {
  const bare = part.replace(/[\s.,;:?!]+$/, "").trim();
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}
