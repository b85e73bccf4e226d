import type { About } from "../../message.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { classNamedIn } from "../../workspace/classes.ts";
import { codeKey, codesIn } from "../../workspace/curriculum/codes.ts";
import type { Registry } from "../../workspace/curriculum/registry.ts";
import { minutesIn, withoutMinutes } from "./duration.ts";
import { topicIn } from "./topic-in.ts";

/** What a teacher asks a lesson to be. An outright choice wins over words, words over what is usual (decision 39). */
export type LessonBrief = {
  /** As written. */
  text: string;
  /** The words that name the topic, without the class, the length and the words of asking; "" where none are left. */
  topic: string;
  profile: ClassProfile | null;
  /** null: as long as the class's period. */
  minutes: number | null;
  /** Known codes that were named or chosen. */
  outcomes: string[];
};

export function briefFrom(
  text: string,
  about: About | undefined,
  profiles: readonly ClassProfile[],
  registry: Pick<Registry, "patterns" | "find">,
): LessonBrief {
  const { codes, rest } = codesNamed(text, registry);
  const profile = chosenClass(about, profiles) ?? classNamedIn(rest, profiles) ?? onlyOne(profiles);
  const chosen = (about?.outcomes ?? []).flatMap((code) => registry.find(code)?.code ?? []);
  const outcomes = chosen.length > 0 ? chosen : codes;
  const topic = topicIn(withoutMinutes(rest), profile === null ? [] : [profile.id]);
  const titled = outcomes.flatMap((code) => registry.find(code)?.title ?? [])[0] ?? "";
  return {
    text,
    topic: topic || titled,
    profile,
    minutes: about?.minutes ?? minutesIn(rest, profile?.periodMinutes),
    outcomes,
  };
}

/** The class that was chosen outright; null where none was, or none of that name is there. */
export function chosenClass(
  about: About | undefined,
  profiles: readonly ClassProfile[],
): ClassProfile | null {
  const id = about?.class?.trim().toLowerCase();
  return id === undefined ? null : (profiles.find((profile) => profile.id.toLowerCase() === id) ?? null);
}

/** One line where the words name another class than the chosen one, which wins (decision 39); null where they do not. */
export function otherClassNote(
  text: string,
  about: About | undefined,
  profiles: readonly ClassProfile[],
): string | null {
  const chosen = chosenClass(about, profiles);
  if (chosen === null) return null;
  const named = classNamedIn(
    text,
    profiles.filter((profile) => profile !== chosen),
  );
  return named === null
    ? null
    : `This is for ${chosen.id}, the class that was chosen; the words name ${named.id}.`;
}

/** Known codes that a request names, and the request without them. */
function codesNamed(request: string, registry: Pick<Registry, "patterns" | "find">) {
  const found = codesIn(request, registry.patterns).filter(({ code }) => registry.find(code) !== null);
  const codes = [...new Map(found.map(({ code }) => [codeKey(code), code])).values()];
  const rest = found.reduceRight((text, { start, end }) => {
    const bracketed = /\(\s*$/.test(text.slice(0, start)) && /^\s*\)/.test(text.slice(end));
    const before = bracketed ? text.slice(0, start).replace(/\s*\(\s*$/, "") : text.slice(0, start);
    return `${before} ${bracketed ? text.slice(end).replace(/^\s*\)/, "") : text.slice(end)}`;
  }, request);
  return { codes, rest };
}

function onlyOne(profiles: readonly ClassProfile[]): ClassProfile | null {
  return profiles.length === 1 ? (profiles[0] ?? null) : null;
}
