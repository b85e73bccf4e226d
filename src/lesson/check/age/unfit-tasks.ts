import { listsIn, wordsIn } from "../../../phrases.ts";
import { recently } from "../../../recently.ts";
import harmAbout from "../../brief/scope/lists/harm-about.txt" with { type: "text" };
import { withoutInnocent } from "./innocent.ts";
import aloneWith from "./lists/alone-with.txt" with { type: "text" };
import armed from "./lists/armed.txt" with { type: "text" };
import atStake from "./lists/at-stake.txt" with { type: "text" };
import atTheSun from "./lists/at-the-sun.txt" with { type: "text" };
import chemicals from "./lists/chemicals.txt" with { type: "text" };
import cleaners from "./lists/cleaners.txt" with { type: "text" };
import dares from "./lists/dares.txt" with { type: "text" };
import grooming from "./lists/grooming.txt" with { type: "text" };
import hazards from "./lists/hazards.txt" with { type: "text" };
import hurts from "./lists/hurts.txt" with { type: "text" };
import intoSockets from "./lists/into-sockets.txt" with { type: "text" };
import makes from "./lists/makes.txt" with { type: "text" };
import others from "./lists/others.txt" with { type: "text" };
import pressed from "./lists/pressed.txt" with { type: "text" };
import privates from "./lists/private.txt" with { type: "text" };
import publicly from "./lists/publicly.txt" with { type: "text" };
import reagents from "./lists/reagents.txt" with { type: "text" };
import selfHarm from "./lists/self-harm.txt" with { type: "text" };
import sexual from "./lists/sexual.txt" with { type: "text" };
import sockets from "./lists/sockets.txt" with { type: "text" };
import substances from "./lists/substances.txt" with { type: "text" };
import takesIn from "./lists/takes-in.txt" with { type: "text" };
import toTheBody from "./lists/to-the-body.txt" with { type: "text" };
import tries from "./lists/tries.txt" with { type: "text" };
import unknownPeople from "./lists/unknown-people.txt" with { type: "text" };
import unprotected from "./lists/unprotected.txt" with { type: "text" };
import warned from "./lists/warned.txt" with { type: "text" };
import weapons from "./lists/weapons.txt" with { type: "text" };
import withheld from "./lists/withheld.txt" with { type: "text" };
import { saysPrejudice } from "./prejudice.ts";

/** A task that goes in front of no class: an entry of each list of `has` stands in one sentence. */
type Task = {
  what: string;
  fix: string;
  has: readonly string[];
  /** A sentence that warns of it sets no such task. */
  warnable: boolean;
  /** Where one of these stands, it is the topic, or kept away from the class. */
  unless?: string;
};

const practical = {
  what: "practical work that is dangerous",
  fix: "Take it out, or have it shown by the teacher with what the school's risk assessment asks for.",
  warnable: true,
};
const person = {
  what: "a task that exposes or hurts somebody",
  fix: "Use made-up people, or let pupils write for themselves alone.",
  warnable: true,
};

const tasks: readonly Task[] = [
  { ...practical, has: [cleaners, reagents], unless: withheld },
  { ...practical, has: [takesIn, chemicals], unless: withheld },
  { ...practical, has: [unprotected, hazards] },
  { ...practical, has: [sockets, intoSockets] },
  { ...practical, has: [atTheSun] },
  { ...practical, has: [toTheBody] },
  { ...practical, what: "a dangerous dare", fix: "Take it out.", has: [dares] },
  {
    ...practical,
    what: "pupils trying drink, smoke or drugs",
    fix: "Take it out; facts and figures will do.",
    has: [substances, tries],
  },
  {
    ...practical,
    what: "pupils making weapons, explosives or drugs",
    fix: "Take it out.",
    has: [makes, weapons],
    unless: harmAbout,
  },
  { ...practical, what: "weapons in pupils' hands", fix: "Take it out.", has: [armed] },
  { ...person, has: [others, hurts] },
  { ...person, what: "pupils made to tell what is private", has: [publicly, privates] },
  {
    ...person,
    what: "self-harm as a task",
    fix: "Take it out; say where to get help, never how.",
    has: [selfHarm],
  },
  { ...person, what: "sexual content as a task", fix: "Take it out.", has: [sexual] },
  {
    ...person,
    what: "a pupil alone with somebody unknown",
    fix: "Take it out.",
    has: [unknownPeople, aloneWith],
  },
  { ...person, what: "a risk that pupils are pressed into", has: [pressed, atStake] },
  // "Do not tell" is the task itself here, and no warning.
  {
    ...person,
    what: "a secret kept from families, or a pupil alone with a stranger",
    fix: "Take it out.",
    has: [grooming],
    warnable: false,
  },
];

/** All lists are looked for at once: a sentence is gone through once, however many there are. */
const lookFor = listsIn(
  [
    ...new Set([
      warned,
      ...tasks.flatMap(({ has, unless }) => (unless === undefined ? has : [...has, unless])),
    ]),
  ].map((list) => ({ name: list, list })),
);
/** Each sentence is asked about for itself and as the next one of the sentence before, and again at every change of a lesson. */
const standingIn = recently(1_000, (sentence) =>
  lookFor(wordsIn(withoutInnocent(sentence.replace(unknownTo, "a stranger")))),
);
/** Its "not" warns of nothing. */
const unknownTo =
  /\b(?:an? )?(?:adults?|persons?|people|some(?:one|body)|anyone|anybody|m[ae]n|wom[ae]n|grown-?ups?) (?:who |whom |that )?(?:they|you|he|she) (?:do not|don['’]t|does not|doesn['’]t|(?:have |has )?never|haven['’]t|have not) (?:know|met|meet|seen)\b/gi;

/** "Which gas do animals breathe out?" asks for a fact. With "you" in it, it may be a dare. */
const asksAboutTheWorld = /^(?!.*\byour?s?\b)[\s\d.*_-]*(?:which|what|why|how|where|when)\b.*\?\W*$/is;

/** What is wrong with the task that a sentence sets, alone or with the `next` one, each with what to do about it. */
export function unfitTasks(sentence: string, next = ""): { what: string; fix: string }[] {
  const [here, after] = [standingIn(sentence), standingIn(next)];
  const careful = here.has(warned) || asksAboutTheWorld.test(sentence);
  const inBoth = (has: readonly string[]) =>
    has.some((list) => here.has(list)) &&
    !after.has(warned) &&
    has.every((list) => here.has(list) || after.has(list)) &&
    !has.every((list) => after.has(list));
  const found = tasks.filter(
    ({ has, warnable, unless }) =>
      !(warnable && careful) &&
      !(unless !== undefined && here.has(unless)) &&
      (has.every((list) => here.has(list)) || (has.length > 1 && inBoth(has))),
  );
  const prejudice = {
    what: "prejudice against people",
    fix: "Take it out, or ask where the claim comes from and what the evidence says.",
  };
  return [...found, ...(saysPrejudice(sentence) ? [prejudice] : [])];
}
