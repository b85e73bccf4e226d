import { z } from "zod";
import { parseFrontmatter } from "../markdown/frontmatter.ts";
import type { Outcome } from "./curriculum/outcome.ts";
import { readNote } from "./topic-note.ts";
import { fitFields } from "./topic-notes.ts";

const words = z.union([
  z.array(z.coerce.string()),
  z.string().transform((line) => line.split(",").map((w) => w.trim())),
]);

const format = {
  kind: "a topic note",
  schema: z.object({
    title: z.string().min(1),
    subject: z.string().default(""),
    levels: words.default([]),
    outcomes: words.default([]),
    keywords: words.default([]),
    prerequisites: words.default([]),
    language: z.string().default(""),
    ...fitFields,
  }),
  foreign: [],
};

/** What a topic note says before its body: enough to tell whether it fits. */
export type TopicHead = z.infer<typeof format.schema> & { path: string; slug: string };

/** A teacher's notes on a topic: the subject matter of lessons. Parts that are not there are empty. */
export type Topic = TopicHead & {
  keyIdeas: string[];
  example: { problem: string; steps: string[]; solution: string; result: string } | null;
  practice: { easy: Task[]; medium: Task[]; hard: Task[] };
  misconceptions: Misconception[];
  retrieval: Task[];
  vocabulary: { term: string; meaning: string }[];
  /** null: the note tells of nothing to be done by hand. */
  practical: Practical | null;
  /** Where it is no note but was made from an entry of a library (decision 45). */
  drawn?: Drawn;
};

/** What a lesson that is drawn from a library says beside its subject matter. */
export type Drawn = {
  /** What pupils can do at the end, each beginning with a verb. */
  goals: string[];
  /** How they know that they can; each follows "I can". */
  criteria: string[];
  /** What a teacher watches for. */
  lookFor: string[];
  /** Where in its unit it stands, as a sentence. */
  place: string;
  attribution: string;
  /** It is done with the whole body, in a hall or on a field: nobody has a desk. */
  moving: boolean;
  /** The entries that the lesson points to, as outcomes: its own first, then descriptors that fit. */
  claims: Outcome[];
};

/** What is needed, what is done, what is dangerous. A part that is not told is empty. */
export type Practical = { equipment: string; steps: string[]; safety: string; space: string; fails: string };

/** Markdown, as written; `answer` without its label. */
export type Task = { text: string; answer: string };

export type Misconception = {
  title: string;
  think: string;
  truth: string;
  question: string;
  options: { letter: string; text: string }[];
  /** The right letter; "" where the note gives none. */
  answer: string;
  why: string;
  /** What it shows, for the teacher; left out where the title says it. */
  targets?: string;
};

/** null where the frontmatter cannot be read. `text` may be the note's beginning only. */
export function parseTopicHead(path: string, text: string): TopicHead | null {
  const parsed = parseFrontmatter(path, text, format);
  return parsed.ok ? { ...parsed.value, ...names(path) } : null;
}

export function parseTopic(path: string, text: string): Topic | null {
  const parsed = parseFrontmatter(path, text, format);
  if (!parsed.ok) return null;
  const note = readNote(parsed.body);
  return {
    ...parsed.value,
    ...names(path),
    keyIdeas: note.items("key ideas").map((item) => item.text),
    example: note.example(),
    practice: {
      easy: note.tasks("practice", "easy"),
      medium: note.tasks("practice", "medium"),
      hard: note.tasks("practice", "hard"),
    },
    misconceptions: note.misconceptions(),
    retrieval: note.tasks("retrieval questions", null),
    vocabulary: note.items("vocabulary").flatMap(({ text: line }) => vocabularyEntry(line)),
    practical: practicalOf(note.items("practical").map((item) => item.text)),
  };
}

function names(path: string) {
  return { path, slug: (path.split("/").at(-1) ?? path).replace(/\.md$/, "") };
}

function vocabularyEntry(line: string): { term: string; meaning: string }[] {
  const [, term, meaning] = /^\*\*(.+?)\*\*:?\s*:?\s*([\s\S]+)$/.exec(line) ?? [];
  return term === undefined || meaning === undefined
    ? []
    : [{ term: term.replace(/:$/, ""), meaning: meaning.trim() }];
}

function practicalOf(items: readonly string[]): Practical | null {
  if (items.length === 0) return null;
  const told = (label: RegExp) => {
    const item = items.find((text) => label.test(text));
    return item?.replace(/^\*\*[^*]+\*\*:?\s*/, "").trim() ?? "";
  };
  return {
    equipment: told(/^\*\*Equipment/i),
    // One sentence, one step: what is to be done is read while doing it.
    steps: told(/^\*\*What to do/i)
      .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
      .filter(Boolean),
    safety: told(/^\*\*Safety/i),
    space: told(/^\*\*Space/i),
    fails: told(/^\*\*If it fails/i),
  };
}
