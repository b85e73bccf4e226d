import type { Keyword, LessonRead, LibraryLesson } from "../../../../../src/library/entry.ts";
import { sentencesIn } from "../../../../../src/text/sentences.ts";
import { searchWords, stemOf } from "../../../../../src/workspace/curriculum/search-words.ts";
import type { Task } from "../../../../../src/workspace/topic.ts";
import { listed, pickIndex } from "../wording.ts";
import { ended, falseClaim } from "./claims.ts";
import { type Gap, gapsIn } from "./gaps.ts";
import { goalOf } from "./goal.ts";
import { plain } from "./plain.ts";

/** Kinds of practice that text allows. Every answer is what the library says, or follows from where it says it. */

/** Match word and meaning: each meaning is the library's own for its word. */
export function match(words: readonly Keyword[]): Task[] {
  const chosen = words.slice(0, 5);
  if (chosen.length < 3) return [];
  const from = 1 + pickIndex(chosen.map(({ word }) => word).join(" "), chosen.length - 1);
  const meanings = [...chosen.slice(from), ...chosen.slice(0, from)];
  const letter = (index: number) => String.fromCharCode(65 + index);
  const rows = chosen.map(
    ({ word }, i) => `| ${i + 1}. ${plain(word)} | ${letter(i)}. ${plain(unnamed(meanings[i]))} |`,
  );
  const key = chosen.map((one, i) => `${i + 1} ${letter(meanings.indexOf(one))}`);
  return [
    {
      text: `Match each word to its meaning.\n\n| Word | Meaning |\n|---|---|\n${rows.join("\n")}`,
      answer: `${key.join(", ")}.`,
    },
  ];
}

/** A meaning without its own word, which would give the answer away. */
function unnamed(keyword: Keyword | undefined): string {
  const { word, meaning } = keyword ?? { word: "", meaning: "" };
  return word === ""
    ? meaning
    : meaning.replace(new RegExp(`(?<![\\p{L}])${RegExp.escape(word)}(?![\\p{L}])`, "giu"), "…");
}

export function complete({ text, word }: Gap): Task {
  return { text: `Complete the sentence: ${text}`, answer: `${plain(word)}.` };
}

export function completeAndExplain({ text, word }: Gap): Task {
  return {
    text: `Complete the sentence. Then say why it is so, or give your own example. ${text}`,
    answer: `${plain(word)}. Accept any reason or example that fits the whole sentence.`,
  };
}

/** Sort words under the lessons that teach them; one that both teach is left out. */
export function sort({ lesson, before }: LessonRead): Task[] {
  const earlier = before.at(-1);
  if (earlier === undefined || earlier.title === lesson.title) return [];
  const only = (own: readonly Keyword[], other: readonly Keyword[]) =>
    own
      .map(({ word }) => word)
      .filter((word) => !other.some((one) => one.word.toLowerCase() === word.toLowerCase()))
      .slice(0, 3);
  const today = only(lesson.keywords, earlier.keywords);
  const then = only(earlier.keywords, lesson.keywords);
  if (today.length < 2 || then.length < 2) return [];
  const all = [...today, ...then].toSorted((a, b) => pickIndex(a, 997) - pickIndex(b, 997));
  const names = (words: readonly string[]) => listed(words.map(plain));
  return [
    {
      text: `Sort these words: ${all.map(plain).join(", ")}. Some are from today. The others are from "${plain(earlier.title)}". Then use one of each in a sentence.`,
      answer: `Earlier: ${names(then)}. Today: ${names(today)}.`,
    },
  ];
}

/** Put in order of time: each statement names one year, and no two the same. */
export function order({ lesson, before }: LessonRead): Task[] {
  const dated = [...before, lesson]
    .flatMap(({ points }) => points)
    .flatMap((point) => {
      const years = point.match(/\b1[0-9]{3}\b|\b20[0-2][0-9]\b/g) ?? [];
      return years.length === 1 && !/\b(?:BCE?|century|since|until|before|after)\b/i.test(point)
        ? [{ year: Number(years[0]), text: withoutYear(point, years[0] ?? "") }]
        : [];
    });
  const distinct = [...new Map(dated.map((one) => [one.year, one])).values()].slice(0, 4);
  if (distinct.length < 3) return [];
  const mixed = distinct.toSorted((a, b) => pickIndex(a.text, 997) - pickIndex(b.text, 997));
  const letter = (index: number) => String.fromCharCode(65 + index);
  const inOrder = mixed.toSorted((a, b) => a.year - b.year);
  return [
    {
      text: `Put these in order of time, earliest first. The years have been taken out.\n\n${mixed.map(({ text }, i) => `- ${letter(i)}. ${plain(text)}`).join("\n")}`,
      answer: `${inOrder.map((one) => `${letter(mixed.indexOf(one))} (${one.year})`).join(", ")}.`,
    },
  ];
}

function withoutYear(point: string, year: string): string {
  return point.replace(
    new RegExp(`\\s*(?:\\(\\s*)?(?:in |on |of )?(?:the year )?${year}(?:\\s*\\))?(?: CE| AD)?`),
    " …",
  );
}

/** True or false with why: what an earlier lesson calls a misconception, and one of its own key points. */
export function judge({ before }: LessonRead): Task[] {
  return before.toReversed().flatMap(({ misconceptions, points }) => {
    const claim = misconceptions.map(falseClaim).find((one) => one !== null && one.right !== "");
    const [point] = points;
    if (claim === undefined || claim === null || point === undefined) return [];
    const statements = [
      { text: plain(claim.wrong), verdict: `is false: ${plain(claim.right)}` },
      { text: ended(plain(point)), verdict: "is true." },
    ];
    const [a, b] = pickIndex(point, 2) === 0 ? statements : statements.toReversed();
    return [
      {
        text: `True or false? Say why for each.\n\n- **One.** ${a?.text}\n- **Two.** ${b?.text}`,
        answer: `One ${a?.verdict} Two ${b?.verdict}`,
      },
    ];
  });
}

const making =
  /^(?:accurately |confidently |safely )?(?:create|make|draw|paint|print|sculpt|perform|play|sing|compose|improvise|design|build|construct|sew|cook|bake|prepare|write|edit|program|code|debug|throw|catch|kick|strike|pass|dribble|jump|run|move|dance|balance|travel|roll|swim|practi[sc]e|demonstrate|apply|use|select|refine|develop|work|send|receive|defend|attack|link|copy|form|read|spell|solve|calculate|add|subtract|multiply|divide|measure|count|find|convert|plot|sketch|conduct|carry out|plan|test|investigate|collect|record)\b/i;

/** The outcome itself as something to do: what is made or played is done and done again, what is told is written. */
export function doIt({ lesson }: LessonRead): Task[] {
  const goal = goalOf(lesson, "you");
  if (goal === "") return [];
  const [, matter] = /^(?:explain|describe|say|tell|discuss|outline) (.+)$/i.exec(goal) ?? [];
  const told_ = matter === undefined ? `In your book: ${goal}.` : `Write four sentences on ${matter}.`;
  if (/^math/i.test(lesson.subject))
    return [
      {
        text: `Make up a question for which somebody has to ${goal}. Work out the answer. Swap and check.`,
        answer:
          "The question needs what the key points say, and its answer has been checked by somebody else.",
      },
    ];
  if (!making.test(goal))
    return [
      {
        text: `${told_} Use today's words.`,
        answer:
          "Count the key points that are there in the pupil's own words; all of them make a full answer.",
      },
    ];
  return [
    {
      text: `Your turn: ${goal}. Your partner names the key points that it shows. Then swap.`,
      answer: "It shows what the key points ask for; the partner can name at least two.",
    },
    {
      text: "Do it once more on your own. Make one thing better. Say which key point you used.",
      answer: "What was changed follows from a key point that the pupil can name.",
    },
  ];
}

/** What any lesson with a title and words allows. */
export function ownWords({ lesson }: LessonRead, words: readonly string[]): Task[] {
  const used = listed(words.map((word) => `*${plain(word)}*`));
  const with_ = words.length === 0 ? "" : ` Use ${words.length === 1 ? "the word" : "the words"} ${used}.`;
  const right =
    words.length === 0 ? "" : `, with ${used} in ${words.length === 1 ? "its" : "their"} right sense`;
  return [
    {
      text: `Somebody was away today. Write three sentences that tell them about "${plain(lesson.title)}".${with_}`,
      answer: `Three of the key points in the pupil's own words${right}.`,
    },
    {
      text: "Choose a key point. Give your own example of it. Say why it is one.",
      answer: "Any example that the key point covers, with the reason.",
    },
    {
      text: "Write a question about a key point. Put its answer on the back. Swap with your partner.",
      answer: "A question that one of the key points answers.",
    },
    {
      text: "Draw a picture, a table or a diagram of one key point. Label it with today's words.",
      answer: "Every label is one of today's words and stands where it belongs.",
    },
  ];
}

/** Harder: two points joined, and a mistake explained. */
export function deeper(): Task[] {
  return [
    {
      text: 'Choose two key points. Write how they belong together. Begin with "because", "so" or "unlike".',
      answer: "Both points are used, and the joining word is true of them.",
    },
    {
      text: "Think of a wrong answer that somebody might give today. Write them a note that helps.",
      answer: "The note says what is so and why, and does not only say that it is wrong.",
    },
  ];
}

/** What earlier lessons and the unit's prior knowledge allow to ask: words by their meaning, sentences with a gap. */
export function retrieval(read: LessonRead): Task[] {
  const { lesson, before } = read;
  // What a task of today already says of an earlier lesson is not asked in the starter too.
  const today = `${told(lesson)}${judge(read)
    .slice(0, 1)
    .map(({ text }) => bare(text))}`;
  const own = new Set(lesson.keywords.map(({ word }) => word.toLowerCase()));
  const earlier = before.toReversed();
  const words = earlier
    .flatMap(({ keywords }) => keywords)
    .filter(({ word, meaning }) => !own.has(word.toLowerCase()) && meaning === unnamed({ word, meaning }))
    .map(({ word, meaning }) => ({
      text: `Which word from an earlier lesson means this: ${plain(meaning.replace(/^(?:is|are|means) /i, ""))}?`.replace(
        /[.]\?$/,
        "?",
      ),
      answer: `${plain(word)}.`,
    }));
  const gaps = [
    ...earlier.flatMap(({ points, keywords }) => points.map((point) => ({ point, keywords }))),
    ...lesson.priorKnowledge.map((known) => ({ point: knownThat(known), keywords: lesson.keywords })),
  ].flatMap(({ point, keywords }) => {
    const [gap] =
      point === "" || sentencesIn(point).some((sentence) => today.includes(bare(sentence)))
        ? []
        : gapsIn(
            point,
            keywords.map(({ word }) => word),
            plain,
          );
    return gap === undefined ? [] : [complete(gap)];
  });
  const skills = lesson.priorKnowledge
    .map(skillIn)
    .filter(Boolean)
    .map((skill) => ({
      text: `On your whiteboard, give one example that shows you can still do this: ${plain(skill)}.`,
      answer: "Any example that does it; ask who has a different one.",
    }));
  const mixed = words.slice(0, 3).flatMap((word, i) => [word, ...gaps.slice(i, i + 1)]);
  const all = [...mixed, ...gaps.slice(Math.min(3, words.length)), ...words.slice(3), ...skills];
  const fresh = all.filter(({ text }) => !clausesOf(text).some((clause) => today.includes(bare(clause))));
  const byAnswer = fresh.filter(
    ({ answer }, at) =>
      answer.startsWith("Any ") || fresh.findIndex((other) => sameWord(other.answer, answer)) === at,
  );
  return byAnswer.slice(0, 6);
}

/** "Probability" and "probabilities" are one answer. */
function sameWord(a: string, b: string): boolean {
  const stems = (text: string) => searchWords(text).map(stemOf).join(" ");
  return stems(a) === stems(b);
}

/** Parts of a text that are long enough to be noticed twice. */
function clausesOf(text: string): string[] {
  return sentencesIn(text)
    .flatMap((sentence) => [sentence, ...sentence.split(/[;:]\s+/)])
    .filter((clause) => clause.split(" ").length >= 5);
}

/** Everything that the lesson itself says: what the starter asks must not stand there again. */
function told({ points, keywords, misconceptions }: LibraryLesson): string {
  const meanings = keywords.map(({ meaning }) => meaning);
  const mistakes = misconceptions.flatMap(({ statement, correction }) => [statement, correction]);
  return bare([...points, ...meanings, ...mistakes].join(" "));
}

function bare(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}

/** "Pupils need to know that X" is about X; what begins with pupils and says no "that" is no statement. */
function knownThat(text: string): string {
  const [, rest] = /^(?:pupils|students|children|learners)\b.{0,60}?\bthat (.+)$/i.exec(text) ?? [];
  if (rest !== undefined) return rest.charAt(0).toUpperCase() + rest.slice(1);
  return isSkill(text) ? "" : text;
}

function isSkill(text: string): boolean {
  return (
    /\b(?:pupils|students|children|learners|be able to)\b/i.test(text) ||
    /^(?:to |how to |can |an? (?:understanding|knowledge|awareness|ability)|knowledge |understanding |the ability |know |understand |identify |use |recall |recogni[sz]e |describe |explain |experience |familiar)/i.test(
      text,
    )
  );
}

function skillIn(text: string): string {
  const [, skill] =
    /^(?:pupils|students|children|learners) (?:can|are able to|should be able to|will be able to|need to be able to|(?:should |need to )?know how to|have learn(?:ed|t) (?:how )?to) (.+?)\.?$/i.exec(
      text,
    ) ?? [];
  return skill ?? "";
}
