import { join, resolve } from "node:path";
import { byArm, sideNamed } from "../../evals/compare/sides.ts";
import { judgeLessons, judgePairs } from "../../evals/judged/judge-lessons.ts";
import {
  judgementsName,
  lessonsOf,
  pairsName,
  readJudgedRun,
  type WrittenLesson,
} from "../../evals/judged/judged-run.ts";
import { Judgement, PairJudgement } from "../../evals/judged/judgement.ts";
import { type Judge, openJudge } from "../../evals/judged/open-judge.ts";
import { nearness } from "../../evals/judged/other-model.ts";
import { readRubric } from "../../evals/judged/rubric.ts";
import { openLines } from "../../evals/suites/lines.ts";
import { runFolder } from "../../evals/suites/run-folder.ts";
import { spentIn } from "../../evals/suites/spent-in.ts";
import { Problem } from "../../problem.ts";
import { fileStore } from "../../store/file-store.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { stoppable } from "../stoppable.ts";
import { printRun } from "./show.ts";
import { readText } from "./sources.ts";

/** A model answers the questions of a rubric about the lessons of a run, or about two runs' lessons in pairs. */
export async function judge(
  invocation: Invocation,
  [first, second, extra]: readonly string[],
): Promise<number> {
  if (first === undefined || extra !== undefined)
    throw new Problem(
      "usage",
      "Which run? eval judge <run> [<run>] [--rubric <file>] --provider … --model …",
    );
  const { args, env, cwd, terminal } = invocation;
  const { data, project } = findPlaces(args, env, cwd);
  const shipped = join(project, "evals", "rubrics", "lesson.yaml");
  const file = args.rubric === undefined ? shipped : resolve(cwd, args.rubric);
  const rubric = readRubric(args.rubric ?? "evals/rubrics/lesson.yaml", await readText(file));
  const side = await sideNamed(data, first);
  const folder = runFolder(data, side.id);
  const own = fileStore(join(folder, "judging"));
  const { provider, model, "base-url": baseUrl } = args;
  const flags = { provider, model, baseUrl };
  using stopping = stoppable();
  const { signal } = stopping;
  const opened = await openJudge(project, rubric, { workspaceRoot: folder, env, flags }, own, signal);
  const tell = (line: string) => terminal.err(`${line}\n`);
  const lessons = notItsOwn(await lessonsOf(side.results, fileStore(folder)), opened, tell);
  const plan = { repeats: args.repeat ?? 3, parallel: args.parallel ?? 4, signal };
  let outcome: Awaited<ReturnType<typeof judgeLessons>>;
  if (second === undefined) {
    const ledger = await openLines(join(folder, judgementsName), Judgement);
    outcome = await judgeLessons(lessons, opened, ledger, plan);
    await ledger.close();
  } else {
    const other = await sideNamed(data, second);
    const theirs = notItsOwn(
      await lessonsOf(other.results, fileStore(runFolder(data, other.id))),
      opened,
      tell,
    );
    // One condition and one model against another: which of several would be judged, nobody has said.
    const pairs = byArm(side, other).pairs.flatMap((pair) =>
      lessons.flatMap((lesson) => {
        const like = theirs.find(
          ({ result }) =>
            pair.b.results.includes(result) &&
            result.case === lesson.result.case &&
            result.repeat === lesson.result.repeat,
        );
        return like === undefined || !pair.a.results.includes(lesson.result) ? [] : [[lesson, like] as const];
      }),
    );
    if (pairs.length === 0)
      throw new Problem("usage", `${first} and ${second} have no case with a lesson in both.`);
    const ledger = await openLines(join(folder, pairsName), PairJudgement);
    outcome = await judgePairs(pairs, opened, ledger, plan);
    await ledger.close();
  }
  tell(`${opened.name} answered ${outcome.asked} questions; $${(await spentIn(own)).toFixed(4)} in all.`);
  if (outcome.failed.length > 0)
    tell(
      `${outcome.failed.length} could not be asked (${outcome.failed[0]}). The same command asks those again.`,
    );
  await printRun(invocation, await readJudgedRun(data, side.id));
  return outcome.failed.length > 0 ? exit.failed : exit.done;
}

/** A model does not judge what it wrote. Of the same maker is judged, and said. Throws `Problem` where nothing is left. */
function notItsOwn(
  lessons: WrittenLesson[],
  { model, name }: Judge,
  tell: (line: string) => void,
): WrittenLesson[] {
  if (lessons.length === 0) throw new Problem("usage", "There is no lesson in it to judge.");
  const near = (wanted: ReturnType<typeof nearness>) =>
    lessons.filter(({ authors }) => authors.some((author) => nearness(model, author) === wanted));
  const own = new Set(near("same"));
  if (own.size === lessons.length)
    throw new Problem(
      "usage",
      `${name} wrote all of these lessons itself, and a model favours its own. Name another judge.`,
    );
  if (own.size > 0) tell(`Left out: ${own.size} of ${lessons.length} lessons that ${name} wrote itself.`);
  const kin = near("same maker").filter((lesson) => !own.has(lesson));
  if (kin.length > 0)
    tell(`${kin.length} lessons are by a model of the judge's own maker: it may favour them.`);
  return lessons.filter((lesson) => !own.has(lesson));
}
