import { messageAnswered } from "../../../../src/lesson/brief/asked.ts";
import { planOf } from "../../../../src/lesson/check/review/plan.ts";
import { rolesOf } from "../../../../src/lesson/check/review/roles.ts";
import { readDecided } from "../../../../src/lesson/draft/decided-note.ts";
import { draftsIn } from "../../../../src/lesson/draft/drafts.ts";
import { textOf } from "../../../../src/message.ts";
import type { AuthorRequest, AuthorTurn } from "../../../../src/model/builtin.ts";
import type { Knowledge } from "../drafting/knowledge.ts";

/** `request`: what was asked of it, without the lesson itself. */
export type AtHand = { lesson: string; request: string };

/**
 * The lesson that a specialist is to work on: in the task it was given, pasted into the message, drafted in this
 * conversation, or in a file that the message names. Otherwise the turn that gets it or asks for it.
 */
export function lessonAtHand({ messages, volatile }: AuthorRequest, known: Knowledge): AtHand | AuthorTurn {
  const asked = messageAnswered(messages, messages.length);
  const said = asked?.given?.kind === "task" ? asked.given.task : asked === null ? "" : textOf(asked);
  const [whole = "", told] = /<lesson>\n([\s\S]*)\n<\/lesson>/.exec(said) ?? [];
  if (told !== undefined) return { lesson: told, request: said.replace(whole, "").trim() };
  const pasted = said.slice(Math.max(0, said.search(/^#{1,3}\s/m)));
  if (isPlan(pasted)) return { lesson: pasted, request: said.slice(0, said.length - pasted.length).trim() };
  if (isPlan(said)) return { lesson: said, request: "" };
  const path = /[^\s"'<>]+\.md\b/.exec(said)?.[0];
  if (path !== undefined) return fromFile(path, known, said);
  const drafted = readDecided(volatile)?.markdown ?? draftsIn(messages).at(-1)?.text;
  if (drafted !== undefined) return { lesson: drafted, request: said };
  return {
    text: "Which lesson? Paste it here, or name its file in your workspace, for example `lessons/fractions.md`. Nothing has been looked at yet.",
  };
}

function fromFile(path: string, { pages }: Knowledge, request: string): AtHand | AuthorTurn {
  const file = pages.files.get(path);
  if (pages.unreadable.has(path))
    return {
      text: `There is no file ${path} in the workspace that can be read. Nothing has been looked at.`,
    };
  if (file?.whole) return { lesson: file.text, request };
  const start = file?.nextLine ?? 1;
  return { calls: [{ name: "read_file", args: start === 1 ? { path } : { path, start } }] };
}

/** At least three parts of a lesson plan, however they are marked. */
function isPlan(text: string): boolean {
  return new Set(planOf(text).lesson.sections.flatMap(({ title }) => rolesOf(title))).size >= 3;
}
