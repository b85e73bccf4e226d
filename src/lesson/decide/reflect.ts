import { counted } from "../../counted.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { bloomLevelOf, levelWord } from "../check/lints/bloom.ts";
import { contentWords, itemsOf, linesOf, plain } from "../check/lints/rule.ts";
import { minutesIn, timingsOf } from "../check/lints/timings.ts";
import { parseLesson, type Section } from "../document.ts";
import type { SectionKind } from "../section-kind.ts";
import type { LessonState } from "./decision.ts";
import { sectionOf } from "./decision-section.ts";

export type ReflectContext = { profile: ClassProfile | null; outcomes: { code: string; title: string }[] };

/** What a question is made of: one thing of this section, some pupils of this class, one outcome. */
type Matter = {
  section: Section;
  /** The pupils it asks about: "the 2 students with EAL (Ukrainian)". */
  who: string;
  /** What the profile says of them, as a clause; "" where it says nothing. */
  known: string;
  /** Something the class brings: "selection in Python since August". */
  prior: string;
  goal: string;
  /** Whether this section's text speaks of those pupils already. */
  named: boolean;
};

/**
 * One question to think about before deciding on a section. Made from the section's own words, a need or the prior
 * knowledge of the class, and an outcome; the same lesson always gives the same. Throws a `DecisionError` where there
 * is no such section.
 */
export function reflectiveQuestion(state: LessonState, section: string, context: ReflectContext): string {
  const { id, versions, current } = sectionOf(state, section);
  const { sections } = parseLesson(state.markdown);
  const index = sections.findIndex((one) => one.id === id);
  const own = sections[index];
  if (own === undefined) return "";
  const goal = goalFor(own, sections, index, context.outcomes);
  const matter: Matter = {
    section: own,
    goal,
    prior: priorFor(own, index, context.profile),
    ...pupilsFor(own, index, context.profile),
  };
  const asked = versions[current]?.request?.trim();
  const before = asked ? `You asked for "${shortened(asked)}". ` : "";
  return before + (own.kind === null ? anything(matter) : angles[own.kind](matter));
}

const angles: Record<SectionKind, (matter: Matter) => string> = {
  overview: ({ who, prior, goal }) =>
    prior === ""
      ? `How will you notice in the first ten minutes whether ${who} can start on ${goal}?`
      : `The lesson counts on "${prior}": how will you notice in the first ten minutes whether that holds for ${who}, before you go on to ${goal}?`,
  "learning-outcomes": ({ section, who, goal }) => {
    const [outcome] = itemsOf(section);
    const verb = outcome?.text.match(/\p{L}+/u)?.[0] ?? "";
    const level = bloomLevelOf(verb);
    if (outcome === undefined) return `What would ${who} say or do at the end that shows ${goal}?`;
    const asks = level === null ? "" : `, which is on the level "${levelWord(level)}",`;
    return `What would ${who} say or do to show "${shortened(outcome.text)}"${asks} and is that as much as ${goal} asks?`;
  },
  "curriculum-links": ({ who, goal, prior }) =>
    `Which moment of this lesson would you show a colleague as evidence for ${goal}, and will it be there for ${who} too${prior === "" ? "" : `, coming from "${prior}"`}?`,
  "success-criteria": ({ section, who, goal }) =>
    `Could ${who} check their own work against "${detail(section)}" without asking you, and would meeting it mean that they have met ${goal}?`,
  starter: ({ section, who, prior, goal }) =>
    `If ${who} cannot answer "${question(section)}", what does that tell you about ${prior === "" ? "what they bring" : `"${prior}"`}, and what would you change before ${goal}?`,
  main: ({ section, who, known, goal }) =>
    `Where in "${step(section)}" will ${who} get stuck first${known}, and what will you look for to see that they are still working on ${goal}?`,
  plenary: ({ section, who, goal }) =>
    `Which answer to "${question(section)}" would make you teach ${goal} again, and how can ${who} give theirs?`,
  assessment: ({ section, who, goal }) =>
    `If "${question(section)}" goes wrong for a third of the class, what will you do in that minute, and what would it tell you about ${who} and ${goal}?`,
  differentiation: ({ section, who, known, named, goal }) =>
    named
      ? `Does what you plan for ${who} change how they reach ${goal}, or only how much of it they meet${known}?`
      : `Beside "${detail(section)}", nothing names ${who}: what will be different for them on the way to ${goal}${known}?`,
  resources: ({ section, who, known, goal }) =>
    `Which part of "${detail(section)}" could stand between ${who} and ${goal}${known}?`,
  timings: ({ section, who, goal }) => {
    const { parts } = timingsOf(section);
    const [longest] = parts.toSorted((a, b) => b.minutes - a.minutes);
    if (longest === undefined)
      return `If five more minutes are needed for ${who}, what gives way without losing ${goal}?`;
    const name = partName(longest.label) || section.title;
    return `"${name}" has ${counted(longest.minutes, "minute")}: if five more are needed for ${who}, what gives way without losing ${goal}?`;
  },
};

function anything({ section, who, goal }: Matter): string {
  return `What does "${detail(section)}" give ${who} on the way to ${goal} that the other sections do not?`;
}

/** Sections take turns with the needs of the class; those that a section has not thought of come first. */
function pupilsFor(
  section: Section,
  index: number,
  profile: ClassProfile | null,
): Pick<Matter, "who" | "known" | "named"> {
  const whole =
    profile === null
      ? "the pupils you are least sure of"
      : `the pupils of ${profile.id} you are least sure of`;
  const there = contentWords(section.body);
  const needs = (profile?.needs ?? []).map(({ text }) => {
    const [who = text, ...helps] = text.split(/\s+[—–]\s+/);
    const words = contentWords(who.replace(/^\d+ \w+/, ""));
    const known = helps.length === 0 ? "" : `, given "${shortened(helps.join(", "))}"`;
    return {
      who: `the ${who.trim().replace(/^1 /, "")}`,
      known,
      named: [...words].some((word) => there.has(word)),
    };
  });
  const open = needs.filter(({ named }) => !named);
  const pool = open.length > 0 ? open : needs;
  return pool[index % Math.max(1, pool.length)] ?? { who: whole, known: "", named: false };
}

/** The piece of what was taught already that is nearest to the section's words; else they take turns. */
function priorFor(section: Section, index: number, profile: ClassProfile | null): string {
  const pieces = (profile?.priorKnowledge ?? "")
    .split(/;\s*/)
    .filter((piece) => /\p{L}/u.test(piece) && !/\bnot yet\b|\bnever\b|^no /i.test(piece));
  return shortened(
    nearestTo(section.body, pieces, (piece) => piece) ?? pieces[index % Math.max(1, pieces.length)] ?? "",
  );
}

function goalFor(
  section: Section,
  sections: readonly Section[],
  index: number,
  outcomes: ReflectContext["outcomes"],
): string {
  const mentioned = outcomes.filter(({ code }) => section.body.includes(code));
  const pool = mentioned.length > 0 ? mentioned : outcomes;
  const outcome =
    nearestTo(section.body, pool, ({ title }) => title) ?? pool[index % Math.max(1, pool.length)];
  if (outcome !== undefined) return `${outcome.code} (${shortened(outcome.title)})`;
  const own = sections.filter(({ kind }) => kind === "learning-outcomes").flatMap((one) => itemsOf(one));
  const goal = own[index % Math.max(1, own.length)];
  return goal === undefined ? "what the lesson is for" : `the goal "${shortened(goal.text)}"`;
}

/** null where no candidate shares a word with the text. */
function nearestTo<T>(text: string, candidates: readonly T[], words: (candidate: T) => string): T | null {
  const there = contentWords(text);
  const scored = candidates.map((candidate) => {
    const own = [...contentWords(words(candidate))];
    return { candidate, score: own.filter((word) => there.has(word)).length / Math.max(3, own.length) };
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best === undefined || best.score === 0 ? null : best.candidate;
}

/** The last thing the section asks, which is mostly the hardest; else its first line. */
function question(section: Section): string {
  const asked = linesOf(section).flatMap(({ text, code }) =>
    code ? [] : (unlabelled(text).match(/[^.!?]+\?/g) ?? []),
  );
  const last = asked
    .at(-1)
    ?.replace(/^.*:\s+(?=\S.{10})/, "")
    .replace(/^[\s"“'‘)]+/, "");
  return last === undefined ? detail(section) : shortened(last);
}

/** The part under a smaller heading that has the most minutes, or is longest; else the last one that starts in bold. */
function step(section: Section): string {
  const parts = section.body.split(/^(?=###\s)/m).filter((part) => part.startsWith("#"));
  const titled = parts.map((part) => ({
    title: plain(part.split(/[\r\n]/)[0]?.replace(/^#+\s*/, "") ?? ""),
    length: part.length,
  }));
  const [longest] = titled.toSorted(
    (a, b) => (minutesIn(b.title) ?? 0) - (minutesIn(a.title) ?? 0) || b.length - a.length,
  );
  const bold = linesOf(section).flatMap(
    ({ text }) => /^\*\*(?:\d+[.)]\s*)?([^*]{3,60}?):?\*\*/.exec(text)?.[1] ?? [],
  );
  return partName(longest?.title ?? bold.at(-1) ?? "") || detail(section);
}

/** "Practice (21 minutes)" and "8–45 min: Practice" are Practice. */
function partName(label: string): string {
  const timeless = plain(label).replace(/\(?\b[\d:.]+(?:\s*[-–—]\s*[\d:.]+)?\s*(?:min\w*|['′])?\)?/g, "");
  return timeless.replace(/^[\s:,–—-]+|[\s:,–—-]+$/g, "");
}

function detail(section: Section): string {
  const [item] = itemsOf(section);
  const line = linesOf(section).find(
    ({ text, code }) => !code && /\p{L}/u.test(text) && !/^\W*time\b/i.test(text),
  );
  return shortened(unlabelled(item?.text ?? line?.text ?? "") || section.title);
}

function unlabelled(text: string): string {
  return plain(text.replace(/^\s*(?:[-*+]|\d+[.)]|#+|>)\s+/, "")).replace(
    /^(?:question|teacher|problem|task \d+)\s*:\s*/i,
    "",
  );
}

function shortened(text: string): string {
  const words = text
    .replaceAll('"', "'")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.;,:]$/, "");
  return words.length <= 90 ? words : `${words.slice(0, 90).replace(/\s+\S*$/, "")} …`;
}
