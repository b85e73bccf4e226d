import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promptNames } from "../../../src/coach/prompts/prompt.ts";
import { compileSpec } from "../../../src/coach/spec/compile.ts";
import type { CompiledSpec } from "../../../src/coach/spec/compiled.ts";

export const root = join(import.meta.dir, "../../..");

export function sourceOf(version: string): string {
  return readFileSync(join(root, `plugins/coach/spec/session.v${version}.yaml`), "utf8");
}

/** A shipped spec as it runs: 0.2 with what it forgot. */
export function shipped(version: "0.2" | "0.3"): CompiledSpec {
  const { spec, problems } = compileSpec(sourceOf(version), {
    prompts: promptNames,
    lenient: version === "0.2",
  });
  if (spec === null) throw new Error(problems.map(({ line, message }) => `${line}: ${message}`).join("\n"));
  return spec;
}

export const versions = ["0.2", "0.3"] as const;
