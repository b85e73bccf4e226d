import { wordsIn } from "../../../../src/phrases.ts";
import { isPackPath } from "../../../../src/workspace/packs/pack-paths.ts";
import type { Topic, TopicHead } from "../../../../src/workspace/topic.ts";
import type { Knowledge } from "./knowledge.ts";

/** Other notes of her own that are called the same: she wrote on one topic twice, and means both. */
export function calledTheSame(head: TopicHead | null, { heads }: Knowledge): TopicHead[] {
  if (head === null || isPackPath(head.path)) return [];
  const name = nameOf(head);
  return heads
    .filter((other) => other.path !== head.path && !isPackPath(other.path) && nameOf(other) === name)
    .slice(0, most);
}

const most = 3;

function nameOf({ title }: TopicHead): string {
  return wordsIn(title)
    .map(({ plain }) => plain)
    .join(" ");
}

/** One topic from both, what the first says before what the other adds. Where each thing stands is kept with its file. */
export function together(first: Topic, others: readonly Topic[]): Topic {
  return others.reduce(joined, first);
}

function joined(all: Topic, other: Topic): Topic {
  const placed = Array.from(
    other.own?.places ?? [],
    ([text, place]) => [text, { ...place, file: other.path }] as const,
  );
  return {
    ...all,
    keywords: [...new Set([...all.keywords, ...other.keywords])],
    keyIdeas: [...new Set([...all.keyIdeas, ...other.keyIdeas])],
    example: all.example ?? other.example,
    practice: {
      easy: [...all.practice.easy, ...other.practice.easy],
      medium: [...all.practice.medium, ...other.practice.medium],
      hard: [...all.practice.hard, ...other.practice.hard],
    },
    misconceptions: [...all.misconceptions, ...other.misconceptions],
    retrieval: [...all.retrieval, ...other.retrieval],
    vocabulary: [...all.vocabulary, ...other.vocabulary],
    own: {
      goals: [...(all.own?.goals ?? []), ...(other.own?.goals ?? [])],
      places: new Map([...placed, ...(all.own?.places ?? [])]),
      unclear: [...(all.own?.unclear ?? []), ...(other.own?.unclear ?? [])],
      also: [...(all.own?.also ?? []), other.path],
    },
  };
}
