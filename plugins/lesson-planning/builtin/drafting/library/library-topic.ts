import { asCurriculum, attribution, entryPath, levelOf } from "../../../../../src/library/as-curriculum.ts";
import type { Keyword, LessonRead } from "../../../../../src/library/entry.ts";
import type { Misconception, Task, Topic } from "../../../../../src/workspace/topic.ts";
import { listed } from "../wording.ts";
import { ended, falseClaim } from "./claims.ts";
import { type Gap, gapsIn } from "./gaps.ts";
import { goalOf } from "./goal.ts";
import { plain } from "./plain.ts";
import {
  complete,
  completeAndExplain,
  deeper,
  doIt,
  judge,
  match,
  order,
  ownWords,
  retrieval,
  sort,
} from "./practice.ts";
import { holds, trueOrFalse, whichIsRight, whichWord } from "./questions.ts";

/**
 * A library's lesson as the object that drafting knows as a topic note. Each sentence of the library stands in one place
 * of the lesson: key points and meanings where things are explained, a misconception in the question that shows it, prior
 * knowledge and earlier lessons in the starter; elsewhere a sentence has a gap, or is spoken of.
 */
export function topicFromLibrary(given: LessonRead): Topic {
  const read = withoutDoubtful(given);
  const { library, lesson, descriptors } = read;
  const words = lesson.keywords.map(({ word }) => word);
  const title = plain(lesson.title);
  const { asked, unasked } = questions(read);
  const path = entryPath(library.name, lesson.id);
  return {
    title,
    subject: lesson.subject,
    levels: [levelOf(lesson)],
    outcomes: [],
    keywords: [...words, lesson.unit.title],
    prerequisites: [],
    language: "",
    shapes: [],
    sources: [],
    tasks: [],
    path,
    slug: lesson.id,
    keyIdeas: lesson.points.map((point) => ended(plain(point))),
    example: null,
    practical: null,
    practice: practice(read, asked),
    misconceptions: asked,
    retrieval: starters(read),
    vocabulary: lesson.keywords.map(({ word, meaning }) => ({ term: plain(word), meaning: plain(meaning) })),
    drawn: {
      goals: [goalOf(lesson, "pupils")].filter(Boolean),
      criteria: criteria(words, lesson.points.length, asked),
      lookFor: lookFor(words, unasked),
      place: `Lesson ${lesson.unit.position} of ${lesson.unit.of} in the unit "${plain(lesson.unit.title)}" (${[lesson.subject, levelOf(lesson)].filter(Boolean).join(", ")}).`,
      attribution: attribution(library),
      moving: /^physical education|^dance/i.test(lesson.subject),
      claims: [lesson, ...descriptors].flatMap((entry) => asCurriculum(library, entry).outcomes),
    },
  };
}

/** A meaning that reads like another subject's is not put before pupils; the word may still be missing from a sentence. */
function withoutDoubtful(read: LessonRead): LessonRead {
  const sure = <T extends { word: string }>(words: readonly T[]) =>
    words.filter(({ word }) => !read.doubtful.includes(word));
  const cleared = (lesson: LessonRead["lesson"]) => ({ ...lesson, keywords: sure(lesson.keywords) });
  return { ...read, lesson: cleared(read.lesson), before: read.before.map(cleared), words: sure(read.words) };
}

/** Questions that show a misconception, and after them as many on the key points as two need. */
function questions(read: LessonRead): { asked: Misconception[]; unasked: string[] } {
  const { lesson } = read;
  const asked: Misconception[] = [];
  const unasked: string[] = [];
  for (const mistake of lesson.misconceptions) {
    const claim = falseClaim(mistake);
    if (claim !== null)
      asked.push(claim.right === "" ? trueOrFalse(claim, mistake.correction) : whichIsRight(claim));
    else
      unasked.push(
        [mistake.statement, mistake.correction].map((text) => ended(plain(text))).join(" What helps: "),
      );
  }
  const spare = [...gapsByPoint(read)].reverse().flatMap(({ point, gaps }) => {
    const own = gaps.find(({ word }) => lesson.keywords.some((one) => holds(word, one.word)));
    return own === undefined ? [] : (whichWord(own, point, read.words) ?? []);
  });
  const anyWord = [...gapsByPoint(read)]
    .reverse()
    .flatMap(({ point, gaps }) =>
      gaps
        .slice(0, 1)
        .flatMap((gap) => whichWord(gap, point, [...read.words, ...contentWords(read, point)]) ?? []),
    );
  const all = [...spare, ...anyWord];
  const rightOf = ({ options, answer }: Misconception) =>
    options.find(({ letter }) => letter === answer)?.text.toLowerCase();
  const distinct = all.filter((one, at) => all.findIndex((other) => rightOf(other) === rightOf(one)) === at);
  const others = all.filter(
    (one, at) => !distinct.includes(one) && all.findIndex(({ question }) => question === one.question) === at,
  );
  const more = [...distinct, ...others];
  return { asked: [...asked, ...more.slice(0, Math.max(1, 3 - asked.length))], unasked };
}

/** Words of the lesson's other points, where a unit has too few of its own to choose from. */
function contentWords({ lesson }: LessonRead, point: string): Keyword[] {
  return lesson.points
    .filter((other) => other !== point)
    .flatMap((other) => gapsIn(other, [], plain))
    .map(({ word }) => ({ word, meaning: "" }));
}

function gapsByPoint({ lesson }: LessonRead): { point: string; gaps: Gap[] }[] {
  const words = lesson.keywords.map(({ word }) => word);
  return lesson.points.map((point) => ({ point: ended(point), gaps: gapsIn(ended(point), words, plain) }));
}

/** A point that a question asks about is practised in no other task, so that none gives the answer to the other. */
function practice(read: LessonRead, asked: readonly Misconception[]): Topic["practice"] {
  const questions = asked.slice(0, 2).map(({ question }) => question);
  const isAsked = (gaps: readonly Gap[]) =>
    gaps.some(({ text }) => questions.some((question) => question.endsWith(text)));
  const gaps = gapsByPoint(read)
    .filter((one) => !isAsked(one.gaps))
    .flatMap((one) => one.gaps.slice(0, 1));
  const words = read.lesson.keywords.slice(0, 3).map(({ word }) => word);
  const own = ownWords(read, words);
  const [turn, ...again] = doIt(read);
  const telling = [...order(read), ...judge(read).slice(0, 1), ...sort(read)];
  const easy = [...match(wordsToMatch(read)), ...gaps.slice(0, 2).map(complete)];
  const late = gaps.slice(2).map(completeAndExplain);
  const rest = [...telling, ...late, ...own];
  // What is made is first tried in pairs; what is told is written alone, after something in pairs.
  const medium = again.length > 0 ? [turn, ...again, ...rest] : [rest[0], turn, ...rest.slice(1)];
  return {
    easy: filled(easy, own.slice(2, 4)),
    medium: medium.filter((task) => task !== undefined).slice(0, 5),
    hard: deeper(),
  };
}

function filled(tasks: readonly Task[], more: readonly Task[]): Task[] {
  return tasks.length >= 2 ? [...tasks] : [...tasks, ...more].slice(0, 2);
}

/** Today's words, and as many earlier ones as make it a task; none whose meaning the starter asks for. */
function wordsToMatch(read: LessonRead): Keyword[] {
  const own = read.lesson.keywords;
  const inStarter = starters(read).map(({ text }) => text);
  const others = read.words.filter(
    ({ word, meaning }) =>
      !own.some((one) => one.word.toLowerCase() === word.toLowerCase()) &&
      !inStarter.some((text) => text.includes(plain(meaning).replace(/\.$/, ""))),
  );
  return [...own, ...others.slice(0, Math.max(0, 4 - own.length))];
}

function starters(read: LessonRead): Task[] {
  const asked = retrieval(read);
  const words = read.lesson.keywords.map(({ word }) => `*${plain(word)}*`);
  const always: Task[] = [
    {
      text: `Write two things that you already know and that may have to do with "${plain(read.lesson.title)}".`,
      answer: "Accept what is true; keep the boards for the end of the lesson.",
    },
    ...(words.length === 0
      ? []
      : [
          {
            text: `Which of these words have you met before: ${listed(words)}? Write what you think each means.`,
            answer: "Come back to these when the meanings are shown.",
          },
        ]),
    {
      text: `What was the last thing you learned in ${plain(read.lesson.subject)}? Write it as one sentence.`,
      answer: "Compare two sentences that say different things.",
    },
  ];
  return asked.length >= 4 ? asked : [...asked, ...always].slice(0, Math.max(4, asked.length));
}

function criteria(words: readonly string[], points: number, asked: readonly Misconception[]): string[] {
  const named = listed(words.slice(0, 3).map((word) => `*${plain(word)}*`));
  return [
    ...(words.length === 0
      ? []
      : [`say what ${named} ${words.length === 1 ? "means" : "mean"} without looking`]),
    `give an example or a reason for at least ${points > 3 ? "three" : "two"} of today's key points`,
    ...(asked.some(({ think }) => think !== "")
      ? ["tell the common mistake of today from what is right, and say why"]
      : ["answer the exit question and say how I know"]),
  ];
}

function lookFor(words: readonly string[], unasked: readonly string[]): string[] {
  const named = listed(words.slice(0, 2).map((word) => `*${plain(word)}*`));
  return [
    ...(words.length === 0
      ? []
      : [`Talk that uses ${named} in the right sense, not only the list of meanings.`]),
    "Reasons and examples of their own in the tasks, not only the missing word.",
    ...unasked.slice(0, 2).map((text) => `Misconception or difficulty to listen for: ${text}`),
  ];
}
