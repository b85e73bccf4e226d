import { z } from "zod";
import { parseFrontmatter } from "../markdown/frontmatter.ts";
import { sentencesIn } from "../text/sentences.ts";
import type { Outcome } from "./curriculum/outcome.ts";
import { looseTopic } from "./notes/loose-topic.ts";
import { ourForm } from "./notes/our-form.ts";
import { pageIn } from "./notes/page-mark.ts";
import { type Place, placesIn } from "./notes/places.ts";
import { plainEnough } from "./notes/plain-enough.ts";
import { isUnwritten, withoutComments } from "./notes/without-comments.ts";
import { definedIn } from "./notes/words-found.ts";
import { isPackPath } from "./packs/pack-paths.ts";
import { remembered } from "./remembered.ts";
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
  example: { problem: string; steps: string[]; solution: string; result: string; figure?: string } | null;
  /** Figures that go with its ideas, each as its block. */
  figures?: string[];
  practice: { easy: Task[]; medium: Task[]; hard: Task[] };
  misconceptions: Misconception[];
  retrieval: Task[];
  vocabulary: { term: string; meaning: string }[];
  /** null: the note tells of nothing to be done by hand. */
  practical: Practical | null;
  /** Where it is no note but was made from an entry of a library (decision 45). */
  drawn?: Drawn;
  /** Where it is the teacher's own note. */
  own?: Own;
  /** Where it is a part of a note: which of the tasks that its rules make belong to it. */
  fits?: (task: Task) => boolean;
};

/** What a teacher's own note says beside its subject matter. */
export type Own = {
  /** What pupils will be able to do, as the note says it. */
  goals: string[];
  /** Where the note says it, by what is said: an idea, a task, a term, a problem, a mistake. */
  places: ReadonlyMap<string, Place>;
  /** What stands among mistakes and does not say whether it is one or what is right. */
  unclear?: string[];
  /** Her other notes on it that are used too, by their paths. */
  also?: string[];
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

/**
 * null where it says nothing that a lesson could use; a pack's note also where its frontmatter cannot be read. `text` may
 * be a note's beginning only, where that has frontmatter with a title.
 */
export function parseTopicHead(path: string, written: string): TopicHead | null {
  if (!isPackPath(path) && isUnwritten(written)) return null;
  const text = withoutComments(written);
  const parsed = parseFrontmatter(path, text, format);
  if (parsed.ok) return { ...parsed.value, ...names(path) };
  return isPackPath(path) ? null : looseTopic(path, text);
}

/** Whoever asks about the same note of a pack gets the same topic, which nobody changes. */
export function parseTopic(path: string, written: string): Topic | null {
  if (isPackPath(path)) return packTopic(path, written);
  const text = withoutComments(written);
  const formal = parseFormalTopic(path, text);
  const ours = plainEnough(text) ? ourForm(text) : null;
  if (formal !== null && ours?.whole) return withDefinitions(placed(formal, text));
  const loose = looseTopic(path, text);
  // What is in our form is read so, whatever else the note holds.
  const mixed = formal === null && loose !== null && ours?.some ? formalTopic(path, loose, text) : formal;
  if (mixed === null || loose === null) return mixed ?? loose;
  return completed(placed(mixed, text), loose);
}

/** All that ship, and as many of her own: units, lists and drafts ask about the same ones. */
const packTopic = remembered(400, parseFormalTopic);

/** What stands in a note under the usual headings and nowhere else; null where it does not say what it is. */
export function parseFormalTopic(path: string, written: string): Topic | null {
  const text = withoutComments(written);
  const parsed = plainEnough(text) ? parseFrontmatter(path, text, format) : null;
  return parsed?.ok ? formalTopic(path, parsed.value, parsed.body) : null;
}

/** A note without words has those that its ideas define. */
function withDefinitions(topic: Topic): Topic {
  const defined = topic.keyIdeas.flatMap((idea) => definedIn(idea) ?? []);
  return topic.vocabulary.length > 0 ? topic : { ...topic, vocabulary: defined };
}

function formalTopic(path: string, head: z.infer<typeof format.schema>, body: string): Topic {
  const note = readNote(body);
  return {
    ...head,
    ...names(path),
    keyIdeas: note.items("key ideas").map((item) => item.text),
    figures: note.figures(),
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

/** With where each thing stands; pages are said there and no longer in the text. */
function placed(topic: Topic, source: string): Topic {
  const tasks = [...Object.values(topic.practice).flat(), ...topic.retrieval].map(({ text }) => text);
  const said = [...topic.keyIdeas, ...tasks, topic.example?.problem ?? ""];
  const plain = (text: string) => pageIn(text).text;
  const asked = (list: readonly Task[]) => list.map((one) => ({ ...one, text: plain(one.text) }));
  const { easy, medium, hard } = topic.practice;
  const terms = topic.vocabulary.map(({ term }) => term);
  return {
    ...topic,
    keyIdeas: topic.keyIdeas.map(plain),
    practice: { easy: asked(easy), medium: asked(medium), hard: asked(hard) },
    retrieval: asked(topic.retrieval),
    example: topic.example && { ...topic.example, problem: plain(topic.example.problem) },
    vocabulary: topic.vocabulary.map((word) => ({ ...word, meaning: plain(word.meaning) })),
    own: {
      goals: [],
      places: placesIn(source, [...said, ...terms, ...topic.misconceptions.map(({ think }) => think)]),
    },
  };
}

/** What the usual headings leave empty is taken from wherever else in the note it stands. */
function completed(topic: Topic, loose: Topic): Topic {
  const tasks = Object.values(topic.practice).flat();
  const places = new Map([...(loose.own?.places ?? []), ...(topic.own?.places ?? [])]);
  return {
    ...topic,
    keywords: topic.keywords.length === 0 ? loose.keywords : topic.keywords,
    keyIdeas: topic.keyIdeas.length === 0 ? loose.keyIdeas : topic.keyIdeas,
    example: topic.example ?? loose.example,
    figures: topic.figures ?? [],
    practice: tasks.length + topic.retrieval.length === 0 ? loose.practice : topic.practice,
    misconceptions: topic.misconceptions.length === 0 ? loose.misconceptions : topic.misconceptions,
    vocabulary: topic.vocabulary.length === 0 ? loose.vocabulary : topic.vocabulary,
    own: { ...loose.own, goals: topic.keyIdeas.length === 0 ? (loose.own?.goals ?? []) : [], places },
  };
}

function names(path: string) {
  return { path, slug: (path.split("/").at(-1) ?? path).replace(/\.(?:md|txt)$/, "") };
}

function vocabularyEntry(line: string): { term: string; meaning: string }[] {
  const [, term, meaning] = /^\*\*(.+?)\*\*:?\s*:?\s*([\s\S]*)$/.exec(line) ?? [];
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
    steps: sentencesIn(told(/^\*\*What to do/i)),
    safety: told(/^\*\*Safety/i),
    space: told(/^\*\*Space/i),
    fails: told(/^\*\*If it fails/i),
  };
}
