import type { Answered, Question } from "../conversation-record.ts";

/** One small step, the same however often it is asked for: the first of the ladder, which is not counted for it. */
export function nudge({ hints }: Question): string {
  return hints[0] ?? "Start with the part you are sure of.";
}

/** Whether that step was given before, for the asking or as a hint: told again it helps nobody. */
export function wasNudged(question: Question, answered: Answered | null): boolean {
  return (answered?.said ?? []).some(({ text }) => text.includes(nudge(question)));
}

/** What is wanted here, in other words than the question's. */
export function howToAnswer(question: Question): string {
  const { weighing, prompt, kind } = question;
  const asked = prompt.replace(/\s+/g, " ").trim();
  switch (weighing) {
    case "answer":
      return `I want ${isSentence(question) ? "a sentence" : "a word or a few"} from you. ${asked}`;
    case "output":
      return "Read the program line by line as the computer would. What stands on the screen at the end? Write just that.";
    case "correction":
      return `One thing in this sentence is wrong. Write the sentence again as it should be, or only the words that change. ${asked}`;
    case "statement":
      return `I read you a statement. Say first whether it is so, yes or no, and then in a sentence why. ${asked}`;
    case "story":
      return `Tell something that you yourself did: where it was, what had to be done, what you did, and how it ended. ${asked}`;
    case "scene":
      if (question.turn !== undefined)
        return `They ask in other words: “${question.turn.again}”${question.turn.means === undefined ? "" : ` (${question.turn.means})`}`;
      return `We play a scene. Say what you would say there yourself. What you want to do now: ${question.points.join(" ")}`;
    default:
      return `I want to hear it in your own words; ${kind === "open" ? "a few sentences" : "a sentence or two"} will do. ${asked}`;
  }
}

function isSentence({ accepted }: Question): boolean {
  return (accepted[0] ?? "").split(/\s+/).length > 3;
}
