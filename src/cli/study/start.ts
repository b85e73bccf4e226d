import { quickMinutes } from "../../learning/exercises/kind.ts";
import type { NextDue } from "../../learning/plan/due.ts";
import type { PlanItem } from "../../learning/plan/plan-item.ts";
import { planToday } from "../../learning/room/plan-today.ts";
import { type Visit, visit } from "../../learning/room/room.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import { openHistory } from "../history.ts";
import type { Invocation } from "../invocation.ts";
import { pipeReader, terminalReader } from "../line-reader.ts";
import { needed } from "./input.ts";
import { cardsOf, shownPlan } from "./plan.ts";
import { practise } from "./practise.ts";
import { openRoom } from "./room.ts";
import { moment, notes } from "./show.ts";
import type { Sitting } from "./sitting.ts";

export const start = (invocation: Invocation) => study(invocation, "study");
export const quiz = (invocation: Invocation) => study(invocation, "quiz");

/** A study session at the terminal: plan, then one thing after another until the time is up or the learner leaves. */
async function study(invocation: Invocation, mode: "study" | "quiz"): Promise<number> {
  const { args, terminal, env } = invocation;
  const usage = `study ${mode === "quiz" ? "quiz" : "start"} <course>`;
  const name = needed(args.positionals[2], "Which course?", usage);
  if (args["no-input"] || args.format !== "text")
    throw new Problem(
      "usage",
      `${usage} asks and listens. For a program there are study plan, study new and study grade.`,
    );
  const learner = await visit(openRoom(invocation), name);
  const unit = mode === "quiz" ? args.unit : undefined;
  const today = await planToday(learner, { minutes: args.minutes, mode, unit });
  notes(terminal, today.problems);
  terminal.out(shownPlan(learner, today, terminal.style));
  if (today.plan.length === 0) return exit.done;
  const reader = terminal.inIsTty
    ? terminalReader(terminal, terminal.style.bold("› "), await openHistory(env))
    : pipeReader(terminal.input());
  const sitting: Sitting = { invocation, visit: learner, mode, reader, done: [], unit };
  try {
    await sit(sitting, today.minutes);
  } finally {
    reader.close();
  }
  await farewell(sitting);
  return exit.done;
}

/** Plans afresh before each exercise: what has just been learned or failed changes what comes next (§10.4, §11.3). */
async function sit(sitting: Sitting, minutes: number): Promise<void> {
  const { visit: learner, mode, invocation, unit } = sitting;
  let left = minutes;
  let isFirst = true;
  const skipped = new Set<string>();
  // A minute or two that are left hold nothing worth beginning.
  while (left >= quickMinutes || (isFirst && left > 0)) {
    isFirst = false;
    const { plan } = await planToday(learner, { minutes: left, mode, unit });
    const open = plan.filter((item) => !skipped.has(nameOf(item)));
    const item: PlanItem | undefined = open[0];
    if (item === undefined) break;
    invocation.terminal.out(`\n${invocation.terminal.style.bold(titleOf(learner, item))}\n`);
    const outcome = await practise(sitting, item);
    if (outcome === "leave") return;
    if (outcome === "skipped") skipped.add(nameOf(item));
    else left -= item.minutes;
  }
}

function nameOf({ kind, concept_id, pieces }: PlanItem): string {
  return pieces === undefined ? concept_id : kind;
}

/** Never a date that is past: what is overdue is waiting now. */
function nextBack({ concept_id, due }: NextDue, { room, profile }: Visit): string {
  if (due <= room.ports.now()) return `Next to come back: ${concept_id}, which is due now.`;
  return `Next to come back: ${concept_id}, ${moment(due, profile.time_zone)}.`;
}

function titleOf({ course }: Visit, { concept_id, pieces }: PlanItem): string {
  if (pieces !== undefined) return cardsOf(pieces.length);
  return course.concepts.find(({ id }) => id === concept_id)?.title ?? concept_id;
}

async function farewell({ invocation, visit: learner, done }: Sitting): Promise<void> {
  const { terminal } = invocation;
  const { next } = await planToday(learner);
  const count = done.length === 1 ? "One exercise" : `${done.length} exercises`;
  const list = done.map(
    ({ concept_id, score }) => `  ${concept_id}: ${Math.round(score.percentage * 100)} %`,
  );
  const due = next === null ? "" : `${nextBack(next, learner)}\n`;
  terminal.out(
    `\n${terminal.style.bold(`${count} done. Everything is saved.`)}\n${list.map((line) => `${line}\n`).join("")}${due}`,
  );
}
