import type { EvaluatedTask } from "../../evaluation.ts";
import { scoreInWords } from "../score-in-words.ts";

/** What a learner reads: the score, what each task that was not right lacks, its worked answer, and another one worked. */
export function feedbackOn(
  tasks: readonly EvaluatedTask[],
  titles: readonly string[],
): { feedback: string; strengths: string[]; improvements: string[] } {
  const right = tasks.filter(({ verdict }) => verdict === "right").length;
  const half = tasks.filter(({ verdict }) => verdict === "half").length;
  const open = tasks.filter(({ verdict }) => verdict === "open").length;
  const score = scoreInWords({ right, half, open, total: tasks.length });
  const each = tasks.filter(({ verdict }) => verdict !== "right").map(told);
  const names = (wanted: (task: EvaluatedTask) => boolean) => [
    ...new Set(tasks.flatMap((task, at) => (wanted(task) ? [titles[at] ?? ""] : []))),
  ];
  const weak = names(({ verdict }) => verdict !== "right");
  return {
    feedback: [score, ...each].join("\n\n"),
    strengths: names(({ verdict }) => verdict === "right")
      .filter((title) => !weak.includes(title))
      .map((title) => `All right: ${title}`),
    improvements: weak.map((title) => `Practise again with other numbers: ${title}`),
  };
}

const said = {
  right: "Right.",
  half: "Half right.",
  wrong: "Not right.",
  open: "Not answered.",
  unread: "Could not be read.",
} as const;

function told({ question, verdict, note, answer, steps, example, lines }: EvaluatedTask): string {
  const broken = lines.findIndex((line) => line.verdict === "wrong");
  const written =
    lines.length > 1
      ? [
          lines
            .map(
              ({ text }, at) =>
                `   ${at === broken ? "✗" : at < broken || broken === -1 ? "✓" : " "} ${text}`,
            )
            .join("\n"),
        ]
      : [];
  const worked = `   Worked: ${workedIn(steps)} Answer: ${answer}.`;
  const other =
    example === undefined
      ? []
      : [`   With other numbers: ${example.question} ${workedIn(example.steps)} Answer: ${example.answer}.`];
  return [`- **${question}** ${said[verdict]} ${note}`.trimEnd(), ...written, worked, ...other].join("\n\n");
}

/** Steps in a line. */
export function workedIn(steps: readonly string[]): string {
  return `${steps.map((step) => step.replace(/\.$/, "")).join(" → ")}.`;
}
