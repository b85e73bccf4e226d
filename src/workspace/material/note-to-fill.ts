import { readDocument } from "../../documents/read-document.ts";
import { nearest } from "../../nearest.ts";
import { loadClasses } from "../classes.ts";
import { confine } from "../confine.ts";
import { fileNameOf } from "../file-name.ts";
import { addToNote, type NewParts, partsIn } from "../notes/add-to-note.ts";
import { blankForm } from "../notes/blank-form.ts";
import { underHeading } from "../notes/fill-note.ts";
import type { NoteHeading } from "../notes/write-note.ts";
import { quoted, WorkspaceError } from "../path.ts";
import { type Agreement, askBeforeSaving } from "../privacy/before-saving.ts";
import { decodeText } from "../text.ts";
import { parseTopic } from "../topic.ts";
import { loadTopicNotes } from "../topic-notes.ts";
import { readVersioned, writeVersioned } from "../versioned.ts";
import { lookOver, pasted } from "./look-over.ts";
import { noteOf } from "./note-of.ts";
import { isThere } from "./save-material.ts";

/** A note is read as far as this, and no text for one is longer (decision 43). */
const mostLetters = 200_000;
const mostBytes = 2_000_000;

/**
 * A note on a topic with headings and nothing below them, in the teacher's own subject where she has one. Throws
 * `WorkspaceError` where there is one of that name, and `AsksFirst`.
 */
export async function beginNote(root: string, topic: string, agreement: Agreement) {
  const title = topic.replace(/\s+/g, " ").trim();
  const name = fileNameOf(title);
  if (name === "") throw new WorkspaceError("bad_path", `${quoted(topic)} cannot be the name of a note.`);
  const path = `topics/${name}.md`;
  const files = confine(root);
  if (isThere(files, path))
    throw new WorkspaceError("changed", `There is a note ${path} already, and it was left as it is.`);
  const subjects = new Set((await loadClasses(root)).map(({ subject }) => subject));
  const [subject] = subjects.size === 1 ? subjects : [];
  const nothing = { ideas: [], words: [], tasks: [], misconceptions: [], questions: [] };
  const content = blankForm({ title, subject, ...nothing });
  await askBeforeSaving([["the note", content]], agreement, "subject");
  await files.write(path, content);
  return { path, title, content };
}

/** The note of hers that is called so, by its title, its file's name or its path. Throws `WorkspaceError` with the nearest. */
export async function noteCalled(root: string, name: string): Promise<{ path: string; title: string }> {
  const own = (await loadTopicNotes(root)).filter(({ path }) => path.startsWith("topics/"));
  const said = name.trim().toLowerCase();
  const names = ({ path, title }: { path: string; title: string }) =>
    [title, path, path.slice("topics/".length), path.slice("topics/".length).replace(/\.\w+$/, "")].map(
      (one) => one.toLowerCase(),
    );
  const [found, other] = own.filter((note) => names(note).includes(said));
  if (found !== undefined && other === undefined) return found;
  if (found !== undefined)
    throw new WorkspaceError(
      "missing",
      `There are several notes called ${quoted(name)}. Name one by its path: ${found.path}.`,
    );
  const near = nearest(said, own.flatMap(names));
  const hint = own.find((note) => near !== null && names(note).includes(near));
  throw new WorkspaceError(
    "missing",
    `There is no note ${quoted(name)} of yours.${hint === undefined ? "" : ` Did you mean ${quoted(hint.title)}?`}`,
  );
}

export type Given = { ok: true; parts: NewParts } | { ok: false; message: string };

/**
 * What a text or a document has for a note: all of it under one heading, or whatever is found in it where none is named. `name`:
 * null where it came through a pipe. Never throws.
 */
export async function partsOf(
  bytes: Uint8Array,
  name: string | null,
  heading: NoteHeading | null,
  language: string,
): Promise<Given> {
  const called = name ?? pasted;
  if (heading === null) {
    const looked = await lookOver(bytes, name, language);
    if (!looked.ok) return looked;
    const topic = parseTopic("topics/note.md", noteOf(looked.material));
    const { rest } = looked.material;
    if (topic === null) return { ok: true, parts: { rest } };
    const { ideas, words, example, tasks, misconceptions } = partsIn(topic);
    return { ok: true, parts: { ideas, words, example, tasks, misconceptions, rest } };
  }
  const read = await readDocument(bytes, called, { language });
  if (!read.ok) return read;
  // A text keeps its lines: an answer stands below its question.
  const plain = read.document.format === "text" ? decodeText(bytes) : null;
  const text = plain ?? read.document.blocks.map((block) => block.text).join("\n");
  if (text.length > mostLetters)
    return {
      ok: false,
      message: `${called} holds more than a note can: up to ${mostLetters / 1000} thousand letters.`,
    };
  const parts = underHeading(heading, text);
  return parts === null
    ? { ok: false, message: `${called} has nothing that can stand under "${heading}".` }
    : { ok: true, parts };
}

/** Puts it into the note; what stood there stays. null: it was all there. Throws `WorkspaceError`, `Conflict`, `AsksFirst`. */
export async function fillNote(
  root: string,
  { path, title }: { path: string; title: string },
  parts: NewParts,
  agreement: Agreement,
): Promise<string | null> {
  const files = confine(root);
  const there = readVersioned(files, path, mostBytes);
  const content = addToNote(there.content, { title, subject: undefined }, parts);
  if (content === null) return null;
  await askBeforeSaving(
    [["the note", content, there.content]],
    {
      ...agreement,
      keep: (consent) => agreement.keep({ ...consent, paths: [path] }),
    },
    "subject",
  );
  await writeVersioned(files, path, content, there.version, mostBytes);
  return content;
}
