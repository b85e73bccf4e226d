import type { Limits } from "../../../../src/lesson/brief/circumstances.ts";
import type { Habit } from "../../../../src/lesson/brief/scope/habits.ts";
import type { EditType } from "../../../../src/lesson/decide/decision.ts";
import { type Manner, mannerIn } from "../../../../src/lesson/memory/remembered-manner.ts";
import type { RememberedWish } from "../../../../src/lesson/memory/remembered-wish.ts";
import { languageOf } from "../../../../src/words/in-english.ts";
import type { Need } from "../../../../src/workspace/class-needs.ts";
import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import type { CurriculumFile, Outcome } from "../../../../src/workspace/curriculum/outcome.ts";
import type { Topic } from "../../../../src/workspace/topic.ts";
import { practiceFor } from "./generated.ts";
import { inMathematics } from "./in-mathematics.ts";
import { type Named, namedIn } from "./named.ts";
import { type NeedSection, type Strategy, sectionsFor } from "./needs.ts";
import type { Phase } from "./phases.ts";
import { type ChosenShape, chooseShape } from "./shapes/choose-shape.ts";
import type { ShapeId } from "./shapes/shape.ts";
import { shapeInUnit } from "./shapes/shape-in-unit.ts";
import { timed } from "./time-held.ts";
import { goesOver, type UnitLesson } from "./unit-lesson.ts";
import { capital, pickIndex, uncapital } from "./wording.ts";

/** Everything that is decided before a word of the lesson is written. */
export type LessonPlan = {
  title: string;
  /** The same inside a sentence; what the teacher wrote keeps its capitals. */
  named: string;
  /** The same where a sentence says what is explained or done. */
  about: Named;
  profile: ClassProfile;
  minutes: number;
  phases: Phase[];
  /** Minutes of the period for which the notes hold nothing: the teacher's to fill. */
  unplanned: number;
  shape: ChosenShape;
  /** null: there are no notes on this; places for the teacher to fill are marked. */
  topic: Topic | null;
  /** Titles of notes on something near, where there are none on this. */
  beside: readonly string[];
  outcomes: Outcome[];
  /** Claimed in a draft that a check sent back: not claimed, and said so. */
  withdrawn: readonly Outcome[];
  prior: Outcome[];
  /** The curriculum files, for whether their wording is official and their numbers ours. */
  curricula: readonly CurriculumFile[];
  /** The outcomes lie above the class's own level: the first draft goes more gently. */
  ahead: boolean;
  support: Support[];
  /** What the first draft of a section is to be like, as the teacher has confirmed. The later ones win. */
  wishes: RememberedWish[];
  /** How it is held, as the teacher has confirmed. */
  manner: Manner;
  /** The language of the request; null for English. */
  askedIn: string | null;
  /** The files this draws on, for the reader. */
  sources: string[];
  /** Where in a unit it stands; null: in none. */
  unit: UnitLesson | null;
  /** What it is to keep to and to go without, in the teacher's words. */
  limits: Limits;
  /** Which part of the note this lesson is, as a line for the teacher; "" where it is all of it. */
  part: string;
  /** How the teacher says she teaches, as far as it was promised of the draft. */
  habits: readonly Habit[];
};

/** What is to be planned. `minutes`: null: as long as the class's period. */
export type LessonBrief = {
  /** The request in the teacher's words. */
  said: string;
  topic: string;
  profile: ClassProfile | null;
  minutes: number | null;
  outcomes: string[];
  /** What it is to keep to and to go without, in the teacher's words. */
  limits?: Limits;
};

/** A need of the class and what is known to help, best first. */
export type Support = { need: Need; strategies: Strategy[] };

/** How a section is to differ from the first draft; zero everywhere is the first draft. */
export type Style = {
  /** Which of a section's approaches. */
  approach: number;
  difficulty: -1 | 0 | 1;
  length: -1 | 0 | 1;
  support: 0 | 1;
  /** How many questions or tasks, where somebody said so. */
  count: number | null;
};

const noLimits: Limits = { only: [], without: [] };

export function firstDraft({ ahead, wishes, manner }: LessonPlan, section: string): Style {
  const count = section === "starter" ? (manner.questions ?? null) : null;
  const approach = section === "plenary" ? approachOf(manner.exit) : 0;
  const plain: Style = { approach, difficulty: 0, length: 0, support: 0, count };
  const types = new Set(wishes.filter((wish) => wish.section === section).map(({ type }) => type));
  const wished = [...types].reduce(styled, plain);
  return wished.difficulty === 0 && ahead ? { ...wished, difficulty: -1 } : wished;
}

/** Which way of ending a lesson is meant (`plenary`). */
function approachOf(exit: Manner["exit"]): number {
  return exit === "sentence" ? 1 : exit === "mistake" ? 2 : 0;
}

/** The style with one more wish. What is easy already is made easier still by asking less of it; what is hard, by more. */
export function styled(style: Style, type: EditType): Style {
  switch (type) {
    case "easier":
      return style.difficulty < 0 ? { ...style, length: -1 } : { ...style, difficulty: -1 };
    case "harder":
      return style.difficulty > 0 ? { ...style, length: 1 } : { ...style, difficulty: 1 };
    case "shorter":
      return { ...style, length: -1 };
    case "more_detail":
      return { ...style, length: 1 };
    case "more_differentiation":
      return { ...style, support: 1, length: 1 };
    default:
      return style;
  }
}

export function makePlan(parts: {
  request: LessonBrief;
  profile: ClassProfile;
  topic: Topic | null;
  beside: readonly string[];
  outcomes: Outcome[];
  withdrawn?: readonly Outcome[];
  prior: Outcome[];
  curricula: readonly CurriculumFile[];
  ahead: boolean;
  needSections: readonly NeedSection[];
  wishes: RememberedWish[];
  manner?: Manner | undefined;
  timingsGuide: string;
  /** Minutes of every period that go on arriving and packing up, as the teacher says. */
  lost: number;
  /** Shapes of this class's last lessons, newest first. */
  lately: readonly ShapeId[];
  unit?: UnitLesson | undefined;
  part?: string;
  habits?: readonly Habit[];
}): LessonPlan {
  const { request, profile, outcomes, prior, ahead, unit = null } = parts;
  const topic = parts.topic === null ? null : inMathematics(parts.topic);
  const minutes = request.minutes ?? profile.periodMinutes;
  const { limits = noLimits } = request;
  const { manner = mannerIn([]) } = parts;
  const liking = { ...profile, worksWell: [...profile.worksWell, ...manner.liked] };
  const shape =
    shapeInUnit(unit, topic) ?? chooseShape(request.said, topic, liking, minutes, parts.lately, limits);
  const note = topic === null || topic.drawn !== undefined ? [] : [topic.path, ...(topic.own?.also ?? [])];
  const earlier = unit?.drawnFrom ?? [];
  const about = namedIn(
    topic === null ? asWritten(request) : goesOver(unit) ? "what was taught so far" : inSentence(topic),
  );
  const files = [profile.path, ...note, ...earlier, ...outcomes.map(({ file }) => file)];
  const plan: LessonPlan = {
    title: topic?.title ?? capital(request.topic),
    named: about.thing,
    about,
    profile,
    minutes,
    phases: [],
    unplanned: 0,
    shape,
    topic,
    beside: topic === null ? parts.beside : [],
    outcomes,
    withdrawn: parts.withdrawn ?? [],
    prior,
    curricula: parts.curricula,
    ahead,
    support: profile.needs.map((need) => ({ need, strategies: strategiesFor(need, parts.needSections) })),
    wishes: parts.wishes,
    manner,
    askedIn: languageOf(request.said),
    sources: [...new Set(files)],
    unit,
    limits,
    part: parts.part ?? "",
    habits: parts.habits ?? [],
  };
  const wished = {
    ...manner.minutes,
    shorter: parts.wishes.flatMap(({ section, type }) => (type === "shorter" ? section : [])),
  };
  return { ...plan, ...timed(plan, parts.timingsGuide, parts.lost, wished) };
}

/** With the article that the teacher gave it: "the water cycle". */
function asWritten({ said, topic }: LessonBrief): string {
  const article = new RegExp(`\\b(the|an?) ${RegExp.escape(topic)}`, "i").exec(said)?.[1];
  return article === undefined ? topic : `${article.toLowerCase()} ${topic}`;
}

/** A title inside a sentence. Its first word loses its capital where the note's own keywords write it small. */
function inSentence({ title, keywords }: Topic): string {
  const small = new Set(keywords.flatMap((keyword) => keyword.match(/\p{L}+/gu) ?? []));
  const [first = ""] = /^\p{L}+/u.exec(title) ?? [];
  return small.has(first.toLowerCase()) ? first.toLowerCase() + title.slice(first.length) : uncapital(title);
}

/** What is known to help with it; nothing where the skill does not name it: what helps anybody says nothing of this need. */
function strategiesFor(need: Need, sections: readonly NeedSection[]): Strategy[] {
  return sectionsFor(need, sections).flatMap(({ strategies }) => strategies);
}

/** The same items, begun at another place for each class and topic: two classes do not get the same four questions. */
export function turned<T>({ profile, title, topic }: LessonPlan, items: readonly T[]): T[] {
  // What is drawn from a library is in order: its misconception is asked first.
  if (topic?.drawn !== undefined) return [...items];
  const from = pickIndex(`${profile.id} ${title}`, items.length);
  return [...items.slice(from), ...items.slice(0, from)];
}

/** The tasks of a plan, by how hard they are; empty without notes. */
export function tasksOf({ topic, profile }: LessonPlan) {
  return topic === null ? { easy: [], medium: [], hard: [] } : practiceFor(topic, profile.id);
}

/** On their feet, in a hall or on a field: nobody has a desk, and nothing is written. */
export function isMoving({ topic, shape }: LessonPlan): boolean {
  return shape.shape.frame?.moving === true || topic?.drawn?.moving === true;
}

/** What stays on the board while pupils practise. */
export function modelled({ topic, shape }: LessonPlan): string {
  if (shape.shape.frame !== undefined) return shape.shape.frame.shown;
  return topic?.drawn === undefined ? "worked example" : "list of key points";
}

/** A place for the teacher to fill, plain to see. */
export function toFill(what: string): string {
  return `[To fill in: ${what}]`;
}
