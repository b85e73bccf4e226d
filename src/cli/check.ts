import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { lessonIn } from "../lesson/adjudicate.ts";
import type { LessonCheck } from "../lesson/check.ts";
import { checkInWorkspace } from "../lesson/check-in-workspace.ts";
import { Problem } from "../problem.ts";
import { fileStore } from "../store/file-store.ts";
import { isId } from "../store/ids.ts";
import { StoreError } from "../store/store.ts";
import type { ClassProfile } from "../workspace/class-profile.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";

/** Evidence, lints and age fit of any lesson, from any tool. Exit 3 where a check fails. */
export async function check({ args, terminal, env, cwd }: Invocation): Promise<number> {
  const [, path] = args.positionals;
  if (path === undefined)
    throw new Problem("usage", "Which lesson? teacher-assist check <lesson.md | session-id>");
  const { workspace, data } = findPlaces(args, env, cwd);
  const markdown = (await savedLesson(data, path)) ?? (await lessonText(resolve(cwd, path), path));
  const { found, profile } = await checkInWorkspace(markdown, workspace, args.class);
  if (args.format === "text") terminal.out(readable(found, profile));
  else terminal.out(`${JSON.stringify(found, null, 2)}\n`);
  return isClean(found) ? exit.done : exit.aborted;
}

/** The lesson of a saved session, decisions applied; null where that is no session's id. */
async function savedLesson(data: string, id: string): Promise<string | null> {
  if (!isId(id)) return null;
  try {
    return lessonIn(await fileStore(data).readSession(id)).markdown;
  } catch (error) {
    if (error instanceof StoreError && error.kind === "not_found") return null;
    throw error;
  }
}

async function lessonText(path: string, asked: string): Promise<string> {
  try {
    return asked === "-" ? await Bun.stdin.text() : await readFile(path, "utf8");
  } catch {
    throw new Problem("usage", `There is no file ${asked} that can be read.`);
  }
}

function isClean({ evidence, lints, age }: LessonCheck): boolean {
  return evidence.findings.length === 0 && lints.length === 0 && age.length === 0;
}

function readable(found: LessonCheck, profile: ClassProfile | null): string {
  const { claims, verified, invented, unsupported, findings } = found.evidence;
  const lines = [
    `Checked ${profile === null ? "without a class (name one with --class)" : `for ${profile.id}`}.`,
    `Curriculum claims: ${claims}; verified ${verified}, invented ${invented}, unsupported ${unsupported}.`,
    ...findings.map(({ line, message, fix }) => `  line ${line}: ${message} ${fix}`),
    ...[...found.lints, ...found.age].map(
      ({ line, message, fix }) => `  ${line === null ? "" : `line ${line}: `}${message} ${fix}`,
    ),
    ...found.guidance.map((guidance) => `  Note: ${guidance}`),
    isClean(found) ? "Nothing to mend." : "",
  ];
  return `${lines.filter(Boolean).join("\n")}\n`;
}
