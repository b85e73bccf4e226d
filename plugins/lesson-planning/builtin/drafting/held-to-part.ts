import { limitsIn } from "../../../../src/lesson/brief/circumstances.ts";
import type { LessonPlan } from "./plan.ts";
import { todaysPart } from "./todays-part.ts";

/** "Only subtraction please, no adding": the plan held to the part of its note that wishes name, and what else is wished; "" where that is all. */
export function heldToPart(
  plan: LessonPlan,
  wishes: readonly string[],
): { plan: LessonPlan; requests: string[] } {
  const requests: string[] = [];
  let held = plan;
  for (const wish of wishes) {
    const { topic, title } = held;
    const limits = limitsIn(wish, true);
    const isLimited = limits.only.length + limits.without.length > 0;
    const part = topic === null || !isLimited ? topic : todaysPart(topic, title, limits).topic;
    requests.push(part === topic ? wish : "");
    held = { ...held, topic: part };
  }
  return { plan: held, requests };
}
