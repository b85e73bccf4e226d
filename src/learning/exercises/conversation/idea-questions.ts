import { bloomLevels } from "../../../bloom.ts";
import { sentencesIn } from "../../../text/sentences.ts";
import type { BloomLevel, Concept, Items } from "../../course-format.ts";
import { type Candidate, candidate } from "./candidate.ts";
import type { ConversationType } from "./conversation-record.ts";
import { masked } from "./word-questions.ts";

/** What can be asked about ideas: questions, definitions, statements, programs, stories. */
export function ideaQuestions(items: Items, bloom: BloomLevel): Candidate[] {
  return [
    ...items.questions.map(question),
    ...items.definitions.flatMap((one) => [...namedBy(one), explained(one)]),
    ...items.facts.map(bloom === "remember" ? recalled : isItSo),
    ...items.outputs.map(output),
    ...items.star.map(story),
  ];
}

/** What is answered in a sentence or two, whatever the domain. */
export function spokenQuestions(items: Items): Candidate[] {
  return [...items.questions.map(question), ...items.facts.map(isItSo)];
}

/** Where a course has nothing else: say it back, and give an example. */
export function teachBack({ title }: Concept, { concept, teach }: Items): [Candidate, Candidate] {
  const common = {
    source: "teach",
    kind: "open",
    weighing: "points",
    bloom: "understand",
    types: ["direct_question"],
  } as const;
  const said = candidate({
    ...common,
    name: concept,
    prompt: `In your own words, what is the main idea of “${title}”?`,
    references: [teach.explanation],
    points: sentences(teach.explanation),
    general: ["Imagine a friend asks you what you learned. What would you say first?"],
  });
  const shown = candidate({
    ...common,
    name: `${concept} example`,
    prompt: `Give an example of your own for “${title}”, and say why it is one.`,
    references: [teach.example],
    points: [teach.example],
    general: ["Start from the example you were shown, and change one thing in it."],
  });
  return [said, shown];
}

function question(one: Items["questions"][number]): Candidate {
  const level = bloomLevels.indexOf(one.bloom);
  const types: ConversationType[] = ["direct_question", "socratic"];
  if (level >= bloomLevels.indexOf("apply")) types.push("prediction");
  const open = level >= bloomLevels.indexOf("analyze");
  return candidate({
    name: one.question,
    source: "questions",
    kind: open ? "open" : "short_answer",
    weighing: open ? "points" : "short_answer",
    bloom: one.bloom,
    types,
    ...(one.case === undefined ? {} : { case: one.case }),
    prompt: one.question,
    references: one.references,
    points: one.points,
    own: one.hints,
  });
}

/** Asks for the term; left out where the definition itself cannot be said without it. */
function namedBy({ term, definition, example }: Items["definitions"][number]): Candidate[] {
  if (masked(definition, [term]) !== definition) return [];
  return [
    candidate({
      name: term,
      source: "definitions",
      kind: "typed",
      weighing: "answer",
      bloom: "remember",
      types: ["direct_question"],
      prompt: `Which term fits this? “${definition}”`,
      accepted: [term],
      explanation: example === undefined ? "" : `For example: ${example}`,
    }),
  ];
}

function explained({ term, definition, example }: Items["definitions"][number]): Candidate {
  return candidate({
    name: term,
    source: "definitions",
    kind: "short_answer",
    weighing: "short_answer",
    bloom: "understand",
    types: ["direct_question", "socratic"],
    prompt: `In your own words, what is meant by “${term}”?`,
    references: [definition],
    points: [definition],
    explanation: example === undefined ? "" : `For example: ${example}`,
  });
}

/** Never yes or no alone: the reason is what counts (§9.1). */
function isItSo({ statement, truth, why }: Items["facts"][number]): Candidate {
  return candidate({
    name: statement,
    source: "facts",
    kind: "short_answer",
    weighing: "statement",
    bloom: "understand",
    types: ["socratic", "prediction"],
    prompt: `Is this so, and why? “${statement}”`,
    references: [why],
    points: [why],
    truth,
    general: ["Try to think of a case in which it would not hold."],
    explanation: why,
  });
}

/** At the first level nobody is asked yes or no: whether it is so is said, and what goes with it is recalled (§9.1). */
function recalled({ statement, truth, why }: Items["facts"][number]): Candidate {
  return candidate({
    name: statement,
    source: "facts",
    kind: "short_answer",
    weighing: "short_answer",
    bloom: "remember",
    types: ["direct_question", "socratic"],
    prompt: truth
      ? `This is so: “${statement}” Why is it so?`
      : `This is not so: “${statement}” What is so instead?`,
    references: [why],
    points: [why],
    general: ["Think back to where you read it: what was said right after it?"],
    explanation: why,
  });
}

function output({ code, output: prints, why }: Items["outputs"][number]): Candidate {
  return candidate({
    name: code,
    source: "outputs",
    kind: "typed",
    weighing: "output",
    bloom: "apply",
    types: ["prediction"],
    prompt: `What does this print?\n\n\`\`\`\n${code.trimEnd()}\n\`\`\``,
    accepted: [prints],
    general: ["Go through it line by line, and write down each value as it changes."],
    explanation: why,
  });
}

function story(one: Items["star"][number]): Candidate {
  return candidate({
    name: one.question,
    source: "star",
    kind: "open",
    weighing: "story",
    bloom: "apply",
    types: ["direct_question"],
    prompt: `${one.question}\n\n*A story of your own, in one go or part by part: I ask for what is missing.*`,
    references: [`${one.situation} ${one.task} ${one.action} ${one.result}`],
    points: one.look_for,
    own: [
      "Begin with where and when it was, in a sentence or two, and what had to be achieved.",
      "Then tell what you yourself did, step by step, and why.",
      "End with what came of it, and what you learned.",
    ],
  });
}

const mostPoints = 4;

function sentences(text: string): string[] {
  const all = sentencesIn(text).filter((one) => /\p{L}/u.test(one));
  return all.length === 0 ? [text] : all.slice(0, mostPoints);
}
