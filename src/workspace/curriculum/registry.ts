import { reasonOf } from "../../problem.ts";
import type { Confined } from "../confine.ts";
import { isCurriculumPath, packsName } from "../packs/pack-paths.ts";
import { withPacks } from "../packs/with-packs.ts";
import { sameAgain } from "../same-again.ts";
import { decodeText, withoutBom } from "../text.ts";
import { filesBelow } from "../walk.ts";
import { between, nearestCode } from "./between.ts";
import { type CodePattern, codePatterns } from "./code-patterns.ts";
import { codeKey } from "./codes.ts";
import { levelSteps, sameLevel } from "./levels.ts";
import type { CurriculumFile, Outcome } from "./outcome.ts";
import { parseOnce } from "./parse-once.ts";
import { type Match, searchIndex } from "./search.ts";

export type SearchOptions = {
  level?: string | undefined;
  /** A part of the name will do, here and for the subject. */
  organiser?: string | undefined;
  subject?: string | undefined;
  limit?: number | undefined;
};

/** Every curriculum file of a workspace and of the packs it draws on, as one. Where two files hold a code, the first by path is meant. */
export type Registry = {
  files: readonly CurriculumFile[];
  outcomes: readonly Outcome[];
  /** For `findCodes`. */
  patterns: readonly CodePattern[];
  /** However the code is written. */
  find(code: string): Outcome | null;
  /** By workspace-relative path. */
  file(path: string): CurriculumFile | null;
  /** The known code most like this one. Null only where there are none. */
  nearestCode(code: string): string | null;
  /** Best first; an empty query gives everything the options let through, in file order, with score 0. */
  search(query: string, options?: SearchOptions): Match[];
  /** How many levels lie between two; null where they cannot be compared. */
  levelDistance(a: string, b: string): number | null;
  /** The same with a sign: above 0 where `b` is the harder one. */
  levelSteps(a: string, b: string): number | null;
  /** Everything that is wrong in the files and between them. */
  problems: readonly { file: string; line: number; message: string }[];
};

export const maxFileBytes = 8_000_000;

/** A workspace without curriculum files gives an empty registry; a file that cannot be read is one of its problems. */
export async function loadRegistry(workspaceRoot: string): Promise<Registry> {
  const confined = withPacks(workspaceRoot);
  const files: CurriculumFile[] = [];
  const unread: { file: string; line: number; message: string }[] = [];
  for (const path of curriculumIn(confined)) {
    try {
      const text = decodeText(confined.read(path, maxFileBytes));
      if (text === null) unread.push({ file: path, line: 1, message: "It is not a text file." });
      else files.push(parseOnce(path, withoutBom(text)));
    } catch (error) {
      unread.push({ file: path, line: 1, message: reasonOf(error) });
    }
  }
  const registry = buildRegistry(files);
  return { ...registry, problems: [...unread, ...registry.problems] };
}

/** The teacher's own, then those of the packs that she draws on. */
function curriculumIn(confined: Confined): string[] {
  const below = (folder: string) =>
    confined.entry(folder)?.kind === "folder" ? filesBelow(confined, folder) : [];
  return [...below("curriculum"), ...below(packsName).filter(isCurriculumPath)].filter((path) =>
    path.toLowerCase().endsWith(".md"),
  );
}

const registryOf = sameAgain<Registry>();

/** The same files, by identity, give the same registry: its index is made once. */
export function buildRegistry(files: readonly CurriculumFile[]): Registry {
  return registryOf(files, () => registryFrom(files));
}

function registryFrom(given: readonly CurriculumFile[]): Registry {
  const files = given.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const byCode = new Map<string, Outcome>();
  for (const outcome of files.flatMap((file) => file.outcomes)) {
    if (!byCode.has(codeKey(outcome.code))) byCode.set(codeKey(outcome.code), outcome);
  }
  const outcomes = [...byCode.values()];
  const orders = files.map((file) => file.levels);
  const find = (code: string) => byCode.get(codeKey(code)) ?? null;
  const file = (path: string) => files.find((one) => one.path === path) ?? null;
  const steps = pairwise((a, b) => levelSteps(a, b, orders));
  let index: ReturnType<typeof searchIndex> | null = null;
  return {
    files,
    outcomes,
    patterns: codePatterns(
      files.map((one) => ({ pattern: one.codePattern, codes: one.outcomes.map(({ code }) => code) })),
    ),
    find,
    file,
    nearestCode: (code) => nearestCode(code, outcomes),
    search(query, options = {}) {
      const among = outcomes.filter((outcome) => passes(outcome, file(outcome.file), options));
      const named = among.filter((outcome) => codeKey(query).includes(codeKey(outcome.code)));
      index ??= searchIndex(outcomes);
      const found =
        query.trim() === ""
          ? among.map((outcome) => ({ outcome, score: 0, matched: [] }))
          : index(query, new Set(among));
      const others = found.filter(({ outcome }) => !named.includes(outcome));
      const asked = named.map((outcome) => ({ outcome, score: 100, matched: [outcome.code] }));
      return [...asked, ...others].slice(0, options.limit);
    },
    levelDistance: (a, b) => absolute(steps(a, b)),
    levelSteps: steps,
    problems: [
      ...files.flatMap((one) => one.problems.map((problem) => ({ file: one.path, ...problem }))),
      ...between(files, find),
    ],
  };
}

function passes(
  outcome: Outcome,
  file: CurriculumFile | null,
  { level, organiser, subject }: SearchOptions,
): boolean {
  const holds = (text: string, part: string | undefined) =>
    part === undefined || text.toLowerCase().includes(part.trim().toLowerCase());
  return (
    (level === undefined || sameLevel(outcome.level, level)) &&
    holds(outcome.organiser, organiser) &&
    holds(`${file?.subject ?? ""} ${file?.title ?? ""}`, subject)
  );
}

/** Levels are few, and every outcome is asked about its own. */
function pairwise<Told>(tell: (a: string, b: string) => Told): (a: string, b: string) => Told {
  const known = new Map<string, Map<string, Told>>();
  return (a, b) => {
    const there = known.get(a) ?? new Map<string, Told>();
    const found = there.get(b);
    if (found !== undefined) return found;
    const told = tell(a, b);
    if (known.size < mostLevels && there.size < mostLevels) known.set(a, there.set(b, told));
    return told;
  };
}

const mostLevels = 200;

function absolute(steps: number | null): number | null {
  return steps === null ? null : Math.abs(steps);
}
