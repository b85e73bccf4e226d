import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CurriculumFile } from "../../../src/workspace/curriculum/outcome.ts";
import { parseCurriculum } from "../../../src/workspace/curriculum/parse.ts";
import { buildRegistry, type Registry } from "../../../src/workspace/curriculum/registry.ts";

/** The files we ship, and an official-looking one of a country that does not exist. */
const shipped = ["cfe-computing", "cfe-technologies"].map((name) => ({
  path: `curriculum/${name}.md`,
  text: readFileSync(join(import.meta.dir, `../../../workspace/curriculum/${name}.md`), "utf8"),
}));

export const official = `---
title: Syldavian Computing
source: https://curriculum.example/computing
retrieved: 2026-11-01
licence: CC0
version: "2026"
wording: official
code_pattern: 'SYL\\s[A-C]-\\d{2}'
levels: [Lower, Middle, Upper, Top]
---

# Syldavian Computing

## SYL A-01 — Repeating
- **Level**: Lower
- **Organiser**: Programs
- **Outcome text**: I can repeat a group of steps a fixed number
  of times, and say how often it ran.
- **Progression to**: SYL B-01 (until a condition is met)
- **Keywords**: loop, repeat

## SYL B-01 — Repeating until
- **Level**: Upper
- **Organiser**: Programs
- **Outcome text**: I can repeat steps until a condition is met.
- **Progression from**: SYL A-01 (a fixed number of times)
- **Assessment expectations**: Names the condition; says when it stops
- **Keywords**: loop, condition
`;

export const files = [...shipped, { path: "curriculum/syldavia.md", text: official }];

export function registryOf(texts: readonly { path: string; text: string }[] = files): Registry {
  return buildRegistry(texts.map(({ path, text }) => parseCurriculum(path, text)));
}

export function reader(
  texts: readonly { path: string; text: string }[] = files,
): (path: string) => string | null {
  return (path) => texts.find((file) => file.path === path)?.text ?? null;
}

/** The pointer to an outcome's own lines. */
export function pointTo(registry: Registry, code: string): string {
  const outcome = registry.find(code);
  if (outcome === null) throw new Error(`no ${code}`);
  return `[${code}](${outcome.file}#L${outcome.startLine}-L${outcome.endLine})`;
}

/** What an entry says, apart from where it stands. */
export function said({ outcomes }: CurriculumFile) {
  return outcomes.map(({ file: _f, startLine: _s, endLine: _e, textLine: _t, ...rest }) => rest);
}
