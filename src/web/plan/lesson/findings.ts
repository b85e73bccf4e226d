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
};

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
export function foundIn({ claims, check, sections }: LessonShown): Map<string, Found[]> {
  const known = new Set(sections.map(({ id }) => id));
  const found = new Map<string, Found[]>();
  const add = (section: string | null, one: Found) => {
    const place = section !== null && known.has(section) ? section : "";
    const there = found.get(place) ?? [];
    if (!there.some(({ message }) => message === one.message)) found.set(place, [...there, one]);
  };
  for (const { section, message, fix, code, problem } of claims) {
    if (problem !== null) add(section, { tone: "problem", message, fix, code });
  }
  for (const { section, message, fix } of [...check.lints, ...check.age]) {
    add(section, { tone: "quiet", message, fix, code: "" });
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
