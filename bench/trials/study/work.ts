import { audioState } from "../../../src/learning/exercises/audio/body.ts";
import { CodeBody } from "../../../src/learning/exercises/code/code-record.ts";
import { begin } from "../../../src/learning/exercises/conversation/conversation-record.ts";
import { type ExerciseRecord, itemKey } from "../../../src/learning/exercises/exercise.ts";
import { longFormBody } from "../../../src/learning/exercises/long-form/body.ts";
import { type MathsTaskKept, tasksOf } from "../../../src/learning/exercises/maths/maths-record.ts";
import { fillTasks, renderTasks } from "../../../src/learning/exercises/maths/sheet.ts";
import type { ReplQuestion } from "../../../src/learning/exercises/repl/repl-question.ts";
import { startRepl } from "../../../src/learning/exercises/repl/repl-session.ts";
import { unseal } from "../../../src/learning/exercises/worksheet/body.ts";
import { fillSheet } from "../../../src/learning/exercises/worksheet/fill.ts";
import { inTalk, notKnowing, onSheet, type Said } from "./answer.ts";
import type { Known } from "./catalogue.ts";
import type { Person } from "./person.ts";

/** What a person hands in, what it asked them, and which of it they could show that they knew. */
export type Work = {
  response: string;
  /** The same, where questions are answered one by one. */
  lines: string[] | null;
  asked: Asked[];
  self: 1 | 2 | 3 | 4;
};
export type Asked = { key: string; knew: boolean; byKey: boolean };

export function workOn(
  record: ExerciseRecord,
  person: Person,
  catalogue: ReadonlyMap<string, Known>,
  at: number,
): Work | null {
  const others = [...catalogue.values()].filter(({ concept }) => concept === record.concept_id);
  const remembered = new Map<string, boolean>();
  const pieces = new Map<string, Asked>();
  let lines: string[] | null = null;
  /** Known only if every piece that the question is made of is. */
  const answer = (
    keys: readonly string[],
    options: readonly string[],
    right: () => Said,
    { guess }: { guess?: string } = {},
  ): string => {
    const whole = keys.map((key) => knows(key)).every((one) => one);
    const said = whole ? right() : { text: wrongly(), byKey: false };
    // A task of several lines asks its piece once, and it is known if all of them were.
    for (const key of keys.map(pieceOf)) {
      const before = pieces.get(key);
      const knew = whole && before?.knew !== false;
      pieces.set(key, { key, knew, byKey: said.byKey || before?.byKey === true });
    }
    return said.text;

    /** A number where a number is asked for: who guesses makes a likely mistake. */
    function wrongly(): string {
      const { guesses } = person.learner;
      if (guess !== undefined && guesses) return guess;
      return notKnowing(options, others, guesses, person.chance);
    }
  };
  const handed = written();
  if (handed === null) return null;
  const asked = [...pieces.values()];
  const share = asked.length === 0 ? 0 : asked.filter(({ knew }) => knew).length / asked.length;
  return { response: handed, lines, asked, self: share > 0.9 ? 4 : share > 0.6 ? 3 : share > 0.3 ? 2 : 1 };

  /** Remembered once an exercise: who does not know it in one line does not in the next. */
  function knows(asked: string): boolean {
    const key = pieceOf(asked);
    const before = remembered.get(key);
    if (before !== undefined) return before;
    const isOfAll = key.startsWith("point:") || (!catalogue.has(key) && !key.includes("code:"));
    const now = isOfAll ? person.understands(record.concept_id, at) : person.knows(key, at);
    remembered.set(key, now);
    return now;
  }

  function written(): string | null {
    switch (record.modality) {
      case "worksheet": {
        const heard = audioState(record);
        if (heard !== null) {
          lines = heard.questions.map(({ piece, kind, options, accepted }) =>
            answer([piece], kind === "choose" ? options : [], () => ({
              text: accepted[0] ?? "",
              byKey: true,
            })),
          );
          return lines.join("\n");
        }
        const tasks = tasksOf(record);
        if (tasks !== null) {
          const done = tasks.map((task) => [
            task.id,
            answer([task.skill], [], () => ({ text: workedOut(task), byKey: true }), {
              guess: person.chance.some(task.wrong, 1)[0]?.value ?? "",
            }),
          ]);
          return fillTasks(renderTasks("", record.exercise_id, tasks), Object.fromEntries(done)).text;
        }
        const sheet = unseal(record);
        if (sheet === null) return null;
        const answers = new Map(
          sheet.key.entries.map((entry) => [
            entry.id,
            answer(entry.uses, entry.options, () =>
              onSheet(entry, catalogue.get(entry.uses[0] ?? ""), person.chance),
            ),
          ]),
        );
        return fillSheet(record, sheet.template, answers)?.text ?? null;
      }
      case "conversation": {
        const talk = begin(record);
        if ("problem" in talk) return null;
        if (talk.body.teaching !== null) person.reads(talk.body.teaching.text, record.concept_id, at);
        return JSON.stringify(
          talk.body.questions.map((question) =>
            answer([question.item], [], () => inTalk(question, catalogue.get(question.item), person.chance)),
          ),
        );
      }
      case "code": {
        const small = startRepl(record);
        if (!("problem" in small)) {
          lines = small.questions.map((question, i) =>
            answer([record.uses[i] ?? ""], [], () => ({ text: inALine(question), byKey: true })),
          );
          return lines.join("\n");
        }
        const body = CodeBody.safeParse(record.body);
        if (!body.success) return null;
        const key = itemKey("code", body.data.task_id);
        const known = catalogue.get(key);
        return answer([key], [], () => ({ text: known?.sides[1]?.[0] ?? "", byKey: false }));
      }
      case "long_form": {
        const body = longFormBody(record);
        if (body === null) return null;
        const points = body.key_points.filter(
          (point) => answer([itemKey("point", point)], [], () => ({ text: point, byKey: true })) === point,
        );
        return points.length === 0
          ? "I have not understood this well enough yet to write about it."
          : points.join(". ");
      }
      case "image_review":
        return null;
    }
  }
}

/** A line or a call of a program is known by whoever knows the program. */
function pieceOf(key: string): string {
  return key.replace(/^code_tasks:/, "code:");
}

function inALine(question: ReplQuestion): string {
  if (question.kind === "predict") return question.output.trim();
  if (question.kind === "value") return question.task.tests[question.test]?.expect ?? "";
  return question.task.solution.split("\n")[question.line] ?? "";
}

/** Who can do a task writes its steps where they are asked for, and then its answer. */
function workedOut({ asksSteps, steps, answer }: MathsTaskKept): string {
  const lines = asksSteps ? steps.map((step) => step.split(": ").at(-1)?.replace(/\.$/, "") ?? "") : [];
  return [...lines, answer].join("\n");
}
