import type { Author, AuthorRequest, AuthorTurn } from "teacher-assist/builtin";
import { type Message, textOf } from "teacher-assist/message";
import { hintsSoFar, opening, summary } from "./_summary.ts";

/**
 * Leads a conversation exercise with the tools any model has: asks, has each reply judged, helps, and concludes. What
 * is right is never decided here.
 */
const tutor: Author = {
  next({ messages, tools }: AuthorRequest): AuthorTurn {
    if (!tools.some(({ name }) => name === "study_ask")) return { text: noExercise };
    const { found, before } = sinceLastWords(messages);
    if (found === null) {
      const begun = messages.some((message) => message.role === "tool" && message.name === "study_ask");
      return begun ? call("study_judge", {}) : call("study_ask", {});
    }
    return answer(found.name, found.facts, before);
  },
};

export default tutor;

const noExercise =
  "There is no exercise to talk about just now. Start one in a course, and we can talk about it.";

type Facts = Record<string, unknown>;

/** `before`: what the tool before this one had to say to the learner. */
function answer(tool: string, facts: Facts, before: string): AuthorTurn {
  const say = text(facts.say);
  const ask = text(facts.ask);
  if (tool === "study_conclude") {
    return { text: joined(before, facts.outcome === "concluded" ? summary(facts.evaluation) : say) };
  }
  if (facts.outcome === "stop") return call("study_conclude", { early: true });
  if (tool === "study_ask") {
    return facts.done === true
      ? call("study_conclude", {})
      : { text: joined(opening(facts), ask, hintsSoFar(facts)) };
  }
  if (facts.done === true) return call("study_conclude", {});
  return { text: goesOn.has(text(facts.outcome)) ? joined(say, ask) : say };
}

/** After these what is asked now is said, once more or for the first time; after any other it is still in mind. */
const goesOn = new Set(["correct", "partial", "incorrect", "shown", "rated", "taught", "refused", "noted"]);

type Since = { found: { name: string; facts: Facts } | null; before: string };

/** What the last tool since the learner spoke found, and what the one before it said. */
function sinceLastWords(messages: readonly Message[]): Since {
  const at = messages.findLastIndex(({ role }) => role === "user");
  const results = messages.slice(at + 1).flatMap((message) => (message.role === "tool" ? [message] : []));
  const result = results.at(-1);
  const earlier = results.at(-2);
  return {
    found: result === undefined ? null : { name: result.name, facts: factsIn(result) },
    before: earlier === undefined ? "" : text(factsIn(earlier).say),
  };
}

function factsIn(result: Extract<Message, { role: "tool" }>): Facts {
  if (result.isError) return { say: `That did not work: ${textOf(result)}` };
  try {
    const facts: unknown = JSON.parse(textOf(result));
    return typeof facts === "object" && facts !== null ? { ...facts } : {};
  } catch {
    return { say: textOf(result) };
  }
}

function call(name: string, args: unknown): AuthorTurn {
  return { calls: [{ name, args }] };
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}
