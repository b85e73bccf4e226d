import type { z } from "zod";
import { inPlainWords, type Path, saidPlainly } from "../../markdown/plain-words.ts";
import { uniqueSlugs } from "../../text/slug.ts";
import { Concept, CourseConfig, Items, type Items as ItemsType } from "../course-format.ts";
import { itemKey } from "../exercises/exercise.ts";
import { type CourseFile, conceptsFile, configFile, itemsFile, sizeOf } from "../making/course-files.ts";
import { type CourseDraft, conceptFor, configOf, type DraftConcept, teaching } from "./draft.ts";
import type { ImportOptions, Skipped } from "./imported.ts";
import { tooManyItems } from "./most-items.ts";

export type DraftedCourse = {
  files: CourseFile[];
  concepts: number;
  items: number;
  /** Which concept a piece of material went to, by `itemKey`. */
  conceptOf(): Map<string, string>;
  skipped: Skipped[];
  config: CourseConfig;
  topics: { title: string; items: ItemsType }[];
};

/** The files of a course folder. All of it keeps to the course format: what does not is left out and said. */
export function draftFiles(draft: CourseDraft, options: ImportOptions): DraftedCourse | { problem: string } {
  const described = configOf(draft, options);
  const config = CourseConfig.safeParse(described);
  if (!config.success) return { problem: badOptions(described, config.error) };
  const named = uniqueSlugs();
  const ids = draft.concepts.map(({ id, title }, index) => named(id ?? title, `part-${index + 1}`));
  const byKey = new Map(draft.concepts.map(({ key, title }, index) => [key ?? title, ids[index] ?? ""]));
  const concepts: Concept[] = [];
  const itemFiles: DraftedCourse["files"] = [];
  const skipped: Skipped[] = [];
  const placed: ItemsType[] = [];
  let count = 0;
  for (const [index, one] of draft.concepts.entries()) {
    const id = ids[index] ?? "";
    const items = fittingItems(one, id, skipped);
    const concept = Concept.safeParse(conceptFor(one, id, byKey));
    if (items === null || !concept.success) continue;
    concepts.push(concept.data);
    count += sizeOf(items);
    placed.push(items);
    itemFiles.push(itemsFile(items));
  }
  const tooMany = tooManyItems(count, draft.source);
  if (tooMany !== null) return tooMany;
  if (concepts.length === 0) return { problem: `Nothing in ${draft.source} could be made into a course.` };
  const files = [configFile(config.data), conceptsFile(withoutRings(concepts)), ...itemFiles];
  return {
    files,
    concepts: concepts.length,
    items: count,
    conceptOf: () => conceptsByItem(placed),
    skipped,
    config: config.data,
    topics: placed.map((items, index) => ({ title: concepts[index]?.title ?? "", items })),
  };
}

/** The material that keeps to the format; `null` where there is none. */
function fittingItems(draft: DraftConcept, id: string, skipped: Skipped[]): ItemsType | null {
  const given = { concept: id, teach: teaching(draft), ...draft.items };
  const whole = Items.safeParse(given);
  if (whole.success) return sizeOf(whole.data) === 0 ? null : whole.data;
  const bad = new Map<string, Set<number>>();
  const called = ([list, index]: Path) => nameIn(draft.items, list, index);
  for (const { path, message } of inPlainWords(Items, given, whole.error, called)) {
    const [list, index] = path;
    skipped.push({ where: draft.title, why: message });
    const places = bad.get(String(list)) ?? new Set<number>();
    bad.set(String(list), places.add(Number(index)));
  }
  const fitting = Object.entries(draft.items).map(([name, list]) => [
    name,
    (list ?? []).filter((_, index) => bad.get(name)?.has(index) !== true),
  ]);
  const rest = Items.safeParse({ ...given, ...Object.fromEntries(fitting) });
  return rest.success && sizeOf(rest.data) > 0 ? rest.data : null;
}

/** What a piece is called by whoever wrote it: its first words, and never its place in our files. */
function nameIn(
  items: DraftConcept["items"],
  list: PropertyKey | undefined,
  index: PropertyKey | undefined,
): string {
  const piece: unknown = Object.entries(items).find(([name]) => name === list)?.[1]?.[Number(index)];
  const [text] =
    typeof piece === "object" && piece !== null
      ? Object.values(piece).filter((value) => typeof value === "string" && value.trim() !== "")
      : [];
  return text === undefined ? "Something in it" : `“${String(text).replace(/\s+/g, " ").slice(0, 60)}”`;
}

/** Without prerequisites that are not there or that would close a ring. */
function withoutRings(concepts: readonly Concept[]): Concept[] {
  const kept = new Set(concepts.map(({ id }) => id));
  const before = new Map<string, string[]>();
  const leadsTo = (from: string, goal: string): boolean => {
    const seen = new Set([from]);
    for (const id of seen) {
      if (id === goal) return true;
      for (const next of before.get(id) ?? []) seen.add(next);
    }
    return false;
  };
  return concepts.map((one) => {
    const prerequisites = one.prerequisites.filter((id) => kept.has(id) && !leadsTo(id, one.id));
    before.set(one.id, prerequisites);
    return { ...one, prerequisites };
  });
}

function conceptsByItem(placed: readonly ItemsType[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const items of placed)
    for (const key of keysOf(items)) if (!found.has(key)) found.set(key, items.concept);
  return found;
}

function keysOf({ vocabulary, definitions, cloze, facts }: ItemsType): string[] {
  return [
    ...vocabulary.map(({ term }) => itemKey("vocabulary", term)),
    ...definitions.map(({ term }) => itemKey("definitions", term)),
    ...cloze.map(({ text }) => itemKey("cloze", text)),
    ...facts.map(({ statement }) => itemKey("facts", statement)),
  ];
}

function badOptions(described: unknown, error: z.ZodError): string {
  return `The course cannot be called or described like this. ${saidPlainly(CourseConfig, described, error)}`;
}
