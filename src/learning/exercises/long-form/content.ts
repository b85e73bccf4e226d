import { wordSet } from "../../../text/languages/language.ts";
import { languageOf } from "../../../words/function-words.ts";
import { contentWords, type Measures, measure } from "./measure/measures.ts";
import { isNearSubject, onSubject, subjectStems } from "./measure/on-subject.ts";
import { type Prose, wordsOf } from "./measure/prose.ts";
import { type Known, type StatedMistake, statedMistakes } from "./mistakes.ts";
import { findPoint, maybeThere, meaningsOf, type PointFound } from "./points.ts";

export type Asked = {
  prompt: string;
  /** Ideas to look for, in the language of the response; none where they cannot be looked for. */
  points: readonly string[];
  words: number;
  /** Texts of the course on the subject: what shows that a response is about it. */
  subject: readonly string[];
  definitions: readonly { term: string; definition: string }[];
  /** What the course calls false; null where no course is known. */
  known: Known | null;
};

/** All that code sees in a response, before any dimension is scored. */
export type Seen = Measures & {
  points: PointFound[];
  mistakes: StatedMistake[];
  /** 0 to 1: how much of what a full answer holds is there. A guess from length and subject unless `measurable`. */
  content: number;
  measurable: boolean;
  /** What was asked for could be looked for, and nothing of it was found. */
  missed: boolean;
  onTopic: boolean;
  /** The part of it that has to do with the question. */
  about: Prose;
};

/** A strong answer in its own words has about this much of its points' wording. */
const fullAnswer = 0.65;
/** Words of the subject that make a text one about it. */
const enoughWords = 6;
/** A text without one word of the question may still answer it, but less is believed of it. */
const unlinkedWorth = 0.6;

export function lookAt(prose: Prose, asked: Asked): Seen {
  const points = asked.points.map((point) =>
    findPoint(point, prose.text, meaningsOf(point, asked.definitions)),
  );
  const found = points.reduce((sum, { score }) => sum + score, 0) / Math.max(1, points.length);
  const subject = subjectStems([asked.prompt, ...asked.points, ...asked.subject], prose.language);
  const linked = onSubject(prose, subject);
  const isLinked = linked.sentences.length > 0;
  // A response in Malay shares no words with a prompt in English, and is about it all the same.
  const otherLanguage = languageOf(wordsOf(asked.prompt)).language !== prose.language;
  const about = isLinked ? linked : prose;
  const measures = measure(about, asked.words);
  const isNear = isNearSubject(prose, asked.prompt);
  const development = measures.development * (isLinked || otherLanguage || isNear ? 1 : unlinkedWorth);
  const shared = [...contentWords(prose)].filter((stem) => subject.has(stem)).length;
  const topic =
    otherLanguage && !isLinked
      ? 0.5
      : Math.min(1, shared / Math.max(1, Math.min(enoughWords, 0.4 * subject.size)));
  const measurable = points.length > 0;
  return {
    ...measures,
    development,
    points,
    mistakes: asked.known === null ? [] : statedMistakes(prose.text, asked.known),
    content: measurable
      ? Math.min(1, found / fullAnswer)
      : development * (0.3 + 0.3 * topic + 0.4 * measures.exactness),
    measurable,
    missed:
      measurable &&
      (isMissed(points, measures.exactness, prose.language) ||
        (!otherLanguage && !isOwnStory(prose, asked.prompt) && isElsewhere(prose, points, subject))),
    onTopic:
      found >= 0.1 || otherLanguage || linked.sentences.length >= 0.15 * prose.sentences.length || isNear,
    about,
  };
}

/**
 * No point is found, and none of those that have words of their own comes near in meaning, or only as near as talk does
 * that would fit anything: a good answer in quite other words is exact. Where the points are made of words that fit
 * anything, nobody can tell.
 */
function isMissed(points: readonly PointFound[], exactness: number, language: string | null): boolean {
  if (points.some(({ covered }) => covered)) return false;
  const telling = points.filter(({ point }) => subjectStems([point], language).size >= 2);
  const nearest = exactness < exact ? maybeThere : farOff;
  return telling.length * 2 > points.length && telling.every(({ near }) => near < nearest);
}

const exact = 0.5;
const farOff = 0.5;

/**
 * No point is found or comes near on the whole, and hardly one of the words that tell a subject is of this one: however
 * exact, it is about something else. Texts of the fixtures that are worth 3 or 4 are far from both limits; of texts on
 * other questions most are within them.
 */
function isElsewhere(prose: Prose, points: readonly PointFound[], subject: ReadonlySet<string>): boolean {
  if (points.some(({ covered }) => covered)) return false;
  const own = [...subjectStems([prose.text], prose.language)];
  const shared = own.filter((stem) => subject.has(stem)).length;
  const near = points.reduce((sum, one) => sum + one.near, 0) / points.length;
  return own.length >= tellsASubject && shared < ofAnother * own.length && near < farOnTheWhole;
}

/** Asked for something of their own, people tell it in words that no course has. */
function isOwnStory({ sentences }: Prose, prompt: string): boolean {
  if (!wordsOf(prompt).some((word) => ofYou.has(word))) return false;
  const own = sentences.filter(({ words }) => words.some((word) => ofMe.has(word)));
  return own.length * 3 >= sentences.length;
}

const ofYou = wordSet(
  "you your yours yourself du dein deine deinen deiner dich dir sie ihr ihre tu ton ta tes toi vous votre vos tú tus ti usted su sus anda awak kamu",
);
const ofMe = wordSet(
  "i my me myself we our us ich mein meine meinen meiner mich mir wir je j mon ma mes moi nous yo mi mis me saya aku kami",
);

const tellsASubject = 10;
const ofAnother = 0.15;
const farOnTheWhole = 0.47;
