import type { InUnit } from "../../../../src/message.ts";
import type { Task, Topic, TopicHead } from "../../../../src/workspace/topic.ts";
import { practiceFor } from "./generated.ts";
import type { Knowledge } from "./knowledge.ts";
import { listed, pickIndex, uncapital } from "./wording.ts";

/** A lesson that stands in a unit, with the notes of those before it that it goes back to. */
export type UnitLesson = {
  place: InUnit;
  /** What is brought back, the newest first; null where there is no note on it. */
  earlier: { place: number; title: string; topic: Topic | null }[];
  /** The notes that its questions come from, by path, beside its own. */
  drawnFrom: string[];
};

/** Whether it teaches nothing new. */
export function goesOver(unit: Pick<UnitLesson, "place"> | null): boolean {
  return unit?.place.purpose === "consolidate" || unit?.place.purpose === "assess";
}

/** Before an assessment: a last look, and a question of one's own. */
export function lastLook({ place }: UnitLesson): string[] {
  const covered = place.before.filter((one) => place.covers.includes(one.place));
  return [
    `Look through what you have on these, without talking: ${listed(covered.map(({ title }) => uncapital(title)))}.`,
    "Write one question that could be asked about them, and its answer on the back.",
    "Swap with your neighbour and answer theirs. Then put every note away.",
  ];
}

/** The notes that a lesson of a unit needs: its own, what it goes over, what it brings back. */
export function notesOfUnit(
  place: InUnit,
  { heads }: Knowledge,
): { own: TopicHead[]; earlier: { place: number; title: string; head: TopicHead | null }[] } {
  const headAt = (path: string | undefined) => heads.find((head) => head.path === path) ?? null;
  const noteOf = (at: number) => place.before.find((one) => one.place === at);
  const paths = place.covers.length > 0 ? place.covers.map((at) => noteOf(at)?.note) : [place.note];
  return {
    own: paths.flatMap((path) => headAt(path) ?? []),
    earlier: place.retrieves.flatMap(({ place: at }) => {
      const one = noteOf(at);
      return one === undefined ? [] : [{ place: at, title: one.title, head: headAt(one.note) }];
    }),
  };
}

/** What several lessons taught, as one topic to practise: a little of each in turn, under the lesson's own name. */
export function inTurns(title: string, topics: readonly Topic[], classId: string): Topic | null {
  const [first] = topics;
  if (first === undefined) return null;
  const turns = <T>(parts: readonly (readonly T[])[]): T[] =>
    Array.from({ length: Math.max(0, ...parts.map((part) => part.length)) }, (_, at) =>
      parts.flatMap((part) => (at < part.length ? part.slice(at, at + 1) : [])),
    ).flat();
  const practices = topics.map((topic) => practiceFor(topic, classId));
  const { drawn: _, own: __, ...plain } = first;
  return {
    ...plain,
    title,
    keywords: [...new Set(topics.flatMap(({ keywords }) => keywords))],
    prerequisites: [],
    shapes: ["review"],
    // Made already, for each of them.
    tasks: [],
    keyIdeas: turns(topics.map(({ keyIdeas }) => keyIdeas)),
    example: topics.find(({ example }) => example !== null)?.example ?? null,
    practice: {
      easy: turns(practices.map(({ easy }) => easy)),
      medium: turns(practices.map(({ medium }) => medium)),
      hard: turns(practices.map(({ hard }) => hard)),
    },
    misconceptions: turns(topics.map(({ misconceptions }) => misconceptions)),
    retrieval: [],
    vocabulary: turns(topics.map(({ vocabulary }) => vocabulary)),
    practical: null,
  };
}

/** How many questions come from each of so many earlier lessons: about four in all, the newest may have two. */
const fromEach: Readonly<Record<number, readonly number[]>> = { 1: [2], 2: [2, 1], 3: [2, 1, 1] };

/** Questions about earlier lessons, each saying which: other ones than in the lesson that brought them back before. */
export function broughtBack({ place, earlier }: UnitLesson, classId: string): Task[] {
  const shares = fromEach[earlier.length] ?? earlier.map(() => 1);
  return earlier.flatMap(({ place: at, title, topic }, n) => {
    const named = `From lesson ${at}, ${title}:`;
    if (topic === null)
      return [
        {
          text: `${named} write down two things that you can do or say since then.`,
          answer: "The pupils' own, held against their notes of that lesson.",
        },
      ];
    const { easy, medium } = practiceFor(topic, classId);
    const pool = easy.length > 0 ? easy : medium;
    const from = pickIndex(`${classId} ${topic.slug} ${place.place}`, pool.length);
    const turned = [...pool.slice(from), ...pool.slice(0, from)];
    return turned.slice(0, shares[n] ?? 1).map((task) => ({
      ...task,
      text: `${named}${/^[\w(\p{L}]/u.test(task.text) ? " " : "\n\n"}${task.text}`,
    }));
  });
}

/** For the teacher: where it stands, what came last, what is counted on and not taught again. */
export function standsIn({ place }: UnitLesson): string {
  const { before, left } = place;
  const last = before.at(-1);
  const here = `Lesson ${place.place} of ${place.of} in the unit "${place.title}".`;
  if (last === undefined) return `${here} It is the first.`;
  const known = before.map((one) => `${one.place} ${uncapital(one.title)}`);
  const went =
    left === undefined
      ? `Last time something new was taught: ${last.title}.`
      : `Left last time, and first today: ${left}`;
  return `${here} ${went} It counts on what was taught before, and teaches none of it again: ${listed(known)}.`;
}
