import { counted } from "../../../counted.ts";
import { type Need, withoutCount } from "../../../workspace/class-needs.ts";
import type { ClassProfile } from "../../../workspace/class-profile.ts";

import { promised, wantedIn } from "./habits.ts";

export type FeedforwardContext = {
  request: string;
  /** The class that the request names; null where it names none. */
  profile: ClassProfile | null;
  /** The class file as written: the profile leaves out how the class is mixed. */
  classText?: string;
  /** "CfE Computing Science, Fourth level"; null where no curriculum file fits. */
  outcomesLevel: string | null;
  /** The text of pedagogy.md; "" where there is none. */
  pedagogy: string;
  /** What the teacher has confirmed is to be remembered, a line each. */
  memory?: readonly string[];
  /** Those of them that whoever drafts cannot follow. */
  unused?: readonly string[];
  /** No model drafts. */
  builtin?: boolean;
};

/** Which context a draft will use, said before it is used (decision 10): the parts of one line. */
export function feedforwardParts(context: FeedforwardContext): string[] {
  const { profile, outcomesLevel, pedagogy, request } = context;
  return [
    profile === null ? unnamedClass(request) : classLine(profile, context.classText ?? ""),
    outcomesLevel ?? "no curriculum file",
    ...habits(pedagogy, context.builtin === true),
    ...rememberedLine(context.memory ?? [], context.unused ?? []),
  ];
}

const mostNotes = 3;

/** What is remembered, and how much of it cannot be followed by built-in drafting. */
function rememberedLine(memory: readonly string[], unused: readonly string[]): string[] {
  const used = memory.filter((note) => !unused.includes(note));
  const named = used.slice(0, mostNotes).map((note) => note.replaceAll("·", "-").replace(/[.;,]$/, ""));
  const more = used.length > mostNotes ? `, and ${used.length - mostNotes} more` : "";
  return [
    ...(used.length === 0 ? [] : [`remembered: ${named.join("; ")}${more}`]),
    ...(unused.length === 0
      ? []
      : [`${unused.length} remembered that built-in drafting cannot follow by itself`]),
  ];
}

function unnamedClass(request: string): string {
  const stage = /\b(?:[SP][1-7]|Year \d{1,2}|Grade \d{1,2}|KS[1-5])\b/i.exec(request)?.[0];
  return stage === undefined ? "no class named" : `${stage}, no class named`;
}

function classLine(profile: ClassProfile, text: string): string {
  const size = profile.size === null ? [] : [counted(profile.size, "pupil")];
  const mixed = /\bmixed[- ]ability\b/i.test(text) ? ["mixed"] : [];
  const whole = [...size, ...mixed].join(", ");
  const needs = profile.needs.map(shortNeed).join(", ");
  const inside = [whole, needs].filter(Boolean).join("; ");
  return inside === "" ? profile.id : `${profile.id} (${inside})`;
}

/** A need that is cut short says so. */
const mostWords = 6;

/** "2 students with EAL (Ukrainian) — conversational English" → "2 EAL". */
export function shortNeed({ count, text }: Need): string {
  const said = withoutCount(text).split(/\s[—–-]\s|[(;,.]/)[0] ?? "";
  const need = said
    .replace(/^(?:with|who (?:have|has|are|is)|having)\s+/i, "")
    .replace(/^working (?:\w+ly )?(above|below)\b.*/i, "$1 level")
    .replace(/^working towards\b.*/i, "working towards")
    .replace(/ than .*/i, "")
    .trim();
  const words = need.split(/\s+/);
  const few = words.length <= mostWords ? words.join(" ") : `${words.slice(0, mostWords - 1).join(" ")}…`;
  return count === null ? few : `${count} ${few}`;
}

/**
 * How the teacher teaches, as far as a line can say it; at most three, in the order of the file. A model reads the file whole;
 * of built-in drafting only what it does is promised (`habits.ts`), and that there is more is said.
 */
function habits(pedagogy: string, builtin: boolean): string[] {
  const wanted = wantedIn(pedagogy);
  const named = promised(pedagogy).map(({ name }) => name);
  if (named.length > 0) return named;
  const own = ownWords(wanted);
  if (!builtin) return own;
  return own.length === 0 ? [] : ["not yet how you teach: built-in drafting cannot follow that by itself"];
}

const longestHabit = 60;

/** The first things a teacher says of their teaching, where none of it has a short name. */
function ownWords(pedagogy: string): string[] {
  const lines = pedagogy.replace(/^---\n[\s\S]*?\n---\n/, "").split("\n");
  const items = lines.flatMap((line) => /^\s*(?:[-*+]|\d+[.)])\s+(.+)$/.exec(line)?.[1] ?? []);
  const prose = lines.filter((line) => line.trim() !== "" && !/^\s*(?:#|<!--|\||>)/.test(line));
  const said = (items.length > 0 ? items : prose).filter((line) => !/^say here what works/i.test(line));
  return said.slice(0, 3).map((line) => {
    const plain = line.replace(/[*_`]/g, "").replaceAll("·", "-").trim();
    return plain.length <= longestHabit ? plain.replace(/[.;,]$/, "") : `${cut(plain)}…`;
  });
}

function cut(text: string): string {
  return text.slice(0, longestHabit).replace(/\s+\S*$/, "");
}
