import { parseFormalTopic, parseTopic, type Topic } from "../topic.ts";
import { readNote } from "../topic-note.ts";
import { blankForm } from "./blank-form.ts";
import { type NoteParts, writeNote } from "./write-note.ts";

/** What is new: any of the parts that a teacher gives for a lesson. */
export type NewParts = Partial<
  Pick<NoteParts, "ideas" | "example" | "tasks" | "misconceptions" | "words" | "questions" | "rest">
>;

/**
 * A note with more in it. One that was written from its parts is written again, and a new example takes the place of the
 * old one; one in somebody's own form gets what it has nothing of at its end, and every letter of it stays. null where
 * there is nothing to add.
 */
export function addToNote(
  content: string | null,
  { title, subject }: Pick<NoteParts, "title" | "subject">,
  added: NewParts,
): string | null {
  const nothing: NoteParts = {
    title,
    subject,
    ideas: [],
    words: [],
    tasks: [],
    misconceptions: [],
    questions: [],
  };
  if (content === null) return writeNote({ ...nothing, ...added });
  const formal = parseFormalTopic("topics/note.md", content);
  const written = formal === null ? null : { ...partsIn(formal), rest: readNote(content).items("notes") };
  for (const write of [writeNote, blankForm]) {
    if (written === null || write(written) !== content) continue;
    const whole = write(together(written, added));
    return whole === content ? null : whole;
  }
  const topic = parseTopic("topics/note.md", content);
  const there = topic === null ? nothing : partsIn(topic);
  const fresh: NewParts = {
    ...(there.example === undefined && added.example !== undefined ? { example: added.example } : {}),
    ...(there.tasks.length === 0 ? { tasks: added.tasks ?? [] } : {}),
    ...(there.misconceptions.length === 0 ? { misconceptions: added.misconceptions ?? [] } : {}),
    ...(there.ideas.length === 0 ? { ideas: added.ideas ?? [] } : {}),
    ...(there.words.length === 0 ? { words: added.words ?? [] } : {}),
    ...(there.questions.length === 0 ? { questions: added.questions ?? [] } : {}),
    ...(added.rest === undefined ? {} : { rest: added.rest }),
  };
  const text = writeNote({ ...nothing, title: "", subject: undefined, ...fresh }).replace(
    /^---\n(?:.*\n)*?---\n*/,
    "",
  );
  return text.trim() === "" ? null : `${content.trimEnd()}\n\n${text}`;
}

function together(there: NoteParts, added: NewParts): NoteParts {
  return {
    ...there,
    ideas: without(there.ideas, added.ideas, "text"),
    example: added.example ?? there.example,
    tasks: without(there.tasks, added.tasks, "text"),
    misconceptions: without(there.misconceptions, added.misconceptions, "think"),
    words: without(there.words, added.words, "term"),
    questions: without(there.questions, added.questions, "text"),
    rest: without(there.rest ?? [], added.rest, "text"),
  };
}

/** What is said twice stands there once, as it was said last. */
function without<K extends string, T extends Record<K, string>>(
  there: readonly T[],
  added: readonly T[] = [],
  by: K,
): T[] {
  return [...there.filter((one) => added.every((other) => other[by].trim() !== one[by].trim())), ...added];
}

/** A note that was read, as parts to write. */
export function partsIn(topic: Topic): NoteParts {
  const { title, subject, ages, levels, sources, keywords, example, practice, misconceptions } = topic;
  const terms = new Set(topic.vocabulary.map(({ term }) => term));
  return {
    title,
    subject: subject === "" ? undefined : subject,
    ages,
    level: levels[0],
    source: sources[0],
    keywords: keywords.filter((word) => !terms.has(word)),
    ideas: topic.keyIdeas.map((text) => ({ text })),
    words: topic.vocabulary,
    example: example ?? undefined,
    tasks: (["easy", "medium", "hard"] as const).flatMap((level) =>
      practice[level].map((task) => ({ ...task, level })),
    ),
    misconceptions: misconceptions.map(({ options, ...one }) => ({
      ...one,
      options: options.map(({ text }) => text),
    })),
    questions: topic.retrieval,
  };
}
