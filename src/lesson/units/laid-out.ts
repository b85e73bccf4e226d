import type { LessonKind } from "./unit.ts";

/** A period before it has a name: what it is for, and which topics it teaches or goes over, by their place in the order. */
export type Period = { kind: LessonKind; topics: number[] };

/** One assessment for about six periods; below four there is no room for one of its own. */
export function assessmentsIn(periods: number): number {
  return periods < 4 ? 0 : Math.max(1, Math.round(periods / 6));
}

/** How many topics a unit should have, so that about a quarter of the other periods is left for practice. */
export function topicsWanted(periods: number): number {
  const free = periods - assessmentsIn(periods);
  return free < 4 ? free : Math.ceil(free * 0.75);
}

/**
 * The periods of a unit: topics in their order; practice of what has just been taught where there are more periods than
 * topics, at most one for each; assessments at even distances, the last at the end and about everything. What is left has
 * no topic, and is the teacher's to decide.
 */
export function laidOut(topics: number, periods: number): Period[] {
  const assessments = assessmentsIn(periods);
  const free = periods - assessments;
  const taught = Math.min(topics, free);
  const practice = Math.min(free - taught, taught);
  const open = free - taught - practice;
  const practiceAfter = evenly(practice, taught);
  const assessAfter = evenly(assessments, taught);
  const laid: Period[] = [];
  let unpractised: number[] = [];
  let unassessed: number[] = [];
  const assess = (about: number[]) => laid.push({ kind: "assess", topics: about });
  for (let topic = 0; topic < taught; topic++) {
    laid.push({ kind: "teach", topics: [topic] });
    unpractised.push(topic);
    unassessed.push(topic);
    if (practiceAfter.includes(topic + 1)) {
      laid.push({ kind: "consolidate", topics: unpractised });
      unpractised = [];
    }
    const isLast = topic + 1 === taught;
    if (assessAfter.includes(topic + 1) && !isLast) {
      assess(unassessed);
      unassessed = [];
    }
  }
  for (let n = 0; n < open; n++) laid.push({ kind: "open", topics: [] });
  if (assessments > 0) assess(Array.from({ length: taught }, (_, topic) => topic));
  // Fewer topics than assessments: what is left over is the teacher's too.
  while (laid.length < periods) laid.splice(laid.length - 1, 0, { kind: "open", topics: [] });
  return laid;
}

/** After how many of `all` each of `count` comes, at even distances, the last at the end. */
function evenly(count: number, all: number): number[] {
  return Array.from({ length: count }, (_, n) => Math.ceil(((n + 1) * all) / count));
}
