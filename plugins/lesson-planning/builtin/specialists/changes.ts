import { counted } from "../../../../src/counted.ts";
import { plain } from "../../../../src/lesson/check/lints/rule.ts";
import type { LessonTask } from "../../../../src/lesson/lesson-tasks.ts";
import { isAsked } from "../../../../src/lesson/task-wording.ts";
import { type Demand, subjectWords } from "./demands.ts";

/** A kind of need: where it meets a task, first the most telling, and whether it asks for more instead of help. */
export type NeedKind = {
  name: string;
  sign: RegExp;
  meets: readonly Demand[];
  /** The section of the tier-3 files for it, where a need's own words name none. */
  section?: RegExp;
  stretch?: true;
};

const kinds: readonly NeedKind[] = [
  {
    name: "eal",
    sign: /\beal\b|\besl\b|\besol\b|additional language|new to english/i,
    meets: ["uses words of the subject", "asks for writing", "is spoken or done before others", "is heard"],
  },
  { name: "dyslexia", sign: /dyslex/i, meets: ["is a long text to read", "asks for writing"] },
  {
    name: "language",
    sign: /language disorder|\bdld\b|speech/i,
    meets: ["is a long text to read", "asks for writing", "is spoken or done before others"],
  },
  { name: "numbers", sign: /dyscalcul|times tables/i, meets: ["works with numbers"] },
  { name: "attention", sign: /adhd|attention/i, meets: ["lasts long", "is practice alone"] },
  {
    name: "autism",
    sign: /autis|\bas[dc]\b/i,
    meets: ["changes groups or places", "is spoken or done before others", "lasts long"],
  },
  { name: "hearing", sign: /hearing|deaf/i, meets: ["is heard", "is spoken or done before others"] },
  {
    name: "sight",
    sign: /visual impair|low vision|sight|blind|colour vision/i,
    meets: ["is seen: a picture, a colour or a diagram", "is a long text to read"],
  },
  {
    name: "hands",
    sign: /coordination|dyspraxi|\bdcd\b|wheelchair|mobility/i,
    meets: ["is done with the hands or the body", "asks for writing"],
  },
  {
    name: "anxiety",
    sign: /anxi|mutis|semh|emotional/i,
    meets: ["is spoken or done before others", "changes groups or places"],
  },
  {
    name: "above",
    sign: /\babove\b|gifted|more able|higher attain/i,
    meets: ["is practice alone", "is practice with help"],
    section: /above expected/i,
    stretch: true,
  },
  {
    name: "below",
    sign: /\bbelow\b|towards|less secure|lower attain|struggl|behind|low confidence|less confident/i,
    meets: ["is practice alone", "is practice with help"],
    section: /below expected/i,
  },
];

export function needKind(need: string): NeedKind | null {
  const condition = need.split(/\s+[—–-]\s+/)[0] ?? need;
  return kinds.find(({ sign }) => sign.test(condition)) ?? kinds.find(({ sign }) => sign.test(need)) ?? null;
}

/** The change to this very task, in its own words and numbers; null where there is none to name. */
export function changeFor(
  { name }: NeedKind,
  demand: Demand,
  task: LessonTask,
  subject: ReadonlySet<string>,
): string | null {
  const words = subjectWords(task, subject);
  const steps = stepsOf(task.text);
  const object = objectOf(task.text);
  if (name === "above")
    return `In place of it: change one thing in "${first(task.text)}" so that the answer${answer(task)} is no longer right, and explain why; or write one like it for a partner, with its answer.`;
  const program = /```\w*\n([^\n]+)\n[\s\S]*?```/.exec(task.answer)?.[1];
  if (name === "below" && program !== undefined)
    return `Give the program begun, \`${program.trim()}\`, with the rest to finish.`;
  if (name === "below")
    return steps.length > 1
      ? `Give the first of its ${steps.length} steps done: "${steps[0]}" is shown, and they go on from there.`
      : `Give ${object} half done, beside a finished one of the same kind${answer(task) === "" ? "" : `, and give${answer(task)} to check against`}.`;
  if (name === "numbers")
    return `Its numbers are ${numbersIn(task.text)}: set the same with numbers up to 10, with a number line beside it.`;
  if (name === "attention")
    return steps.length > 1
      ? `Hand it out in ${steps.length} strips, one at a time: ${steps.map((step, i) => `(${i + 1}) "${step}"`).join(", ")}.`
      : `Stop it once in the middle${task.minutes === null ? "" : `, after ${Math.ceil(task.minutes / 2)} of its ${counted(task.minutes, "minute")}`}, and look at what is there.`;
  if (name === "hearing")
    return "Put in print what is said or played here, and let the answer be shown on a whiteboard.";
  if (name === "sight")
    return `Give it in large print with strong contrast, and name in words what is to be seen${words.length === 0 ? "" : ` (${words.join(", ")})`}, so that no answer hangs on a colour.`;
  if (name === "hands")
    return demand === "asks for writing"
      ? `Let it be dictated, typed or pointed at; what is marked is${answer(task) || " the idea"}.`
      : "Set it out ready at the place, one movement at a time, with a partner for what has to be held.";
  if (name === "anxiety")
    return demand === "changes groups or places"
      ? "Agree the partner and the place beforehand."
      : "Let it be answered on a whiteboard or to one partner; nobody is called on here.";
  if (name === "autism")
    return demand === "lasts long"
      ? `Say on a card when it begins and ends, and what is finished work: "${first(task.text)}".`
      : "Say beforehand who works with whom, what each does, and how it ends.";
  if (demand === "uses words of the subject")
    return `Put ${words.map((word) => `*${word}*`).join(", ")} on a card with a picture or an example before it starts, with a line for the word in the home language.`;
  if (demand === "is a long text to read" && steps.length > 1)
    return `Cut its ${plain(task.text).split(/\s+/).length} words into ${steps.length} numbered lines: ${steps.map((step, i) => `${i + 1}. ${step}`).join(" ")}`;
  const begun = beginning(task.text);
  if (demand === "asks for writing" && begun !== null)
    return `Give a beginning in place of the blank page: "${begun} …".`;
  if (demand === "asks for writing" && name === "eal")
    return `Before ${object} is written, it is said in pairs: single words, a drawing or the home language come first.`;
  if (demand !== "is spoken or done before others")
    return `Give ${object}${answer(task)} on a printed copy to mark or fill in, or take it spoken or typed; nothing is copied from the board.`;
  return "Let them rehearse the sentence with a partner before it is heard by others.";
}

function stepsOf(text: string): string[] {
  return plain(text.split("```")[0] ?? "")
    .split(/(?<=[.?!;])\s+|,\s+then\s+|\n/)
    .map((step) => step.replace(/^[\s-]+|[;\s]+$/g, ""))
    .filter((step) => /\p{L}{2}/u.test(step) && isAsked(step))
    .slice(0, 5);
}

/** What is to be made, in the task's words: "a diary of a soldier"; else the task itself, quoted. */
function objectOf(text: string): string {
  const made =
    /\b(?:write|draw|describe|explain|complete|make|design|plan|list|record|note|label|calculate|solve|trace|compose|construct|find|name|compare)\s+(?:down\s+|out\s+)?(.{3,60}?)(?=[.,;:?]|$|\s(?:and|that|which|with|using|then)\s)/i.exec(
      plain(text.split("\n")[0] ?? ""),
    )?.[1];
  return made === undefined ? `"${first(text)}"` : `*${made.trim()}*`;
}

function first(text: string): string {
  const [step = plain(text.split("\n")[0] ?? "")] = stepsOf(text);
  return step.length > 70 ? `${step.slice(0, 67)}…` : step;
}

function answer({ answer: given }: LessonTask): string {
  const line = plain(given.split("\n")[0] ?? "").replace(/[.\s]+$/, "");
  return line === "" || line.length > 50 ? "" : ` (${line})`;
}

function numbersIn(text: string): string {
  const numbers = [...new Set(plain(text).match(/\d+(?:[.,]\d+)?/g) ?? [])].slice(0, 6);
  return numbers.length === 0 ? "in words" : numbers.join(", ");
}

/** How an answer to it could begin. */
function beginning(text: string): string | null {
  const asked = /\b(?:why|what|how)\b\s+(?:does|do|is|are|did|was|were)?\s*(.{3,40}?)[?.]/i.exec(
    plain(text),
  )?.[1];
  return asked === undefined ? null : asked.charAt(0).toUpperCase() + asked.slice(1);
}
