import { CodeBody } from "../../../src/learning/exercises/code/code-record.ts";
import { begin } from "../../../src/learning/exercises/conversation/conversation-record.ts";
import { type ExerciseRecord, itemKey } from "../../../src/learning/exercises/exercise.ts";
import { longFormBody } from "../../../src/learning/exercises/long-form/body.ts";
import { type MathsTaskKept, tasksOf } from "../../../src/learning/exercises/maths/maths-record.ts";
import { fillTasks, renderTasks } from "../../../src/learning/exercises/maths/sheet.ts";
import { unseal } from "../../../src/learning/exercises/worksheet/body.ts";
import { fillSheet } from "../../../src/learning/exercises/worksheet/fill.ts";
import { inTalk, notKnowing, onSheet, type Said } from "./answer.ts";
import type { Known } from "./catalogue.ts";
import type { Person } from "./person.ts";

/** What a person hands in, what it asked them, and which of it they knew. */
export type Work = { response: string; asked: Asked[]; self: 1 | 2 | 3 | 4 };
export type Asked = { key: string; knew: boolean; byKey: boolean };

export function workOn(
  record: ExerciseRecord,
  person: Person,
  catalogue: ReadonlyMap<string, Known>,
  at: number,
): Work | null {
  const others = [...catalogue.values()].filter(({ concept }) => concept === record.concept_id);
  const asked: Asked[] = [];
  /** Known only if every piece that the question is made of is. */
  const answer = (keys: readonly string[], options: readonly string[], right: () => Said): string => {
    const knew = keys.map((key) => person.knows(key, at));
    const whole = knew.every((one) => one);
    const said = whole
      ? right()
      : { text: notKnowing(options, others, person.learner.guesses, person.chance), byKey: false };
    for (const [i, key] of keys.entries()) asked.push({ key, knew: knew[i] ?? false, byKey: said.byKey });
    return said.text;
  };
  const handed = written();
  if (handed === null) return null;
  const share = asked.length === 0 ? 0 : asked.filter(({ knew }) => knew).length / asked.length;
  return { response: handed, asked, self: share > 0.9 ? 4 : share > 0.6 ? 3 : share > 0.3 ? 2 : 1 };

  function written(): string | null {
    switch (record.modality) {
      case "worksheet": {
        const tasks = tasksOf(record);
        if (tasks !== null) {
          const done = tasks.map((task) => [
            task.id,
            answer(
              [task.skill],
              task.wrong.map(({ value }) => value),
              () => ({ text: workedOut(task), byKey: true }),
            ),
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
        const body = CodeBody.safeParse(record.body);
        if (!body.success) return null;
        const key = itemKey("code_tasks", body.data.task_id);
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

/** Who can do a task writes its steps where they are asked for, and then its answer. */
function workedOut({ asksSteps, steps, answer }: MathsTaskKept): string {
  const lines = asksSteps ? steps.map((step) => step.split(": ").at(-1)?.replace(/\.$/, "") ?? "") : [];
  return [...lines, answer].join("\n");
}
