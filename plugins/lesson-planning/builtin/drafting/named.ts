import { isVerbOfOutcomes } from "../../../../src/lesson/export/i-can.ts";
import { capital } from "./wording.ts";

/** A topic as the sentences of a lesson need it. */
export type Named = {
  /** After "on" and "about": "the Corn Laws", "how glaciers move", "icing a cake", "the question "Why did Rome fall?"". */
  thing: string;
  /** After "pupils can": "explain the Corn Laws", "explain how to ice a cake", "answer the question "Why did Rome fall?"". */
  explain: string;
  /** After "pupils can" too: "ice a cake"; null where it is nothing that one does. */
  doing: string | null;
};

/**
 * What a teacher wrote as a topic, so that it can stand inside a sentence. A question that follows a name ("Glencoe - was it
 * murder?") is what the lesson asks; the name is what it is about. A wider name before a narrower one ("Netball: the chest
 * pass") is where that belongs.
 */
export function namedIn(topic: string): Named {
  const [, wider = "", rest = ""] = /^(.{2,60}?)(?:\s+[-–—]+\s+|:\s+)(.+)$/u.exec(topic) ?? [];
  if (rest === "") return plainly(topic);
  if (isQuestion(rest)) return isQuestion(wider) ? plainly(topic) : plainly(wider);
  if (wider.split(" ").length > mostWider || isQuestion(wider)) return plainly(topic.replace(/[.!]+$/, ""));
  // "Rivers: from source to mouth" is one thing, and not a thing in another.
  if (isInside(rest)) return plainly(`${wider} ${rest}`);
  const narrower = plainly(rest);
  const where = ` in ${wider}`;
  return {
    thing: `${narrower.thing}${where}`,
    explain: `${narrower.explain}${where}`,
    doing: narrower.doing === null ? null : `${narrower.doing}${where}`,
  };
}

/** A word that no sentence can have after "on" or "about". A title ("Under Milk Wood") goes on with a capital, and is a name. */
const beginsInside =
  /^(?:from|in|into|inside|outside|at|on|under|beneath|before|after|between|among|across|through|throughout|within|during|behind|beyond|beside|against|around|along|near|towards|until|since)\s+(?!(?:vitro|vivo|situ|utero)\b)[\p{Ll}\d]/u;

function isInside(text: string): boolean {
  return beginsInside.test(text.charAt(0).toLowerCase() + text.slice(1));
}

/** A label has a word or three. */
const mostWider = 3;

function plainly(topic: string): Named {
  if (isQuestion(topic)) {
    const words = topic.replaceAll('"', "'").replace(/[?.!\s]*$/, "");
    const asked = `the question "${capital(words)}?"`;
    return { thing: asked, explain: `answer ${asked}`, doing: null };
  }
  if (isInside(topic)) {
    const theme = `the theme "${capital(topic.replaceAll('"', "'").replace(/[.!\s]*$/, ""))}"`;
    return { thing: theme, explain: `explain what belongs to ${theme}`, doing: null };
  }
  const doing = doingIn(topic);
  return {
    thing: topic,
    explain: doing === null ? `explain ${topic}` : `explain how to ${doing}`,
    doing,
  };
}

const asks = "did|do|does|is|are|was|were|can|could|should|would|will|has|have|had|might|must";
/** "How do glaciers move" is asked; "how glaciers move" is explained. */
const question = new RegExp(
  `\\?\\s*$|^(?:(?:why|what|how|when|where|who|whom|whose|which)(?:\\s+(?!${asks})\\p{L}+){0,2}\\s+(?:${asks})|${asks})\\s`,
  "iu",
);
/** "What is a glacier" asks; in "what happens when it is heated" the verb is not turned round. */
const told = /^(?:what|who|which)\s+(?:happens?|happened|makes?|made|causes?|caused)\s|^how\s+to\s/iu;

function isQuestion(text: string): boolean {
  return text.trim().endsWith("?") || (question.test(text) && !told.test(text));
}

/** "Icing a cake and cutting it" as what one can do: "ice a cake and cut it". */
function doingIn(topic: string): string | null {
  const [, howTo] = /^how to (.+)$/i.exec(topic) ?? [];
  if (howTo !== undefined) return howTo;
  const [first = "", ...rest] = topic.split(" ");
  const base = baseOf(first);
  if (base === null || rest.length === 0) return null;
  const others = rest.map((word, at) =>
    /^(?:and|or|then)$/i.test(rest[at - 1] ?? "") ? (baseOf(word) ?? word) : word,
  );
  return [base, ...others].join(" ");
}

/** The verb of "-ing", where it is one that outcomes begin with. */
function baseOf(word: string): string | null {
  const [, stem] = /^(\p{L}{2,})ing$/iu.exec(word) ?? [];
  if (stem === undefined) return null;
  const small = stem.toLowerCase();
  return [`${small}e`, small, small.replace(/(.)\1$/u, "$1")].find(isVerbOfOutcomes) ?? null;
}
