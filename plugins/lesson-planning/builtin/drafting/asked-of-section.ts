import { counted } from "../../../../src/counted.ts";
import { editTypeOf } from "../../../../src/lesson/decide/decision-edit-type.ts";
import type { Registry } from "../../../../src/workspace/curriculum/registry.ts";
import { aboutCodes } from "./about-code.ts";
import { aboutLesson, isQuestion } from "./about-lesson.ts";
import { sections } from "./lesson.ts";
import type { Pages } from "./pages.ts";
import { firstDraft, type LessonPlan } from "./plan.ts";
import { whyFor } from "./whys.ts";
import { sentence, uncapital } from "./wording.ts";

/** Whether what was typed to change a section only asks about it: "why is this 10 minutes?". "Too hard?" wants a change. */
export function asksOnly(request: string): boolean {
  const said = request.trim();
  if (!isQuestion(said)) return false;
  return (
    /^(?:but |so |and )?(?:why|who|whose|when|where|which|what|how)\b/i.test(said) ||
    (/^(?:is|are|was|were|does|do|did|has|have)\b/i.test(said) &&
      !/\b(?:possible|make|add|cut|take)\b/i.test(said)) ||
    editTypeOf(said) === "other"
  );
}

/** What is known about a section that answers a question: its minutes, why it is so, what a word means, or where it comes from. */
export function answerAbout(
  plan: LessonPlan,
  id: string,
  question: string,
  { current, lesson }: { current: string; lesson: string },
  { pages, registry }: { pages: Pick<Pages, "files">; registry: Registry },
): string {
  const codes = aboutCodes(question, registry);
  if (codes !== null) return codes;
  if (/\bmin(?:ute)?s?\b|\bhow long\b|\btimes?\b|\btimings?\b|\blong(?:er)?\b|\d\s*['′]/i.test(question))
    return aboutMinutes(plan, id, question, current);
  const word = wordAsked(plan, question);
  if (word !== null) return word;
  const from = aboutLesson(question, lesson, pages, sections[id]?.title);
  if (!/^(?:but |so |and )?why\b|\bwhat(?:'s| is)? .*\bfor\b|\bpoint of\b/i.test(question.trim()))
    return from;
  const main = id === "main" ? ` It is ${plan.shape.shape.called}: ${plan.shape.why}.` : "";
  return `${sections[id]?.title ?? "It"} is written so for this reason: ${uncapital(sentence(whyFor(plan, id, firstDraft(plan, id).approach)))}${main} ${from}`;
}

function wordAsked({ topic }: LessonPlan, question: string): string | null {
  const [, asked = ""] =
    /^what (?:does|do|is|are|'s)\s+(?:an? |the )?["“*']?(.+?)["”*']?(?: mean)?\?*$/i.exec(question.trim()) ??
    [];
  const word = topic?.vocabulary.find(({ term }) => term.toLowerCase() === asked.trim().toLowerCase());
  return word === undefined
    ? null
    : `"${word.term}" means: ${uncapital(sentence(word.meaning))} It stands in \`${topic?.path}\`.`;
}

/** Where the minutes of its parts come from, or that the teacher changed them. */
function aboutMinutes(plan: LessonPlan, id: string, question: string, current: string): string {
  const { phases, minutes, shape, profile } = plan;
  const said = saidIn(current, id);
  const [, number] = /\b(\d{1,3})\b/.exec(question) ?? [];
  const named =
    said.find(({ name }) => question.toLowerCase().includes(name.toLowerCase())) ??
    said.find((part) => String(part.minutes) === number);
  const about = named === undefined ? said : [named];
  const told = about.map((part) => {
    const planned = phases.find(({ name }) => name === part.name)?.minutes;
    const changed =
      planned === undefined || planned === part.minutes ? "" : `, where ${planned} were drafted`;
    return `${part.name} has ${counted(part.minutes, "minute")}${changed}`;
  });
  const all = `The lesson has ${counted(minutes, "minute")}${minutes === profile.periodMinutes ? `, the period of ${profile.id}` : ", as was asked"}.`;
  const why =
    id === "main"
      ? `What the starter, its review and the end leave is Main's, shared out among its parts as ${shape.shape.called} needs it.`
      : "Its questions are given about a minute each, and no more in a longer period: what is gained goes to Main.";
  const where = "All minutes stand under Timings; press the minutes beside a section to change them.";
  return [told.length === 0 ? "" : `${told.join("; ")}.`, all, id === "timings" ? "" : why, where]
    .filter(Boolean)
    .join(" ");
}

function saidIn(current: string, id: string): { name: string; minutes: number }[] {
  const parts = Array.from(current.matchAll(/^### (.+?) \((\d{1,3}) min/gm), ([, name = "", given]) => ({
    name,
    minutes: Number(given),
  }));
  const [, first, second] = /^\*\*Time:\*\* (\d{1,3}) min\w*(?:, then (\d{1,3}))?/m.exec(current) ?? [];
  const rows = Array.from(
    current.matchAll(/^\| *([^|*]+?) *\| *(\d{1,3}) *\|/gm),
    ([, name = "", given]) => ({
      name,
      minutes: Number(given),
    }),
  );
  return [
    ...(first === undefined ? [] : [{ name: sections[id]?.title ?? id, minutes: Number(first) }]),
    ...(second === undefined ? [] : [{ name: "Review", minutes: Number(second) }]),
    ...parts,
    ...(id === "timings" ? rows : []),
  ];
}
