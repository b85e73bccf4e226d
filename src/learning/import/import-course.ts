import { statSync } from "node:fs";
import { basename, extname } from "node:path";
import { reasonOf } from "../../problem.ts";
import { isOutOfMemory } from "../../strangers/apart.ts";
import { readCollection } from "../anki/collection.ts";
import { draftFromAnki } from "../anki/draft-from-anki.ts";
import { ankiHistory } from "../anki/history.ts";
import { openPackage } from "../anki/package.ts";
import { noFlashcards } from "../exercises/flashcards/state.ts";
import { schedule } from "../schedule.ts";
import { draftFiles } from "./course-draft.ts";
import { decodeText } from "./decode-text.ts";
import type { CourseDraft } from "./draft.ts";
import { draftFromTrack } from "./exercism/track.ts";
import { type ImportSource, sourceName } from "./import-source.ts";
import type { ImportedCourse, ImportOptions, ListRead, NotImported, Skipped } from "./imported.ts";
import { draftFromQuiz } from "./quiz/draft-from-quiz.ts";
import { readGift } from "./quiz/gift.ts";
import { readMoodleXml } from "./quiz/moodle-xml.ts";
import { kindOf } from "./source-kind.ts";
import { understoodOf } from "./understood.ts";
import { draftFromWordList } from "./word-list/word-list.ts";

/** Beyond this a file is not read into memory. */
const mostBytes = 1024 * 1024 * 1024;

/**
 * A course's files from a word list, an Anki package, an Exercism track, or a Moodle or GIFT question bank. Writes
 * nothing. What cannot be read is said; it throws only where memory is short. Strangers wrote what it reads: only a
 * child calls it (import-child.ts), the doors go through `importApart`.
 */
export async function importCourse(
  from: ImportSource,
  options: ImportOptions,
): Promise<ImportedCourse | NotImported> {
  const source = basename(sourceName(from));
  try {
    if ("bytes" in from)
      return from.bytes.length === 0
        ? { problem: `${source} is empty.` }
        : importBytes(from.bytes, source, options);
    const { path } = from;
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return { problem: `There is no file or folder ${path}.` };
    if (stats.isDirectory()) return finish(draftFromTrack(path), options);
    if (stats.size === 0) return { problem: `${source} is empty.` };
    if (stats.size > mostBytes)
      return { problem: `${source} is larger than 1 GB. Export it again without pictures and sounds.` };
    const bytes = Bun.mmap(path); // read as far as it is needed: most of a large deck is pictures and sounds
    return importBytes(bytes, source, options);
  } catch (error) {
    if (isOutOfMemory(error)) throw error;
    const reason = reasonOf(error);
    return { problem: `${source} cannot be read: ${reason}` };
  }
}

function importBytes(
  bytes: Uint8Array,
  source: string,
  options: ImportOptions,
): ImportedCourse | NotImported {
  const title = basename(source, extname(source)).replace(/[_-]+/g, " ").trim() || source;
  const kind = kindOf(source, bytes, decodeText);
  if ("problem" in kind) return kind;
  if (kind.kind === "anki") return importAnki(bytes, source, title, options);
  if (kind.kind === "words") {
    const { instructionLanguage: instruction, targetLanguage: target, list } = options;
    return finish(draftFromWordList(kind.text, source, title, { instruction, target, list }), options);
  }
  const quiz = kind.kind === "gift" ? readGift(kind.text) : readMoodleXml(kind.text);
  return finish("problem" in quiz ? quiz : draftFromQuiz(quiz, source, title), options);
}

type Drafted = { draft: CourseDraft; skipped: Skipped[]; list?: ListRead } | NotImported;

function finish(drafted: Drafted, options: ImportOptions): ImportedCourse | NotImported {
  const built = build(drafted, options);
  return "problem" in built ? built : built.course;
}

/** With the concept that each piece of material went to, by `itemKey`. */
type Built = { course: ImportedCourse; conceptOf(): ReadonlyMap<string, string> };

function build(drafted: Drafted, options: ImportOptions): Built | NotImported {
  if ("problem" in drafted) return drafted;
  const made = draftFiles(drafted.draft, options);
  if ("problem" in made) return made;
  const { files, items, concepts, conceptOf } = made;
  const report = { concepts, items, skipped: [...drafted.skipped, ...made.skipped] };
  const understood = understoodOf(made, drafted.list ?? null);
  const rest = { importedReviews: [], flashcards: noFlashcards, media: [], understood };
  return { course: { files, report, ...rest }, conceptOf };
}

function importAnki(
  bytes: Uint8Array,
  source: string,
  title: string,
  options: ImportOptions,
): ImportedCourse | NotImported {
  const opened = openPackage(bytes);
  if ("problem" in opened) return { problem: `${source}: ${opened.problem}` };
  const collection = readCollection(opened.database);
  if ("problem" in collection) return { problem: `${source}: ${collection.problem}` };
  const drafted = draftFromAnki(collection, source, title, opened.media);
  if ("problem" in drafted) return drafted;
  const built = build(drafted, options);
  if ("problem" in built) return built;
  const zone = options.zone ?? "UTC";
  const history = ankiHistory(collection, drafted.names, built.conceptOf(), schedule(zone), zone);
  const { course } = built;
  const lost = collection.reviews.filter(({ card, ease }) => ease > 0 && !drafted.names.has(card)).length;
  if (lost > 0)
    course.report.skipped.push({
      where: "the review log",
      why: `${lost} ${lost === 1 ? "answer" : "answers"} to cards that have no counterpart here.`,
    });
  const media = opened.media
    .taken()
    .map(({ path, bytes: file }) => ({ path, base64: Buffer.from(file).toString("base64") }));
  return { ...course, ...history, media };
}
