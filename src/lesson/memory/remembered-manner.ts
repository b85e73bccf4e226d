import { numberSaid } from "../../text/numbers-said.ts";
import { numberWord } from "../brief/number-words.ts";
import { wishesIn } from "./remembered-wish.ts";

/** How a class is asked at the end: a question to answer, one with options, a sentence of their own, a mistake to put right. */
export type ExitKind = "question" | "options" | "sentence" | "mistake";

/** How a teacher wants lessons held, as far as she confirmed it and code can do it. Of two that differ the later wins. */
export type Manner = {
  /** Of the opening with its review, and of the end. */
  minutes: { starter?: number; plenary?: number };
  /** How many questions the lesson opens with. */
  questions?: number;
  exit?: ExitKind;
  /** How many work together. */
  groupsOf?: number;
  /** Lines that say what works with them, for the choice of a shape. */
  liked: string[];
};

const number = `(\\d{1,2}|${numberWord})`;
const aStarter = "(?:starters?|warm-?ups?|do[- ]nows?|opening)";
const starter = part(aStarter);
const plenary = part("(?:plenar(?:y|ies)|exit (?:tickets?|questions?|slips?|tasks?)|end(?:ing)?s?)");
const questions = new RegExp(`\\b${number}[\\s-]+(?:\\p{L}+\\s+)?questions?\\b`, "iu");
const groups = new RegExp(`\\b(?:groups|teams) of (?:about |at most )?${number}\\b`, "iu");

type Part = { after: RegExp; before: RegExp };

/** "Starters of five minutes", "a 3-minute plenary", "keep the starter to at most 6 mins". */
function part(name: string): Part {
  const minutes = `${number}[\\s-]*(?:minutes?|mins?)\\b`;
  return {
    after: new RegExp(`\\b${name}\\b[^.;]{0,40}?\\b${minutes}`, "iu"),
    before: new RegExp(`\\b${minutes}[\\s-]+(?:long\\s+)?${name}\\b`, "iu"),
  };
}

/** What a remembered line says of how a lesson is held; an empty manner where it says nothing that code can do. */
export function mannerIn(lines: readonly string[]): Manner {
  const found: Manner = { minutes: {}, liked: [] };
  for (const line of lines) {
    const said = line.replace(/\bno (?:more|longer) than\b/gi, "at most");
    if (negated.test(said)) continue;
    const opening = lengthOf(said, starter);
    const closing = lengthOf(said, plenary);
    if (opening !== null) found.minutes.starter = opening;
    if (closing !== null) found.minutes.plenary = closing;
    const asked = aboutStarter.test(said) ? saidAs(questions.exec(said)?.[1]) : null;
    if (asked !== null && asked <= mostQuestions) found.questions = asked;
    const exit = exitKind(said);
    if (exit !== null) found.exit = exit;
    const size = groupSize(said);
    if (size !== null) found.groupsOf = size;
    if (praise.test(said) && shapely.test(said)) found.liked.push(line);
  }
  return found;
}

/** Whether built-in drafting does what a line asks. */
export function isFollowed(line: string): boolean {
  const { minutes: times, questions: asked, exit, groupsOf, liked } = mannerIn([line]);
  const held = [asked, exit, groupsOf, ...Object.values(times), ...liked].some((one) => one !== undefined);
  return held || wishesIn([line]).length > 0;
}

const negated = /\b(?:not|never|no|avoid|without|stop|\p{L}+n['’]t)\b/iu;
const praise =
  /\b(?:more|like[sd]?|loves?d?|enjoy(?:s|ed)?|prefers?|works? (?:well|best)|go(?:es)? (?:well|best)|(?:well|best) (?:in|with)|often)\b/i;
const shapely =
  /\b(?:discuss\w*|debates?|group ?work|jigsaw|practicals?|hands[- ]on|investigat\w+|enquir\w+|puzzles?|making|building|reading)\b/i;
const aboutStarter = new RegExp(`\\b${aStarter}\\b`, "i");
const aboutExit = /\b(?:exit|plenar(?:y|ies))\b/i;
const mostQuestions = 10;
const longest = 30;

function lengthOf(line: string, { after, before }: Part): number | null {
  if (!/\bmin|[-\d]min/i.test(line)) return null;
  const value = saidAs((before.exec(line) ?? after.exec(line))?.[1]);
  return value === null || value < 2 || value > longest ? null : value;
}

function saidAs(said: string | undefined): number | null {
  if (said === undefined) return null;
  return /^\d/.test(said) ? Number(said) : numberSaid(said);
}

/** What an exit is to be, where the line speaks of one. */
function exitKind(line: string): ExitKind | null {
  if (!aboutExit.test(line)) return null;
  if (/\bmultiple[- ]choice\b|\boptions?\b|\bA(?:,| to) ?[BD]\b/i.test(line)) return "options";
  if (/\b(?:mistakes?|errors?|true or false|find and fix|what is wrong)\b/i.test(line)) return "mistake";
  if (/\b(?:sentences?|own words|I can|reflection|slips?)\b/i.test(line)) return "sentence";
  return /\b(?:as|with|by|to|is|be|a|one) (?:an? |one )?(?:\p{L}+ )?questions?\b/iu.test(line)
    ? "question"
    : null;
}

/** "In pairs", "groups of three", "work in fours". */
function groupSize(line: string): number | null {
  const size =
    saidAs(/\bof\b/i.test(line) ? groups.exec(line)?.[1] : undefined) ??
    (/\bin threes\b/i.test(line) ? 3 : /\bin fours\b/i.test(line) ? 4 : null);
  if (size !== null) return size >= 2 && size <= 6 ? size : null;
  return /\b(?:work|talk|best|always|prefer|seated?)\b[^.;]{0,20}\b(?:in|as) pairs\b/i.test(line) ? 2 : null;
}
