import { counted } from "../../../../src/counted.ts";
import { ageOf } from "../../../../src/workspace/stage.ts";
import type { Task } from "../../../../src/workspace/topic.ts";
import { type Hinge, hinges, quotable, shownHinge, withAnswer } from "./items.ts";
import { minutesOf } from "./phases.ts";
import { firstDraft, isMoving, type LessonPlan, type Style, tasksOf, turned } from "./plan.ts";
import { notYet } from "./prior.ts";
import { paragraphs, words } from "./shapes/pieces.ts";
import { anyFrame } from "./shapes/without-notes.ts";
import { broughtBack, lastLook } from "./unit-lesson.ts";
import { bullets, indented, numbered, uncapital } from "./wording.ts";
import { worksHere } from "./works-here.ts";

/** What happens in the room: Starter, Main, Plenary. */

/** It asks for what today needs and the class has met: never for what is about to be taught. */
export function starter(plan: LessonPlan, style: Style): string {
  const { phases } = plan;
  const time = `**Time:** ${counted(minutesOf(phases, "Starter"), "minute")}, then ${counted(minutesOf(phases, "Review"), "minute")} to review the answers.`;
  const all = style.difficulty < 0 ? shortestFirst(asksFor(plan)) : asksFor(plan);
  const fewer = Math.max(1, Math.min(3, all.length - 1));
  // A question, asked and answered, takes a minute.
  const room = Math.max(1, minutesOf(phases, "Starter"));
  const asked = all.slice(0, style.count ?? Math.min(room, style.length < 0 ? fewer : more(style) ? 6 : 4));
  if (asked.length === 0) return `${time}\n\n${withoutQuestions(plan, style)}`;
  const easier = style.difficulty < 0 || style.support > 0;
  const bank = easier
    ? wordBank(asked.map(({ answer }) => answer)) ||
      "Start with the one you know best. You may use your notes for one."
    : "";
  const ways = [
    style.difficulty < 0
      ? "Books closed. Write it on your board. Hold it up when I ask."
      : "Books closed. Write each answer on your mini-whiteboard and show it when asked.",
    "In pairs, one whiteboard. One answers, the other says why it is right or what is missing; swap after each.",
    "Two minutes alone: write down all that comes to mind for these questions. Then stand up, find somebody who has another answer, and settle it.",
  ];
  return paragraphs(
    time,
    lastTime(plan),
    isMoving(plan)
      ? "Stand where you can see the board. Think first, tell a partner, then answer when you are asked."
      : (ways[style.approach] ?? ways[0] ?? ""),
    bank,
    numbered(asked.map(withAnswer)),
    style.difficulty > 0 ? "To each answer add in a few words how you know." : "",
    style.length > 0 ? "Teacher: before you show an answer, ask two pupils how they came to theirs." : "",
    style.length < 0
      ? "Teacher: show each answer straight away; pupils correct their own."
      : "Teacher: show each answer straight away; pupils correct their own. Anything that more than a third get wrong is taught again before you go on.",
  );
}

/** A short question is read at once. */
function shortestFirst(tasks: readonly Task[]): Task[] {
  return tasks.toSorted((a, b) => a.text.length - b.text.length);
}

/** What is asked at the beginning: in a unit what earlier lessons taught, then what the note itself asks for. */
export function asksFor(plan: LessonPlan): Task[] {
  const noted = turned(plan, plan.topic?.retrieval ?? []);
  return plan.unit === null ? noted : [...broughtBack(plan.unit, plan.profile.id), ...noted];
}

function lastTime({ unit }: LessonPlan): string {
  const last = unit?.place.before.at(-1);
  if (last === undefined) return "";
  const left = unit?.place.left;
  return left === undefined
    ? `Last time: *${last.title}*.`
    : `Last time: *${last.title}*. We first finish: ${left}`;
}

function more({ length, difficulty }: Style): boolean {
  return length > 0 || difficulty > 0;
}

/** Answers of a word or two, in another order than the questions. */
function wordBank(answers: readonly string[]): string {
  const short = answers
    .map((answer) => answer.replace(/\.$/, ""))
    // What has marks inside is an answer with its working, and no word.
    .filter((answer) => answer.length <= 30 && !/[\n:;,–—=]/.test(answer));
  return short.length < 2
    ? ""
    : `Words to choose from:\n\n${bullets(short.toSorted().map((word) => `*${word}*`))}`;
}

/** Recall that needs no subject matter beforehand: the pupils bring it. */
function withoutQuestions(plan: LessonPlan, style: Style): string {
  const own = plan.unit?.place.purpose === "assess" ? lastLook(plan.unit) : null;
  const room = Math.max(1, minutesOf(plan.phases, "Starter"));
  const known = metBefore(plan) || (plan.outcomes[0]?.priorKnowledge ?? "");
  const ground = known === "" ? "" : ` Think of: ${uncapital(known.replace(/\.$/, ""))}.`;
  const moving = [
    `Tell a partner three things you remember that could help today.${ground}`,
    "Show one of them without a word; your partner says what it is, and one thing to look for in it.",
    "Ask another pair what they found hardest last time.",
  ];
  const ways = [
    isMoving(plan)
      ? moving
      : [
          `Write down three things you remember that could help today.${ground}`,
          "Turn one of them into a question for your neighbour. Swap, write the answer, and check it together.",
          "Write one word from before that you could not explain yet; we collect them on the board.",
        ],
    isMoving(plan)
      ? [
          "Without a word, show your partner what you already connect with today's topic; then say it in one sentence.",
          "Find a pair who showed something else, and learn theirs.",
          "Choose one to begin the lesson with, and say why.",
        ]
      : [
          `On a whiteboard: what do you already connect with ${plan.named}? One word or sketch in each corner.${ground}`,
          "Compare with your neighbour: which corner do you share, and which is new to one of you?",
          "Choose one and say what last lesson had to do with it.",
        ],
  ];
  return paragraphs(
    own !== null
      ? ""
      : (plan.shape.shape.frame?.opening ??
          (isMoving(plan) ? "In the space, in pairs, while equipment is checked." : "Books closed.")),
    style.difficulty < 0 || style.support > 0
      ? "One word or a sketch will do. Start with the one you know best."
      : "",
    numbered(
      (own ?? ways[style.approach % ways.length] ?? []).slice(0, Math.min(room, style.length < 0 ? 2 : 3)),
    ),
    style.difficulty > 0 ? "To each add in a few words how you know." : "",
    style.length > 0 ? "Teacher: read three of them out; whoever has the same stands up." : "",
    isMoving(plan)
      ? "Teacher: listen in, and let two pairs show theirs that are most unlike each other."
      : "Teacher: go round while they write; take the two answers that are most unlike each other and ask the class which holds. Answers are theirs, and shown at once.",
  );
}

/** What the class file says it has met, in its own words. */
function metBefore({ profile }: LessonPlan): string {
  return profile.priorKnowledge
    .split(/;\s*/)
    .filter((clause) => clause !== "" && !notYet.test(clause))
    .join("; ");
}

export function main(plan: LessonPlan, style: Style): string {
  const { shape } = plan.shape;
  const written = shape.write(plan, style);
  const all = Object.values(written).join("\n");
  const works = worksHere(plan, style);
  // A figure of the note that no part has shown yet stands where the lesson's matter is first met.
  const unseen = (plan.topic?.figures ?? []).filter((figure) => !all.includes(figure));
  const parts = shape.parts.map(({ name }, at) => {
    const minutes = minutesOf(plan.phases, name);
    const own = paragraphs(
      written[name] ?? check(plan, style),
      works.get(name) ?? "",
      inRounds(plan, minutes),
    );
    const body = at === 0 ? paragraphs(finishedFirst(plan), own, ...unseen) : own;
    return `### ${name} (${counted(minutes, "minute")})\n\n${resized(plan, body, all)}`;
  });
  // What pupils try first stands first: the explanation then answers a question that they have.
  if (style.approach === 2 && shape.id === "direct-instruction") parts.unshift(...parts.splice(1, 1));
  return parts.join("\n\n");
}

/** What was left last time is done before anything else, in Main too. */
function finishedFirst({ unit }: LessonPlan): string {
  const left = unit?.place.left;
  return left === undefined
    ? ""
    : paragraphs(
        `**First:** finish what was left last time: ${left.replace(/\.$/, "")}.`,
        "Teacher: go on as soon as two thirds have it; the others finish it in the last part, with you.",
      );
}

/** As many together as the teacher wants, unless each of them has a part to play. `main`: all that Main says. */
export function resized({ manner }: LessonPlan, text: string, main: string): string {
  const size = sizes[manner.groupsOf ?? 0];
  if (size === undefined || /\bIn (?:threes|fours): one\b|\bwith roles\b/.test(main)) return text;
  return text.replace(/\bIn (?:threes|fours)\b/g, `In ${size}`);
}

const sizes: Readonly<Record<number, string>> = {
  2: "pairs",
  3: "threes",
  4: "fours",
  5: "fives",
  6: "sixes",
};

/** Children of five to seven do nothing for a quarter of an hour: a long part is several short ones. */
function inRounds({ profile }: LessonPlan, minutes: number): string {
  const age = ageOf(profile.stage);
  if (age === null || age > oldestYoung || minutes <= longForYoung) return "";
  const rounds = Math.ceil(minutes / 6);
  return `Teacher: ${rounds} rounds of about ${Math.round(minutes / rounds)} minutes, each with one thing to do, and a stretch, a song or an action between.`;
}

const oldestYoung = 7;
const longForYoung = 8;

/** The tasks that Main really sets, in the order in which they stand there. */
export function tasksSet(plan: LessonPlan): Task[] {
  const written = main(plan, firstDraft(plan, "main"));
  const { easy, medium, hard } = tasksOf(plan);
  const at = ({ text }: Task) => written.indexOf(indented(text, 3));
  return [...easy, ...medium, ...hard].filter((task) => at(task) >= 0).toSorted((a, b) => at(a) - at(b));
}

function check(plan: LessonPlan, style: Style): string {
  const [hinge] = chosenHinges(plan, style);
  if (hinge === undefined)
    return paragraphs(
      "Teacher: hinge question, everybody at once. It targets the misconception that you heard most in the last part.",
      'Finish this sentence on your whiteboard so that it is true, and again so that it sounds true and is not: "The most important thing about this is …"',
      "**Answer:** The pupils' own; read out two of the false ones and let the class put them right.",
    );
  return paragraphs(
    `Teacher: hinge question, ${isMoving(plan) ? "by fingers (one for A, two for B)" : "on mini-whiteboards"}, everybody at once. ${hinge.targets}`,
    shownHinge(hinge),
    `**Answer:** ${hinge.answer}`,
    `Teacher: if most are right, go on. If up to a third are wrong, pair them with somebody who can explain. If more are wrong, teach it again: ${uncapital(hinge.reteach)}`,
  );
}

/** Another approach asks another question first. */
export function chosenHinges(plan: LessonPlan, style: Style): Hinge[] {
  const all = turned(plan, hinges(plan));
  const from = all.length === 0 ? 0 : style.approach % all.length;
  return [...all.slice(from), ...all.slice(0, from)];
}

/** How the exit question is answered. */
function exitLine(plan: LessonPlan, { difficulty, support }: Style): string {
  if (isMoving(plan))
    return "Exit question. Think for ten seconds, then tell a partner; three pupils say theirs to all:";
  return difficulty < 0 || support > 0
    ? "Exit question. Talk about it for a minute. Then write your own answer:"
    : "Exit question. Answer it on your own, on paper:";
}

export function plenary(plan: LessonPlan, style: Style): string {
  const time = `**Time:** ${counted(minutesOf(plan.phases, "Plenary"), "minute")}.`;
  const [exit] = chosenHinges(plan, style).slice(1);
  const terms = words(plan, 3).map(({ term }) => `*${term}*`);
  if (style.approach === 1)
    return paragraphs(
      time,
      `Look at the success criteria. Write one sentence that starts "I can now" and one that starts "I cannot yet". This is your exit question: hand it in.`,
      "Teacher: sort the slips into three piles tonight; the third pile is next lesson's starter.",
    );
  if (style.approach === 2 && exit !== undefined && exit.about !== "" && exit.open !== true)
    return paragraphs(
      time,
      `Exit question: find and fix. A pupil from another class wrote: "${quotable(exit.about)}." What is wrong with it, and what would you say to them?`,
      `**Answer:** ${exit.reteach}`,
    );
  const question =
    exit === undefined
      ? plan.manner.exit === "question"
        ? paragraphs(
            `What is the most important thing to know about ${plan.named}, and how could you show somebody that it is so?`,
            "**Answer:** The pupils' own. It names today's idea in their words, with a reason or an example.",
          )
        : paragraphs(
            bullets((plan.shape.shape.frame ?? anyFrame).exit(plan.about)),
            "**Answer:** The pupils' own. The first line shows who has it, the second what to begin with next time.",
          )
      : paragraphs(shownHinge(exit), `**Answer:** ${exit.answer}`);
  return paragraphs(
    time,
    exitLine(plan, style),
    question,
    style.difficulty > 0
      ? "Then say of one other answer why somebody might choose it, and what is wrong with it."
      : "",
    style.length > 0
      ? 'Then finish this sentence for somebody who was away: "Today we found out that …"'
      : "",
    terms.length === 0 || style.length < 0
      ? ""
      : `Then tell your neighbour what these words mean: ${terms.join(", ")}.`,
  );
}
