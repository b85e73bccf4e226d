import type { z } from "zod";
import type { BloomLevel, DomainType, Items } from "../course-format.ts";
import type { ImportOptions } from "./imported.ts";

/** The material of a concept, without what every concept has. */
export type DraftItems = Partial<Omit<z.input<typeof Items>, "concept" | "teach">>;

export type DraftConcept = {
  /** Other drafts may name it in `after`. */
  key?: string;
  /** Asked for as the concept's id; the title gives it otherwise. */
  id?: string;
  title: string;
  unit: string;
  type: string;
  bloom: BloomLevel;
  description?: string;
  /** Keys of what comes before it. */
  after?: string[];
  explanation?: string;
  example?: string;
  items: DraftItems;
};

export type CourseDraft = {
  title: string;
  /** What it was made from, as people call it: "words.csv". */
  source: string;
  domain: DomainType;
  /** BCP 47, where the source says so itself. */
  targetLanguage?: string | undefined;
  instructionLanguage?: string | undefined;
  codeLanguage?: "python" | "typescript" | "javascript" | undefined;
  concepts: DraftConcept[];
};

export function configOf(
  { title, source, domain, codeLanguage, ...said }: CourseDraft,
  options: ImportOptions,
): unknown {
  const instruction = options.instructionLanguage ?? said.instructionLanguage;
  const target = options.targetLanguage ?? said.targetLanguage;
  return {
    name: options.name,
    title: options.title ?? title,
    description:
      options.description || `Imported from ${source} on ${options.now.toISOString().slice(0, 10)}.`,
    domain_type: options.domain ?? domain,
    ...(instruction === undefined ? {} : { instruction_language: instruction }),
    ...(target === undefined || target === "" ? {} : { target_language: target }),
    license: options.license ?? `Not stated in ${source}: find out before you pass it on.`,
    ...(codeLanguage === undefined ? {} : { exercise_config: { code_language: codeLanguage } }),
  };
}

export function conceptFor(draft: DraftConcept, id: string, byKey: ReadonlyMap<string, string>): unknown {
  const { title, unit, type, bloom, description, after = [] } = draft;
  const before = new Set(after.flatMap((key) => byKey.get(key) ?? []));
  before.delete(id);
  return {
    id,
    title,
    description: description ?? title,
    unit,
    type,
    bloom_target: bloom,
    prerequisites: [...before],
  };
}

/** Said when the concept is taught: only what the source says. Its words stand there with their meanings. */
export function teaching({
  title,
  explanation,
  items,
  example: told,
}: Pick<DraftConcept, "title" | "explanation" | "example" | "items">): Items["teach"] {
  const words = [
    ...(items.vocabulary ?? []).map(({ term, meanings }) => ({ term, meaning: meanings.join(", ") })),
    ...(items.definitions ?? []).map(({ term, definition }) => ({ term, meaning: definition })),
  ];
  const [first] = words;
  const example =
    told !== undefined && told !== ""
      ? told
      : first !== undefined
        ? `${first.term}: ${first.meaning}`
        : (items.cloze?.[0]?.text ??
          items.facts?.[0]?.statement ??
          items.questions?.[0]?.question ??
          items.code_tasks?.[0]?.tests[0]?.call ??
          title);
  const listed = words.map(({ term, meaning }) => `- **${inLine(term)}**: ${inLine(meaning)}`);
  return {
    explanation: explanation || (listed.length === 0 ? title : `${title}:\n\n${listed.join("\n")}`),
    example,
  };
}

function inLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
