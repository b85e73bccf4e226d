import { isWordOf } from "../../../words/known-words.ts";

/** What stands behind a verb, and hardly ever right behind a noun that opens a line. */
const object =
  /^(?:an?|the|this|that|these|those|their|its|his|her|your|my|our|each|every|both|some|any|two|three|four|five|six|ten|\d+)$/i;
const particle = /^(?:up|out|down|off|back|through|over|apart|together|around|aside|forward|ahead)$/i;
/** A noun goes on so: "Knowledge of", "Light and shadow". */
const ofNoun = /^(?:of|and|or|in|on|at|for|by|is|are|was|were|vs|versus|between|about)$/i;

/**
 * Whether a line opens as an order does: with the bare form of an English verb and what it is done to ("Clap a rhythm", "Blend sounds").
 * It is a verb where an object of its own follows, or where English has the forms that only verbs have, and nothing follows that
 * makes a noun of it. Where it may be either it says yes: a lint is silent where it is not sure.
 */
export function opensAsDoing(line: string): boolean {
  const words = line.match(/\p{L}[\p{L}'’-]*|\d+/gu) ?? [];
  const [first = "", ...rest] = /ly$/.test(words[0] ?? "") ? words.slice(1) : words;
  const [second = "", third = ""] = rest;
  const verb = first.toLowerCase();
  if (second === "" || !/^\p{L}+$/u.test(verb)) return false;
  if (ofNoun.test(second)) return false;
  if (object.test(second)) return !isForm(verb);
  if (particle.test(second) && third !== "") return isWordOf("en", verb);
  return hasVerbForms(verb);
}

/** "Knowing the", "Learned a": a form that no order is in. */
const isForm = (verb: string) => /(?:ing|tion|ment|ness)$/.test(verb);

function hasVerbForms(verb: string): boolean {
  const stems = [verb, verb.replace(/e$/, ""), `${verb}${verb.at(-1) ?? ""}`];
  const past = [...stems.map((stem) => `${stem}ed`), verb.replace(/y$/, "ied")];
  const isKnown = (form: string) => form !== verb && isWordOf("en", form);
  return past.some(isKnown) && stems.some((stem) => isKnown(`${stem}ing`));
}
