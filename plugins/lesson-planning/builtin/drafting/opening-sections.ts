import { counted } from "../../../../src/counted.ts";
import { notesLeaveOut, nothingWritten } from "../../../../src/lesson/left-to-fill.ts";
import { pointsBack } from "../../../../src/text/points-back.ts";
import { sentencesIn } from "../../../../src/text/sentences.ts";
import { otherStage } from "../../../../src/workspace/curriculum/other-stage.ts";
import type { Outcome } from "../../../../src/workspace/curriculum/outcome.ts";
import { pointerLink } from "../../../../src/workspace/curriculum/pointer.ts";
import type { Drawn } from "../../../../src/workspace/topic.ts";
import { stems } from "../../../../src/workspace/topics/choose.ts";
import { borneOut, canDo, doneInLesson, hingesAsked } from "./can-do.ts";
import { isThin, leftOpen, leftOut, whereItStands } from "./her-notes.ts";
import { quotable } from "./items.ts";
import { goalOf } from "./library/goal.ts";
import { firstDraft, type LessonPlan, type Style } from "./plan.ts";
import { notYet } from "./prior.ts";
import { paragraphs, words } from "./shapes/pieces.ts";
import { anyFrame } from "./shapes/without-notes.ts";
import { tasksSet } from "./teaching-sections.ts";
import { tellsTime } from "./time-held.ts";
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
    plan.part,
    tellsTime(plan),
    leftOpen(plan),
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

/**
 * What pupils will be able to do, each borne out by something that they do in this lesson: expectations of its outcomes and
 * ideas of its note, else what a task itself has them do. What a teacher's own note says stands as she says it.
 */
export function goals(plan: LessonPlan, style: Style): string[] {
  const { topic } = plan;
  if (topic?.drawn !== undefined) return drawnGoals(plan, topic.drawn, style);
  if (topic === null) return anyGoals(plan);
  const keywords = new Set(
    stems([plan.title, ...topic.keywords].join(" ")).filter((word) => !everywhere.has(word)),
  );
  const done = doneInLesson(plan);
  const shownBy = (aims: readonly { aim: string; about: string }[]) =>
    aims
      .map((one) => ({ ...one, share: borneOut(one.about, done) }))
      .filter(({ share }) => share > 0)
      .toSorted((a, b) => b.share - a.share)
      .map(({ aim }) => aim);
  const expected = plan.outcomes
    .flatMap(({ expectations }) => expectations)
    .filter((text) => stems(text).some((word) => keywords.has(word)))
    .map((text) => ({ aim: infinitive(text), about: text }));
  const own = (topic.own?.goals ?? []).map((outcome) => goalOf({ outcome }, "pupils"));
  const related = [...own, ...shownBy(expected)];
  const ideas = shownBy(
    topic.keyIdeas
      .map((idea) => sentencesIn(idea)[0] ?? idea)
      // "It has two sides" says nothing away from the sentence before it.
      .filter((idea) => !pointsBack(idea) && isSaidInWords(idea) && idea.length <= longestAim)
      .map((idea) => ({ aim: `explain in their own words: ${idea.replace(/\.$/, "")}`, about: idea })),
  );
  const terms = words(plan, 3).map(({ term }) => `*${term}*`);
  const speak =
    terms.length === 0
      ? []
      : [`use the ${terms.length === 1 ? "word" : "words"} ${listed(terms)} correctly when explaining`];
  const count = style.length < 0 ? 1 : style.length > 0 ? 3 : 2;
  // To say what something is comes before doing something with it.
  const said =
    style.difficulty < 0 ? [...ideas.slice(0, 1), ...related, ...ideas.slice(1)] : [...related, ...ideas];
  const doing = taskAims(plan)
    .filter((aim) => !aim.startsWith('answer "'))
    .map((aim) => `${aim}, on their own`);
  // Something is done with it too, where all else is said.
  const [first] = doing;
  const mixed =
    first !== undefined && said.slice(0, count).every((aim) => aim.startsWith("explain"))
      ? [...said.slice(0, 1), first, ...said.slice(1)]
      : said;
  const asked = taskAims(plan).filter((aim) => aim.startsWith('answer "'));
  // Another way to say what the lesson is for needs other aims to choose from.
  const pool = mixed.length >= count + style.approach ? mixed : [...new Set([...mixed, ...doing, ...asked])];
  const from = style.approach % Math.max(1, pool.length - count + 1);
  const chosen = [
    ...pool.slice(from, from + count),
    ...(style.difficulty > 0 ? pool.slice(-1) : []),
    ...speak,
  ];
  return chosen.length > 0 ? [...new Set(chosen)] : anyGoals(plan);
}

/** What is longer is read by nobody who is to do it. */
const longestAim = 90;

/** "50% = 1/2 and 10% = 1/10" or "v = s ÷ t" is there to be used: nobody has other words for it. A rule in words may end in one, and may speak of code. */
function isSaidInWords(idea: string): boolean {
  const told = idea.replace(/\$[^$]*\$|`[^`]*`/g, " ");
  const [before = ""] = told.split(/[=≈<>≤≥→]/u);
  const inWords = before === told ? told : before.slice(0, Math.max(0, before.search(/[:;]/)));
  return (inWords.match(/\p{L}{2,}/gu) ?? []).length >= 3;
}

/** What the tasks have pupils do, the last one first: it is the most that anybody does. */
function taskAims(plan: LessonPlan): string[] {
  const tasks = tasksSet(plan).toReversed();
  return tasks.flatMap((task) => canDo(task, "their") ?? []);
}

function drawnGoals(plan: LessonPlan, { goals: own }: Drawn, { length }: Style): string[] {
  const terms = words(plan, 3).map(({ term }) => `*${term}*`);
  const speak = `use the ${terms.length === 1 ? "word" : "words"} ${listed(terms)} correctly when explaining`;
  return [...own, ...(terms.length === 0 || length < 0 ? [] : [speak])];
}

/** Where neither notes nor curriculum say it: what can be seen at the end of any lesson on something. */
function anyGoals({ about, shape }: LessonPlan): string[] {
  return (shape.shape.frame ?? anyFrame).goals(about);
}

export function learningOutcomes(plan: LessonPlan, style: Style): string {
  const can = goals(plan, style).map((goal) => sentence(capital(wholeAim(plan, goal))));
  return `By the end of the lesson, pupils can:\n\n${bullets(can)}`;
}

/** "Simplify" says nothing by itself: an aim of a word or two says in what. */
function wholeAim({ named }: LessonPlan, aim: string): string {
  return aim.replace(/[.\s]+$/, "").split(/\s+/).length > 2
    ? aim
    : `${aim.replace(/[.\s]+$/, "")} in tasks on ${named}`;
}

/** How a pupil sees that they are there: by what the lesson has them say and do, and the mistake that it asks about. */
export function successCriteria(plan: LessonPlan, style: Style): string {
  const terms = words(plan, 3).map(({ term }) => `*${term}*`);
  const drawn = plan.topic?.drawn?.criteria.map((goal) => `I can ${goal}`);
  const own = [
    terms.length === 0
      ? ""
      : `I can say in my own words what ${listed(terms)} ${terms.length === 1 ? "means" : "mean"}`,
    ...tasksToShow(plan).map((aim) => `I can ${aim}`),
  ].filter(Boolean);
  // A long sentence only where there would be too few without it.
  const criteria = drawn ?? [
    ...own,
    ...putRight(plan, own.length < 3 ? Infinity : longestSaid, own.length < 2 ? 2 : 1),
  ];
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

/** One of the first tasks and one of the last, as far as they can be said in a line, and no learning outcome already. */
function tasksToShow(plan: LessonPlan): string[] {
  const outcomes = goals(plan, firstDraft(plan, "learning-outcomes"));
  const aims = tasksSet(plan).flatMap((task) => {
    const theirs = canDo(task, "their");
    return theirs === null || outcomes.some((aim) => aim.startsWith(theirs)) ? [] : (canDo(task, "my") ?? []);
  });
  const last = aims.at(-1);
  return [...new Set([...aims.slice(0, 1), ...(last === undefined ? [] : [last])])];
}

/** What the hinge or the exit question is about, in the pupils' words: one mistake, or both where there is little else. */
function putRight(plan: LessonPlan, longest: number, most: number): string[] {
  const asked = hingesAsked(plan).map(({ about }) => about);
  const heard = (plan.topic?.misconceptions ?? [])
    .filter(({ title, think }) => think !== "" && (asked.includes(title) || asked.includes(think)))
    .map(({ think }) => quotable(sentence(think)))
    .filter((says) => says.length <= longest)
    .toSorted((a, b) => a.length - b.length);
  return heard.slice(0, most).map((says) => `I can put right somebody who says "${says}"`);
}

/** With the words around it, no longer than a sentence that a ten-year-old reads. */
const longestSaid = 45;

function anyCriteria({ about, shape }: LessonPlan): string[] {
  return (shape.shape.frame ?? anyFrame).criteria(about);
}

export function curriculumLinks(plan: LessonPlan, style: Style): string {
  const drawn = plan.topic?.drawn;
  const library = (drawn?.claims ?? []).map(
    (outcome, at) =>
      `${pointer(outcome)} ${at === 0 ? outcome.title : sentence(outcome.text)}${at === 0 ? `${levelOf(outcome)}.` : ""}`,
  );
  const source = drawn === undefined ? [] : [`Source: ${drawn.attribution}`];
  if (plan.outcomes.length === 0 && drawn === undefined) return noneClaimed(plan);
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
    plan.withdrawn.length === 0 ? "" : `Teacher: ${notClaimed(plan.withdrawn)}`,
    ...outcomes.flatMap((outcome) => ofOtherStage(outcome, plan) ?? []),
    ahead,
  );
}

/** An outcome of another stage than the class's is named so: that its lines are there does not make it this class's. */
function ofOtherStage({ title, level }: Outcome, { profile }: LessonPlan): string | null {
  const other = otherStage(level, profile);
  if (other === null) return null;
  return `Teacher: *${title}* is an outcome of ${other.which === "older" ? "an older" : "a younger"} stage (${level}) than that of ${profile.id} (${profile.stage}). It is named because it is about this topic; whether it counts for this class is for you to say.`;
}

/** Whether none fits is known only where nothing was taken back. */
function noneClaimed({ withdrawn }: LessonPlan): string {
  const why =
    withdrawn.length === 0
      ? "none was found in the curriculum files of this desk under this topic's words."
      : notClaimed(withdrawn);
  return `No outcome is claimed: ${why} One that is about it can be brought in, or named in a revision.`;
}

/** By its title: a code would be a claim. */
function notClaimed(withdrawn: readonly Outcome[]): string {
  const titles = withdrawn.map(({ title }) => `*${title}*`).join(" and ");
  const [is, it] = withdrawn.length === 1 ? ["is", "it"] : ["are", "them"];
  return `${titles} ${is} not claimed, since the check did not find that this lesson is about ${it}.`;
}

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
