import { parseLesson } from "../../../lesson/document.ts";
import { readPointer } from "../../../workspace/curriculum/pointer.ts";
import type { ClaimShown, LessonShown } from "../session/read-session.ts";

export type Lines = { path: string; from: number; to: number };

/** Something to put right in a section: a claim that does not hold, or what a check would have otherwise. */
export type Found = {
  tone: "problem" | "quiet";
  message: string;
  fix: string;
  /** The curriculum code it is about; "" where it is about none. */
  code: string;
  /** Which line of its section, the heading being the first; null where no single one is to blame. */
  line: number | null;
};

/** Built-in drafting takes out or puts right a claim by its code; all else that is found wants a person, or a model. */
export function builtinMends({ tone, code }: Found): boolean {
  return tone === "problem" && code !== "";
}

/** The lines of a workspace file that a link points to; null for any other link. */
export function linesOf(href: string): Lines | null {
  const link = readPointer(href);
  if (link.kind !== "lines") return null;
  const { file, start, end } = link.pointer;
  return { path: file, from: start, to: end };
}

/** What the check says of a link in a section: null where it has not been checked. */
export function verdictOn(claims: readonly ClaimShown[], { path, from, to }: Lines): ClaimShown | null {
  const about = claims.filter(
    ({ pointer }) =>
      pointer !== null && pointer.file === path && pointer.start === from && pointer.end === to,
  );
  return about.find(({ problem }) => problem !== null) ?? about[0] ?? null;
}

/** Everything to put right, by section; "" holds what concerns the lesson as a whole. */
export function foundIn({ claims, check, sections, markdown }: LessonShown): Map<string, Found[]> {
  const known = new Set(sections.map(({ id }) => id));
  const begins = new Map(parseLesson(markdown).sections.map(({ id, line }) => [id, line]));
  const found = new Map<string, Found[]>();
  const add = (section: string | null, one: Found) => {
    const place = section !== null && known.has(section) ? section : "";
    const there = found.get(place) ?? [];
    const begin = begins.get(place);
    const line = one.line === null || begin === undefined ? null : one.line - begin + 1;
    if (!there.some(({ message }) => message === one.message)) found.set(place, [...there, { ...one, line }]);
  };
  for (const { section, message, fix, code, problem, line } of claims) {
    if (problem !== null) add(section, { tone: "problem", message, fix, code, line });
  }
  for (const { section, message, fix, line } of [...check.lints, ...check.age]) {
    add(section, { tone: "quiet", message, fix, code: "", line });
  }
  return found;
}

/** A section's claims, in its order. */
export function claimsBySection({ claims }: LessonShown): Map<string, ClaimShown[]> {
  const sorted = new Map<string, ClaimShown[]>();
  for (const claim of claims) {
    if (claim.section === null) continue;
    sorted.set(claim.section, [...(sorted.get(claim.section) ?? []), claim]);
  }
  return sorted;
}
