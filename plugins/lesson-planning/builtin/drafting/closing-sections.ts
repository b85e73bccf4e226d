import { sentencesIn } from "../../../../src/text/sentences.ts";
import type { Drawn } from "../../../../src/workspace/topic.ts";
import { isThin } from "./her-notes.ts";
import { type Hinge, quotable } from "./items.ts";
import { arriving, stretch } from "./phases.ts";
import { firstDraft, isMoving, type LessonPlan, modelled, type Style, type Support } from "./plan.ts";
import { paragraphs, words } from "./shapes/pieces.ts";
import { checkPart } from "./shapes/shape.ts";
import { anyFrame } from "./shapes/without-notes.ts";
import { hasPlace } from "./strategy-place.ts";
import { shareOut } from "./tasks.ts";
import { chosenHinges, main, resized, tasksSet } from "./teaching-sections.ts";
import { begins, today } from "./today.ts";
import { bullets, capital, listed, pickIndex, sentence, uncapital } from "./wording.ts";

/** What stands around the lesson: Assessment, Differentiation, Resources, Timings. */

export function assessment(plan: LessonPlan, style: Style): string {
  if (plan.topic?.drawn !== undefined)
    return drawnAssessment(plan.topic.drawn, chosenHinges(plan, style), style);
  const watched = chosenHinges(plan, style).slice(0, style.length < 0 ? 2 : 4);
  const told = main(plan, firstDraft(plan, "main"));
  const observe =
    style.approach === 0
      ? "While pupils work, look for:"
      : "Choose five pupils before the lesson and look at their work first, for:";
  const misconceptions =
    watched.length === 0
      ? ""
      : `Misconceptions to listen for, and the question that shows each:\n\n${bullets(watched.map(({ about, reteach, open }, i) => `${open ? "Right or not" : "Misconception"}: "${quotable(sentence(about))}". ${where(i)}${ifThere(reteach, told)}`))}`;
  return paragraphs(
    observe,
    bullets(
      signs(plan)
        .slice(0, style.length < 0 ? 2 : 4)
        .map(sentence),
    ),
    misconceptions,
    isMoving(plan)
      ? "Evidence kept: for each key point, whether most, some or few can show it; no marks."
      : "Evidence kept: what pupils write at the end, sorted by what to teach next; no marks.",
  );
}

/** What can be seen in this lesson, by its own tasks and words; the curriculum's expectations where they speak of it. */
function signs(plan: LessonPlan): string[] {
  const set = tasksSet(plan).filter(({ answer }) => answer !== "");
  const [first] = set;
  const last = set.at(-1);
  const terms = words(plan, 3).map(({ term }) => `*${term}*`);
  return [
    ...(first === undefined ? [] : [`Early on: a right answer, with a reason, to ${begins(first)}`]),
    ...(last === undefined || last === first
      ? []
      : [`Later, and without help: ${begins(last)}, done or well begun`]),
    ...(terms.length === 0
      ? []
      : [
          `The ${terms.length === 1 ? "word" : "words"} ${listed(terms)} used in whole sentences, and rightly`,
        ]),
    ...(set.length === 0
      ? (plan.shape.shape.frame ?? anyFrame).signs
      : ["A reason given without being asked for it"]),
  ];
}

/** What the questions show is said by their letters: the statements themselves stand in the questions. */
function drawnAssessment({ lookFor }: Drawn, [hinge, exit]: readonly Hinge[], style: Style): string {
  const observe =
    style.approach === 0
      ? "While pupils work, look for:"
      : "Choose five pupils before the lesson and look at their work first, for:";
  const shown = [
    ...(hinge === undefined ? [] : [`Hinge question: ${uncapital(hinge.targets)} Note who needs it again.`]),
    ...(exit === undefined
      ? []
      : [`Exit question: ${uncapital(exit.targets)} It decides how the next lesson begins.`]),
  ];
  return `${observe}\n\n${bullets(style.length < 0 ? lookFor.slice(0, 2) : lookFor)}\n\nWhat the questions show:\n\n${bullets(shown)}\n\nEvidence kept: the exit question, sorted by what to teach next; no marks.`;
}

/** What to say to it, as far as the lesson has not said it already. */
function ifThere(reteach: string, told: string): string {
  const fresh = sentencesIn(reteach).filter((one) => !told.toLowerCase().includes(one.toLowerCase()));
  return fresh.length === 0 ? "" : ` If it is there: ${capital(fresh.join(" "))}`;
}

function where(i: number): string {
  return (
    ["The hinge question asks it.", "Ask it before pupils leave.", "Ask it while going round."][i] ??
    "Ask it if there is time."
  );
}

export function differentiation(plan: LessonPlan, style: Style): string {
  if (plan.support.length === 0) {
    const { deeper } = shareOut(plan, firstDraft(plan, "main"));
    return bullets([
      `The class profile names no particular needs. Support: the ${modelled(plan)} stays in view for whoever asks.`,
      deeper.length === 0
        ? "Challenge: write a harder question of the same kind, with its answer, for somebody else."
        : `Challenge: the hardest task of Main, and then one like it made up for somebody else.`,
    ]);
  }
  const each = style.length < 0 ? 0 : style.support === 1 || style.length > 0 ? 2 : 1;
  const written: string[] = [];
  for (const support of plan.support) written.push(forNeed(plan, support, each, style.approach, written));
  return bullets(written);
}

/**
 * What a need means today, then what else helps with it, as far as this lesson has a place for it: other things in each
 * lesson, and nothing that another need was told already.
 */
function forNeed(
  plan: LessonPlan,
  { need, strategies }: Support,
  count: number,
  approach: number,
  written: readonly string[],
): string {
  const fitting = strategies.filter((strategy) => hasPlace(plan, strategy));
  const start =
    fitting.length === 0 ? 0 : (pickIndex(plan.title, fitting.length) + approach) % fitting.length;
  const turnedRound = [...fitting.slice(start), ...fitting.slice(0, start)];
  const help = turnedRound
    .filter(({ text }) => !written.some((other) => other.includes(sentence(text))))
    .slice(0, count)
    .map(({ text }) => sentence(text));
  return `**${sentence(need.text).replace(/\.$/, "")}**: ${[today(plan, need.text, written), ...help].join(" ")}`;
}

export function resources(plan: LessonPlan, style: Style): string {
  const { topic, profile } = plan;
  const terms = words(plan, 6);
  const moving = isMoving(plan);
  const items = [
    ...(moving ? [] : ["Mini-whiteboards and pens, for the starter and the hinge question"]),
    moving
      ? `A card or poster where all can see it, for the ${modelled(plan)}`
      : `Slides, the board or the visualiser, for the ${modelled(plan)}`,
    ...plan.shape.shape.brings(plan),
    topic === null
      ? `Your three questions, ${moving ? "on a card" : "on the board or on paper"}`
      : moving
        ? "A card for you with the tasks of Main and their answers"
        : "Worksheet with the tasks of Main; answers on a sheet of their own",
    ...(terms.length === 0 || plan.shape.shape.id === "reading" || (topic !== null && isThin(topic))
      ? []
      : [
          `Vocabulary cards:\n${bullets(terms.map(({ term, meaning }) => `*${term}*: ${sentence(meaning)}`))}`,
        ]),
    ...(moving ? [] : ["Slips of paper for the end of the lesson"]),
    ...(style.length > 0 ? ["Spare copies of the worksheet and of the slips"] : []),
    ...(style.approach === 1 || style.length < 0
      ? []
      : profile.equipment.slice(0, 3).map((note) => `The room, from the class profile: ${note}`)),
  ].filter((item) => !profile.equipment.some((own) => item.startsWith("Mini-white") && hasBoards.test(own)));
  return bullets(items.map(sentence));
}

const hasBoards = /\bmini[- ]?whiteboards?\b/i;

export function timings(plan: LessonPlan, style: Style): string {
  const phases = style.approach === 0 ? plan.phases : leaning(plan, style.approach);
  const told = main(plan, firstDraft(plan, "main"));
  const doing = (name: string) => resized(plan, doingIn(plan, name), told);
  const rows = phases.map(({ name, minutes }) => `| ${name} | ${minutes} | ${doing(name)} |`);
  return `| Phase | Minutes | What happens |\n|---|---|---|\n${rows.join("\n")}\n| **Total** | **${plan.minutes}** | |`;
}

function doingIn(plan: LessonPlan, name: string): string {
  const moving = isMoving(plan) ? onTheirFeet[name] : undefined;
  return moving ?? plan.shape.shape.parts.find((part) => part.name === name)?.doing ?? around[name] ?? "";
}

const onTheirFeet: Readonly<Record<string, string>> = {
  Starter: "Retrieval, in pairs",
  Review: "Two pairs show theirs",
  [checkPart.name]: "Hinge question, by fingers",
};

const around: Readonly<Record<string, string>> = {
  [arriving]: "Not planned: as the teacher's profile says",
  Starter: "Retrieval, from memory",
  Review: "Pupils correct their own work",
  Plenary: "Exit question, pack up",
};

/** The same period with more of Main's last part (1) or of its first (2). */
function leaning(plan: LessonPlan, approach: number) {
  const { parts } = plan.shape.shape;
  const favoured = approach === 1 ? parts.at(-1)?.name : parts[0]?.name;
  return stretch(
    plan.phases.map((phase) =>
      phase.name === favoured ? { ...phase, minutes: phase.minutes * 1.5 } : phase,
    ),
    plan.minutes,
  );
}
