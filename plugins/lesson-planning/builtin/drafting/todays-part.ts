import { seedOf } from "../../../../src/chance.ts";
import type { Limits } from "../../../../src/lesson/brief/circumstances.ts";
import { generate, isKind } from "../../../../src/maths/generate.ts";
import { sentencesIn } from "../../../../src/text/sentences.ts";
import type { Task, Topic } from "../../../../src/workspace/topic.ts";
import { stems } from "../../../../src/workspace/topics/choose.ts";
import { doesOperation, exchangeAsked, exchanges } from "./operations.ts";
import { capital, listed } from "./wording.ts";

/** What a lesson takes of a note, and what is said of it to the teacher; "" where the note is taken whole. */
export type Part = { topic: Topic; said: string };

/** As little as a lesson can be made of. */
const fewest = { ideas: 2, tasks: 2 };

/**
 * A topic that is a part of a note is taught as that part: "the sh sound" of "sh, ch, th and ng", "column subtraction" of
 * "Column addition and subtraction", "just the kneading, no baking" of a note on bread. What speaks of another part and not
 * of this one is left for another lesson. Where too little is left, the note is taken whole and that is said.
 */
export function todaysPart(topic: Topic, asked: string, limits: Limits): Part {
  if (topic.drawn !== undefined) return { topic, said: "" };
  const named = partsNamed(topic, asked, limits);
  // What a title lists as a part is kept to as one: the rest of the note that is about neither stays.
  const isPart = (one: string) =>
    [...(named?.parts ?? []), ...(named?.others ?? [])].some((key) => speaksOf(one, key));
  const only = limits.only.filter((one) => !isPart(one));
  const exchange = exchangeAsked(asked, limits.without);
  const without = limits.without.filter((one) => exchange !== false || exchangeAsked("", [one]) === null);
  const out = [...new Set([...(named?.others ?? []), ...without.filter((one) => !isPart(one))])];
  const own = [...(named?.parts ?? []), ...only];
  if (out.length + only.length === 0 && exchange === null) return { topic, said: "" };
  const stays = (text: string) => {
    if (only.length > 0 && !only.some((part) => speaksOf(text, part))) return false;
    return !out.some((part) => speaksOf(text, part)) || own.some((part) => speaksOf(text, part));
  };
  const parts = [...out, ...own];
  /** What a task asks decides; its answer does where the question names nothing. */
  const fits = ({ text, answer }: Task) =>
    stays(parts.some((part) => speaksOf(text, part)) ? text : `${text} ${answer}`) &&
    (exchange === null || (exchanges(`${text} ${answer}`) ?? exchange) === exchange);
  const narrow = narrowed(topic, stays, fits, (text) => out.some((part) => speaksOf(text, part)));
  const left = Object.values(narrow.practice).flat().length;
  const made = narrow.tasks.length > 0;
  if (countOf(narrow) === countOf(topic)) return { topic, said: "" };
  if (narrow.keyIdeas.length < (made ? 1 : fewest.ideas) || (!made && left < fewest.tasks))
    return {
      topic,
      said: `Teacher: you asked for ${wish(own, limits)}. The note holds too little on that alone for a lesson, so it is taken whole: leave out what does not belong to it.`,
    };
  const title =
    named === null ? `${topic.title}${only.length === 0 ? "" : `: ${listed(only)}`}` : named.title;
  if (out.length + own.length === 0) return { topic: narrow, said: "" };
  return {
    topic: { ...narrow, title },
    said: `Teacher: this lesson keeps to ${wish(own, limits)}, as you asked; what the note has on ${out.length === 0 ? "the rest" : listed(out)} is left for another.`,
  };
}

function wish(own: readonly string[], { without }: Limits): string {
  const kept = own.length === 0 ? "the note" : listed([...new Set(own)]);
  return without.length === 0 ? kept : `${kept}, without ${listed(without)}`;
}

/**
 * The parts that a title lists ("Phonics: sh, ch, th and ng", "Adding and subtracting fractions"), as far as a topic or a
 * limit names some of them and not all.
 */
function partsNamed(
  { title, keywords }: Topic,
  asked: string,
  { only, without }: Limits,
): { parts: string[]; others: string[]; title: string } | null {
  const [, before = "", list = title] = /^([^:]+): (.+)$/.exec(title) ?? [];
  const { keys: written, lead, tail } = keysIn(list);
  // A title's first word has its capital from standing first.
  const small = new Set(keywords.flatMap((one) => one.split(" ")));
  const keys = written.map((key) => (small.has(key.toLowerCase()) ? key.toLowerCase() : key));
  if (keys.length < 2) return null;
  const heldTo = only.length > 0 ? only.join(" ") : asked;
  const words = new Set([...stems(heldTo), ...heldTo.toLowerCase().split(/[^\p{L}\p{N}]+/u)]);
  const says = (key: string) =>
    [key.toLowerCase(), ...stems(key)].some((word) => words.has(word)) || doesOperation(heldTo, key) === true;
  const unwanted = (key: string) => without.some((one) => speaksOf(one, key));
  const said = keys.filter((key) => says(key) && !unwanted(key));
  const parts = said.length > 0 ? said : keys.filter((key) => keys.some(unwanted) && !unwanted(key));
  const others = keys.filter((key) => !parts.includes(key));
  // A list of whole thoughts, or most of a list, is no part that could be taught apart.
  if (parts.length !== 1 || others.length === 0 || keys.some((key) => key.includes(" "))) return null;
  const isSaid =
    parts.every((part) => speaksOf(asked, part)) && !others.some((part) => speaksOf(asked, part));
  const called = isSaid ? capital(asked) : capital(`${lead} ${listed(parts)} ${tail}`.trim());
  return { parts, others, title: before === "" ? called : `${before}: ${listed(parts)}` };
}

/** The things a title lists. In "Column addition and subtraction" and "Adding and subtracting fractions" a word belongs to both. */
function keysIn(list: string): { keys: string[]; lead: string; tail: string } {
  const keys = list.split(/,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/).filter(Boolean);
  const [first = [], second = [], ...more] = keys.map((key) => key.split(" "));
  const [lead = "", one = ""] = first;
  const [other = "", tail = ""] = second;
  // "Equivalent fractions and simplifying": only what is alike shares a word.
  if (more.length === 0 && first.length === 2 && second.length === 1 && one.slice(-3) === other.slice(-3))
    return { keys: [one, other], lead, tail: "" };
  if (more.length === 0 && first.length === 1 && second.length === 2)
    return { keys: [lead, other.toLowerCase()], lead: "", tail };
  return { keys, lead: "", tail: "" };
}

/** Letters that stand for a sound are looked for in the words that are held up as examples too. */
function speaksOf(text: string, part: string): boolean {
  const does = doesOperation(text, part);
  if (does !== null) return does;
  const words: readonly string[] = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const small = part.toLowerCase();
  if (/^\p{L}{1,3}$/u.test(part)) {
    const shown = Array.from(text.matchAll(/\*([^*]+)\*/g), ([, word = ""]) => word.toLowerCase());
    return words.includes(small) || shown.some((word) => word.includes(small));
  }
  const stemmed = stems(part);
  const own = stemmed.length > 0 ? stemmed : [small];
  const said = new Set([...stems(text), ...words]);
  return own.length > 0 && own.every((stem) => said.has(stem) || [...said].some((other) => kin(stem, other)));
}

/** "Kneading" and "knead", "baking" and "bake". */
function kin(one: string, other: string): boolean {
  const root = (word: string) => word.replace(/(?:ing|ed|er|e)$/, "");
  return root(one).length >= 3 && root(one) === root(other);
}

function narrowed(
  topic: Topic,
  stays: (text: string) => boolean,
  fits: (task: Task) => boolean,
  isOfOther: (text: string) => boolean,
): Topic {
  const { practice, tasks } = topic;
  return {
    ...topic,
    keyIdeas: topic.keyIdeas.filter(stays),
    example: exampleOf(topic, stays, fits, isOfOther),
    practice: {
      easy: practice.easy.filter(fits),
      medium: practice.medium.filter(fits),
      hard: practice.hard.filter(fits),
    },
    tasks: tasks.filter((kind) => stays(kind.replaceAll("-", " "))),
    ...(tasks.length === 0 ? {} : { fits }),
    misconceptions: topic.misconceptions.filter(
      ({ title, think, truth, question }) =>
        stays(`${title} ${think} ${truth} ${question}`) && fits({ text: question, answer: "" }),
    ),
    vocabulary: topic.vocabulary.filter(({ term, meaning }) => stays(`${term} ${meaning}`)),
    ...(topic.figures === undefined ? {} : { figures: topic.figures.filter(stays) }),
  };
}

/** Of an example on several parts, the steps on this one. One that is on another alone is none for today. */
function exampleOf(
  topic: Topic,
  stays: (text: string) => boolean,
  fits: (task: Task) => boolean,
  isOfOther: (text: string) => boolean,
): Topic["example"] {
  const { example } = topic;
  const kinds = topic.tasks.filter(isKind);
  if (example === null) return null;
  // A sum is worked by one operation and checked by another: where rules make others, it is today's whole or not at all.
  const made = kinds.length === 0 ? null : madeExample(topic, stays, fits);
  if (made !== null)
    return isOfOther(example.problem) || !fits({ text: example.problem, answer: "" }) ? made : example;
  const steps = example.steps.filter(stays);
  if (steps.length === 0) return example;
  const sentences = (text: string) => sentencesIn(text).filter(stays).join(" ");
  const solved = stays(example.solution) || example.solution.startsWith("```");
  return {
    ...example,
    problem: sentences(example.problem) || example.problem,
    steps,
    solution:
      steps.length < example.steps.length && !/```(?!text)/.test(example.solution)
        ? ""
        : solved
          ? example.solution
          : "",
    result: sentences(example.result),
  };
}

/** One made from the note's rules; null where they make none that fits. */
function madeExample(
  { tasks, slug }: Topic,
  stays: (text: string) => boolean,
  fits: (task: Task) => boolean,
): Topic["example"] {
  const kinds = tasks.filter(isKind).filter((kind) => stays(kind.replaceAll("-", " ")));
  const [made] = kinds.flatMap((kind) =>
    generate(kind, "medium", seedOf(`example ${slug}`), 1, ({ question }) =>
      fits({ text: question, answer: "" }),
    ),
  );
  if (made === undefined) return null;
  const { question, steps, answer } = made;
  return { problem: question, steps, solution: "", result: answer };
}

function countOf({ keyIdeas, practice, misconceptions, vocabulary, example, tasks: kinds }: Topic): number {
  const tasks = Object.values(practice).flat().length + kinds.length;
  return keyIdeas.length + tasks + misconceptions.length + vocabulary.length + (example?.steps.length ?? 0);
}
