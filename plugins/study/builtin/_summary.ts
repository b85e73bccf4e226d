/** How a conversation begins and ends, in the tutor's words. Reads tool results, so it trusts no shape. */

type Facts = Record<string, unknown>;

export function opening(facts: Facts): string {
  const { of = 0, number = 1 } = record(facts.question);
  if (facts.phase === "teaching") return "Here is something new. Read it in peace; then a small question.";
  if (number !== 1) return `Let's go on. We are at question ${number} of ${of}.`;
  const lead = openings[typeof facts.type === "string" ? facts.type : ""] ?? "Let's talk.";
  if (facts.quiz === true) return `${lead} This is a quiz: the first answer counts, and there are no hints.`;
  return `${lead} Say “hint” whenever you want one.`;
}

/** For one who comes back in the middle of a question. */
export function hintsSoFar(facts: Facts): string {
  return list("Hints so far", record(facts.hints).given);
}

const openings: Readonly<Record<string, string>> = {
  direct_question: "Let's see what you remember.",
  socratic: "Let's think this through together, step by step.",
  roleplay: "Let's play a scene. I stay in my part; you say what you would really say.",
  error_identification: "Something is wrong in what comes now. Find it.",
  prediction: "Think ahead: what would happen here?",
};

/** What was reached, what went well, what to look at again. */
export function summary(value: unknown): string {
  const evaluation = record(value);
  const score = record(evaluation.score);
  const details = record(evaluation.details);
  const rating = typeof evaluation.fsrs_rating === "number" ? evaluation.fsrs_rating : 0;
  return [
    `${ratings[rating] ?? "Done."} You got ${score.correct ?? 0} of ${score.total ?? 0}${hints(evaluation.hints_used)}.`,
    typeof evaluation.feedback === "string" ? evaluation.feedback : "",
    list("What to look at again", details.improvements),
    evaluation.provisional === true
      ? "Part of this rests on your own rating, because I could not be sure."
      : "",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

const ratings: Readonly<Record<number, string>> = {
  1: "This one needs more practice; it will come back soon.",
  2: "You're getting there.",
  3: "Good, that's solid.",
  4: "Excellent: you clearly know this.",
};

function hints(used: unknown): string {
  if (typeof used !== "number" || used === 0) return "";
  return used === 1 ? ", with one hint" : `, with ${used} hints`;
}

function list(title: string, lines: unknown): string {
  if (!Array.isArray(lines) || lines.length === 0) return "";
  return `${title}:\n${lines.map((line) => `- ${line}`).join("\n")}`;
}

function record(value: unknown): Facts {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
