import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { inPlainWords, type Path } from "../markdown/plain-words.ts";
import { parsedQuickly } from "../markdown/schema-quick.ts";
import { parseYaml } from "../markdown/yaml-document.ts";
import { parseYamlQuickly } from "../markdown/yaml-quick.ts";
import { readBounded } from "../strangers/read-bounded.ts";
import { Concept, ConfigFile, type CourseConfig, Items } from "./course-format.ts";
import { parseConfig, settledConfig } from "./read-config.ts";
import { sceneProblems } from "./scene-problems.ts";

export type Course = {
  config: CourseConfig;
  /** In an order in which each stands after its prerequisites; within that, the file's own order. */
  concepts: Concept[];
  items: Map<string, Items>;
};

/** As much of a concept as its place in the course takes: what else is wrong with it does not hide a ring. */
const Outline = z.object({ id: z.string(), prerequisites: z.array(z.string()).default([]) });
type Outline = z.infer<typeof Outline>;

export type CourseProblem = { file: string; message: string };

/**
 * A course, or everything that is wrong with it at once. Never throws. `thorough` also finds keys that are given twice,
 * and takes its time.
 */
export function loadCourse(
  dir: string,
  { thorough = false } = {},
): { course: Course | null; problems: CourseProblem[] } {
  const yaml = thorough ? parseYaml : parseYamlQuickly;
  const problems: CourseProblem[] = [];
  const config = readConfig(dir, problems);
  const concepts = read(dir, "concepts.yaml", z.array(Concept).min(1), yaml, problems);
  const known = concepts ?? read(dir, "concepts.yaml", z.array(Outline), yaml, []) ?? [];
  if (config !== null && config.name !== basename(dir)) {
    problems.push({
      file: "config.json",
      message: `\`name\` must be the folder's own, ${basename(dir)}, not ${config.name}.`,
    });
  }
  const items = new Map<string, Items>();
  for (const { id } of known) {
    const file = join("items", `${id}.yaml`);
    const found = read(dir, file, Items, yaml, problems);
    if (found !== null && found.concept !== id)
      problems.push({ file, message: `\`concept\` must be ${id}, as the file is named.` });
    if (found !== null) {
      items.set(id, found);
      problems.push(...sceneProblems(found).map((message) => ({ file, message })));
    }
    if (found !== null) problems.push(...missingMedia(dir, file, found));
  }
  problems.push(...strays(dir, known), ...rubricProblems(config), ...graphProblems(known));
  if (config === null || concepts === null || problems.length > 0) return { course: null, problems };
  return { course: { config, concepts: inOrder(concepts).sorted, items }, problems };
}

function readConfig(dir: string, problems: CourseProblem[]): CourseConfig | null {
  const file = read(dir, "config.json", ConfigFile, parseConfig, problems);
  const config = file === null ? null : settledConfig(file);
  if (config === null || !("problem" in config)) return config;
  problems.push({ file: "config.json", message: config.problem });
  return null;
}

/** Of each file: a hundred times what a concept needs. Whoever shared the course wrote them. */
const mostBytes = 5_000_000;

function read<T>(
  dir: string,
  file: string,
  schema: z.ZodType<T>,
  parse: (text: string) => unknown,
  problems: CourseProblem[],
): T | null {
  try {
    const value = parse(readBounded(join(dir, file), mostBytes));
    const quick = parsedQuickly(schema, value);
    if (quick !== null) return quick.data;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const { path, message } of inPlainWords(schema, value, parsed.error))
      problems.push({ file, message: `${placeIn(value, path)}${message}` });
  } catch (error) {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    problems.push({
      file,
      message: missing
        ? "It is not there."
        : `It cannot be read: ${error instanceof Error ? error.message : error}`,
    });
  }
  return null;
}

/** Where in a file something is, as its author would find it: "greetings: ", "vocabulary 3 (pagi): ". */
function placeIn(value: unknown, path: Path): string {
  const at = path.findLastIndex((step) => typeof step === "number");
  const steps = path.slice(0, at + 1);
  if (steps.length === 0) return "";
  const item = steps.reduce<unknown>((inside, step) => (isRecord(inside) ? inside[step] : undefined), value);
  const named = isRecord(item)
    ? [item.id, item.term, item.question, item.prompt].find((each) => typeof each === "string")
    : null;
  const number = `${steps.slice(0, -1).join(".")} ${Number(steps.at(-1)) + 1}`.trim();
  return typeof named === "string" ? `${number} (${named}): ` : `${number}: `;
}

function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === "object" && value !== null;
}

/** Material that no concept uses is a misspelt name. */
function strays(dir: string, concepts: readonly Outline[]): CourseProblem[] {
  const known = new Set(concepts.map(({ id }) => `${id}.yaml`));
  const folder = join(dir, "items");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((name) => !known.has(name))
    .map((name) => ({ file: join("items", name), message: "No concept has this name." }));
}

/** Pictures and sounds that an item names and that are not there. */
function missingMedia(dir: string, file: string, items: Items): CourseProblem[] {
  const named = new Set<string>();
  for (const pieces of [items.vocabulary, items.definitions, items.facts, items.cloze])
    for (const { picture, sound } of pieces) {
      if (picture !== undefined) named.add(picture);
      if (sound !== undefined) named.add(sound);
    }
  return [...named]
    .filter((name) => !existsSync(join(dir, "media", name)))
    .map((name) => ({ file, message: `It names ${name}, which is not in the folder media.` }));
}

function rubricProblems(config: CourseConfig | null): CourseProblem[] {
  return Object.entries(config?.rubrics ?? {}).flatMap(([name, rubric]) => {
    const names = (rubric?.dimensions ?? []).map((dimension) => dimension.name);
    const total = (rubric?.dimensions ?? []).reduce((sum, { weight }) => sum + weight, 0);
    const wrong = [
      ...(Math.abs(total - 1) < 0.001
        ? []
        : [`The weights of the rubric ${name} add up to ${total.toFixed(2)}, not to 1.`]),
      ...(new Set(names).size === names.length
        ? []
        : [`Two dimensions of the rubric ${name} have the same name.`]),
    ];
    return wrong.map((message) => ({ file: "config.json", message }));
  });
}

/** What waits for something that is not there, or in a ring for itself. */
export function graphProblems(concepts: readonly Outline[]): CourseProblem[] {
  const file = "concepts.yaml";
  const ids = new Set<string>();
  const doubles = new Set<string>();
  for (const { id } of concepts) (ids.has(id) ? doubles : ids).add(id);
  const twice = Array.from(doubles, (id) => ({ file, message: `There are two concepts ${id}.` }));
  const unknown = concepts.flatMap(({ id, prerequisites }) =>
    prerequisites
      .filter((one) => !ids.has(one))
      .map((one) => ({ file, message: `${id} needs ${one}, which is not there.` })),
  );
  const ring = ringIn(
    concepts.map((one) => ({ ...one, prerequisites: one.prerequisites.filter((id) => ids.has(id)) })),
  );
  const cycle =
    ring.length === 0 ? [] : [{ file, message: `These wait for each other in a ring: ${ring.join(", ")}.` }];
  return [...twice, ...unknown, ...cycle];
}

/** What waits for itself. Of what cannot be placed, whatever nobody else waits for only hangs on a ring. */
function ringIn(concepts: readonly Outline[]): string[] {
  const firsts = new Map(concepts.toReversed().map((one) => [one.id, one])); // of two of a name, the first
  const left = new Map(inOrder([...firsts.values()]).left.map((one) => [one.id, one.prerequisites]));
  const waiting = new Map<string, number>();
  for (const needs of left.values()) for (const id of needs) waiting.set(id, (waiting.get(id) ?? 0) + 1);
  const free = [...left.keys()].filter((id) => !waiting.has(id));
  for (const id of free) {
    for (const need of left.get(id) ?? []) {
      const others = (waiting.get(need) ?? 1) - 1;
      waiting.set(need, others);
      if (others === 0 && left.has(need)) free.push(need);
    }
    left.delete(id);
  }
  return [...new Set(concepts.map(({ id }) => id))].filter((id) => left.has(id));
}

/**
 * Each concept after those it needs, otherwise as in the file; in time that grows with concepts and prerequisites.
 * `left`: what waits for itself, or for something that is not there.
 */
function inOrder<One extends Outline>(concepts: readonly One[]): { sorted: One[]; left: One[] } {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  const placed = new Set<string>();
  const sorted: One[] = [];
  for (const start of concepts) {
    const path = [start];
    const onPath = new Set([start.id]);
    while (path.length > 0) {
      const concept = path.at(-1);
      if (concept === undefined) break;
      const next = concept.prerequisites.find((id) => !placed.has(id));
      const needed = next === undefined ? undefined : byId.get(next);
      if (next !== undefined && (needed === undefined || onPath.has(next))) break;
      if (needed !== undefined) {
        path.push(needed);
        onPath.add(needed.id);
        continue;
      }
      path.pop();
      onPath.delete(concept.id);
      if (placed.has(concept.id)) continue;
      placed.add(concept.id);
      sorted.push(concept);
    }
  }
  return { sorted, left: concepts.filter(({ id }) => !placed.has(id)) };
}
