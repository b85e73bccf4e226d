import type { Skipped } from "../imported.ts";

/** `fraction`: how much of the mark it gives, 0 to 100; below 0 takes marks away. */
export type QuizAnswer = { text: string; fraction: number; feedback: string };

/** A question as question banks have them, before it becomes material of a course. All text is plain. */
export type QuizQuestion = {
  /** For the report: its title, or its beginning. */
  where: string;
  /** The bank's own order of things: "Geography/Europe". */
  category: string;
  text: string;
  /** Said to everybody afterwards. */
  feedback: string;
  hints: string[];
} & QuizBody;

export type QuizBody =
  | { type: "choice"; answers: QuizAnswer[] }
  | { type: "short"; answers: QuizAnswer[] }
  | { type: "truth"; truth: boolean; because: string }
  | { type: "matching"; pairs: { left: string; right: string }[] }
  | { type: "number"; value: string; tolerance: string }
  | { type: "essay"; points: string[]; words: number | null }
  | { type: "gaps"; gaps: { text: string; answers: string[] }[] }
  | { type: "ordering"; parts: string[] }
  | { type: "description" };

export type Quiz = { questions: QuizQuestion[]; skipped: Skipped[] };

/** How a question is called in a report. */
export function titleOf(name: string, text: string): string {
  const said = (name.trim() || text).replace(/\s+/g, " ").trim();
  return said.length > 60 ? `${said.slice(0, 59)}…` : said || "a question without text";
}
