import { linesOf, plain } from "./check/lints/rule.ts";
import { type Part, type Plan, planOf } from "./check/review/plan.ts";
import { withoutReminders } from "./own-reminders.ts";
import { isAsked, isMaterial, isStatement, questionOf } from "./task-wording.ts";
import { withoutExamples } from "./worked-examples.ts";

/** Something that pupils are asked to do in a lesson, where it stands. */
export type LessonTask = {
  /** 1-based, in the lesson's markdown. */
  line: number;
  /** Markdown, without its number and its answer. */
  text: string;
  /** "" where the lesson gives none. */
  answer: string;
  when: "starter" | "together" | "check" | "alone" | "deeper" | "end";
  /** The part it stands in: "Guided practice (12 minutes)". */
  part: string;
  minutes: number | null;
};

/** Every task of a lesson plan, anybody's, in its order. What the teacher explains or writes down for herself is none. */
export function tasksIn(markdown: string): LessonTask[] {
  const plan = planOf(withoutReminders(markdown));
  const parts = [...whole(plan, "starter"), ...plan.teaching, ...whole(plan, "plenary")];
  return parts.flatMap((part) => tasksOf(part, whenOf(part, plan)));
}

function whole(plan: Plan, role: "starter" | "plenary"): Part[] {
  return plan.of(role).map((section) => ({
    name: section.title,
    line: section.line,
    section,
    lines: linesOf(section).slice(1),
    minutes: null,
  }));
}

const explains =
  /\b(?:expla(?:in|nation|ining)|model(?:ling)?|input|present(?:ation|ing)?|demonstrat\w*|worked examples?|show me|story|teaching|i do|introduc\w*|discover)\b/i;

/** null: the teacher explains. */
function whenOf({ name, section }: Part, plan: Plan): LessonTask["when"] | null {
  if (plan.of("starter").includes(section)) return "starter";
  if (plan.of("plenary").includes(section)) return "end";
  if (/\bcheck|hinge|shows\b/i.test(name)) return "check";
  if (explains.test(name)) return null;
  return /\b(?:alone|own|independent\w*|you do|writ(?:e|ing)|compose|practical|case|diagram|ranking)\b/i.test(
    name,
  )
    ? "alone"
    : "together";
}

const item = /^ {0,3}(?:\d+[.)]|[-*+])\s+(\S.*)$/;
/** With a mark: "Answer these alone." asks, and answers nothing. */
const answered = /^\s*(?:(?:\*\*|__)answers?\s*:?(?:\*\*|__)\s*:?|answers?\s*:)\s*(?=\S)/i;
const forTeacher = /^\s*(?:\*\*|__)?(?:teacher|note)\b.{0,4}:/i;
const time = /^\s*(?:\*\*|__)?time\s*:(?:\*\*|__)?\s*\d+\s*min\w*[^.]*\.?\s*/i;
const option = /^\s*(?:[-*+]\s+)?(?:\*\*)?[A-H](?:[.)]|\*\*)/;

function tasksOf(part: Part, when: LessonTask["when"] | null): LessonTask[] {
  if (when === null) return [];
  const tasks: LessonTask[] = [];
  const items = new Set<number>();
  const counted = new Set<number>();
  let deeper = false;
  let answering = false;
  let below = false;
  let apartFromIt = false;
  let indent = 0;
  let lead = "";
  for (const { text: said, line, code } of withoutExamples(part.lines)) {
    // A block below a list, at the edge of the page, belongs to none of its points.
    const last = tasks.at(-1)?.line ?? 0;
    below = code && (below || (/^(?:`{3}|~{3})/.test(said) && items.has(last) && !counted.has(last)));
    if (below) continue;
    if (code && /^\s*(?:`{3}|~{3})/.test(said)) indent = /^ {0,3}/.exec(said)?.[0].length ?? 0;
    const text = code ? said.replace(new RegExp(`^ {0,${indent}}`), "") : said.replace(time, "");
    if (!code && text.trim() === "") {
      apartFromIt = true;
      continue;
    }
    // A paragraph of its own below a list, at the edge of the page, belongs to none of its points either.
    const own = apartFromIt && !code && !/^\s/.test(text) && !option.test(text) && counted.has(last);
    apartFromIt = false;
    if (!code && forTeacher.test(text)) {
      answering = true;
      tasks.push({ line, text: "", answer: "", when, part: part.name, minutes: part.minutes });
      continue;
    }
    if (!code && /^going deeper\b|^challenge\b|^extension\b/i.test(plain(text))) deeper = true;
    const begun = code || option.test(text) ? undefined : item.exec(text)?.[1];
    const current = tasks.at(-1);
    if (!code && begun === undefined && answered.test(text) && current !== undefined) {
      answering = true;
      current.answer = text.replace(answered, "").trim();
    } else if (
      begun !== undefined ||
      current === undefined ||
      own ||
      (!code && !/^\s/.test(text) && !option.test(text) && answering)
    ) {
      answering = false;
      if (begun !== undefined) items.add(line);
      if (begun !== undefined && /^\s*\d/.test(text)) counted.add(line);
      const [asked = "", answer = ""] = (begun ?? text.trim()).split(
        /\s*(?:\*\*|__)?\bAnswers?(?: on the board)?\s*:(?:\*\*|__)?\s*/,
      );
      if (begun === undefined) lead = questionOf(asked);
      tasks.push({
        line,
        text: counted.has(line) && isStatement(asked) ? `${lead}${asked}` : asked,
        answer,
        when: deeper ? "deeper" : when,
        part: part.name,
        minutes: part.minutes,
      });
    } else {
      const below = code ? text : text.replace(/^ {1,3}/, "");
      if (answering) current.answer = `${current.answer}\n${below}`;
      else current.text = `${current.text}\n${below}`;
    }
  }
  const listed = tasks.some(({ line }) => items.has(line));
  // In a list that answers, what has no verb is a task as well: "2/9 + 5/9".
  const answers = tasks.some(({ line, answer }) => counted.has(line) && answer !== "");
  // What stands before a list of tasks says how they are done: "In pairs, books closed."
  return tasks
    .filter(({ text, line }, i) => {
      if (text.trim() === "" || (listed && !items.has(line) && when !== "end")) return false;
      if (items.has(line) && !counted.has(line) && isMaterial(text)) return false;
      return isAsked(text) || (answers && counted.has(line)) || (i === 0 && when !== "together");
    })
    .flatMap((task) => apart(withoutNotes(task)));
}

/** What is meant for the teacher alone, in the middle of a task: the answer, what to listen for, what to do then. */
const aside =
  /\bmisconception|^if (?:most|more|many|fewer|several|a third|it is split|they|up to|the class)\b|^(?:those|anyone) who\b|^(?:listen|look|watch) (?:for|out)\b|\bshows? the\b.*\bthinking\b|^(?:mostly|most) \w+\b.*:/i;
const right =
  /^(?:answer:\s*)?([A-H])(?: is right| is correct)?[.:]?$|^(?:answers?|expected)(?::\s+|\s+(?=[\d(]))(.+)$/i;

function withoutNotes(task: LessonTask): LessonTask {
  const [head = "", ...rest] = task.text.split("\n");
  let answer = task.answer;
  const kept = head.split(/(?<=[.?!”"])\s+(?=\p{Lu})/u).filter((sentence, i) => {
    const found = i === 0 ? null : right.exec(plain(sentence));
    if (found !== null && answer === "") answer = found[1] ?? found[2] ?? "";
    return found === null && !aside.test(plain(sentence));
  });
  const said = kept.join(" ");
  // "How many? (4)": what stands in brackets at the end of questions is their answer.
  const bracket = answer === "" && /[?=]/.test(said) ? /\s*\(([^()]{1,120})\)\.?\s*$/.exec(said) : null;
  if (bracket !== null) answer = bracket[1] ?? "";
  const text = bracket === null ? said : said.slice(0, bracket.index);
  return { ...task, answer, text: [text, ...rest].join("\n").trim() };
}

/** How it is done, before what is done: "On whiteboards:", "Exit ticket:". */
const manner =
  /^(?:(?:exit|hinge) (?:ticket|slip|question|task|card)s?(?: on [^:.?]{2,40})?|(?:quick )?quiz(?: without notes)?|sheet|alone|on (?:mini-)?whiteboards|(?:mini-)?whiteboards|on paper|books closed|from memory|without notes)(?:\s*[:.]\s+|,\s+)/i;

/** "1. What undoes 7? 2. What undoes 4?" on one line are two, where their answers are two as well. */
function apart(task: LessonTask): LessonTask[] {
  const text = task.text.replace(manner, "").replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const questions = text.split(/(?:^|\s)\d{1,2}\.\s+(?=\p{L})/u).filter((part) => part.trim() !== "");
  const answers = task.answer.replace(/\.$/, "").split(/;\s*/);
  if (!/^\s*\d{1,2}\.\s/.test(text) || questions.length < 2 || questions.length !== answers.length)
    return [{ ...task, text }];
  return questions.map((question, i) => ({ ...task, text: question.trim(), answer: answers[i] ?? "" }));
}
