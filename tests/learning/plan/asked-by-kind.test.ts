import { expect, test } from "bun:test";
import { chooseTasks } from "../../../src/learning/exercises/code/choose-task.ts";
import { type ExerciseRequest, itemKey } from "../../../src/learning/exercises/exercise.ts";
import { kindNamed } from "../../../src/learning/exercises/kinds.ts";
import { replCandidates } from "../../../src/learning/exercises/repl/repl-questions.ts";
import { isSmall } from "../../../src/learning/exercises/worksheet/sections/mistakes.ts";
import { kindsAsking, piecesOf } from "../../../src/learning/pieces.ts";
import { ladderOf } from "../../../src/learning/plan/ladder.ts";
import { swept } from "../../sweep.ts";
import { now, sample } from "./learner.ts";

const names = [
  "bahasa-melayu",
  "intro-to-algorithms",
  "research-methods",
  "behavioural-interviews",
  "mathematics-11-14",
];

const claims = names.flatMap((name) => {
  const course = sample(name);
  return course.concepts.flatMap((concept) => {
    const items = course.items.get(concept.id);
    const { tasks, programs } = piecesOf(items);
    return [...tasks, ...programs].flatMap((key) =>
      kindsAsking(key, course.config.domain_type).flatMap((kind) =>
        ladderOf(concept, items).map((bloom) => ({ course, concept, key, kind, bloom })),
      ),
    );
  });
});

test("a task that alone is due is asked by every kind that is said to ask it, at every level", async () => {
  const unasked: string[] = [];
  for (const { course, concept, key, kind, bloom } of swept(claims, 150)) {
    const items = course.items.get(concept.id);
    // On a sheet a mistake is put right in one place; one that takes a whole new sentence is talked about.
    const isLarge = items?.errors.some((one) => itemKey("errors", one.wrong) === key && !isSmall(one));
    if (items === undefined || (kind === "worksheet" && isLarge)) continue;
    const request: ExerciseRequest = {
      ...{ course, concept, bloom, seed: 7, now, history: [], errors: [] },
      ...{ exerciseId: "x", due: new Set([key]), sealed: true, folder: "" },
    };
    if (!(await asked(kind, request)).includes(key)) unasked.push(`${kind} ${bloom} ${concept.id} ${key}`);
  }
  expect(unasked).toEqual([]);
});

/** What is run in a box is looked at before that: it is chosen by the same functions. */
async function asked(kind: string, request: ExerciseRequest): Promise<string[]> {
  const items = request.course.items.get(request.concept.id);
  if (items === undefined) return [];
  if (kind === "code")
    return chooseTasks(items.code_tasks, request)
      .slice(0, 1)
      .map(({ id }) => itemKey("code", id));
  if (kind === "repl") return replCandidates(items).map(({ use }) => use);
  const made = await kindNamed(kind as "worksheet").make?.(request, {
    box: () => Promise.reject(new Error("nothing is run here")),
    teach: false,
    style: "examples_first",
  });
  return made === undefined || "problem" in made ? [] : made.record.uses;
}
