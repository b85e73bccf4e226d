import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { EvalCase } from "../cases/suite.ts";

/** What a run rests on, part by part, each as one hash: where one differs, two runs are not of the same thing. */
export type Frozen = Readonly<Record<string, string>>;

const parts = ["agents", "skills", "hooks", "authors", "checks", "desks", "packs"] as const;

/** Where each part lies, seen from the project. `authors` and `checks` are code: what drafts, and what judges. */
const places: Readonly<Record<(typeof parts)[number], readonly string[]>> = {
  agents: ["plugins/lesson-planning/agents", "plugins/lesson-planning/commands"],
  skills: ["plugins/lesson-planning/skills"],
  hooks: ["plugins/lesson-planning/hooks"],
  authors: [
    "plugins/lesson-planning/builtin",
    "src/lesson/brief",
    "src/lesson/draft",
    "src/lesson/units",
    "src/maths",
    "src/words",
    "src/workspace/notes",
    "src/workspace/topics",
  ],
  checks: ["src/lesson/check", "src/workspace/curriculum", "src/workspace/privacy", "src/evals/criteria"],
  desks: ["workspace", "desks"],
  packs: ["packs"],
};

/** Of the project's files and of these cases; `own`: folders of plugins beside the project's. */
export function freeze(project: string, cases: readonly EvalCase[], own: readonly string[] = []): Frozen {
  const hashed = parts.map((part) => [part, hashOf(project, places[part])] as const);
  const ofCases = createHash("sha256").update(JSON.stringify(cases)).digest("hex").slice(0, 16);
  const ofOwn = own.map((folder, at) => [`own plugin ${at + 1}`, hashOf(folder, ["."])] as const);
  return { ...Object.fromEntries(hashed), cases: ofCases, ...Object.fromEntries(ofOwn) };
}

/** The parts in which two runs differ. */
export function changedParts(before: Frozen, now: Frozen): string[] {
  const named = new Set([...parts, "cases", ...Object.keys(before), ...Object.keys(now)]);
  return [...named].filter((part) => before[part] !== now[part]);
}

/** Paths and contents, in the order of the paths; line ends as a checkout has them do not count. */
function hashOf(project: string, folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of folders.flatMap((folder) => filesBelow(join(project, folder))).sort()) {
    hash.update(`${relative(project, file).replaceAll("\\", "/")}\0`);
    hash.update(`${readFileSync(file, "utf8").replaceAll("\r\n", "\n")}\0`);
  }
  return hash.digest("hex").slice(0, 16);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name));
}
