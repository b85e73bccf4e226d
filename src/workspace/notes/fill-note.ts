import { parseTopic } from "../topic.ts";
import { type NewParts, partsIn } from "./add-to-note.ts";
import { type NoteHeading, noteHeadings } from "./write-note.ts";

/** What somebody may call a part of a note. */
const called: readonly [RegExp, NoteHeading][] = [
  [/^(?:key )?ideas?$/i, "Key ideas"],
  [/^(?:worked )?examples?$/i, "Worked example"],
  [/^(?:practice|practise|tasks?|questions?|exercises?)$/i, "Practice"],
  [/^(?:misconceptions?|mistakes?|errors?)$/i, "Misconceptions"],
  [/^(?:retrieval(?: questions?)?|starters?)$/i, "Retrieval questions"],
  [/^(?:vocabulary|words?|terms?|keywords?)$/i, "Vocabulary"],
];

/** What to type for each, on a command line. */
export const headingWords: Readonly<Record<NoteHeading, string>> = {
  "Key ideas": "ideas",
  "Worked example": "example",
  Practice: "practice",
  Misconceptions: "mistakes",
  "Retrieval questions": "starter",
  Vocabulary: "words",
};

export function headingCalled(word: string): NoteHeading | null {
  return called.find(([pattern]) => pattern.test(word.trim()))?.[1] ?? null;
}

/** A text as what stands under one heading, read as any note is; null where nothing in it can stand there. */
export function underHeading(heading: NoteHeading, text: string): NewParts | null {
  const asked = heading === "Retrieval questions" ? "Practice" : heading;
  const topic = parseTopic("topics/note.md", `# Note\n\n## ${asked}\n\n${text.trim()}\n`);
  if (topic === null) return null;
  const { ideas, example, tasks, misconceptions, words } = partsIn(topic);
  const parts: Readonly<Record<NoteHeading, NewParts>> = {
    "Key ideas": { ideas },
    "Worked example": example === undefined ? {} : { example },
    Practice: { tasks },
    Misconceptions: { misconceptions },
    "Retrieval questions": {
      questions: tasks.map(({ text: question, answer }) => ({ text: question, answer })),
    },
    Vocabulary: { words },
  };
  const found = parts[heading];
  return countOf(found) === 0 ? null : found;
}

/** How many things that is. */
export function countOf(parts: NewParts): number {
  const lists = [parts.ideas, parts.tasks, parts.misconceptions, parts.words, parts.questions, parts.rest];
  return lists.reduce((sum, list) => sum + (list?.length ?? 0), parts.example === undefined ? 0 : 1);
}

/** The headings under which nothing stands yet. */
export function emptyIn(content: string): NoteHeading[] {
  const topic = parseTopic("topics/note.md", content);
  if (topic === null) return [...noteHeadings];
  const { ideas, example, tasks, misconceptions, questions, words } = partsIn(topic);
  const there: Readonly<Record<NoteHeading, boolean>> = {
    "Key ideas": ideas.length > 0,
    "Worked example": example !== undefined,
    Practice: tasks.length > 0,
    Misconceptions: misconceptions.length > 0,
    "Retrieval questions": questions.length > 0,
    Vocabulary: words.length > 0,
  };
  return noteHeadings.filter((heading) => !there[heading]);
}
