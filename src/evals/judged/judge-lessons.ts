import { z } from "zod";
import type { Lines } from "../suites/lines.ts";
import { type Judgement, judgementKey, type PairJudgement, pairKey } from "./judgement.ts";
import type { Judge } from "./open-judge.ts";
import { stands } from "./quotation.ts";
import type { RubricQuestion } from "./rubric.ts";

/** All that a judge is told of a lesson: nothing says under which condition, by whom, or in which run it was written. */
export type JudgedLesson = { item: string; request: string; text: string };

export type JudgingPlan = { repeats: number; parallel: number; signal: AbortSignal };

/** What could not be asked is not in the ledger, and is asked the next time. */
export type JudgingOutcome = { asked: number; failed: string[] };

const Answer = z.object({ answer: z.enum(["yes", "no"]), quotation: z.string() });
const PairAnswer = z.object({ answer: z.enum(["first", "second", "neither"]), quotation: z.string() });

/** Every question about every lesson, as often as asked, save what the ledger has. One question at a time: one answer does not colour the next. */
export async function judgeLessons(
  lessons: readonly JudgedLesson[],
  judge: Judge,
  ledger: Lines<Judgement>,
  plan: JudgingPlan,
): Promise<JudgingOutcome> {
  const known = new Set(ledger.all.map(judgementKey));
  const waiting = lessons.flatMap((lesson) =>
    each(judge, plan.repeats).map((which) => ({ lesson, ...which, item: lesson.item })),
  );
  return await through(
    waiting.filter((one) => !known.has(judgementKey(one))),
    plan,
    async ({ lesson, about, ...head }) => {
      const said = await judge.ask(
        {
          agent: "judge",
          task: taskOf(about, "Answer yes or no."),
          material: { request: lesson.request, lesson: lesson.text },
          schema: Answer,
        },
        plan.signal,
      );
      if ("problem" in said) return said.problem;
      const { answer, quotation } = said.value;
      await ledger.add({ ...head, answer, quotation, problem: checked(quotation, [lesson.text]) });
      return null;
    },
  );
}

/** Two lessons for the same request. Each pair is asked about in both orders: an answer that turns with the order says nothing of the lessons. */
export async function judgePairs(
  pairs: readonly (readonly [JudgedLesson, JudgedLesson])[],
  judge: Judge,
  ledger: Lines<PairJudgement>,
  plan: JudgingPlan,
): Promise<JudgingOutcome> {
  const known = new Set(ledger.all.map(pairKey));
  const waiting = pairs.flatMap(([one, two]) =>
    each(judge, plan.repeats).flatMap((which) =>
      (["item", "other"] as const).map((first) => ({
        one,
        two,
        ...which,
        item: one.item,
        other: two.item,
        first,
      })),
    ),
  );
  return await through(
    waiting.filter((pair) => !known.has(pairKey(pair))),
    plan,
    async ({ one, two, about, ...head }) => {
      const [first, second] = head.first === "item" ? [one, two] : [two, one];
      const said = await judge.ask(
        {
          agent: "judge",
          task: taskOf(about, "Which of the two lessons does more of this: first, second, or neither?"),
          material: { request: one.request, first: first.text, second: second.text },
          schema: PairAnswer,
        },
        plan.signal,
      );
      if ("problem" in said) return said.problem;
      const { answer, quotation } = said.value;
      const where = { first: [first.text], second: [second.text], neither: [first.text, second.text] }[
        answer
      ];
      await ledger.add({ ...head, answer, quotation, problem: checked(quotation, where) });
      return null;
    },
  );
}

function each({ name, asked, rubric }: Judge, repeats: number) {
  return rubric.questions.flatMap((about) =>
    Array.from({ length: repeats }, (_, at) => ({
      about,
      question: about.id,
      repeat: at + 1,
      rubric: rubric.rubric,
      asked,
      judge: name,
    })),
  );
}

function taskOf({ ask, counts, does_not_count }: RubricQuestion, how: string): string {
  return [
    `Question: ${ask}`,
    `What counts: ${counts}`,
    `What does not count: ${does_not_count}`,
    `${how} Give the words of the lesson that decide it, exactly as they stand there.`,
  ].join("\n");
}

function checked(quotation: string, texts: readonly string[]): string | null {
  return texts.some((text) => stands(quotation, text))
    ? null
    : "The words it quotes do not stand in the lesson.";
}

/** So many at once; a failure is told and the others go on. */
async function through<T>(
  waiting: T[],
  { parallel, signal }: JudgingPlan,
  ask: (one: T) => Promise<string | null>,
): Promise<JudgingOutcome> {
  const failed: string[] = [];
  let asked = 0;
  const worker = async () => {
    for (;;) {
      const next = signal.aborted ? undefined : waiting.shift();
      if (next === undefined) return;
      const problem = await ask(next);
      if (problem === null) asked++;
      else failed.push(problem);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, parallel) }, worker));
  return { asked, failed };
}
