import type { Topic } from "../../../../src/workspace/topic.ts";
import { type Hinge, hinges, quotable, shownHinge, withAnswer } from "./items.ts";
import { minutesOf } from "./phases.ts";
import { type LessonPlan, modelled, type Style, shownNow, toFill, turned } from "./plan.ts";
import { shareOut } from "./tasks.ts";
import { bullets, numbered, sentence, uncapital } from "./wording.ts";

/** What happens in the room: Starter, Main, Plenary. */

export function starter(plan: LessonPlan, style: Style): string {
  const { phases, topic, outcomes } = plan;
  const time = `**Time:** ${minutesOf(phases, "Starter")} minutes, then ${minutesOf(phases, "Review")} minutes to review the answers.`;
  const count = style.length < 0 ? 3 : style.length > 0 || style.difficulty > 0 ? 6 : 4;
  const asked = turned(plan, topic?.retrieval ?? [])
    .slice(0, count)
    .map(withAnswer);
  const known = outcomes[0]?.priorKnowledge ?? plan.profile.priorKnowledge;
  if (style.approach === 1) return `${time}\n\n${trueOrFalse(plan, count)}`;
  if (style.approach === 2) return `${time}\n\n${brainDump(plan, asked)}`;
  if (asked.length === 0) {
    const places = [
      `One question from last lesson. ${toFill("the question and its answer")}`,
      `Two questions on what today needs: ${uncapital(sentence(known))} ${toFill("the questions and their answers")}`,
    ];
    return `${time}\n\nBooks closed. Write each answer on your mini-whiteboard.\n\n${numbered(places)}`;
  }
  const hint = style.difficulty < 0 ? "\n\nThere is a word bank on the board. Choose from it." : "";
  const how = topic?.drawn?.moving
    ? "Stand where you can see the board. Think first, tell a partner, then answer when you are asked."
    : "Books closed. Write each answer on your mini-whiteboard and show it when asked.";
  return `${time}\n\n${how}${hint}\n\n${numbered(asked)}\n\nTeacher: show each answer straight away; pupils correct their own. Anything that more than a third get wrong is taught again before ${plan.topic?.drawn === undefined ? "the worked example" : "anything new"}.`;
}

function trueOrFalse(plan: LessonPlan, count: number): string {
  const noted = (plan.topic?.misconceptions ?? []).flatMap(({ think, truth }, i) =>
    i % 2 === 0 ? [{ text: think, answer: `False. ${sentence(truth)}` }] : [{ text: truth, answer: "True." }],
  );
  const listed = plan.outcomes.flatMap(({ misconceptions }) =>
    misconceptions.map((text) => ({
      text: sentence(text),
      answer: "False: ask for an example that shows it.",
    })),
  );
  const statements = (noted.length > 0 ? noted : listed).slice(0, count);
  return `True, false, or not sure yet? Show T, F or ? for each one. Then talk to your neighbour.\n\n${numbered(statements.map(withAnswer))}`;
}

function brainDump(plan: LessonPlan, asked: readonly string[]): string {
  const checks = asked.length > 0 ? `\n\nThen use these to find what is missing:\n\n${numbered(asked)}` : "";
  return `Two minutes, no talking. Write down all you remember about ${plan.named}. Then swap with a neighbour and add in another colour what they have.${checks}`;
}

export function main(plan: LessonPlan, style: Style): string {
  const parts = [explain(plan, style), guided(plan, style), check(plan, style), independent(plan, style)];
  if (style.approach === 2) parts.unshift(...parts.splice(1, 1));
  return parts.join("\n\n");
}

function explain(plan: LessonPlan, style: Style): string {
  const head = `### Explain and model (${minutesOf(plan.phases, "Explain and model")} minutes)`;
  const example = plan.topic?.example ?? null;
  if (plan.topic?.drawn !== undefined) return `${head}\n\n${byPoints(plan.topic)}`;
  if (example === null) {
    const ideas = plan.outcomes.map(({ text }) => sentence(text));
    return `${head}\n\nTeacher: one new idea at a time, a concrete example first. ${ideas.join(" ")}\n\n${toFill("a worked example, step by step, and its result")}`;
  }
  const ideas = (plan.topic?.keyIdeas ?? []).slice(0, style.length < 0 ? 3 : 6);
  const predicts = plan.profile.worksWell.some((note) => /predict/i.test(note));
  const way =
    style.approach === 1 || (style.approach === 0 && predicts)
      ? "show the finished solution first. Pupils predict its result in pairs and write it down; then run it and explain the difference."
      : "model it live, thinking aloud; pupils watch first and copy nothing.";
  const why =
    style.difficulty < 0
      ? example.steps
      : example.steps.map((step) => (style.length < 0 ? (step.split(". ")[0] ?? step) : step));
  const extra =
    style.length > 0
      ? "\n\nTeacher: make one deliberate mistake in the third step and wait for the class to find it. Then ask why each step is where it is."
      : "";
  return `${head}\n\n**Problem:** ${example.problem}\n\n${numbered(why.map(sentence))}\n\n${example.solution}\n\n${example.result}\n\nTeacher: ${way}${extra}\n\nWhat to remember:\n\n${bullets(ideas)}`;
}

/** Where there are key points and no worked example: words first, then a point at a time. */
function byPoints({ vocabulary, keyIdeas }: Topic): string {
  const words = vocabulary.map(({ term, meaning }) => `**${term}**: ${meaning}`);
  const first =
    words.length === 0 ? "" : `New words, each with its meaning, on the board:\n\n${bullets(words)}\n\n`;
  return `${first}Key points:\n\n${numbered(keyIdeas)}\n\nTeacher: one point at a time. Say it, show an example or a picture, and let a pupil put it in other words before the next. The list stays on the board.`;
}

function guided(plan: LessonPlan, style: Style): string {
  const head = `### Guided practice (${minutesOf(plan.phases, "Guided practice")} minutes)`;
  const { guided: tasks } = shareOut(plan, style);
  if (tasks.length === 0)
    return `${head}\n\nIn pairs. Keep the worked example in view.\n\n${numbered(places(plan, 2))}`;
  const way =
    style.approach === 2
      ? "In pairs. Try these before we look at an example. Note where you get stuck."
      : `In pairs. Keep the ${modelled(plan)} in view. One explains and the other writes; then swap.`;
  const pairs = plan.topic?.drawn?.moving
    ? "In pairs. One does it and the other watches for the key points; then swap."
    : way;
  const [works] = plan.profile.worksWell.slice(style.approach);
  const note =
    works === undefined
      ? ""
      : `\n\nTeacher: with ${plan.profile.id} this works: ${uncapital(sentence(works))}`;
  return `${head}\n\n${pairs}\n\n${numbered(tasks.map(withAnswer))}${note}`;
}

function check(plan: LessonPlan, style: Style): string {
  const head = `### Check for understanding (${minutesOf(plan.phases, "Check for understanding")} minutes)`;
  const [hinge] = chosenHinges(plan, style);
  if (hinge === undefined)
    return `${head}\n\n${toFill("one question whose wrong answers each show a misconception")}`;
  return `${head}\n\nTeacher: hinge question, on mini-whiteboards, everybody at once. ${hinge.targets}\n\n${shownHinge(hinge)}\n\n**Answer:** ${hinge.answer}\n\nTeacher: if most are right, go on. If up to a third are wrong, pair them with somebody who can explain. If more are wrong, teach it again: ${uncapital(hinge.reteach)}`;
}

/** Another approach asks another question first. */
export function chosenHinges(plan: LessonPlan, style: Style): Hinge[] {
  const all = turned(plan, hinges(plan));
  const from = all.length === 0 ? 0 : style.approach % all.length;
  return [...all.slice(from), ...all.slice(0, from)];
}

function independent(plan: LessonPlan, style: Style): string {
  const head = `### Independent practice (${minutesOf(plan.phases, "Independent practice")} minutes)`;
  const { independent: core, deeper } = shareOut(plan, style);
  if (core.length === 0)
    return `${head}\n\nOn your own, with the example out of sight.\n\n${numbered(places(plan, 3))}`;
  const more =
    deeper.length === 0 ? "" : `\n\nGoing deeper, if you are ready:\n\n${numbered(deeper.map(withAnswer))}`;
  const hint = style.difficulty < 0 ? "\n\nThe first step of each answer is on the sheet." : "";
  return `${head}\n\nOn your own, with the ${shownNow(plan)} out of sight. If you are stuck after five minutes, ask your partner.${hint}\n\n${numbered(core.map(withAnswer))}${more}`;
}

function places(plan: LessonPlan, count: number): string[] {
  const asked = plan.outcomes.flatMap(({ expectations }) => expectations).slice(0, count);
  if (asked.length === 0) return Array.from({ length: count }, () => toFill("a task and its answer"));
  return asked.map(
    (expectation) =>
      `A task in which pupils show this: ${uncapital(sentence(expectation))} ${toFill("the task and its answer")}`,
  );
}

export function plenary(plan: LessonPlan, style: Style): string {
  const time = `**Time:** ${minutesOf(plan.phases, "Plenary")} minutes.`;
  const rest = chosenHinges(plan, style).slice(1);
  const [exit] = rest;
  const words = (plan.topic?.vocabulary ?? []).slice(0, 3).map(({ term }) => `*${term}*`);
  if (style.approach === 1)
    return `${time}\n\nLook at the success criteria. Write one sentence that starts "I can now" and one that starts "I cannot yet".\n\nTeacher: sort the slips into three piles tonight; the third pile is next lesson's starter.`;
  if (style.approach === 2 && exit !== undefined && exit.about !== "")
    return `${time}\n\nFind and fix. A pupil from another class wrote: "${sentence(quotable(exit.about))}" What is wrong with it, and what would you say to them?\n\n**Answer:** ${exit.reteach}`;
  const question =
    exit === undefined
      ? toFill("an exit question, one for the main success criterion")
      : `${shownHinge(exit)}\n\n**Answer:** ${exit.answer}`;
  const speak =
    words.length === 0 || style.length < 0
      ? ""
      : `\n\nThen tell your neighbour what these words mean: ${words.join(", ")}.`;
  return `${time}\n\nExit question. Answer it on your own, on paper:\n\n${question}${speak}`;
}
