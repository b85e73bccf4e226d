import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { LessonCheck } from "../lesson/check/check.ts";
import { type Checked, checkInWorkspace, checkSession } from "../lesson/check/check-in-workspace.ts";
import { openLibraries } from "../library/libraries.ts";
import { Problem } from "../problem.ts";
import { fileStore } from "../store/file-store.ts";
import { isId } from "../store/ids.ts";
import { deskOf, type Session } from "../store/session.ts";
import { StoreError } from "../store/store.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";
import { pipedText, type Terminal } from "./terminal.ts";

/** Evidence, lints and age fit of any lesson, from any tool. Exit 3 where a check fails. */
export async function check({ args, terminal, env, cwd }: Invocation): Promise<number> {
  const [, path] = args.positionals;
  if (path === undefined)
    throw new Problem("usage", "Which lesson? teacher-assist check <lesson.md | session-id>");
  const { workspace, data } = findPlaces(args, env, cwd);
  const saved = await savedSession(data, path);
  const checked =
    saved === null
      ? await checkInWorkspace(
          await lessonText(resolve(cwd, path), path, terminal),
          workspace,
          args,
          openLibraries(data),
        )
      : await checkSession(saved, deskOf(saved, workspace), args, openLibraries(data));
  if (args.format === "text") terminal.out(readable(checked));
  else terminal.out(`${JSON.stringify({ ...checked.found, checkedIn: checked.checkedIn }, null, 2)}\n`);
  return isClean(checked.found) ? exit.done : exit.aborted;
}

/** null where that is no session's id. */
async function savedSession(data: string, id: string): Promise<Session | null> {
  if (!isId(id)) return null;
  try {
    return await fileStore(data).readSession(id);
  } catch (error) {
    if (error instanceof StoreError && error.kind === "not_found") return null;
    throw error;
  }
}

async function lessonText(path: string, asked: string, terminal: Terminal): Promise<string> {
  try {
    return asked === "-" ? await pipedText(terminal) : await readFile(path, "utf8");
  } catch {
    throw new Problem("usage", `There is no file ${asked} that can be read.`);
  }
}

/** What only reads like something is a warning for whoever looks, and fails no check (docs/guardrails.md). */
function isClean({ evidence, lints, age }: LessonCheck): boolean {
  const failing = age.filter(({ rule }) => rule !== "reads-unfit");
  return evidence.findings.length === 0 && lints.length === 0 && failing.length === 0;
}

function readable({ found, profile, checkedIn }: Checked): string {
  const { claims, verified, otherStage, misfitting, invented, unsupported, findings } = found.evidence;
  const lines = [
    `Checked ${profile === null ? "without a class (name one with --class)" : `for ${profile.id}`}.`,
    checkedIn === "gone"
      ? "Curriculum claims: not checked. The lesson was made in another workspace, which is not here."
      : `Curriculum claims: ${claims}; verified ${verified} (in your files, and the lesson is about it${otherStage === 0 ? "" : `; ${otherStage} of another stage than the class's`}), misfitting ${misfitting}, invented ${invented}, unsupported ${unsupported}.`,
    ...findings.map(({ line, message, fix }) => `  line ${line}: ${message} ${fix}`),
    ...[...found.lints, ...found.age].map(
      ({ line, message, fix }) => `  ${line === null ? "" : `line ${line}: `}${message} ${fix}`,
    ),
    ...found.guidance.map((guidance) => `  Note: ${guidance}`),
    isClean(found) && found.age.length === 0 ? "Nothing to mend." : "",
  ];
  return `${lines.filter(Boolean).join("\n")}\n`;
}
