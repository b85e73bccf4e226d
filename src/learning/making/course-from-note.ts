import { Problem } from "../../problem.ts";
import { isPackPath } from "../../workspace/packs/pack-paths.ts";
import { workspaceReader } from "../../workspace/reader.ts";
import { parseTopic } from "../../workspace/topic.ts";
import { findNotes } from "../../workspace/topics/find-notes.ts";
import { draftFiles } from "../import/course-draft.ts";
import { draftFromNote } from "../import/draft-from-note.ts";
import { keepCourse } from "../room/keep-course.ts";
import type { Room } from "../room/room.ts";
import { freeName, freeTitle, titleGiven } from "./course-name.ts";
import { ownLicense, titlesHere } from "./new-course.ts";

/** Notes that a topic calls by its name: the teacher's own and those that ship. */
export function notesOn(
  workspace: string,
  words: string,
): { path: string; title: string; subject: string }[] {
  return findNotes(workspace, words, 12).map(({ path, called, subject }) => ({
    path,
    title: called,
    subject,
  }));
}

export type FromNote = { name: string; title: string; topics: number; items: number };

/** A course from a topic note of Plan, by its path. Throws `Problem`. */
export async function courseFromNote(
  room: Room,
  workspace: string,
  path: string,
  wished = "",
): Promise<FromNote> {
  const text = /^(?:packs\/[\w-]+\/)?topics\//.test(path) ? workspaceReader(workspace)(path) : null;
  if (text === null) throw new Problem("usage", `There is no topic note ${path}. Nothing was made.`);
  const topic = parseTopic(path, text);
  const draft = topic === null ? null : draftFromNote(topic);
  if (draft === null)
    throw new Problem(
      "usage",
      "This note has no words, questions or mistakes that could be asked about, so no course was made of it.",
    );
  const title = freeTitle(titlesHere(room), titleGiven(wished || draft.title));
  const name = await freeName(room, title);
  const made = draftFiles(draft, {
    name,
    title,
    now: room.ports.now(),
    description: draft.concepts[0]?.description ?? title,
    license: isPackPath(path) ? `From a topic note that came with the program: ${draft.title}.` : ownLicense,
  });
  if ("problem" in made) throw new Problem("usage", made.problem);
  const { problems } = keepCourse(room.home, name, made.files);
  const [first] = problems;
  if (first !== undefined) throw new Problem("setup", `No course was made. ${first.file}: ${first.message}`);
  return { name, title, topics: made.concepts, items: made.items };
}
