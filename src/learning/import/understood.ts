import type { Items } from "../course-format.ts";
import { sizeOf } from "../making/course-files.ts";
import type { DraftedCourse } from "./course-draft.ts";
import type { ListRead, Understood } from "./imported.ts";

const mostShown = 8;
const mostTopics = 40;

/** What a draft comes to, in a few lines. */
export function understoodOf({ config, topics }: DraftedCourse, list: ListRead | null): Understood {
  const { title, domain_type: domain, instruction_language: instruction, target_language } = config;
  return {
    title,
    domain,
    instruction,
    target: target_language ?? null,
    list,
    topics: topics.slice(0, mostTopics).map((topic) => ({ title: topic.title, items: sizeOf(topic.items) })),
    sample: topics
      .slice(0, mostShown)
      .flatMap(({ items }) => sides(items))
      .slice(0, mostShown),
  };
}

function sides(items: Items): Understood["sample"] {
  const all = [
    ...items.vocabulary.map(({ term, meanings }) => [term, meanings.join(" / ")]),
    ...items.definitions.map(({ term, definition }) => [term, definition]),
    ...items.cloze.map(({ text, answers }) => [text, answers.join(" / ")]),
    ...items.facts.map(({ statement, truth }) => [statement, truth ? "True" : "False"]),
    ...items.questions.map(({ question, references }) => [question, references[0] ?? ""]),
    ...items.code_tasks.map(({ title, statement }) => [title, statement]),
    ...items.essays.map(({ prompt }) => [prompt, ""]),
  ];
  return all.map(([front = "", back = ""]) => ({ front: front.slice(0, 200), back: back.slice(0, 300) }));
}
