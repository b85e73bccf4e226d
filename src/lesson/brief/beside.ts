import type { Companion } from "../../message.ts";

/** What a request wants beside a lesson, or made of one. */

const names: readonly [Companion, RegExp][] = [
  ["worksheet", /\bwork ?sheets?\b/i],
  ["quiz", /\bquiz(?:zes)?\b/i],
  ["slides", /\bslides?\b|\bpower ?point\b/i],
];

export function resourcesIn(text: string): Companion[] {
  return names.flatMap(([kind, name]) => (name.test(text) ? [kind] : []));
}

const review =
  /\b(?:check|review|read|test|critique|look)\b[^.?!]{0,50}\b(?:good practice|best practice|pedagog\w*|the (?:six )?skills)\b|\b(?:pedagogy|pedagogical) (?:check|review)\b|^\W*(?:please |can you |could you )*(?:review|critique) (?:it|this|the|my|our)\b/i;
const adapt =
  /\b(?:adapt|differentiate)\b(?: (?:it|this|them|(?:the|its|my|our|this) (?:lesson|tasks?|activities)))\b|\bdifferentiation specialist\b|\b(?:support|stretch)\b[^.?!]{0,30}\b(?:for|of) (?:each|every|the|its) tasks?\b/i;
/** Made of the lesson, not asked for in its place. */
const beside =
  /\b(?:with|and|plus|also|add|make|create|write|give me|i need|need|want|draft|prepare|do)\b[^.?!]{0,40}\b(?:work ?sheets?|quiz(?:zes)?|slides?|power ?point)\b/i;

export function wantedIn(text: string): Companion[] {
  return [
    ...(beside.test(text) ? resourcesIn(text) : []),
    ...(adapt.test(text) ? ["adaptation" as const] : []),
    ...(review.test(text) ? ["review" as const] : []),
  ];
}
