import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import type { Outcome } from "../../../../src/workspace/curriculum/outcome.ts";
import { pointer } from "./opening-sections.ts";
import type { Unmet } from "./prior.ts";
import type { TooHard } from "./too-hard.ts";

import { clipped } from "./wish.ts";
import { aboutClass, capital, numbered, uncapital } from "./wording.ts";

/** What the planner asks rather than guesses. */

export function whichClass(profiles: readonly ClassProfile[]): string {
  if (profiles.length === 0)
    return "I find no class in the workspace. Add one as a file under `classes/`, then say which class the lesson is for.";
  return `Which class is it for?\n\n${numbered(profiles.map(inBrackets))}`;
}

/** She told of a class that is none of these. A lesson is drafted from a class's file, and from what is for its age and subject. */
export function classNotHere(told: string, profiles: readonly ClassProfile[]): string {
  return `"${clipped(told, 80)}" is none of the classes on this desk, and a lesson is drafted for one of them. Add yours (in the page under Classes, or as a file below \`classes/\`), then answer with its name; what you asked for is kept. ${whichClass(profiles)}`;
}

function inBrackets(profile: ClassProfile): string {
  const about = aboutClass(profile);
  return about === "" ? profile.id : `${profile.id} (${about})`;
}

/** Several lessons in one breath. */
export function whichFirst(lessons: readonly string[]): string {
  return `That is ${lessons.length} lessons, and a conversation holds one. Which comes first?\n\n${numbered(lessons.map(capital))}\n\nThe other is a conversation of its own: ask for it there in the same words.`;
}

/** `next`: topics that the class could have. */
export function whichTopic(profile: ClassProfile, next: readonly string[]): string {
  const asked = `What is the lesson for ${profile.id} to be about?`;
  if (next.length === 0) return `${asked} A topic in a few words is enough.`;
  return `${asked}\n\n${numbered(next)}\n\nAny other topic, in a few words, will do as well.`;
}

/** A field was named, and what of it is open. */
export function whichPart(field: string, profile: ClassProfile, parts: readonly string[]): string {
  return `"${capital(field)}" can be several lessons. Which shall it be for ${profile.id}?\n\n${numbered([...parts, asWritten(field)])}\n\nAny other part of it, in a few words, will do as well.`;
}

export function whichLesson(): string {
  return "Which lesson is it about? Say it in that lesson's own conversation: in the page open the lesson, at the command line go on with its session (`--resume <session>`; `--sessions` lists them).";
}

/** A word that nothing here has, and what it may be short for or a slip of. */
export function whichSpelling(topic: string, meant: readonly string[]): string {
  return `I find nothing called "${topic}" here. ${meant.length === 1 ? "Is this what you mean" : "Do you mean one of these"}?\n\n${numbered([...meant, asWritten(topic)])}\n\nElse name the topic in other words.`;
}

/** The way past every list of choices: the topic in the teacher's words. choice.ts knows it by how its brackets begin. */
function asWritten(topic: string, without = "none of these"): string {
  return `${capital(topic)} (as you wrote it: ${without}, with places for you to fill in)`;
}

/** Notes that come near, and the topic as it was written. */
export function whichNote(
  topic: string,
  notes: readonly ({ subject: string } & ({ called: string } | { title: string; path: string }))[],
): string {
  const named = notes.map((note) =>
    "called" in note
      ? `${note.called}${note.subject === "" ? "" : ` (${note.subject})`}`
      : `${note.title} (your own note)`,
  );
  return `There ${notes.length === 1 ? "is a note that comes" : "are notes that come"} near "${topic}". Which shall the lesson be about?\n\n${numbered([...named, asWritten(topic, "without these notes")])}`;
}

/** None of the choices was meant: nothing is drafted, and there are other ways to say it. */
export function noneOfThose(): string {
  return "None of those, then; nothing was drafted. Name the topic in other words, say which outcome to use by its code, or bring in the curriculum it belongs to.";
}

/** Nothing is invented: what is nearest is named for the teacher to choose from, and nothing is claimed. */
export function noOutcome(
  topic: string,
  profile: ClassProfile,
  near: readonly Outcome[],
  notes: readonly { title: string }[],
): string {
  const level = profile.level === "" ? "" : ` for ${profile.level} level`;
  const offered =
    near.length === 0
      ? `None of them speaks of it.${inStock(topic, notes)}`
      : `Do you mean one of these? They are the nearest, and do not fit the level or the topic well enough to claim:\n\n${numbered([...near.map((outcome) => `${pointer(outcome)} ${outcome.title} (${outcome.level})`), asWritten(topic)])}`;
  return `I find no outcome${level} in your curriculum files that "${topic}" belongs to, so I will not claim one.\n\n${offered}\n\nYou can name the topic in other words, say which outcome to use by its code, or bring in the curriculum it belongs to.`;
}

/** What there is, for whoever cannot know what to ask for. */
function inStock(topic: string, notes: readonly { title: string }[]): string {
  if (notes.length === 0) return "";
  return ` Is one of these near enough? There are notes on them:\n\n${numbered([...notes.map(({ title }) => title), asWritten(topic)])}`;
}

/** Said before drafting: the lesson that should come first, an easier one, and the way past both. */
export function notMetYet(topic: string, profile: ClassProfile, { first, what, said }: Unmet): string {
  return `"${topic}" stands on ${uncapital(what)}, and the file of ${profile.id} says: "${said}". Which shall it be?\n\n${waysTo(topic, first)}`;
}

/** The same of a note that is written for older pupils. */
export function tooHardYet(topic: string, profile: ClassProfile, { first, written, own }: TooHard): string {
  return `What there is on "${topic}" is written for pupils of ${written.from} to ${written.to}, and ${profile.id} is about ${own.to}. Which shall it be?\n\n${waysTo(topic, first)}`;
}

function waysTo(topic: string, first: { title: string } | null): string {
  const name = capital(topic);
  return numbered([
    ...(first === null ? [] : [`${first.title} (first)`]),
    `${name}, an easier version`,
    `${name} all the same`,
  ]);
}
