import { readFile, stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { limits } from "../lesson/share/manifest.ts";
import { type OpenedLesson, openLesson } from "../lesson/share/open-lesson.ts";
import { shareSession } from "../lesson/share/share-session.ts";
import { dayAt } from "../lesson/timetable/day.ts";
import { openLibraries } from "../library/libraries.ts";
import { Problem } from "../problem.ts";
import { fileStore } from "../store/file-store.ts";
import { deskOf, type Session } from "../store/session.ts";
import { AsksFirst } from "../workspace/privacy/before-saving.ts";
import { agreement, tellAsked } from "./agreement.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";
import { writeNew } from "./write-new.ts";

/** A lesson as one file for a colleague. */
export async function share(invocation: Invocation, session: Session): Promise<number> {
  const { args, env, cwd, terminal } = invocation;
  const workspace = deskOf(session, findPlaces(args, env, cwd).workspace);
  const wish = { by: args.by ?? "", licence: args.licence ?? "", decisions: args["with-decisions"] ?? false };
  try {
    const { bytes, fileName, title } = await shareSession(
      session,
      workspace,
      wish,
      dayAt(new Date()),
      agreement(invocation, workspace),
    );
    const path = args.output ?? fileName;
    await writeNew(resolve(cwd, path), bytes, args.output !== undefined);
    terminal.out(
      args.format === "text"
        ? `${path}: ${title}\n`
        : `${JSON.stringify({ path, title, bytes: bytes.length })}\n`,
    );
    return exit.done;
  } catch (error) {
    if (error instanceof AsksFirst) return tellAsked(invocation, error);
    throw error;
  }
}

/** A file that a colleague shared, as a lesson of this workspace. */
export async function openFile(invocation: Invocation, given: string): Promise<number> {
  const path = resolve(invocation.cwd, given);
  const there = await stat(path).catch(() => null);
  if (!there?.isFile()) throw new Problem("usage", `There is no file ${given}.`);
  if (there.size > limits.fileBytes)
    throw new Problem(
      "usage",
      `${basename(path)} is too large: a shared lesson has up to ${limits.fileBytes / 1_000_000} MB. Nothing was opened.`,
    );
  return await openBytes(invocation, new Uint8Array(await readFile(path)), basename(path));
}

export async function openBytes(invocation: Invocation, bytes: Uint8Array, name: string): Promise<number> {
  const { args, env, cwd, terminal } = invocation;
  const { data, workspace: root } = findPlaces(args, env, cwd);
  const opened = await openLesson(
    { bytes, name, class: args.class },
    { root, store: fileStore(data), libraries: openLibraries(data), now: new Date() },
  );
  terminal.out(args.format === "text" ? `${told(opened).join("\n")}\n` : `${JSON.stringify(opened)}\n`);
  return exit.done;
}

function told({ session, title, by, licence, claims, along, saved }: OpenedLesson): string[] {
  return [
    `${session}: ${title}`,
    `Shared${by === "" ? "" : ` by ${by}`}. ${licence}`,
    claims.made === 0
      ? "It claims no outcome."
      : `${claims.hold} of ${claims.made} claims hold in your curriculum.`,
    ...claims.findings,
    ...(along.length === 0 ? [] : [`With it came: ${along.join(", ")}.`]),
    ...(saved.length === 0 ? [] : [`Saved: ${saved.join(", ")}.`]),
    `Decide on it: teacher-assist decide ${session}`,
  ];
}
