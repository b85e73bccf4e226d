import type { Drawn } from "../../../../src/workspace/topic.ts";
import type { Hinge } from "./items.ts";
import { goals } from "./opening-sections.ts";
import { stretch } from "./phases.ts";
import { firstDraft, type LessonPlan, modelled, type Style, type Support, toFill } from "./plan.ts";
import { shareOut } from "./tasks.ts";
import { chosenHinges } from "./teaching-sections.ts";
import { bullets, capital, infinitive, listed, sentence, uncapital } from "./wording.ts";

/** What stands around the lesson: Assessment, Differentiation, Resources, Timings. */

export function assessment(plan: LessonPlan, style: Style): string {
  if (plan.topic?.drawn !== undefined)
    return drawnAssessment(plan.topic.drawn, chosenHinges(plan, style), style);
  const expected = plan.outcomes.flatMap(({ expectations }) => expectations);
  // Where nothing is claimed, what the lesson itself is for is looked for.
  const look = (expected.length > 0 ? expected : goals(plan, style)).slice(0, style.length < 0 ? 2 : 4);
  const watched = chosenHinges(plan, style).slice(0, style.length < 0 ? 2 : 4);
  const observe =
    style.approach === 0
      ? "While pupils work, look for:"
      : "Choose five pupils before the lesson and look at their work first, for:";
  const seen = look.map((text) => sentence(capital(infinitive(text))));
  const signs = bullets(seen.length > 0 ? seen : [toFill("what shows that they can")]);
  const misconceptions =
    watched.length === 0
      ? ""
      : `\n\nMisconceptions to listen for, and the question that shows each:\n\n${bullets(watched.map(({ about, reteach }, i) => `Misconception: ${uncapital(sentence(about))} ${where(i)} If it is there: ${uncapital(reteach)}`))}`;
  return `${observe}\n\n${signs}${misconceptions}\n\nEvidence kept: the exit question, sorted by what to teach next; no marks.`;
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

function where(i: number): string {
  return (
    ["The hinge question asks it.", "The exit question asks it.", "Ask it while going round."][i] ??
    "Ask it if there is time."
  );
}

export function differentiation(plan: LessonPlan, style: Style): string {
  if (plan.support.length === 0) {
    const { deeper } = shareOut(plan, firstDraft(plan, "main"));
    const further =
      deeper.length === 0
        ? toFill("a task that goes deeper")
        : `the tasks under "Going deeper" (${deeper.length})`;
    return bullets([
      `The class profile names no particular needs. Support: the ${modelled(plan)} stays in view for whoever asks.`,
      `Challenge: ${further}.`,
    ]);
  }
  const each = style.length < 0 ? 1 : style.support === 1 || style.length > 0 ? 3 : 2;
  return bullets(plan.support.map((support) => forNeed(plan, support, each, style.approach)));
}

function forNeed(plan: LessonPlan, { need, strategies }: Support, count: number, from: number): string {
  const start = strategies.length === 0 ? 0 : (from * count) % strategies.length;
  const chosen = [...strategies.slice(start), ...strategies.slice(0, start)].slice(0, count);
  const help =
    chosen.length === 0
      ? toFill("what helps here")
      : chosen.map(({ name, text }) => `${sentence(name)} ${sentence(text)}`).join(" ");
  return `**${sentence(need.text).replace(/\.$/, "")}**: ${help} ${today(plan, need.text)}`.trim();
}

/** What the strategy means in this very lesson. */
function today(plan: LessonPlan, need: string): string {
  const { deeper } = shareOut(plan, firstDraft(plan, "main"));
  const words = (plan.topic?.vocabulary ?? []).slice(0, 4).map(({ term }) => `*${term}*`);
  const steps = plan.topic?.example?.steps.length ?? 0;
  if (/\beal\b|english as|vocabulary|language|hearing|deaf/i.test(need) && words.length > 0)
    return `Today: ${listed(words)} on a card, with the example from the board.`;
  if (/above|extension|gifted|ahead/i.test(need))
    return deeper.length === 0
      ? `Today: ${toFill("a deeper task")}`
      : `Today: go straight to "Going deeper" once the hinge question is right.`;
  if (/below|towards|secure|behind|unsure|dyscalcul|coordination|typing/i.test(need) && steps > 2)
    return `Today: the worked example with its last ${Math.ceil(steps / 3)} steps missing, to complete, before the tasks.`;
  if (/dyslex|reading|visual/i.test(need))
    return "Today: the tasks one to a strip, large print, read aloud once before starting.";
  if (/adhd|attention|autis|anx/i.test(need))
    return `Today: the ${plan.phases.length} phases as a short list on the desk, ticked off one by one.`;
  return "Today: check with them first in guided practice.";
}

export function resources(plan: LessonPlan, style: Style): string {
  const { topic, profile } = plan;
  const paper = style.approach === 1;
  const tasks =
    topic === null
      ? [`Worksheet with the practice tasks ${toFill("the tasks")}`]
      : ["Worksheet with the guided and independent practice tasks; answers on a sheet of their own"];
  const items = [
    "Mini-whiteboards and pens, for the starter and the hinge question",
    topic?.example
      ? "Worked example, on a slide or under the visualiser"
      : `Board, for the ${modelled(plan)}`,
    ...tasks,
    ...(topic && topic.vocabulary.length > 0
      ? [
          topic.drawn !== undefined
            ? `Cards with ${listed(topic.vocabulary.slice(0, 6).map(({ term }) => `*${term}*`))}, meanings on the back`
            : `Vocabulary cards:\n${bullets(topic.vocabulary.slice(0, 6).map(({ term, meaning }) => `*${term}*: ${sentence(meaning)}`))}`,
        ]
      : []),
    "Exit question slips",
    ...(style.length > 0 ? ["Spare copies of the worksheet and of the exit question"] : []),
    ...(paper || style.length < 0
      ? []
      : profile.equipment.slice(0, 3).map((note) => `The room, from the class profile: ${note}`)),
  ];
  return bullets(items.map(sentence));
}

export function timings(plan: LessonPlan, style: Style): string {
  const phases = style.approach === 0 ? plan.phases : leaning(plan, style.approach);
  const rows = phases.map(
    ({ name, minutes }) =>
      `| ${name} | ${minutes} | ${(plan.topic?.drawn === undefined ? undefined : drawnDoing[name]) ?? doing[name] ?? ""} |`,
  );
  return `| Phase | Minutes | What happens |\n|---|---|---|\n${rows.join("\n")}\n| **Total** | **${plan.minutes}** | |`;
}

const doing: Readonly<Record<string, string>> = {
  Starter: "Retrieval, books closed",
  Review: "Pupils correct their own work",
  "Explain and model": "Worked example",
  "Guided practice": "In pairs, example in view",
  "Check for understanding": "Hinge question, whiteboards",
  "Independent practice": "Alone, then deeper",
  Plenary: "Exit question, pack up",
};

const drawnDoing: Readonly<Record<string, string>> = {
  "Explain and model": "Words and key points",
  "Guided practice": "In pairs, key points in view",
};

/** The same period with more practice (1) or more explaining (2). */
function leaning(plan: LessonPlan, approach: number) {
  const favoured = approach === 1 ? "Independent practice" : "Explain and model";
  return stretch(
    plan.phases.map((phase) =>
      phase.name === favoured ? { ...phase, minutes: phase.minutes * 1.5 } : phase,
    ),
    plan.minutes,
  );
}
