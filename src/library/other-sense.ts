import { searchWords, stemOf } from "../workspace/curriculum/search-words.ts";
import type { LibraryLesson } from "./entry.ts";

/** Of a subject: how often its lessons use each word, and how many words they have. */
type Talk = { counts: Map<string, number>; all: number };

/** So much likelier, per word, in another subject's lessons than in its own: found by reading what it says of Oak's. */
const muchLikelier = 1.2;
const fewest = 3;

/**
 * Libraries keep a word once for all subjects, so that "outcome" may bring the meaning it has in art into a lesson on
 * probability. The words of a meaning tell: those that read far more like another subject's lessons are named here, as
 * "subject word", and not shown as meanings. What the library says is not changed.
 */
export function otherSenses(lessons: () => Iterable<LibraryLesson>): Set<string> {
  const talks = new Map<string, Talk>();
  const subjectsOf = new Map<string, Set<string>>();
  for (const lesson of lessons()) {
    for (const { word } of lesson.keywords) {
      const key = word.toLowerCase();
      subjectsOf.set(key, (subjectsOf.get(key) ?? new Set()).add(lesson.subject));
    }
    const talk = talks.get(lesson.subject) ?? { counts: new Map(), all: 0 };
    talks.set(lesson.subject, talk);
    for (const stem of stems([lesson.title, lesson.outcome, ...lesson.points].join(" "))) {
      talk.counts.set(stem, (talk.counts.get(stem) ?? 0) + 1);
      talk.all++;
    }
  }
  const found = new Set<string>();
  const judged = new Set<string>();
  for (const { subject, keywords } of lessons()) {
    for (const { word, meaning } of keywords) {
      const key = senseKey(subject, word);
      if (judged.has(key)) continue;
      judged.add(key);
      const told = stems(meaning).filter((stem) => !stems(word).includes(stem));
      const others = [...(subjectsOf.get(word.toLowerCase()) ?? [])].filter((name) => name !== subject);
      if (told.length >= fewest && strange(told, subject, others, talks)) found.add(key);
    }
  }
  return found;
}

export function senseKey(subject: string, word: string): string {
  return `${subject} ${word}`.toLowerCase();
}

/** Only a subject that has the word too can have lent its meaning. */
function strange(
  told: readonly string[],
  subject: string,
  others: readonly string[],
  talks: ReadonlyMap<string, Talk>,
): boolean {
  const likely = (talk: Talk | undefined) =>
    told.reduce(
      (sum, stem) => sum + Math.log(((talk?.counts.get(stem) ?? 0) + 0.5) / ((talk?.all ?? 0) + 5000)),
      0,
    ) / told.length;
  const own = likely(talks.get(subject));
  return others.some((name) => likely(talks.get(name)) - own > muchLikelier);
}

function stems(text: string): string[] {
  return searchWords(text).map(stemOf);
}
