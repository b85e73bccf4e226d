import { sentenceSpans } from "../../text/sentences.ts";

/**
 * A text for whoever is not to know who wrote it, a person who rates or a judge. Out goes each sentence that names its writer: built-in drafting,
 * one of the models that wrote it, or somebody who speaks of being one. A line to the teacher goes whole: what is left of it would tell as much.
 */
export function withoutWriter(text: string, models: readonly string[] = []): string {
  const names = [...new Set(models.flatMap(namesOf))];
  const own =
    names.length === 0
      ? null
      : new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})(?![\\p{L}\\p{N}])`, "iu");
  const tells = (words: string, toTeacher: boolean) =>
    builtIn.test(words) ||
    ofItself.test(words) ||
    own?.test(words) === true ||
    (toTeacher && machine.test(words));
  const kept = text.split("\n").flatMap((line) => {
    const toTeacher = /^[\s>*_-]*Teacher\b[*_]*:/.test(line);
    if (!tells(line, toTeacher)) return [line];
    if (toTeacher) return [];
    const rest = sentenceSpans(line)
      .map(({ start, end }) => line.slice(start, end))
      .filter((sentence) => !tells(sentence, false))
      .join("")
      .trimEnd();
    return /[\p{L}\p{N}]/u.test(rest) ? [rest] : [];
  });
  return kept.join("\n").replace(/\n{3,}/g, "\n\n");
}

const builtIn = /\bbuilt[- ]in (?:drafting|drafts?|authors?|writer)\b/i;

/** A writer that speaks of what it is, and a line that says what wrote it. */
const ofItself =
  /\bas an? (?:AI|(?:large )?language model)\b|\bI(?: am|['’]m) an? (?:AI|(?:large )?language model)\b|\b(?:written|drafted|generated|created|made|produced|prepared) (?:\w+ )?(?:by|with|using) (?:an? )?(?:AI\b|artificial intelligence|(?:AI |large )?language model|chatbot)/i;

/** In a lesson on computing a model may be what is taught; to a teacher it is who wrote. */
const machine =
  /\bAI\b|\b(?:language )?models?\b(?= (?:connected|set up|wrote|could|can|is|was))|\b(?:AI|language) model\b/i;

/** `anthropic/claude-sonnet-5-5`: the whole, and the name that everybody knows it by. */
function namesOf(model: string): string[] {
  const last = model.split("/").at(-1) ?? model;
  const known = /^[a-z]{4,}/i.exec(last)?.[0];
  return [model, last, ...(known === undefined ? [] : [known])]
    .filter((name) => name.length > 2 && name !== "builtin")
    .map((name) => RegExp.escape(name));
}
