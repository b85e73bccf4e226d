import type { AuthorTurn } from "../../../../src/model/builtin.ts";
import type { Topic } from "../../../../src/workspace/topic.ts";
import { type Knowledge, readEnough } from "../drafting/knowledge.ts";
import { notePathIn } from "./source.ts";

/** The note that a lesson was drawn from, or the turn that reads it; null where it names none, or none that can be read. */
export function noteAtHand(
  lesson: string,
  known: Knowledge,
): Topic | null | (AuthorTurn & { calls: object }) {
  const path = notePathIn(lesson);
  if (path === null || known.pages.unreadable.has(path)) return null;
  const file = known.pages.files.get(path);
  if (file !== undefined && readEnough(file)) return known.topic(path);
  const start = file?.nextLine ?? 1;
  return { calls: [{ name: "read_file", args: start === 1 ? { path } : { path, start } }] };
}
