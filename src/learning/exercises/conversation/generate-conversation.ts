import { bloomLevels } from "../../../bloom.ts";
import { type Chance, chanceFrom } from "../../../chance.ts";
import type { BloomLevel, Items } from "../../course-format.ts";
import { isTask } from "../../pieces.ts";
import type { ExerciseRequest, MadeExercise, NotMade } from "../exercise.ts";
import { type Candidate, hinted } from "./candidate.ts";
import { chooseQuestions, isRemedial, wrongWords } from "./choose-questions.ts";
import {
  type ConversationBody,
  type ConversationType,
  noAnswer,
  type Question,
} from "./conversation-record.ts";
import { ideaQuestions, teachBack } from "./idea-questions.ts";
import { mistakeQuestions } from "./mistake-questions.ts";
import { preferredTypes } from "./preferred-types.ts";
import { sceneOf } from "./scene/scene-questions.ts";
import { teachText } from "./teach-text.ts";
import { wordQuestions } from "./word-questions.ts";

export type ConversationWish = {
  /** Teach the concept first: for one that is new to the learner. */
  teach?: boolean;
  /** The learner's `explanation_style`. */
  style?: string | undefined;
};

type Plan = Pick<ConversationBody, "type" | "scene"> & { questions: Candidate[] };

/** A conversation of two to five questions from a course's own material (exercise-modalities §4.2, §9). No files. */
export function generateConversation(
  request: ExerciseRequest,
  wish: ConversationWish = {},
): MadeExercise | NotMade {
  const { course, concept, bloom, exerciseId, seed, now } = request;
  const items = request.open?.items ?? course.items.get(concept.id);
  if (items === undefined) {
    return { problem: `There is no material for “${concept.title}” to talk about. Choose another concept.` };
  }
  const teaching = wish.teach === true ? teachText(items, concept, { style: wish.style }) : null;
  const { type, scene, questions: chosen } = plan(request, items, teaching?.check.item ?? null);
  const questions = chosen.map((one, i) => ({ ...hinted(one, items), id: String(i + 1) }));
  const body: ConversationBody = {
    type,
    domain: course.config.domain_type,
    vocabulary: vocabularyOf(items, course.items),
    slips: items.errors.map(({ wrong, right, why }) => ({ wrong, right, why })),
    scene,
    teaching,
    questions,
    progress: {
      phase: teaching === null ? "asking" : "teaching",
      at: 0,
      answers: questions.map(noAnswer),
      heard: null,
      unread: 0,
      said: 0,
    },
  };
  return {
    record: {
      exercise_id: exerciseId,
      course: course.config.name,
      concept_id: concept.id,
      modality: "conversation",
      bloom_level: bloom,
      type,
      seed,
      started: now.toISOString(),
      status: "pending",
      files: [],
      uses: [...new Set(questions.map(({ item }) => item))],
      hints_used: 0,
      body,
    },
    files: [],
    instructions: instructions(type, questions, request),
  };
}

/** `asked`: what the check after teaching has just asked. */
function plan(request: ExerciseRequest, items: Items, asked: string | null): Plan {
  const { course, concept, bloom, history, seed } = request;
  const chance = chanceFrom(seed);
  const domain = course.config.domain_type;
  const all = [
    ...wordQuestions(course, items, chance),
    ...ideaQuestions(items, bloom),
    ...mistakeQuestions(domain, items),
  ].filter(({ question }) => question.item !== asked);
  const preferred = preferredTypes(domain, bloom, history);
  const wrong = wrongWords(request.errors);
  const remedial = new Set(all.filter((one) => isRemedial(one, wrong)).flatMap(({ types }) => [...types]));
  // The learner's own mistakes lead, but not by asking in the same way as last time (§8.3, §14.5).
  const last = history.findLast(({ modality }) => modality === "conversation")?.type;
  const back = new Set(
    all
      .filter(({ question }) => request.due.has(question.item) && isTask(question.item))
      .flatMap(({ types }) => [...types]),
  );
  const mended = preferred.filter((type) => remedial.has(type) && type !== last);
  const first = [...new Set([...mended, ...preferred.filter((type) => back.has(type))])];
  for (const type of [...first, ...preferred.filter((one) => !first.includes(one))]) {
    const made =
      type === "roleplay"
        ? roleplay(request, items, chance)
        : ofType(type, all, request, back.has(type), chance);
    if (made !== null) return made;
  }
  const rest = [...all, ...teachBack(concept, items)];
  return { type: "direct_question", scene: null, questions: chooseQuestions(rest, request, 2, chance) };
}

function ofType(
  type: ConversationType,
  all: readonly Candidate[],
  request: ExerciseRequest,
  isBack: boolean,
  chance: Chance,
): Plan | null {
  const fitting = all.filter(({ types }) => types.includes(type));
  const own = chooseQuestions(fitting, request, howMany[request.bloom], chance);
  // A task that is due and is the only one of its kind comes back among others, or it never would.
  const chosen = own.length === 1 && isBack ? [...own, ...besides(own, all, request, chance)] : own;
  if (chosen.length < 2) return null;
  const asked = type === "direct_question" ? withStory(chosen, fitting, request, chance) : chosen;
  return { type, scene: null, questions: type === "socratic" ? fromSimpleToDeep(asked) : asked };
}

function besides(
  own: readonly Candidate[],
  all: readonly Candidate[],
  request: ExerciseRequest,
  chance: Chance,
): Candidate[] {
  const asked = new Set(own.map(({ question }) => question.item));
  const others = all.filter(({ question }) => !asked.has(question.item));
  return chooseQuestions(others, request, howMany[request.bloom] - own.length, chance);
}

/** Where a course has stories to tell, one is asked for: last, as it takes longest. Not of somebody who begins. */
function withStory(
  chosen: readonly Candidate[],
  fitting: readonly Candidate[],
  request: ExerciseRequest,
  chance: Chance,
): Candidate[] {
  const isStory = ({ question }: Candidate) => question.weighing === "story";
  const others = chosen.filter((one) => !isStory(one));
  const told = chosen.filter(isStory);
  if (request.bloom === "remember" || told.length > 0) return [...others, ...told];
  const stories = chooseQuestions(fitting.filter(isStory), request, 1, chance);
  return stories.length === 0 ? others : [...others.slice(0, Math.max(1, others.length - 1)), ...stories];
}

function roleplay({ history }: ExerciseRequest, items: Items, chance: Chance): Plan | null {
  const used = new Set(history.slice(-3).flatMap(({ uses }) => uses));
  const scenes = items.scenarios.map(sceneOf);
  const fresh = scenes.filter(({ item }) => !used.has(item));
  // Where the other person speaks, there is more of a scene.
  const alive = fresh.filter(({ questions }) =>
    questions.some(({ question }) => question.turn !== undefined),
  );
  const choice = [alive, fresh, scenes].find((some) => some.length > 0) ?? [];
  const found = choice[chance.below(choice.length)];
  return found === undefined ? null : { type: "roleplay", scene: found.scene, questions: found.questions };
}

/** Quick recall comes in fives; what takes thought, in twos and threes. */
const howMany: Readonly<Record<BloomLevel, number>> = {
  remember: 5,
  understand: 3,
  apply: 3,
  analyze: 2,
  evaluate: 2,
  create: 2,
};

function fromSimpleToDeep(chosen: readonly Candidate[]): Candidate[] {
  const depth = ({ question }: Candidate) => bloomLevels.indexOf(question.bloom);
  return chosen.toSorted((a, b) => depth(a) - depth(b));
}

const mostWords = 1000;

/** The concept's own words first: a large course would make every record large. */
function vocabularyOf(own: Items, all: ReadonlyMap<string, Items>): string[] {
  const terms = [own, ...all.values()].flatMap(({ vocabulary, definitions }) =>
    [...vocabulary, ...definitions].map(({ term }) => term),
  );
  return [...new Set(terms)].slice(0, mostWords);
}

function instructions(
  type: ConversationType,
  questions: readonly Question[],
  { concept: { title }, course, exerciseId }: ExerciseRequest,
): string {
  const count = questions.length;
  const what: Readonly<Record<ConversationType, string>> = {
    direct_question: `${count} questions on “${title}”.`,
    socratic: `“${title}”, thought through in ${count} steps.`,
    roleplay: questions.some(({ turn }) => turn !== undefined)
      ? `A scene on “${title}”. How it goes depends on what you say.`
      : `A scene on “${title}”, in ${count} turns.`,
    error_identification: `${count} mistakes to find, on “${title}”.`,
    prediction: `${count} things to predict or work out, on “${title}”.`,
  };
  const branches = questions.some(({ turn }) => turn !== undefined);
  const told = branches ? questions.slice(0, 1) : questions;
  const asked = told.map(({ prompt }, i) => `${i + 1}. ${prompt}`).join("\n");
  const how = `Talk it through with “teacher-assist study start ${course.config.name}”: there are hints, and second tries. Or hand in one reply for each: “teacher-assist study grade ${exerciseId} --response <file>”.`;
  return `${what[type]}\n\n${asked}\n\n${how}`;
}
