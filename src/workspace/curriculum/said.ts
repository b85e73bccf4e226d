import type { Passage } from "./passages.ts";

/** What a lesson says an outcome to be. `loose`: it may as well speak of the lesson. */
export type Said = { text: string; line: number; loose: boolean };

/** Where a code stands in a passage: what precedes it, up to the code before, and what follows, up to the next. */
export type Around = { before: string; after: string; line: number };

const ofTheCurriculum = /curriculum|standards?\b|benchmark/i;
const ofGoals = /outcomes?\b|criteri|objectives?\b|intentions?\b|goals?\b|aims?\b/i;
/** "TCH 4-14a: …", "TCH 4-14a asks for …": said of the outcome, wherever it stands. */
const announced =
  /^\s*(?:[:—–]|-\s|\(?(?:which |that |this )?(?:says?|asks?(?: for)?|states?|requires?|reads?|expects?|means?|covers?|is about|is the one (?:on|about)|wants?)\b(?:\s+that\b)?)\s*/i;
const speaksOfTheLesson =
  /\bwe\b|\b(?:this|the|today['’]?s|our) (?:lesson|period|task|activity|class)\b|\btoday\b|\b(?:starter|plenary|exit (?:question|ticket)|hinge|worksheet|homework)\b/i;
/** A reference to other outcomes or courses, and no statement of this one. */
const leadsElsewhere =
  /^\W*(?:leads? (?:on )?to|links? (?:to|with)|see|builds? on|progress\w* (?:from|to)|comes? from|also|cross-?reference)\b/i;

/** What is said of a code in the passage it stands in, or in what belongs to it. */
export function saidOf({ before, after, line }: Around, passage: Passage): Said[] {
  const headings = [passage.section, ...passage.headings];
  const curriculum = headings.some((heading) => ofTheCurriculum.test(heading));
  const said = (text: string, loose: boolean) => statements(text, line, loose);
  if (announced.test(after) && (curriculum || !isAside(before, after)))
    return said(after.replace(announced, ""), false);
  if (curriculum) {
    const told = [after, before, passage.belongs].find((text) => words(text) > 0) ?? "";
    return said(told, false);
  }
  return /^\W*$/.test(after) && headings.some((heading) => ofGoals.test(heading)) ? said(before, true) : [];
}

/** In the middle of a sentence a dash only goes on with it. */
function isAside(before: string, after: string): boolean {
  return /^\s*[—–-]/.test(after) && words(/[^.!?:]*$/.exec(before)?.[0] ?? "") > 1;
}

function statements(text: string, line: number, loose: boolean): Said[] {
  return text
    .split(/(?<=[.!?;])\s+|\n{2,}/)
    .map((sentence) => sentence.replace(/^[\s:,;()—–-]+|[\s(]+$/g, ""))
    .filter((sentence) => words(sentence) > 0 && !leadsElsewhere.test(sentence))
    .map((sentence) => ({ text: sentence, line, loose: loose || speaksOfTheLesson.test(sentence) }));
}

function words(text: string): number {
  return text.match(/\p{L}{2,}/gu)?.length ?? 0;
}
