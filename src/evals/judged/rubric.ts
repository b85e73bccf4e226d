import { z } from "zod";
import { inPlainWords } from "../../markdown/plain-words.ts";
import { readYamlDocument } from "../../markdown/yaml-document.ts";
import { Problem } from "../../problem.ts";

const Line = z.string().trim().min(1);

/** A rubric: questions that are answered with yes or no. The one schema of it. */
export const Rubric = z.strictObject({
  rubric: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and single hyphens"),
  description: Line,
  questions: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and single hyphens"),
        ask: Line,
        counts: Line,
        does_not_count: Line,
      }),
    )
    .min(1),
});
export type Rubric = z.infer<typeof Rubric>;
export type RubricQuestion = Rubric["questions"][number];

/** Throws `Problem` with every line that is wrong. */
export function readRubric(file: string, source: string): Rubric {
  const yaml = readYamlDocument(source, 0);
  const told = (problems: { line: number; message: string }[]) =>
    new Problem("usage", problems.map(({ line, message }) => `${file}:${line}: ${message}`).join("\n"));
  if (!yaml.ok) throw told(yaml.problems);
  const parsed = Rubric.safeParse(yaml.fields);
  if (!parsed.success)
    throw told(
      inPlainWords(Rubric, yaml.fields, parsed.error).map(({ path, message }) => ({
        line: yaml.lineOf(path),
        message: `${message}.`,
      })),
    );
  const { questions } = parsed.data;
  const twice = questions.flatMap(({ id }, at) =>
    questions.findIndex((other) => other.id === id) < at
      ? [{ line: yaml.lineOf(["questions", at]), message: `There are two questions with the id "${id}".` }]
      : [],
  );
  if (twice.length > 0) throw told(twice);
  return parsed.data;
}
