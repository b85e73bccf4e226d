import type { ConfigFile, CourseConfig } from "./course-format.ts";

/**
 * A rubric may stand in its `rubric_template` (§6.3), in `rubrics` or in one of its entries. Anything else stays as it
 * is, for the schema to name.
 */
export function parseConfig(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || !isRecord(value.rubrics)) return value;
  const rubrics = isWrapped(value.rubrics) ? { long_form: value.rubrics } : value.rubrics;
  const opened = Object.entries(rubrics).map(([name, rubric]) => [
    name,
    isWrapped(rubric) ? rubric.rubric_template : rubric,
  ]);
  return { ...value, rubrics: Object.fromEntries(opened) };
}

/** Both fields where the rest of the program looks for them; a problem where a file says the same thing twice. */
export function settledConfig(file: ConfigFile): CourseConfig | { problem: string } {
  const { modality_weights, modality_overrides, ...config } = file;
  const top = { modality_weights, modality_overrides };
  const inner = config.exercise_config;
  for (const name of ["modality_weights", "modality_overrides"] as const)
    if (top[name] !== undefined && inner[name] !== undefined)
      return { problem: `\`${name}\` stands both at the top and in \`exercise_config\`: keep one of them.` };
  return {
    ...config,
    exercise_config: {
      ...inner,
      modality_weights: inner.modality_weights ?? modality_weights,
      modality_overrides: inner.modality_overrides ?? modality_overrides,
    },
  };
}

function isWrapped(value: unknown): value is { rubric_template: unknown } {
  return isRecord(value) && Object.keys(value).length === 1 && "rubric_template" in value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
