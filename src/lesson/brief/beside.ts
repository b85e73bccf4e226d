import type { Companion } from "../../message.ts";
import { numberSaid } from "../../text/numbers-said.ts";
import { namesNeed } from "../../workspace/class-needs.ts";
import { numberWord } from "./number-words.ts";

/** What a request wants beside a lesson, or made of one. */

const names: readonly [Companion, RegExp][] = [
  ["worksheet", /\bwork ?sheets?\b/i],
  ["quiz", /\bquiz(?:zes)?\b/i],
  ["homework", /\bhome ?work\b/i],
  ["revision-guide", /\brevision (?:guides?|sheets?|notes)\b|\bknowledge organi[sz]ers?\b/i],
  ["cards", /\b(?:vocab(?:ulary)?|key ?word|word|flash) ?cards?\b/i],
  [
    "text",
    /\b(?:levell?ed|easier|simpler|simplified|shorter) (?:version of (?:the|this|that) )?(?:text|passage|reading)s?\b/i,
  ],
  ["slides", /\bslides?\b|\bpower ?point\b/i],
];

const anyName = names.map(([, name]) => name.source).join("|");

export function resourcesIn(text: string): Companion[] {
  return names.flatMap(([kind, name]) => (name.test(text) ? [kind] : []));
}

const questions = "(?:questions?|qs|items|fragen|preguntas|soalan)";
const anyQuestions = new RegExp(questions, "i");
const counted = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:with|of|mit|avec|de)\\s+)?(\\d{1,3}|${numberWord})[\\s-]+(?:(?:quick|short|easy|hard|more|multiple[- ]choice|mixed)\\s+){0,2}${questions}(?![\\p{L}])`,
  "iu",
);

/** How many questions are asked for: "a 10 question quiz"; null where nobody says. */
export function manyIn(text: string): number | null {
  const said = counted.exec(text)?.[1];
  if (said === undefined) return null;
  const many = /^\d/.test(said) ? Number(said) : numberSaid(said);
  return many === null || many < 1 || many > 100 ? null : many;
}

/** The same words without it. */
export function withoutMany(text: string): string {
  // Most requests count nothing, and the pattern is long.
  return (anyQuestions.test(text) ? text.replace(counted, " ") : text).replace(/\s+/g, " ");
}

const review =
  /\b(?:check|review|read|test|critique|look)\b[^.?!]{0,50}\b(?:good practice|best practice|pedagog\w*|the (?:six )?skills)\b|\b(?:pedagogy|pedagogical) (?:check|review)\b|^\W*(?:please |can you |could you )*(?:review|critique) (?:it|this|the|my|our)\b/i;
const adapt =
  /\b(?:adapt|differentiate)\b(?: (?:it|this|them|(?:the|its|my|our|this) (?:lesson|tasks?|activities)))\b|\bdifferentiation specialist\b|\b(?:support|stretch)\b[^.?!]{0,30}\b(?:for|of) (?:each|every|the|its) tasks?\b/i;
/** Made of the lesson, not asked for in its place. */
const beside = new RegExp(
  `\\b(?:with|and|plus|also|add|make|create|write|set|give me|i need|need|want|draft|prepare|do)\\b[^.?!]{0,40}(?:${anyName})`,
  "i",
);

export function wantedIn(text: string): Companion[] {
  return [
    ...(beside.test(text) ? resourcesIn(text) : []),
    ...(adapt.test(text) ? ["adaptation" as const] : []),
    ...(review.test(text) ? ["review" as const] : []),
  ];
}

/** Said of a lesson that stands, where "check this" can mean nothing else. */
export function wantedOfLesson(text: string): Companion[] {
  const wanted = wantedIn(text);
  if (wanted.length > 0) return wanted;
  if (namesNeed(text) && wished.test(text) && !askedAbout.test(text)) return ["adaptation"];
  return judging.some((words) => words.test(text)) ? ["review"] : [];
}

/** A need with any of these is somebody the lesson is to do more for; without, it is only told of ("they loved it"). */
const wished =
  /\?|\bfor\b|\b(?:make|adapt|adjust|change|support|help|scaffold\w*|simplif\w+|better|accessible|suit\w*|needs?|reach|includ\w+|inclusive|easier|simpler)\b/i;
const askedAbout = /^\W*(?:how many|who|why|when|where|which)\b/i;

const lesson = "(?:it|this|that|(?:the|my|our|this|that) (?:whole |entire )?(?:lesson|plan|draft)(?: plan)?)";
/** What is said of the lesson, or of nothing else in particular. */
const ofIt = `(?:\\W*$| (?:with|in|of|about|from|on) ${lesson}\\b)`;

/** How people ask whether a lesson is a good one. */
const judging: readonly RegExp[] = [
  `\\b(?:check|review|evaluate|assess|critique|appraise|judge|rate|grade|mark|proof-?read|look over|go over) ${lesson}(?![\\w'’])`,
  `\\b(?:feedback|thoughts|opinion|comments) on ${lesson}\\b`,
  `\\b(?:quality|pedagogy)[- ]check\\b|\\bsecond opinion\\b|\\bcritical (?:friend|eye|look)\\b`,
  `\\b(?:is|are|does|do|would|will) (?:${lesson}|the (?:pedagogy|teaching))\\b[^.?!]{0,40}\\b(?:any good|good (?:enough|pedagog\\w*|practice|teaching|lesson|plan)|best practice|sound|solid|pedagog\\w*|well (?:planned|designed|made))\\b`,
  `\\bhow (?:good|sound|strong|solid) is ${lesson}\\b`,
  `\\b(?:what|where)(?:['’]s| is| are)?\\b[^.?!]{0,20}\\b(?:wrong|missing|gaps?|weak(?:ness(?:es)?| points?| spots?)?|problems?)${ofIt}`,
  `\\b(?:what|anything) (?:would|could|should|can|do)? ?(?:you|i|we|be|to|that needs)\\b[^.?!]{0,12}\\b(?:improv\\w+|chang\\w+|differently|better|fix\\w*)\\b`,
  `\\b(?:any|see any|are there|spot any) (?:problems?|issues|weak\\w*|gaps|faults|mistakes|errors)${ofIt}`,
  `\\b(?:have|did) (?:i|we|you) (?:miss(?:ed)?|forg[eo]t(?:ten)?|overlook(?:ed)?) (?:any|some)`,
  `\\b(?:observers?|inspectors?|ofsted|estyn|mentor|colleagues?|head ?teacher)\\b[^.?!]{0,30}\\b(?:see|say|think|like|make of|judge)\\b`,
  `\\bwould you teach ${lesson}\\b`,
].map((words) => new RegExp(words, "i"));
