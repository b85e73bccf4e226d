import { needsInOtherWords } from "../../workspace/needs-by-language.ts";

/** Why a piece of text is not for pupils. Only an answer moves to the answer key. */
export type Reason = "answer" | "teacher";

const answerAtStart = new RegExp(
  [
    /^answers\b\s*(?:key\b|to\b[^:\n]{0,40})?(?:\s*\([^)\n]*\))?\s*[:.=–—-]?/,
    /^answer(?:\s+key\b|\s+(?:to\s+)?(?:question\s+|task\s+)?\d+[a-z]?\b|\(s\))?(?:\s*\([^)\n]*\))?(?:\s*[:=–—]|\s+-|\.(?=\s|$)|\s*(?=\n|$))/,
    /^(?:model|sample|expected|possible|correct|suggested|example)\s+(?:answers?|solutions?)\b\s*[:.=–—-]?/,
    /^answer key\b\s*[:.=–—-]?/,
    /^(?:ans|solutions?)\s*(?:\d+\s*)?(?:[:=]|\.(?=\s)|(?=\n|$))/,
    /^mark(?:ing)? (?:scheme|guide|key)\b\s*[:.=–—-]?/,
  ]
    .map((part) => part.source)
    .join("|"),
  "i",
);

const teacherAtStart = new RegExp(
  [
    /^(?:for (?:the )?)?teachers?(?:['’]s?)?\s*(?:\([^)\n]*\)\s*)?(?:notes?\b|only\b|[:–—]|-\s)\s*[:.–—-]?/,
    /^(?:for (?:the )?)?teachers?(?:['’]s?)?\s+(?:guidance|guide|tips?|talk|input|instructions?|prompts?|script|actions?|role|does|says|asks|explains|models)\s*(?:\([^)\n]*\)\s*)?[:–—]/,
    /^notes? (?:for|to) (?:the )?teachers?\b\s*[:.–—-]?/,
    /^(?:common |likely |possible )?misconceptions?\b\s*[:.–—-]?/,
    /^what pupils think\b\s*[:.–—-]?/,
    /^(?:look|listen) (?:out )?for\b\s*[:.–—-]?/,
    /^expect(?:ed|s)?\b\s*[:.–—-]?/,
    /^(?:differentiation|support|scaffold(?:ing)?|adaptations?|assessment)(?:\s*\([^)\n]*\))?\s*:/,
    /^(?:time|timings?|duration|minutes)\s*:/,
    /^curriculum(?: links?)?\s*:/,
    /^<!--/,
  ]
    .map((part) => part.source)
    .join("|"),
  "i",
);

const titles: Readonly<Record<Reason, RegExp>> = {
  answer:
    /^(?:(?:model|sample|expected|correct|suggested|possible) )?(?:answers?|solutions?)\b|\b(?:answers|answer key|solutions|mark(?:ing)? (?:scheme|guide))$|^mark(?:ing)? (?:scheme|guide)/i,
  teacher:
    /^(?:for )?(?:the )?teachers?\b|^notes? for (?:the )?teachers?|misconception|^look for|^listen for|^what to look for|^expect|^(?:differentiation|support\b|adaptations?|scaffold)|^assessment|^timings?$|^time$|^curriculum/i,
};

const needs =
  /\b(?:EAL|ESL|ADHD|ASD|ASN|SEN|IEP)\b|\bSEND (?:pupils?|needs|register)\b|\b(?:dyslexi|dyspraxi|dyscalculi|autis)\p{L}*|\b(?:additional support|special educational) needs\b|\bEnglish as an additional language\b|\b(?:hearing|visual(?:ly)?|sight)[- ]impair\p{L}*/iu;

/** In other languages than English; words that lessons are about (blind, gifted) are left. */
const keptFromPupils = new Set(["dyslexia", "dyscalculia", "dyspraxia", "ADHD", "EAL", "language disorder"]);

/** Ends of lines are not word ends for acronyms in lower case: "eal" and "sen" are other words, so case counts. */
export function namesNeed(value: string): boolean {
  if (needsInOtherWords(value).some((name) => keptFromPupils.has(name))) return true;
  const found = needs.exec(value)?.[0];
  if (found === undefined) return false;
  return found.length > 4 || found === found.toUpperCase();
}

/** For headings, and for the heads of table columns. */
export function reasonOfTitle(title: string): Reason | null {
  const words = title.trim();
  // "Answer the questions" is a task, not a heading over answers.
  if (/^answer\s+(?!key|to\b)\p{Ll}/u.test(words.replace(/^A/, "a"))) return null;
  if (titles.answer.test(words)) return "answer";
  return titles.teacher.test(words) ? "teacher" : null;
}

/** Words that are as well the beginning of what pupils are told to do: "Look for a second clue." A mark after them makes them a label. */
const maybeStep = /^(?:(?:look|listen) (?:out )?for|expect)\b\s*(?![\s:.–—-])/i;

/**
 * The marker that the words begin with, and why it keeps them from pupils. `step`: they begin a numbered step, which is the
 * pupils' by its place.
 */
export function markerAt(words: string, step = false): { reason: Reason; length: number } | null {
  const answer = answerAtStart.exec(words)?.[0];
  if (answer !== undefined) return { reason: "answer", length: answer.length };
  if (step && maybeStep.test(words)) return null;
  const teacher = teacherAtStart.exec(words)?.[0];
  return teacher === undefined ? null : { reason: "teacher", length: teacher.length };
}
