import { quickMinutes } from "../exercises/kind.ts";
import type { PlanItem } from "./plan-item.ts";
import { minutesOf } from "./timing.ts";

type Type = PlanItem["type"];

/** Whose turn it is, and who steps in when that one has nothing that fits. */
export type Turns = (sofar: readonly PlanItem[]) => Type[];

/** Of a session's working time, what a backlog of reviews may take before anything new gets a turn. */
const backlogShare = 0.75;

/**
 * New and review by turns (exercise-modalities §10.1), as long as the session has room for something new and for
 * everything that is due; while something waits to be assessed, every second new one gives way to it. With less room
 * what is due comes first, and takes three quarters of it; what is left goes to something new if that fits, else to more
 * reviews: who begins more than can be kept up keeps nothing. A quiz begins nothing (§13.4). `done`: exercises of this
 * sitting so far, for the turns go on where they were when the plan is made again.
 */
export function turnsFor(due: number, room: number, mode: "study" | "quiz", done: number): Turns {
  if (mode === "quiz")
    return (sofar) => (sofar.length % 3 === 2 ? ["assess", "review"] : ["review", "assess"]);
  if (due === 0 || due * quickMinutes + minutesOf("new", "conversation") <= room)
    return (sofar) => cycle[(done + sofar.length) % cycle.length] ?? [];
  return (sofar) => {
    const reviewed = sofar.reduce((sum, { type, minutes }) => sum + (type === "review" ? minutes : 0), 0);
    const reviewNext = reviewed + quickMinutes <= room * backlogShare || sofar.at(-1)?.type === "new";
    return reviewNext ? ["review", "new", "assess"] : ["new", "review", "assess"];
  };
}

const cycle: readonly Type[][] = [
  ["new", "assess", "review"],
  ["review", "assess", "new"],
  ["assess", "new", "review"],
  ["review", "assess", "new"],
];
