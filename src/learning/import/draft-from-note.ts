import type { Topic } from "../../workspace/topic.ts";
import type { CourseDraft, DraftConcept, DraftItems } from "./draft.ts";
import { listConcepts } from "./word-list/list-pieces.ts";
import type { Word } from "./word-list/word.ts";

/**
 * A course from a topic note of Plan: what it explains and the words it defines, what pupils get wrong as statements to
 * judge, and its questions with their answers. Only what the note says. null where it has nothing that could be asked.
 */
export function draftFromNote(topic: Topic): CourseDraft | null {
  const { title, subject, vocabulary, misconceptions } = topic;
  const ideas: DraftConcept = {
    key: "ideas",
    title,
    unit: title,
    type: "concepts",
    bloom: "understand",
    description: topic.keyIdeas[0] ?? title,
    explanation: textOf(topic),
    example: exampleOf(topic),
    items: {
      definitions: vocabulary.map(({ term, meaning }) => ({ term, definition: meaning })),
      facts: statements(misconceptions),
    },
  };
  const practice = listConcepts(questionsOf(topic), "questions").map((part, index, all): DraftConcept => {
    const called =
      all.length === 1
        ? `Questions on ${lowered(title)}`
        : `Questions on ${lowered(title)}, part ${index + 1}`;
    return {
      ...part,
      title: called,
      unit: title,
      bloom: "understand",
      type: "concepts",
      description: called,
      explanation: workedOf(topic) || textOf(topic),
      ...(hasIdeas(ideas.items) ? { after: ["ideas"] } : {}),
    };
  });
  const concepts = [...(hasIdeas(ideas.items) ? [ideas] : []), ...practice];
  if (concepts.length === 0) return null;
  const source = `the topic note “${title}”${subject === "" ? "" : ` (${subject})`}`;
  return { title, source, domain: "conceptual", concepts };
}

function hasIdeas({ definitions = [], facts = [] }: DraftItems): boolean {
  return definitions.length + facts.length > 0;
}

function textOf({ title, keyIdeas, figures = [], vocabulary, misconceptions }: Topic): string {
  const truths = misconceptions.map(({ truth }) => truth).filter((truth) => truth !== "");
  const ideas = [...new Set([...keyIdeas, ...truths])].map((idea) => `- ${idea}`).join("\n");
  const words = vocabulary.map(({ term, meaning }) => `- **${term}**: ${meaning}`).join("\n");
  return [ideas, ...figures, words].filter((part) => part !== "").join("\n\n") || title;
}

function exampleOf(topic: Topic): string {
  const worked = workedOf(topic);
  const [first] = topic.vocabulary;
  return worked || (first === undefined ? topic.title : `${first.term}: ${first.meaning}`);
}

function workedOf({ example }: Topic): string {
  if (example === null) return "";
  const steps = example.steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
  return [example.problem, example.figure ?? "", steps, example.solution, example.result]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** What pupils think is not so: what is so instead says why. What is true is asked about where the note says why it is. */
function statements(misconceptions: Topic["misconceptions"]): NonNullable<DraftItems["facts"]> {
  return misconceptions.flatMap(({ think, truth, why }) => {
    if (think === "" || truth === "") return [];
    return [
      { statement: think, truth: false, why: truth },
      ...(why === "" ? [] : [{ statement: truth, truth: true, why }]),
    ];
  });
}

function questionsOf({ retrieval, practice, misconceptions }: Topic): Word[] {
  const tasks = [...retrieval, ...practice.easy, ...practice.medium, ...practice.hard];
  const chosen = misconceptions.flatMap(({ question, options, answer, why }) => {
    const right = options.find(({ letter }) => letter === answer)?.text;
    if (question === "" || right === undefined) return [];
    return [{ text: question, answer: why === "" ? right : `${right}. ${why}` }];
  });
  const seen = new Set<string>();
  return [...tasks, ...chosen].flatMap(({ text, answer }) => {
    if (text === "" || answer === "" || seen.has(text)) return [];
    seen.add(text);
    return [{ term: text, meanings: [answer], accepted: [], sentences: [], unit: "", where: text }];
  });
}

function lowered(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
