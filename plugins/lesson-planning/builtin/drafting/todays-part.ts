import type { Limits } from "../../../../src/lesson/brief/circumstances.ts";
import { sentencesIn } from "../../../../src/text/sentences.ts";
import type { Topic } from "../../../../src/workspace/topic.ts";
import { stems } from "../../../../src/workspace/topics/choose.ts";
import { capital, listed } from "./wording.ts";

/** What a lesson takes of a note, and what is said of it to the teacher; "" where the note is taken whole. */
export type Part = { topic: Topic; said: string };

/** As little as a lesson can be made of. */
const fewest = { ideas: 2, tasks: 2 };

/**
 * A topic that is a part of a note is taught as that part: "the sh sound" of "sh, ch, th and ng", "just the kneading, no
 * baking" of a note on bread. What speaks of another part and not of this one is left for another lesson. Where too little
 * is left, the note is taken whole and that is said.
 */
export function todaysPart(topic: Topic, asked: string, limits: Limits): Part {
  // Tasks that are made from rules are made for the whole of it.
  if (topic.drawn !== undefined || topic.tasks.length > 0) return { topic, said: "" };
  const named = partsNamed(topic.title, asked);
  const out = [...(named?.others ?? []), ...limits.without];
  const only = limits.only;
  const own = [...(named?.parts ?? []), ...only];
  if (out.length + only.length === 0) return { topic, said: "" };
  const stays = (text: string) => {
    if (only.length > 0 && !only.some((part) => speaksOf(text, part))) return false;
    return !out.some((part) => speaksOf(text, part)) || own.some((part) => speaksOf(text, part));
  };
  const narrow = narrowed(topic, stays);
  const left = Object.values(narrow.practice).flat().length;
  const changed = countOf(narrow) < countOf(topic);
  if (!changed) return { topic, said: "" };
  if (narrow.keyIdeas.length < fewest.ideas || left < fewest.tasks)
    return {
      topic,
      said: `Teacher: you asked for ${wish(own, limits)}. The note holds too little on that alone for a lesson, so it is taken whole: leave out what does not belong to it.`,
    };
  const title =
    named === null ? `${topic.title}${only.length === 0 ? "" : `: ${listed(only)}`}` : named.title;
  return {
    topic: { ...narrow, title },
    said: `Teacher: this lesson keeps to ${wish(own, limits)}, as you asked; what the note has on ${out.length === 0 ? "the rest" : listed(out)} is left for another.`,
  };
}

function wish(own: readonly string[], { without }: Limits): string {
  const kept = own.length === 0 ? "the note" : listed([...new Set(own)]);
  return without.length === 0 ? kept : `${kept}, without ${listed(without)}`;
}

/** The parts that a title lists ("Phonics: sh, ch, th and ng"), as far as a topic names some of them and not all. */
function partsNamed(
  title: string,
  asked: string,
): { parts: string[]; others: string[]; title: string } | null {
  const [, before = "", list = title] = /^([^:]+): (.+)$/.exec(title) ?? [];
  const keys = list.split(/,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/).filter(Boolean);
  if (keys.length < 2) return null;
  const words = new Set([...stems(asked), ...asked.toLowerCase().split(/[^\p{L}\p{N}]+/u)]);
  const says = (key: string) => [key.toLowerCase(), ...stems(key)].some((word) => words.has(word));
  const parts = keys.filter(says);
  const others = keys.filter((key) => !says(key));
  // A list of whole thoughts, or most of a list, is no part that could be taught apart.
  if (parts.length !== 1 || others.length === 0 || keys.some((key) => key.includes(" "))) return null;
  return { parts, others, title: before === "" ? capital(asked) : `${before}: ${listed(parts)}` };
}

/** Letters that stand for a sound are looked for in the words that are held up as examples too. */
function speaksOf(text: string, part: string): boolean {
  const words: readonly string[] = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const small = part.toLowerCase();
  if (/^\p{L}{1,3}$/u.test(part)) {
    const shown = Array.from(text.matchAll(/\*([^*]+)\*/g), ([, word = ""]) => word.toLowerCase());
    return words.includes(small) || shown.some((word) => word.includes(small));
  }
  const own = stems(part);
  const said = new Set(stems(text));
  return own.length > 0 && own.every((stem) => said.has(stem) || [...said].some((other) => kin(stem, other)));
}

/** "Kneading" and "knead", "baking" and "bake". */
function kin(one: string, other: string): boolean {
  const root = (word: string) => word.replace(/(?:ing|ed|er|e)$/, "");
  return root(one).length >= 3 && root(one) === root(other);
}

function narrowed(topic: Topic, stays: (text: string) => boolean): Topic {
  const { practice, example } = topic;
  const tasks = (list: Topic["retrieval"]) => list.filter(({ text, answer }) => stays(`${text} ${answer}`));
  const steps = example?.steps.filter(stays) ?? [];
  const sentences = (text: string) => sentencesIn(text).filter(stays).join(" ");
  const solved = example !== null && (stays(example.solution) || example.solution.startsWith("```"));
  return {
    ...topic,
    keyIdeas: topic.keyIdeas.filter(stays),
    example:
      example === null || steps.length === 0
        ? example
        : {
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
          },
    practice: { easy: tasks(practice.easy), medium: tasks(practice.medium), hard: tasks(practice.hard) },
    misconceptions: topic.misconceptions.filter(({ title, think, truth, question }) =>
      stays(`${title} ${think} ${truth} ${question}`),
    ),
    vocabulary: topic.vocabulary.filter(({ term, meaning }) => stays(`${term} ${meaning}`)),
  };
}

function countOf({ keyIdeas, practice, misconceptions, vocabulary, example }: Topic): number {
  const tasks = Object.values(practice).flat().length;
  return keyIdeas.length + tasks + misconceptions.length + vocabulary.length + (example?.steps.length ?? 0);
}
