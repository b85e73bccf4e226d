import type { About } from "../../message.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { classesListedIn, classNamedIn } from "../../workspace/classes.ts";
import { codeKey, codesIn } from "../../workspace/curriculum/codes.ts";
import type { Registry } from "../../workspace/curriculum/registry.ts";
import { withoutMany } from "./beside.ts";
import { tellsOfClass } from "./class-in-words.ts";
import { minutesIn, withoutMinutes } from "./duration.ts";
import { topicIn } from "./topic-in.ts";

/** What a lesson is to be: class, length, outcomes, topic, and how each is known. */
export type Frame = Omit<Extract<About, { kind: "talk" }>, "kind">;
/** The same, with words read. */
export type Framed = Frame & { said: NonNullable<Frame["said"]> };

/** What words are understood by: the teacher's files, and the command they were said to. */
export type Known = {
  profiles: readonly ClassProfile[];
  registry: Pick<Registry, "patterns" | "find">;
  command: string | null;
};

/** Where there are no files to understand by: the kind of a request can be told all the same. */
export const nothingKnown: Known = {
  profiles: [],
  registry: { patterns: [], find: () => null },
  command: null,
};

/** An outright choice wins over words (decision 39); what neither says is left out. `usual`: the class so far. */
export function framed(words: string, chosen: Frame, { profiles, registry }: Known, usual?: string): Framed {
  // Of a lesson that was pasted into a request, nothing is asked.
  const { codes, rest } = codesNamed(words.split(/^#{1,3}\s/m)[0] || words, registry);
  const picked = classWithId(chosen.class, profiles);
  const named = classNamedIn(
    rest,
    profiles.filter((profile) => profile !== picked),
  );
  const listed = picked === null ? classesListedIn(rest, profiles) : [];
  const id = listed.length > 1 ? undefined : (picked?.id ?? named?.id ?? chosen.class);
  const own = classWithId(id ?? usual, profiles) ?? onlyClass(profiles);
  const minutes = chosen.minutes ?? minutesIn(rest, own?.periodMinutes) ?? undefined;
  const known = chosen.outcomes?.flatMap((code) => registry.find(code)?.code ?? []) ?? [];
  const outcomes = known.length > 0 ? known : codes.length > 0 ? codes : undefined;
  const titled = outcomes?.flatMap((code) => registry.find(code)?.title ?? [])[0] ?? "";
  const unnamed = listed.reduce((text, one) => withoutClass(text, one.id), withoutMinutes(rest));
  const topic = topicIn(withoutMany(unnamed), own === null ? [] : [own.id]) || titled;
  const said: Framed["said"] = [];
  if (picked === null && named !== null && listed.length < 2) said.push("class");
  if (chosen.minutes === undefined && minutes !== undefined) said.push("minutes");
  if (known.length === 0 && codes.length > 0) said.push("outcomes");
  const other = picked === null ? null : named;
  return {
    class: id,
    minutes,
    outcomes,
    topic,
    said,
    uncertain: doubts(id, topic, listed.length > 1 ? listed : profiles, other),
  };
}

/** "fractions for 7B and 7C": one name less, with what joins it to the others. */
function withoutClass(text: string, id: string): string {
  const name = `(?<![\\p{L}\\p{N}_-])${RegExp.escape(id)}(?![\\p{L}\\p{N}_-])`;
  return text.replace(new RegExp(`\\s*(?:,|\\b(?:for|with|both|and)\\b|&|\\s)*\\s*${name}`, "iu"), " ");
}

/** A question was asked of what came before; the answer adds to it, or says it anew. */
export function answered(
  before: Frame,
  answer: Framed,
  words: string,
  profiles: readonly ClassProfile[],
): Framed {
  const id = answer.class ?? before.class;
  const isOfClass = id === undefined && tellsOfClass(words);
  const topic = (isOfClass ? before.topic : "") || answer.topic || (before.topic ?? "");
  return {
    class: id,
    minutes: answer.minutes ?? before.minutes,
    outcomes: answer.outcomes ?? before.outcomes,
    topic,
    said: [...answer.said, ...(before.said ?? []).filter((field) => answer[field] === undefined)],
    uncertain: doubts(id, topic, profiles, null),
  };
}

/** `other`: the class that words name where another one was chosen. */
function doubts(
  id: string | undefined,
  topic: string,
  profiles: readonly ClassProfile[],
  other: ClassProfile | null,
): Frame["uncertain"] {
  const uncertain: NonNullable<Frame["uncertain"]> = [];
  const all = profiles.map((profile) => profile.id);
  if (id === undefined && all.length > 1) uncertain.push({ what: "class", choices: all });
  if (id !== undefined && other !== null) uncertain.push({ what: "class", choices: [id, other.id] });
  if (topic === "") uncertain.push({ what: "topic", choices: [] });
  return uncertain.length === 0 ? undefined : uncertain;
}

/** null where none of that name is there. */
export function classWithId(id: string | undefined, profiles: readonly ClassProfile[]): ClassProfile | null {
  const wanted = id?.trim().toLowerCase();
  return profiles.find((profile) => profile.id.toLowerCase() === wanted) ?? null;
}

/** Where a teacher has one class, it is meant; null where there are several. */
export function onlyClass(profiles: readonly ClassProfile[]): ClassProfile | null {
  return profiles.length === 1 ? (profiles[0] ?? null) : null;
}

/** Known codes that a request names, and the request without them. */
function codesNamed(request: string, registry: Known["registry"]) {
  const found = codesIn(request, registry.patterns).filter(({ code }) => registry.find(code) !== null);
  const codes = [...new Map(found.map(({ code }) => [codeKey(code), code])).values()];
  const rest = found.reduceRight((text, { start, end }) => {
    const bracketed = /\(\s*$/.test(text.slice(0, start)) && /^\s*\)/.test(text.slice(end));
    const before = bracketed ? text.slice(0, start).replace(/\s*\(\s*$/, "") : text.slice(0, start);
    return `${before} ${bracketed ? text.slice(end).replace(/^\s*\)/, "") : text.slice(end)}`;
  }, request);
  return { codes, rest };
}
