import { bloomLevels } from "../../../bloom.ts";
import type { Course } from "../../course.ts";
import type { BloomLevel, Concept, Items } from "../../course-format.ts";
import { courseWords } from "../../prompt-templates.ts";
import { itemKey } from "../exercise.ts";

export type BuiltPrompt = {
  /** What it is about, to be read first. */
  case?: string | undefined;
  prompt: string;
  bloom: BloomLevel;
  key_points: string[];
  words: number;
  /** Its kind, for variety. */
  type: string;
  /** What it is made of; the first names it. */
  uses: string[];
};

const words = 200;

/**
 * Prompts for a concept without essays of its own, from what its author did write. Each asks for more than recall
 * (exercise-modalities §9.1), and its key points are the course's words, never ours.
 */
export function builtPrompts(course: Course, concept: Concept): BuiltPrompt[] {
  const items = course.items.get(concept.id);
  const made =
    items === undefined ? [] : [...fromClaims(items), ...fromQuestions(items), ...fromTerms(items)];
  const own = inOwnWords(course, concept);
  return made.length + own.length > 0 ? [...own, ...made] : fromTitle(course, concept);
}

/** As the course's author would ask it (§9.2). What a full answer holds nobody has said, so no key point is claimed. */
function inOwnWords(course: Course, concept: Concept): BuiltPrompt[] {
  const prompts = bloomLevels.slice(bloomLevels.indexOf("analyze")).flatMap((bloom) => {
    const prompt = courseWords(course, concept.id, bloom, "essay_question");
    return prompt === null ? [] : [{ prompt, bloom }];
  });
  const once = new Map(prompts.toReversed().map((one) => [one.prompt, one.bloom]));
  return [...once].reverse().map(([prompt, bloom]) => ({
    prompt,
    bloom,
    key_points: [],
    words,
    type: "the course's own question",
    uses: [itemKey("template", prompt)],
  }));
}

/** Evaluate: a judgement to be made and defended. Whether the claim holds is not given away. */
function fromClaims({ facts }: Items): BuiltPrompt[] {
  return facts.map(({ statement, why }) => ({
    prompt: `Somebody claims: "${statement}" Judge this claim. Say whether and when it holds, give your reasons with an example, and say what somebody who disagrees could answer.`,
    bloom: "evaluate",
    key_points: [why],
    words,
    type: "judge a claim",
    uses: [itemKey("fact", statement)],
  }));
}

/** Analyze: two questions of the concept, brought into relation. */
function fromQuestions({ questions }: Items): BuiltPrompt[] {
  // What is asked about a case says nothing beside another question.
  const free = questions.filter(({ case: told }) => told === undefined);
  return free.slice(0, -1).flatMap((one, at) => {
    const other = free[at + 1];
    if (other === undefined) return [];
    return {
      prompt: `Answer both questions in one connected text, and show how the answers hang together. ${one.question} ${other.question} Give reasons, and an example of your own.`,
      bloom: "analyze",
      key_points: [...one.points, ...other.points],
      words,
      type: "connect two questions",
      uses: [itemKey("questions", `${one.question} ${other.question}`)],
    };
  });
}

/** Analyze: two terms of the concept compared. */
function fromTerms({ definitions }: Items): BuiltPrompt[] {
  return definitions.slice(0, -1).flatMap((one, at) => {
    const other = definitions[at + 1];
    if (other === undefined) return [];
    return {
      prompt: `Compare "${one.term}" and "${other.term}". Explain what each one is, how they differ and what connects them, and give a situation in which the difference matters.`,
      bloom: "analyze",
      key_points: [`${one.term}: ${one.definition}`, `${other.term}: ${other.definition}`],
      words,
      type: "compare two terms",
      uses: [itemKey("terms", `${one.term} ${other.term}`)],
    };
  });
}

/** With nothing but a title, there are no key points to claim: how complete the answer is will be the learner's to say. */
function fromTitle(course: Course, concept: Concept): BuiltPrompt[] {
  const before = course.concepts.find(({ id }) => id === concept.prerequisites[0]);
  const link =
    before === undefined
      ? "Say where it is used and where it is not"
      : `Show how it builds on "${before.title}"`;
  return [
    {
      prompt: `Explain "${concept.title}" to somebody who has not met it, in your own words. ${link}, give an example that was not in the course, and name a mistake that is easily made with it and why.`,
      bloom: "analyze",
      key_points: [],
      words,
      type: "explain to a beginner",
      uses: [itemKey("title", concept.id)],
    },
  ];
}
