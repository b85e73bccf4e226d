import { z } from "zod";
import { Found, LessonRead } from "../../../../../src/library/entry.ts";
import type { AuthorRequest } from "../../../../../src/model/builtin.ts";
import type { ClassProfile } from "../../../../../src/workspace/class-profile.ts";
import { stemsOf } from "../../../../../src/workspace/curriculum/fit/concepts.ts";
import { fitIndex } from "../../../../../src/workspace/curriculum/fit/fit.ts";
import { ageOf } from "../../../../../src/workspace/stage.ts";
import type { Topic } from "../../../../../src/workspace/topic.ts";
import type { Knowledge } from "../knowledge.ts";
import { keyOf } from "./asked.ts";
import { topicFromLibrary } from "./library-topic.ts";

type Call = { name: string; args: unknown };

const FoundAnswer = z.object({ found: z.array(Found) });

/** What the library has on a topic for this class: a lesson as a topic, what to ask for next, or null. */
export function fromLibrary(
  { tools }: Pick<AuthorRequest, "tools">,
  known: Knowledge,
  words: string,
  profile: ClassProfile,
): { calls: Call[] } | { topic: Topic } | null {
  if (!tools.some(({ name }) => name === "search_library")) return null;
  const asked = searchFor(words, profile);
  const answer = known.pages.library.get(keyOf(asked));
  if (answer === undefined) return { calls: [{ name: "search_library", args: asked }] };
  const best = chosen(words, foundIn(answer), known, profile);
  if (best === null) return null;
  const pointer = `library/${best.library}/${best.id}`;
  const text = known.pages.library.get(keyOf({ pointer }));
  if (text === undefined) return { calls: [{ name: "read_library", args: { pointer } }] };
  const read = LessonRead.safeParse(parsed(text));
  return read.success ? { topic: fitting(topicFromLibrary(read.data), known) } : null;
}

/** Titles of the library's lessons for this class on a field, one a unit, best first; what to ask for; [] without one. */
export function lessonsOn(
  { tools }: Pick<AuthorRequest, "tools">,
  known: Knowledge,
  words: string,
  profile: ClassProfile,
): { calls: Call[] } | { titles: string[] } {
  if (!tools.some(({ name }) => name === "search_library")) return { titles: [] };
  const asked = searchFor(words, profile);
  const answer = known.pages.library.get(keyOf(asked));
  if (answer === undefined) return { calls: [{ name: "search_library", args: asked }] };
  const byUnit = new Map<string, string>();
  for (const { unit, title } of foundIn(answer)) if (!byUnit.has(unit)) byUnit.set(unit, title);
  return { titles: [...byUnit.values()] };
}

function searchFor(words: string, { subject, stage, level }: ClassProfile) {
  const year = yearOf(stage, level);
  return {
    words,
    ...(subject === "" ? {} : { subject }),
    ...(year === null ? {} : { years: [year - 1, year, year + 1].filter((one) => one >= 1 && one <= 13) }),
    kind: "lesson",
    limit: 20,
  };
}

/** England's year of a class; null where nobody can tell. */
function yearOf(stage: string, level: string): number | null {
  const age = ageOf(stage) ?? ageOf(level);
  return age === null ? null : Math.max(1, age - 5);
}

/** As a topic note is chosen: what fits, most of the topic in its own words; then the nearest year, then unit order. */
function chosen(
  words: string,
  found: readonly Found[],
  known: Knowledge,
  profile: ClassProfile,
): Found | null {
  const heads = found.map((one) => ({ ...one, outcomes: [] }));
  const index = fitIndex(known.registry.outcomes, [...known.heads, ...heads]);
  const year = yearOf(profile.stage, profile.level);
  const away = ({ years }: Found) =>
    year === null || years.length === 0 ? 0 : Math.min(...years.map((one) => Math.abs(one - year)));
  const scored = heads.flatMap((head, rank) => {
    const named = stemsOf(words).join(" ") === stemsOf(head.title).join(" ");
    const { fits, share } = named ? { fits: true, share: 2 } : index.note(words, head);
    return fits ? [{ head, score: 4 * share - away(head) - rank / 20 }] : [];
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.head ?? null;
}

/** Descriptors are claimed only where the lesson's topic says that they fit (decision 40); the lesson itself always. */
function fitting(topic: Topic, known: Knowledge): Topic {
  if (topic.drawn === undefined) return topic;
  const { claims } = topic.drawn;
  const index = fitIndex([...known.registry.outcomes, ...claims], known.heads);
  const kept = claims.filter((outcome, at) => {
    const fit = index.outcome(topic.title, outcome);
    return at === 0 || (fit.fits && !fit.everyday);
  });
  return { ...topic, drawn: { ...topic.drawn, claims: kept } };
}

function foundIn(answer: string): Found[] {
  return FoundAnswer.safeParse(parsed(answer)).data?.found ?? [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
