import { z } from "zod";
import { conditionText, readCondition, usual } from "../../agent/condition.ts";
import { inPlainWords } from "../../markdown/plain-words.ts";
import { readYamlDocument } from "../../markdown/yaml-document.ts";
import { providerNames } from "../../model/provider-names.ts";
import { Problem } from "../../problem.ts";
import type { RunHead } from "./run-folder.ts";

/** What is crossed with every case: each condition with each model. */
const Matrix = z.strictObject({
  conditions: z
    .array(z.string())
    .min(1)
    .default([conditionText(usual)]),
  models: z
    .array(z.strictObject({ provider: z.enum(providerNames), model: z.string().default("") }))
    .min(1)
    .default([{ provider: "builtin", model: "" }]),
});
export type Matrix = z.infer<typeof Matrix>;

/** Throws `Problem` with every line that is wrong. */
export function readMatrix(file: string, source: string): Matrix {
  const yaml = readYamlDocument(source, 0);
  const told = (problems: { line: number; message: string }[]) =>
    new Problem("usage", problems.map(({ line, message }) => `${file}:${line}: ${message}`).join("\n"));
  if (!yaml.ok) throw told(yaml.problems);
  const parsed = Matrix.safeParse(yaml.fields);
  if (parsed.success) return parsed.data;
  throw told(
    inPlainWords(Matrix, yaml.fields, parsed.error).map(({ path, message }) => ({
      line: yaml.lineOf(path),
      message: `${message}.`,
    })),
  );
}

export function armsOf({ conditions, models }: Matrix): RunHead["arms"] {
  return conditions.flatMap((condition) =>
    models.map(({ provider, model }) => ({
      condition: conditionText(readCondition(condition)),
      provider,
      model,
    })),
  );
}
