import type { Concept, CourseConfig, Items } from "../course-format.ts";

/**
 * The files of a course folder as this program writes them. Each is JSON, which is YAML as well: one piece of material a
 * line, quick to read by programs and plain enough for people.
 */
export type CourseFile = { path: string; content: string };

export function configFile(config: CourseConfig): CourseFile {
  return { path: "config.json", content: `${JSON.stringify(config, null, 2)}\n` };
}

export function conceptsFile(concepts: readonly Concept[]): CourseFile {
  const lines = concepts.map((one) => `  ${JSON.stringify(one)}`);
  return { path: "concepts.yaml", content: `[\n${lines.join(",\n")}\n]\n` };
}

export function itemsPath(concept: string): string {
  return `items/${concept}.yaml`;
}

export function itemsFile({ concept, teach, ...lists }: Items): CourseFile {
  const filled = Object.entries(lists).filter(([, list]) => list.length > 0);
  const listed = filled.map(
    ([name, list]) =>
      `  ${JSON.stringify(name)}: [\n${list.map((item) => `    ${JSON.stringify(item)}`).join(",\n")}\n  ]`,
  );
  const head = [`  "concept": ${JSON.stringify(concept)}`, `  "teach": ${JSON.stringify(teach)}`];
  return { path: itemsPath(concept), content: `{\n${[...head, ...listed].join(",\n")}\n}\n` };
}

/** How many pieces of material a concept has. */
export function sizeOf({ concept: _, teach: __, ...lists }: Items): number {
  return Object.values(lists).reduce((sum, { length }) => sum + length, 0);
}
