import { parseLesson } from "../../../../src/lesson/document.ts";
import { stems } from "../../../../src/workspace/topics/choose.ts";
import type { LessonPlan } from "./plan.ts";
import { listed } from "./wording.ts";

/**
 * What she asked the lesson to keep to or to go without, held against the lesson as it stands: kept, or where it is not. ""
 * where she set no limits, or where the part of the note says it already.
 */
export function limitsKept({ limits, part, topic }: LessonPlan, lesson: string): string {
  const { only, without } = limits;
  if (part !== "" || only.length + without.length === 0) return "";
  const { sections } = parseLesson(`# Lesson\n\n${lesson}`);
  const taught = sections.filter(({ kind }) => kind !== "overview" && kind !== "curriculum-links");
  const still = without.map((thing) => ({
    thing,
    where: taught.filter(({ body }) => speaksOf(body, thing)).map(({ title }) => title),
  }));
  const kept = still.filter(({ where }) => where.length === 0).map(({ thing }) => thing);
  const broken = still.filter(({ where }) => where.length > 0);
  return [
    kept.length === 0 ? "" : `Teacher: without ${listed(kept)}, as you asked.`,
    ...broken.map(
      ({ thing, where }) =>
        `Teacher: you asked for no ${thing}. Built-in drafting could not take that out everywhere: see ${listed(where)}.`,
    ),
    only.length === 0
      ? ""
      : topic === null
        ? `Teacher: you asked for just ${listed(only)}. There are no notes to take that from, so keep to it in what you fill in.`
        : `Teacher: you asked for just ${listed(only)}. The note does not tell that apart, so the lesson is on all of it.`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function speaksOf(text: string, thing: string): boolean {
  const said = new Set(stems(text));
  const own = stems(thing);
  return own.length > 0 && own.every((stem) => said.has(stem));
}
