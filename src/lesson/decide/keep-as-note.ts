import { resolve } from "node:path";
import type { Session } from "../../store/session.ts";
import { loadClasses } from "../../workspace/classes.ts";
import { confine } from "../../workspace/confine.ts";
import { fileNameOf } from "../../workspace/file-name.ts";
import { addToNote, type NewParts } from "../../workspace/notes/add-to-note.ts";
import { type Agreement, askBeforeSaving } from "../../workspace/privacy/before-saving.ts";
import { noteOf } from "../../workspace/topic-notes.ts";
import { readVersioned } from "../../workspace/versioned.ts";
import { classOfSession } from "../brief/session-class.ts";
import { topicOfSession } from "../brief/session-topic.ts";
import { standingDraft } from "../draft/drafts.ts";
import { slug } from "../section-kind.ts";
import type { Filled } from "./filled.ts";

/** The workspace in which a teacher's own notes are kept. */
export type Notes = { root: string; agreement: Agreement };

/** Where something is kept, for whoever is told. */
export type KeptNote = { path: string; title: string };

const mostBytes = 2_000_000;
const levels = ["easy", "medium", "hard"] as const;

/**
 * Makes ready to keep what a teacher gave for a lesson in her own note: the one that the lesson was drawn from, else one on
 * its topic. So the next lesson on it draws on her words. Nothing is written before the answer is called. null where the lesson is of another workspace, where
 * nothing says what it is about, or where her note has it already. Throws `AsksFirst`, as every saving does.
 */
export async function readyNote(
  session: Session,
  given: Filled,
  { root, agreement }: Notes,
): Promise<(() => Promise<KeptNote>) | null> {
  if (session.workspace !== undefined && resolve(session.workspace) !== resolve(root)) return null;
  const topic = topicOfSession(session);
  const name = fileNameOf(slug(topic));
  const files = confine(root);
  const drawn = ownNotesIn(standingDraft(session)?.text ?? "").find((one) => files.entry(one) !== null);
  if (drawn === undefined && (topic === "" || name === "")) return null;
  const path = drawn ?? `topics/${name}.md`;
  const there = files.entry(path) === null ? null : readVersioned(files, path, mostBytes).content;
  const called = drawn === undefined || there === null ? topic : noteOf(path, there).title;
  const title = called.charAt(0).toUpperCase() + called.slice(1);
  const profile = classOfSession(session.messages, "", await loadClasses(root));
  const content = addToNote(there, { title, subject: profile?.subject }, partsFrom(given));
  if (content === null) return null;
  // By its path it would be about nobody; what she types for a lesson may be about a pupil.
  await askBeforeSaving(
    [["your note", content, there ?? ""]],
    {
      ...agreement,
      keep: (consent) => agreement.keep({ ...consent, paths: [path] }),
    },
    "subject",
  );
  return async () => {
    await files.write(path, content);
    return { path, title };
  };
}

/** The teacher's own notes that a lesson names as what it was drawn from or points into, in its order. */
function ownNotesIn(lesson: string): string[] {
  return Array.from(lesson.matchAll(/(?:`|\]\()(topics\/[^`)#\n]+\.(?:md|txt))/g), ([, path = ""]) => path);
}

function partsFrom(given: Filled): NewParts {
  switch (given.kind) {
    case "example": {
      const { problem, steps, result } = given;
      return { example: { problem, steps, solution: result } };
    }
    case "questions":
      // They are asked for from easy to hard.
      return {
        tasks: given.questions.map((one, at) => ({ ...one, level: levels[Math.min(at, 2)] ?? "hard" })),
      };
    case "mistake": {
      const { text, truth } = given;
      const question = `True or false, and how do you know? ${text}`;
      return {
        misconceptions: [
          { think: text, truth, question, options: ["True", "False"], answer: "B", why: truth },
        ],
      };
    }
    case "text":
      return { ideas: [{ text: given.text }] };
  }
}
