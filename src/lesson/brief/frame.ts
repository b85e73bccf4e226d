import type { About } from "../../message.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { classNamedIn } from "../../workspace/classes.ts";
import { codeKey, codesIn } from "../../workspace/curriculum/codes.ts";
import type { Registry } from "../../workspace/curriculum/registry.ts";
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
  const id = picked?.id ?? named?.id ?? chosen.class;
  const own = classWithId(id ?? usual, profiles) ?? onlyClass(profiles);
  const minutes = chosen.minutes ?? minutesIn(rest, own?.periodMinutes) ?? undefined;
  const known = chosen.outcomes?.flatMap((code) => registry.find(code)?.code ?? []) ?? [];
  const outcomes = known.length > 0 ? known : codes;
  const titled = outcomes.flatMap((code) => registry.find(code)?.title ?? [])[0] ?? "";
  return withDoubts(
    {
      ...(id === undefined ? {} : { class: id }),
      ...(minutes === undefined ? {} : { minutes }),
      ...(outcomes.length === 0 ? {} : { outcomes }),
      topic: topicIn(withoutMinutes(rest), own === null ? [] : [own.id]) || titled,
      said: [
        ...(picked === null && named !== null ? ["class" as const] : []),
        ...(chosen.minutes === undefined && minutes !== undefined ? ["minutes" as const] : []),
        ...(known.length === 0 && codes.length > 0 ? ["outcomes" as const] : []),
      ],
    },
    profiles,
    picked === null ? null : named,
  );
}

/** A question was asked of what came before; the answer adds to it, or says it anew. */
export function answered(before: Frame, answer: Framed, profiles: readonly ClassProfile[]): Framed {
  const { uncertain: _, ...later } = answer;
  const { class: id, minutes, outcomes, said = [] } = before;
  const kept = said.filter((field) => answer[field] === undefined);
  return withDoubts(
    {
      ...(id === undefined ? {} : { class: id }),
      ...(minutes === undefined ? {} : { minutes }),
      ...(outcomes === undefined ? {} : { outcomes }),
      ...later,
      topic: answer.topic || (before.topic ?? ""),
      said: [...answer.said, ...kept],
    },
    profiles,
    null,
  );
}

/** `another`: the class that words name where another one was chosen. */
function withDoubts(frame: Framed, profiles: readonly ClassProfile[], another: ClassProfile | null): Framed {
  const { class: id, topic } = frame;
  const all = profiles.map((profile) => profile.id);
  const uncertain: Frame["uncertain"] = [
    ...(id === undefined && all.length > 1 ? [{ what: "class" as const, choices: all }] : []),
    ...(id !== undefined && another !== null ? [{ what: "class" as const, choices: [id, another.id] }] : []),
    ...(topic === "" ? [{ what: "topic" as const, choices: [] }] : []),
  ];
  return uncertain.length === 0 ? frame : { ...frame, uncertain };
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
