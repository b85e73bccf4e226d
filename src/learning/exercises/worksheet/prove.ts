import type { MadeExercise } from "../exercise.ts";
import { type KeyEntry, unseal } from "./body.ts";
import { gradeWorksheet } from "./grade.ts";
import { asRead, holds } from "./sections/text.ts";
import { blank } from "./sheet.ts";

/** Everything that makes a worksheet unfit to hand out (decision 24, exercise-modalities §9.3); empty where it is fit. */
export function proveWorksheet(made: MadeExercise): string[] {
  const opened = unseal(made.record);
  const content = made.files[0]?.content;
  if (opened === null || content === undefined) return ["it has no key"];
  const { entries } = opened.key;
  return [
    ...gradesTo(made, filled(content, entries), 1, "its own key"),
    ...gradesTo(made, content, 0, "the blank sheet"),
    ...entries.filter(showsItsAnswer).map(({ id }) => `question ${id} shows its own answer`),
    ...doubles(entries),
    ...entries.filter(isLettered).flatMap(unclearOptions),
  ];
}

/** The sheet with an answer in each blank, by default the key's. */
export function filled(
  content: string,
  entries: readonly KeyEntry[],
  answerTo: (entry: KeyEntry) => string = ({ accepted }) => accepted[0] ?? "",
): string {
  const start = content.indexOf("\n## Section 1:");
  let next = 0;
  const body = content.slice(start).replace(/(?<!_)___(?!_)/g, () => {
    const entry = entries[next++];
    return entry === undefined ? blank : answerTo(entry) || blank;
  });
  return content.slice(0, start) + body;
}

function gradesTo(made: MadeExercise, text: string, percentage: number, what: string): string[] {
  const graded = gradeWorksheet(made.record, text, {
    now: new Date(made.record.started),
    domain: "language",
    hintsUsed: 0,
  });
  if ("problem" in graded) return [`${what} cannot be graded: ${graded.problem}`];
  const { score } = graded.evaluation;
  if (score.percentage === percentage) return [];
  const wrong = graded.evaluation.details.errors.map(({ question }) => question).join(", ");
  return [
    `${what} grades to ${Math.round(100 * score.percentage)} %${percentage === 1 ? ` (${wrong})` : ""}`,
  ];
}

function showsItsAnswer({ judging, prompt, accepted }: KeyEntry): boolean {
  if (judging === "reorder") return accepted.some((answer) => holds(prompt, answer));
  if (judging !== "words") return false;
  return accepted.some((answer) => holds(prompt.replace(blank, " | "), answer));
}

/** The same words with the same choices; one word may well be matched in one section and sorted in another. */
function doubles(entries: readonly KeyEntry[]): string[] {
  const seen = new Map<string, string>();
  return entries.flatMap(({ id, prompt, options }) => {
    const text = asRead(prompt);
    const asked = [text, ...options].join("\n");
    const before = seen.get(asked);
    seen.set(asked, id);
    return before === undefined || text === asRead(blank)
      ? []
      : [`questions ${before} and ${id} are the same`];
  });
}

function isLettered({ judging }: KeyEntry): boolean {
  return judging === "letter" || judging === "letters" || judging === "sequence";
}

function unclearOptions({ id, options }: KeyEntry): string[] {
  const read = options.map(asRead);
  return new Set(read).size === read.length ? [] : [`two choices of question ${id} are the same`];
}
