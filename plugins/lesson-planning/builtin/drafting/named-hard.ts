import { sentencesIn } from "../../../../src/text/sentences.ts";
import type { Task } from "../../../../src/workspace/topic.ts";
import { cutSentence } from "./cut-sentences.ts";
import { withAnswer } from "./items.ts";
import { type LessonPlan, tasksOf } from "./plan.ts";
import { asksFor } from "./teaching-sections.ts";
import { indented } from "./wording.ts";

/**
 * What a teacher points at as too hard: sentences, numbered tasks, or a word. `rest`: her wish with "this" in their place.
 * `unclear`: why it is not plain what she points at.
 */
export type NamedHard = {
  sentences: string[];
  tasks: string[];
  words: string[];
  rest: string;
  unclear: string | null;
};

/** `texts`: the section as it stands, and as it stood. */
export function namedHard(request: string, texts: readonly string[]): NamedHard {
  const found: NamedHard = { sentences: [], tasks: [], words: [], rest: request, unclear: null };
  const said = texts.flatMap(sentencesOf);
  // A sentence that has quotation marks of its own is quoted from the first of them to the last.
  const [around, inner = ""] = /["“]([\s\S]*["“”][\s\S]*)["”]/u.exec(request) ?? [];
  const name = flat(inner);
  const whole = said.filter(
    (one) => flat(one).includes(name) || (flat(one).trim().includes(" ") && name.includes(flat(one))),
  );
  if (around !== undefined && name.trim() !== "" && whole.length > 0) {
    found.sentences.push(...whole);
    found.rest = found.rest.replace(around, "this");
  }
  for (const [whole, double, single] of found.rest.matchAll(quoted)) {
    const name = flat(double ?? single ?? "");
    const holding = said.filter((sentence) => flat(sentence).includes(name));
    if (name.trim() === "") continue;
    if (holding.length === 0) found.unclear = `"${name.trim()}" does not stand in what pupils read here.`;
    if (name.trim().includes(" ")) found.sentences.push(...holding);
    else found.words.push(name.trim());
    found.rest = found.rest.replace(whole, "this");
  }
  for (const sentence of said) {
    const run = longestRun(found.rest, sentence);
    if (run === null) continue;
    found.sentences.push(sentence);
    found.rest = found.rest.replace(run, "this");
  }
  const items = itemsOf(texts[0] ?? "");
  const parts = [...new Set(items.map(({ part }) => part))].filter((part) =>
    flat(request).includes(flat(part)),
  );
  for (const [whole, kind = "", number, place] of found.rest.matchAll(counted)) {
    const at = number === undefined ? places.indexOf(place?.toLowerCase() ?? "") + 1 : Number(number);
    const meant = items.filter(
      (item) =>
        (at === 0 ? item.isLast : item.at === at) &&
        (kind.toLowerCase() === "step") === !item.isAnswered &&
        (parts.length === 0 || parts.includes(item.part)),
    );
    const [first, second] = meant;
    if (second !== undefined && second.part !== first?.part)
      found.unclear = `there is more than one of that number here. Say which: "${whole} of ${second.part}".`;
    if (first === undefined) found.unclear = `there is no ${whole} here.`;
    else found.tasks.push(first.text);
    found.rest = found.rest.replace(whole, "this");
  }
  for (const part of parts) found.rest = found.rest.replace(new RegExp(RegExp.escape(part), "i"), "this");
  return found;
}

/**
 * The section with everything that was named said more easily; `left`: what built-in drafting has no easier words for. What
 * an easier draft left out already is done with.
 */
export function withoutNamed(
  plan: LessonPlan,
  id: string,
  section: string,
  { sentences, tasks, words }: NamedHard,
): { text: string; left: string[] } {
  const left: string[] = [];
  let text = section;
  for (const task of new Set(tasks)) {
    if (!itemsOf(text).some((item) => item.text === task)) continue;
    const other = spareTask(plan, id, text, task);
    const without = other === null ? leftOut(text, task) : null;
    if (other !== null) text = text.replace(task, () => indented(withAnswer(other), 3));
    else if (without !== null) text = without;
    else left.push(task.split("\n")[0] ?? task);
  }
  for (const sentence of new Set(sentences)) {
    if (!text.includes(sentence)) continue;
    const cut = cutSentence(sentence, 5);
    if (cut.length === 1) left.push(sentence);
    else text = text.replaceAll(sentence, () => cut.join(" "));
  }
  for (const word of new Set(words)) {
    const own = new RegExp(`(?<![\\p{L}(])(${RegExp.escape(word)}(?:s|es)?)(?![\\p{L}])(\\*?)(?! \\()`, "iu");
    if (!own.test(text)) continue;
    const meaning = plan.topic?.vocabulary.find(
      ({ term, meaning: told }) => told !== "" && flat(term).trim() === word,
    )?.meaning;
    if (meaning === undefined) left.push(word);
    else
      text = text.replace(own, (_, written, mark) => `${written}${mark} (${meaning.replace(/[.;]$/, "")})`);
  }
  return { text, left };
}

/** The section without a task, those behind it counted anew; null where nothing would be left of its list. */
function leftOut(section: string, task: string): string | null {
  const items = itemsOf(section);
  const at = items.findIndex(({ text }) => text === task);
  const [item, next] = [items[at], items[at + 1]];
  if (item === undefined || (item.at === 1 && (next === undefined || next.at === 1))) return null;
  let [behind, number] = [false, item.at];
  return section
    .replace(new RegExp(`^${item.at}\\. ${RegExp.escape(task)}\\n?`, "m"), "\u0000")
    .split("\n")
    .map((line) => {
      if (line.startsWith("\u0000")) behind = true;
      else if (/^[^\d\s]/.test(line)) behind = false;
      const plain = line.replace("\u0000", "");
      return behind ? plain.replace(/^\d+(?=\. )/, () => String(number++)) : plain;
    })
    .join("\n");
}

/** An easier task of the same note that does not stand in the section. */
function spareTask(plan: LessonPlan, id: string, text: string, hard: string): Task | null {
  const { easy, medium } = tasksOf(plan);
  const [first = ""] = hard.split("\n");
  const isMedium = medium.some((task) => task.text.startsWith(first));
  const pool =
    id === "starter"
      ? asksFor(plan)
      : isMedium || !easy.some((task) => task.text.startsWith(first))
        ? easy
        : [];
  return pool.find((task) => !text.includes(task.text.split("\n")[0] ?? task.text)) ?? null;
}

const quoted = /["“”]([^"“”]{3,})["“”]|(?<!\p{L})['‘]([^'‘’]{3,})['’](?!\p{L})/gu;
const places = ["first", "second", "third", "fourth", "fifth", "sixth"];
const counted =
  /\b(?:(?:the )?(question|task|step|number|item|problem) (\d{1,2})|(?:the )?(first|second|third|fourth|fifth|sixth|last) (?:question|task|item|problem))\b/gi;

/** Words alone, each between blanks. */
function flat(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}

/** What both say in the same words, four at least, as the request writes it. */
function longestRun(request: string, sentence: string): string | null {
  const words = [...request.matchAll(/[\p{L}\p{N}]+/gu)];
  const said = flat(sentence);
  for (let size = words.length; size >= 4; size--)
    for (let at = 0; at + size <= words.length; at++) {
      const [first, last] = [words[at], words[at + size - 1]];
      const run = words.slice(at, at + size).map(([word]) => word.toLowerCase());
      if (first !== undefined && last !== undefined && said.includes(` ${run.join(" ")} `))
        return request.slice(first.index, last.index + last[0].length);
    }
  return null;
}

function sentencesOf(section: string): string[] {
  return section
    .split("\n")
    .filter((line) => !/^\s*(?:#|\||```|Teacher\b|\*\*(?:Answer|Time))/.test(line))
    .flatMap((line) => sentencesIn(line.replace(/^\s*(?:(?:\d+[.)]|[-*+]|>)\s+)?/, "")));
}

type Item = { at: number; text: string; part: string; isLast: boolean; isAnswered: boolean };

/** Numbered items as they stand, without their numbers, in order. */
function itemsOf(section: string): Item[] {
  const found = section.split(/\n(?=### )/).flatMap((body) => {
    const part = /^### (.*?)(?: \(|$)/m.exec(body)?.[1] ?? "";
    return Array.from(body.matchAll(/^(\d+)\. (.*(?:\n(?: {3}.*|(?=\n {3})))*)/gm), ([, at, text = ""]) => ({
      at: Number(at),
      text: text.trimEnd(),
      part,
      isAnswered: text.includes("**Answer:**"),
    }));
  });
  return found.map((item, i) => ({ ...item, isLast: (found[i + 1]?.at ?? 1) === 1 }));
}
