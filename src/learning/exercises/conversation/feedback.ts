import type { Question, Settled } from "./conversation-record.ts";
import type { Judged } from "./judged.ts";
import { say } from "./wording.ts";

/** The answer and why it is so, once a question is over. */
export function answerShown(question: Question): string {
  const { weighing, accepted, references, points, explanation, truth } = question;
  const why = explanation === "" ? "" : ` ${explanation}`;
  switch (weighing) {
    case "answer":
    case "correction":
      return `**${oneOf(accepted[0] ?? "")}**${stopped(accepted[0] ?? "")}${why}`;
    case "output":
      return `It prints:\n\n\`\`\`\n${accepted[0] ?? ""}\n\`\`\`\n\n${explanation}`;
    case "statement":
      return `${truth ? "It is so." : "It is not so."} ${explanation}`.trim();
    case "short_answer":
    case "points":
      return `${references[0] ?? points.join(" ")}${references.includes(explanation) ? "" : why}`;
    case "story":
      return `One way to tell such a story: “${references[0] ?? ""}”\n\nWhat a listener looks for:\n${list(points)}`;
    case "scene":
      if (question.turn !== undefined)
        return `The aim was: ${points.join(" ")}\n\nOne could say: “${question.turn.model}”`;
      return `The aim was: ${points.join(" ")}\n\nPhrases that help here: ${accepted.join(", ")}`;
  }
}

/** Of alternatives that are written "a / b", as a sentence has them. */
function oneOf(answer: string): string {
  return answer.split(" / ").join("** or **");
}

function stopped(answer: string): string {
  return /[.!?…]$/.test(answer) ? "" : ".";
}

/** What the learner should see beside "right" or "partly right"; empty where there is nothing to add. */
export function afterwards(
  question: Question,
  verdict: Settled["verdict"],
  { note, missing }: { note: string; missing: readonly string[] },
): string {
  if (verdict === "correct") return question.kind === "typed" ? question.explanation : "";
  if (question.kind === "typed") return `${note === "" ? "" : `${note} `}${answerShown(question)}`;
  const left =
    missing.length > 0 && question.points.length > 1 ? `What was missing:\n${list(missing)}\n\n` : "";
  return `${left}A full answer: ${answerShown(question)}`;
}

/** In a scene the other person answers, with the right words taken up and corrections as an aside. */
export function inCharacter(character: string, { verdict, used, note }: Judged, turn: number): string {
  const how = say(verdict === "incorrect" ? "puzzled" : "nods", turn);
  const echo = used.length === 0 ? "" : `: “${used.join(", ")}”`;
  const aside = note === "" ? "" : ` (A small thing: ${note})`;
  const lost = verdict === "incorrect" ? " Try to say it with the words of this lesson." : "";
  return `*${character} ${how}${echo}.*${aside}${lost}`;
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}
