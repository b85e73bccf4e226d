import { z } from "zod";
import { bloomLevels } from "../bloom.ts";
import { kinds as taskKinds } from "../maths/generate.ts";
import { asksForUse, CaseText } from "./case-text.ts";
import { domainTypes, modalities } from "./course-words.ts";
import { PromptTemplate } from "./template-format.ts";

/**
 * What a course is made of: `config.json`, `concepts.yaml`, and `items/<concept>.yaml` with the material that exercises
 * are made from (exercise-modalities §2.3, §13.5). Unknown fields are slips and refused.
 */

export const BloomLevel = z.enum(bloomLevels);
export const DomainType = z.enum(domainTypes);
export const Modality = z.enum(modalities);

const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case letters, digits and single hyphens");
const Text = z.string().trim().min(1);
/** A folder of the learner's, named by a course that a stranger may have written: below their own, and none of ours. */
const OwnFolder = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u, "the name of one folder: letters, digits, spaces, hyphens")
  .refine((name) => !["sessions", "records"].includes(name.toLowerCase()), "another name: that one is taken");

/** Files of the course's own `media` folder: what a word looks and sounds like. */
const shown = {
  picture: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,99}\.(?:png|jpg|gif|webp)$/, "a picture in media/")
    .optional(),
  sound: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,99}\.(?:mp3|ogg|wav|m4a)$/, "a sound in media/")
    .optional(),
};

const ModalityChoice = z.strictObject({
  primary: Modality.optional(),
  secondary: Modality.optional(),
  bloom_override: z
    .partialRecord(
      BloomLevel,
      z.strictObject({ primary: Modality.optional(), secondary: Modality.optional() }),
    )
    .optional(),
});

/** What work is judged by (exercise-modalities §6.3): dimensions of four levels, whose weights add up to 1. */
export const Dimension = z.strictObject({
  name: Text,
  weight: z.number().positive().max(1),
  /** What the dimension looks at; empty where the levels say it all. */
  description: z.string().trim().default(""),
  levels: z.strictObject({ "1": Text, "2": Text, "3": Text, "4": Text }).partial().optional(),
});
export const Rubric = z.strictObject({ dimensions: z.array(Dimension).min(1) });

const modalityFields = {
  /** From 0 to 1; 0 means never. */
  modality_weights: z.partialRecord(Modality, z.number().min(0).max(1)).optional(),
  /** By concept type. */
  modality_overrides: z.record(z.string(), ModalityChoice).optional(),
};

export const CourseConfig = z.strictObject({
  name: Id,
  title: Text,
  description: Text,
  /** Whom it is for and where it leads: "Beginners, to A1", "Ages 11 to 14". */
  level: Text.optional(),
  domain_type: DomainType,
  /** Of the learner, and of what is learned; BCP 47. */
  instruction_language: z.string().default("en"),
  target_language: z.string().optional(),
  /** Where the answers of a worksheet are kept. */
  answer_key: z.enum(["embedded", "sealed"]).default("embedded"),
  license: Text,
  exercise_config: z
    .strictObject({
      ...modalityFields,
      code_language: z.enum(["python", "typescript", "javascript"]).default("python"),
      worksheet_dir: OwnFolder.default("worksheets"),
      exercise_dir: OwnFolder.default("exercises"),
      response_dir: OwnFolder.default("responses"),
    })
    .prefault({}),
  /** The course's own words for what a model, or a learner who is to write, is asked (§9.2). */
  prompt_templates: z.array(PromptTemplate).max(40).optional(),
  rubrics: z.strictObject({ long_form: Rubric.optional(), code_quality: Rubric.optional() }).default({}),
});

/** The file itself: the two modality fields may also stand at the top, beside `domain_type` (§2.3). */
export const ConfigFile = CourseConfig.extend(modalityFields);

export const Concept = z.strictObject({
  id: Id,
  title: Text,
  description: Text,
  unit: Text,
  /** The decision matrix's concept type, in words: "vocabulary", "grammar patterns", "implementation". */
  type: Text,
  bloom_target: BloomLevel,
  prerequisites: z.array(Id).default([]),
});

const Vocabulary = z.strictObject({
  term: Text,
  /** All that counts as right in the instruction language; the first is shown. */
  meanings: z.array(Text).min(1),
  /** Other spellings or forms of the term that count as right. */
  accepted: z.array(Text).default([]),
  /** In the target language, with the term in it as written, and its translation. A bare word list has none. */
  sentences: z.array(z.strictObject({ text: Text, translation: Text })).default([]),
  /** Terms of this course that are easily taken for it. */
  confusions: z.array(Text).default([]),
  part: z.string().optional(),
  note: z.string().optional(),
  ...shown,
});

/** `right` may hold " / " alternatives, as everything that is compared with a typed answer. */
const ErrorItem = z.strictObject({ wrong: Text, right: Text, why: Text, error_type: Id.optional() });
const Ordering = z.strictObject({ prompt: Text, parts: z.array(Text).min(3) });
const Categories = z.strictObject({ prompt: Text, groups: z.record(Text, z.array(Text).min(2)) });
/** True or false, and why; both sides are needed in a course. */
const Fact = z.strictObject({ statement: Text, truth: z.boolean(), why: Text, ...shown });
const Definition = z.strictObject({
  term: Text,
  definition: Text,
  example: z.string().optional(),
  ...shown,
});
const Cloze = z.strictObject({
  text: Text,
  answers: z.array(Text).min(1),
  hint: z.string().optional(),
  ...shown,
});

/** A question answered in a sentence or two. `points`: what a full answer holds, one idea each. */
const Question = z
  .strictObject({
    /** What happened, to be read before the question. */
    case: CaseText.optional(),
    question: Text,
    bloom: BloomLevel,
    references: z.array(Text).min(1),
    points: z.array(Text).min(1),
    hints: z.array(Text).min(1).max(4),
  })
  .superRefine(({ case: told, bloom, points }, { addIssue }) => {
    for (const issue of asksForUse({ told, bloom, factors: points, in: "points" })) addIssue(issue);
  });

const CodeTask = z.strictObject({
  id: Id,
  title: Text,
  bloom: BloomLevel,
  statement: Text,
  /** The name that the tests call. */
  function: z.string().regex(/^[A-Za-z_]\w*$/),
  starter: Text,
  solution: Text,
  /** One check each: what is called, and what must come back, both as source in the course's language. */
  tests: z.array(z.strictObject({ name: Text, call: Text, expect: Text })).min(1),
  hints: z.array(Text).min(2),
  forbidden: z.array(z.string()).default([]),
  /** What matters about why it works, one idea each: a learner who solved it says why in their own words. */
  why: z.array(Text).optional(),
});

/** What a short program prints, for output prediction. */
const Output = z.strictObject({ code: Text, output: Text, why: Text });

const Essay = z
  .strictObject({
    case: CaseText.optional(),
    prompt: Text,
    bloom: BloomLevel,
    key_points: z.array(Text).min(3),
    words: z.number().int().positive(),
  })
  .superRefine(({ case: told, bloom, key_points }, { addIssue }) => {
    for (const issue of asksForUse({ told, bloom, factors: key_points, in: "key_points" })) addIssue(issue);
  });

/**
 * One thing that the other person of a scene must hear: any of these, whatever stands around it. `{number}` stands for a number,
 * `{name}` for any word, `{words 8}` for at least so many words. `ask`: what is said where only this is missing.
 */
const Heard = z.strictObject({ any: z.array(Text).min(1), ask: Text.optional() });

/**
 * One way through a turn: all that must be heard, what the other person says to it, and the turn that it leads to, or `end`.
 * `astray`: the scene goes on from there, but the goal of the turn was missed.
 */
const Way = z.strictObject({
  hears: z.array(Heard).min(1),
  reply: Text.optional(),
  to: Id,
  astray: z.boolean().optional(),
});

export const SceneTurn = z.strictObject({
  id: Id,
  /** What the other person says, and for a language what that means. */
  says: Text,
  means: Text.optional(),
  /** What the learner wants to do here. */
  goal: Text,
  /** Said where nothing was understood: the same in other words. */
  again: Text,
  /** A good thing to say, which one of the ways hears. */
  model: Text,
  /** To say it back is what is wanted; anywhere else the other person's own words are no answer. */
  echo: z.boolean().optional(),
  ways: z.array(Way).min(1),
});

const Scenario = z.strictObject({
  /** Who the agent plays and where. */
  setting: Text,
  opening: Text,
  goals: z.array(Text).min(2),
  /** Words or phrases that a good answer uses. */
  expected: z.array(Text).min(1),
  /** The other person's name, and what they say at the end. */
  partner: Text.optional(),
  closing: Text.optional(),
  /** The scene as it may go, turn by turn; each leads on to a later one. The first says the `opening`. */
  turns: z.array(SceneTurn).min(2).max(12).optional(),
});

const Star = z.strictObject({
  question: Text,
  situation: Text,
  task: Text,
  action: Text,
  result: Text,
  look_for: z.array(Text).min(2),
});
const Handwriting = z.strictObject({
  prompt: Text,
  /** How it should look: what is written, one thing a line; of a drawing, what must be in it. */
  reference: Text,
  /** How a drawing should look: the block of a figure, as YAML (docs/figures.md). */
  figure: Text.optional(),
});

const Level = z.enum(["easy", "medium", "hard"]);

/** Something that is learned by doing it again with other numbers: a rule that makes tasks, and how hard they may become. */
const Skill = z.strictObject({
  id: Id,
  title: Text,
  /** A kind of task (`src/maths/generate.ts`). */
  generator: z.enum(taskKinds),
  /** From the first one asked to the last. */
  levels: z.array(Level).min(1).max(3).default(["easy", "medium"]),
  /** Whether each step is to be written on a line of its own. */
  steps: z.boolean().default(false),
  /** What no task goes beyond; `study check` makes many to see that enough are left. */
  bounds: z
    .strictObject({
      /** No number in the question is larger. */
      largest: z.number().positive().optional(),
      /** No denominator in the question is larger. */
      denominator: z.number().int().positive().optional(),
      /** The answer is not below 0. */
      positive: z.boolean().optional(),
      /** The answer is a whole number. */
      whole: z.boolean().optional(),
    })
    .default({}),
});

export const Items = z.strictObject({
  concept: Id,
  /** What is said when the concept is taught: a few short paragraphs and an example. */
  teach: z.strictObject({ explanation: Text, example: Text }),
  vocabulary: z.array(Vocabulary).default([]),
  definitions: z.array(Definition).default([]),
  facts: z.array(Fact).default([]),
  cloze: z.array(Cloze).default([]),
  errors: z.array(ErrorItem).default([]),
  orderings: z.array(Ordering).default([]),
  categories: z.array(Categories).default([]),
  questions: z.array(Question).default([]),
  code_tasks: z.array(CodeTask).default([]),
  outputs: z.array(Output).default([]),
  essays: z.array(Essay).default([]),
  scenarios: z.array(Scenario).default([]),
  star: z.array(Star).default([]),
  handwriting: z.array(Handwriting).default([]),
  skills: z.array(Skill).default([]),
});

export type BloomLevel = z.infer<typeof BloomLevel>;
/** Where a level stands in Bloom's order, from 0. */
export function levelRank(level: BloomLevel): number {
  return bloomLevels.indexOf(level);
}

export type DomainType = z.infer<typeof DomainType>;
export type Modality = z.infer<typeof Modality>;
export type Dimension = z.infer<typeof Dimension>;
export type Rubric = z.infer<typeof Rubric>;
export type ConfigFile = z.infer<typeof ConfigFile>;
export type CourseConfig = z.infer<typeof CourseConfig>;
export type Concept = z.infer<typeof Concept>;
export type SceneTurn = z.infer<typeof SceneTurn>;
export type Items = z.infer<typeof Items>;
export type Skill = z.infer<typeof Skill>;
