import { z } from "zod";
import { splitFrontmatter } from "../../markdown/fences.ts";
import { readYaml } from "../../markdown/yaml-fields.ts";
import type { Misconception, Topic } from "../topic.ts";
import { type Found, findIn, type Item } from "./found.ts";
import { graded } from "./graded.ts";
import { mistakesOf } from "./mistakes-of.ts";
import { ourForm } from "./our-form.ts";
import type { Place } from "./places.ts";
import { plainEnough } from "./plain-enough.ts";
import { type LinedBlock, textBlocks } from "./text-blocks.ts";
import { underHeadings } from "./under-headings.ts";

/** A note is read as far as this; nobody's own notes are longer, and what follows stays in the file. */
const mostRead = 200_000;

/**
 * Notes in any shape as a topic: what can be found in them, each with the lines that it stands on, but for the parts that
 * are in our own form. null where they hold nothing that a lesson could use.
 */
export function looseTopic(path: string, source: string): Topic | null {
  const text = source.slice(0, mostRead);
  const fields = fieldsIn(text);
  const file = (path.split("/").at(-1) ?? path).replace(/\.(?:md|txt)$/i, "");
  const ours = plainEnough(text) ? ourForm(text) : null;
  const { blocks, title } = textBlocks(
    ours?.others ?? text,
    fields.title || file.replace(/[-_]+/g, " ").trim(),
  );
  const found = findIn({ title, format: "text", blocks });
  const told = [found.ideas, found.words, found.examples, found.questions, found.mistakes];
  if (told.every((items) => items.length === 0) && !ours?.some) return null;
  const lines = underHeadings(found.ideas);
  const goals = lines.flatMap(({ text: idea }) => goalIn(idea) ?? []);
  const taught = lines.filter(({ text: idea }) => goalIn(idea) === null);
  const { mistakes, truths, unclear } = mistakesOf(
    found.mistakes,
    taught.map((idea) => idea.text),
  );
  const said = new Set(taught.map((idea) => idea.text));
  const ideas = [...taught, ...truths.filter(({ text: truth }) => !said.has(truth))];
  const words = found.words.map(({ term, at }) => ({ text: term, at }));
  const marked = [...mistakes.map(({ think, at }) => ({ text: think, at })), ...truths, ...unclear];
  return {
    title: fields.title || title,
    subject: fields.subject,
    levels: [],
    outcomes: [],
    keywords: keywordsOf(found, file, fields.tags),
    prerequisites: [],
    language: "",
    shapes: [],
    sources: [],
    tasks: [],
    path,
    slug: file,
    keyIdeas: ideas.map((idea) => idea.text),
    example: exampleOf(found.examples),
    practice: graded(
      found.questions.map(({ text: asked, answer }) => ({ text: asked, answer: answer ?? "" })),
    ),
    misconceptions: mistakes.map(mistakeOf),
    retrieval: [],
    vocabulary: found.words.map(({ term, meaning }) => ({ term, meaning })),
    practical: null,
    own: {
      goals,
      places: placesOf([...lines, ...found.examples, ...found.questions, ...words, ...marked], blocks),
      ...(unclear.length === 0 ? {} : { unclear: unclear.map((one) => one.text) }),
    },
  };
}

/** What pupils will be able to do, as the note says it; null where it says something else. */
function goalIn(idea: string): string | null {
  const english =
    /^(?:I can|We can|(?:pupils|students|learners|children) (?:can|will(?: be able to)?|should be able to)|(?:to )?be able to|we are learning (?:how )?to|WALT:?|by the end[^,:]{0,40}[,:](?: (?:pupils|students) (?:can|will))?)\s+(\S.*)$/is;
  const other = /^(?:je (?:sais|peux)|ich kann|(?:yo )?puedo|saya boleh|murid dapat)\s/i;
  return english.exec(idea)?.[1] ?? (other.test(idea) ? `show that they can say: ${idea}` : null);
}

/** Lines that follow each other are one example: what is asked, then its steps. */
function exampleOf(examples: readonly Item[]): Topic["example"] {
  const [first] = examples;
  if (first === undefined) return null;
  const others = examples.filter(({ at }, index) => index > 0 && at - first.at === index);
  const code = [first, ...others].find(({ text }) => /^(?:`{3}|~{3})/.test(text));
  const problem = first === code ? "" : first.text;
  const steps = others.filter((one) => one !== code).map(({ text }) => text);
  return { problem, steps, solution: code?.text ?? "", result: "" };
}

function mistakeOf({ think, truth }: { think: string; truth: string }): Misconception {
  return { title: think, think, truth, question: "", options: [], answer: "", why: "" };
}

function placesOf(
  items: readonly { text: string; at: number }[],
  blocks: readonly LinedBlock[],
): ReadonlyMap<string, Place> {
  return new Map(
    items.flatMap(({ text, at }) => {
      const block = blocks[at];
      return block === undefined ? [] : [[text, { start: block.start, end: block.end, page: null }]];
    }),
  );
}

/** What it is found by beside its title: the file's name, tags, terms, and words that it comes back to. */
function keywordsOf(
  { words, ideas, questions, examples }: Found,
  file: string,
  tags: readonly string[],
): string[] {
  const counts = new Map<string, number>();
  for (const { text } of [...ideas, ...questions, ...examples])
    for (const word of text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const often = [...counts]
    .filter(([, count]) => count > 2)
    .toSorted((a, b) => b[1] - a[1])
    .map(([word]) => word);
  const name = file.replace(/[-_]+/g, " ").trim();
  return [...new Set([name, ...tags, ...words.map(({ term }) => term), ...often.slice(0, 6)])].slice(0, 40);
}

const list = z
  .union([z.array(z.coerce.string()), z.string().transform((line) => line.split(","))])
  .catch([])
  .transform((names) => names.map((name) => name.trim().replace(/^#/, "")).filter(Boolean));
const head = z.object({
  title: z.string().catch(""),
  subject: z.string().catch(""),
  tags: list.optional(),
  aliases: list.optional(),
  keywords: list.optional(),
});

/** What a note says of itself before it begins, whoever's program wrote it; nothing where that cannot be read. */
function fieldsIn(text: string): { title: string; subject: string; tags: string[] } {
  const fenced = splitFrontmatter(text);
  const yaml = fenced.ok && fenced.yaml.length < 10_000 ? readYaml(fenced.yaml) : null;
  const read = yaml === null ? null : yaml.ok ? yaml : yaml.rest;
  const { title, subject, tags = [], aliases = [], keywords = [] } = head.parse(read?.fields ?? {});
  return { title: title.trim(), subject: subject.trim(), tags: [...aliases, ...keywords, ...tags] };
}
