import { counted } from "../../../../src/counted.ts";
import { notesLeaveOut, nothingWritten } from "../../../../src/lesson/left-to-fill.ts";
import { sentencesIn } from "../../../../src/text/sentences.ts";
import type { Outcome } from "../../../../src/workspace/curriculum/outcome.ts";
import { pointerLink } from "../../../../src/workspace/curriculum/pointer.ts";
import type { Drawn } from "../../../../src/workspace/topic.ts";
import { stems } from "../../../../src/workspace/topics/choose.ts";
import { isThin, leftOut, whereItStands } from "./her-notes.ts";
import { goalOf } from "./library/goal.ts";
import { type LessonPlan, type Style, tasksOf } from "./plan.ts";
import { notYet } from "./prior.ts";
import { claimsHeard, paragraphs, words } from "./shapes/pieces.ts";
import { standsIn } from "./unit-lesson.ts";
import { aboutClass, bullets, capital, infinitive, listed, sentence, uncapital } from "./wording.ts";

/** What a lesson is for: Overview, Learning outcomes, Curriculum links, Success criteria. */

export function overview(plan: LessonPlan, style: Style): string {
  const { profile, topic, minutes, sources } = plan;
  const size = profile.size === null ? "" : counted(profile.size, "pupil");
  const who = [aboutClass(profile), size].filter(Boolean).join(", ");
  const terms = words(plan, 3).map(({ term }) => `*${term}*`);
  const idea =
    terms.length === 0
      ? ""
      : style.approach === 0
        ? ` At its heart: ${listed(terms)}.`
        : ` By the end every pupil can say what ${listed(terms)} are good for.`;
  const brings = broughtTo(plan);
  const before =
    brings === "" ? "" : `It builds on what ${profile.id} brings: ${uncapital(sentence(brings))}`;
  const fields = topic === null ? nothingWritten : "";
  const missing = topic !== null && isThin(topic) ? leftOut(topic) : [];
  const asked = missing.length === 0 ? "" : notesLeaveOut(listed(missing));
  const drawn = topic?.drawn;
  const files = sources.map((path) => `\`${path}\``);
  const from = drawn === undefined ? files : [...files, `a lesson of ${drawn.attribution.split(",")[0]}`];
  const unread =
    drawn === undefined
      ? ""
      : " Words and meanings are the library's own; now and then one is meant for another subject, so read them before you show them.";
  const opening =
    drawn === undefined
      ? `A ${minutes}-minute lesson on ${plan.named}`
      : `"${topic?.title}": a ${minutes}-minute lesson`;
  return paragraphs(
    `${opening} for ${profile.id}${who === "" ? "" : ` (${who})`}.${idea}`,
    plan.unit === null ? "" : standsIn(plan.unit),
    style.length < 0 ? "" : before,
    fields,
    besideIt(plan),
    asked,
    whereItStands(plan),
    drawn?.place ?? "",
    `Teacher: this is ${plan.shape.shape.called}: ${plan.shape.why}.`,
    `Teacher: drawn from ${listed(from)} by built-in drafting, no AI model.${unread}`,
    plan.askedIn === null
      ? ""
      : `Teacher: you asked in ${plan.askedIn}. Built-in drafting writes English only; with a model connected, the lesson can come in your language.`,
  );
}

/** A note on something near is no lesson on this, and may be what she would rather have. */
function besideIt({ beside }: LessonPlan): string {
  if (beside.length === 0) return "";
  const titles = beside.map((title) => `*${title}*`);
  return beside.length === 1
    ? `Teacher: there is a note on something near, ${listed(titles)}; a lesson from it comes whole if you ask for it by name.`
    : `Teacher: there are notes on something near, ${listed(titles)}; a lesson from one of them comes whole if you ask for it by name.`;
}

/** What the class knows already that this topic can use; nothing of what has no part in it. */
function broughtTo({ profile, topic, title }: LessonPlan): string {
  const about = new Set(
    stems([title, ...(topic?.keywords ?? []), ...(topic?.prerequisites ?? [])].join(" ")),
  );
  const clauses = profile.priorKnowledge.split(/;\s*/);
  // What was not taught yet is nothing that anybody brings.
  const used = clauses.filter(
    (clause) =>
      !notYet.test(clause) && stems(clause).some((word) => about.has(word) && !everywhere.has(word)),
  );
  return used.join("; ");
}

/** Words that half of any curriculum holds: having one in common means nothing. */
const everywhere = new Set(
  "data information program programming computer comput solution system problem design product food".split(
    " ",
  ),
);

/** What pupils will be able to do: the topic's own, then expectations of its outcomes that speak of it. */
export function goals(plan: LessonPlan, style: Style): string[] {
  const { topic } = plan;
  if (topic?.drawn !== undefined) return drawnGoals(plan, topic.drawn, style);
  const about = new Set(
    stems([plan.title, ...(topic?.keywords ?? [])].join(" ")).filter((word) => !everywhere.has(word)),
  );
  const ranked = plan.outcomes
    .flatMap(({ expectations }) => expectations)
    .map((text, i) => ({ text, i, near: stems(text).filter((word) => about.has(word)).length }))
    .sort((a, b) => b.near - a.near || a.i - b.i);
  const expected = ranked
    .filter(({ near }) => topic === null || near > 0)
    .map(({ text }) => infinitive(text));
  const related = [...(topic?.own?.goals ?? []).map((outcome) => goalOf({ outcome }, "pupils")), ...expected];
  const ideas = (topic?.keyIdeas ?? [])
    .slice(topic?.own === undefined ? 1 : 0)
    .map((idea) => sentencesIn(idea)[0] ?? idea)
    // "It has two sides" says nothing away from the sentence before it.
    .filter((idea) => !/^(?:It|They|This|These|He|She|Its|Their|Then|So|But|And)\b/.test(idea))
    .map((idea) => `explain in their own words: ${uncapital(idea).replace(/\.$/, "")}`);
  const terms = words(plan, 3).map(({ term }) => `*${term}*`);
  const speak =
    terms.length === 0
      ? []
      : [`use the ${terms.length === 1 ? "word" : "words"} ${listed(terms)} correctly when explaining`];
  const count = style.length < 0 ? 1 : style.length > 0 ? 3 : 2;
  // To say what something is comes before doing something with it.
  const pool =
    style.difficulty < 0 ? [...ideas.slice(0, 1), ...related, ...ideas.slice(1)] : [...related, ...ideas];
  const from = style.approach % Math.max(1, pool.length - count + 1);
  const chosen = [
    ...pool.slice(from, from + count),
    ...(style.difficulty > 0 ? pool.slice(-1) : []),
    ...speak,
  ];
  return chosen.length > 0 ? [...new Set(chosen)] : anyGoals(plan);
}

function drawnGoals(plan: LessonPlan, { goals: own }: Drawn, { length }: Style): string[] {
  const terms = words(plan, 3).map(({ term }) => `*${term}*`);
  const speak = `use the ${terms.length === 1 ? "word" : "words"} ${listed(terms)} correctly when explaining`;
  return [...own, ...(terms.length === 0 || length < 0 ? [] : [speak])];
}

/** Where neither notes nor curriculum say it: what can be seen at the end of any lesson on something. */
function anyGoals({ named, shape }: LessonPlan): string[] {
  if (shape.shape.frame !== undefined) return shape.shape.frame.goals(named);
  return [
    `explain ${named} in their own words, with an example of their own`,
    `solve a question on ${named} without the example in view, and say why each step is there`,
    "recognise a common mistake and say what is right instead",
  ];
}

export function learningOutcomes(plan: LessonPlan, style: Style): string {
  const can = goals(plan, style).map((goal) => sentence(capital(goal)));
  return `By the end of the lesson, pupils can:\n\n${bullets(can)}`;
}

/** How a pupil sees that they are there: by the lesson's own words, example, tasks and mistakes. */
export function successCriteria(plan: LessonPlan, style: Style): string {
  const terms = words(plan, 3).map(({ term }) => `*${term}*`);
  const [mistake] = claimsHeard(plan).toSorted((a, b) => a.says.length - b.says.length);
  const { easy, medium } = tasksOf(plan);
  const drawn = plan.topic?.drawn?.criteria.map((goal) => `I can ${goal}`);
  const criteria =
    drawn ??
    [
      terms.length === 0
        ? ""
        : `I can say in my own words what ${listed(terms)} ${terms.length === 1 ? "means" : "mean"}`,
      plan.topic?.example ? "I can go through the example and say why each step is there" : "",
      easy.length + medium.length < 3
        ? ""
        : "I can answer the questions of this lesson without the example in view",
      mistake === undefined ? "" : `I can put right somebody who says: ${uncapital(mistake.says)}`,
    ].filter(Boolean);
  const all = criteria.length >= 2 ? criteria : anyCriteria(plan);
  const chosen = style.length < 0 ? all.slice(0, 2) : all;
  if (style.approach === 0) return bullets(chosen.map(sentence));
  const [first = "", ...others] = chosen;
  return bullets(
    [
      first.replace(/^I can /, "I can, with my notes, "),
      ...others,
      "I can do it without notes and say how I know it is right",
    ].map(sentence),
  );
}

function anyCriteria({ named, shape }: LessonPlan): string[] {
  if (shape.shape.frame !== undefined) return shape.shape.frame.criteria(named);
  return [
    `I can give an example of ${named} that was not on the board`,
    "I can solve a new question and say why I did each step",
    "I can find the mistake in somebody else's answer",
  ];
}

export function curriculumLinks(plan: LessonPlan, style: Style): string {
  const drawn = plan.topic?.drawn;
  const library = (drawn?.claims ?? []).map(
    (outcome, at) =>
      `${pointer(outcome)} ${at === 0 ? outcome.title : sentence(outcome.text)}${at === 0 ? `${levelOf(outcome)}.` : ""}`,
  );
  const source = drawn === undefined ? [] : [`Source: ${drawn.attribution}`];
  if (plan.outcomes.length === 0 && drawn === undefined) return noneClaimed;
  const outcomes = style.approach === 0 || plan.outcomes.length < 2 ? plan.outcomes : plan.outcomes.slice(1);
  const main = outcomes.map((outcome) => `${pointer(outcome)} ${whatItSays(outcome, plan)}`);
  const prior =
    style.length < 0
      ? []
      : plan.prior.map(
          (outcome) => `Prior learning: ${pointer(outcome)} ${outcome.title}${levelOf(outcome)}.`,
        );
  const next =
    style.length > 0
      ? plan.outcomes.flatMap(({ to }) =>
          to
            .filter(({ code }) => code === null)
            .map(({ name, note }) => `Leads to ${name}${note === "" ? "" : `: ${note}`}.`),
        )
      : [];
  const ours = outcomes.some((outcome) => fileOf(outcome, plan)?.numbering === "ours");
  const ahead = plan.ahead
    ? `Teacher: some of this lies above the level at which ${plan.profile.id} works; the first tasks are gentler for it.`
    : "";
  return paragraphs(
    bullets([...main, ...library, ...prior, ...next, ...source]),
    ours ? ourNumbers : "",
    ahead,
  );
}

const noneClaimed =
  "No outcome is claimed: none in the curriculum files of this desk is about this topic. One that is can be brought in, or named in a revision.";

const ourNumbers =
  "Teacher: this curriculum has no codes of its own. Numbers that begin with TA are those of teacher-assist, and stand in no official document.";

function fileOf({ file }: Outcome, { curricula }: LessonPlan) {
  return curricula.find(({ path }) => path === file);
}

/** Official wording stands as it is; only what is a summary is called one. */
function whatItSays(outcome: Outcome, plan: LessonPlan): string {
  const { title, text } = outcome;
  if (fileOf(outcome, plan)?.wording !== "official")
    return `${title}${levelOf(outcome)}. In summary: ${uncapital(sentence(text))}`;
  const begun = text.startsWith(title.replace(/…$/, ""));
  return begun
    ? `${levelOf(outcome).trim()} ${sentence(text)}`.trim()
    : `${title}${levelOf(outcome)}. ${sentence(text)}`;
}

/** A link to the very lines, so that anybody can check it. */
export function pointer({ code, file, startLine, endLine }: Outcome): string {
  return pointerLink(code, { file, start: startLine, end: endLine });
}

function levelOf({ level }: Outcome): string {
  if (level === "") return "";
  return ` (${/^(?:Early|First|Second|Third|Fourth)$/.test(level) ? `${level} level` : level})`;
}
