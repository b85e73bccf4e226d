import { join } from "node:path";
import { Hono } from "hono";
import { z } from "zod";
import { factors } from "../../agent/condition.ts";
import { readSuites } from "../../evals/cases/read-suites.ts";
import { compareSides, sideNamed } from "../../evals/compare/sides.ts";
import { criteria, criterionNames } from "../../evals/criteria/criteria.ts";
import { readJudgedRun } from "../../evals/judged/judged-run.ts";
import { lessonText } from "../../evals/ratings/lesson-to-rate.ts";
import { keyOf } from "../../evals/suites/result.ts";
import { readRun, runFolder, runIds } from "../../evals/suites/run-folder.ts";
import { summariseRun } from "../../evals/suites/summarise.ts";
import { fileStore } from "../../store/file-store.ts";
import { masked } from "../../workspace/privacy/mask.ts";
import { Refused } from "../errors.ts";
import { body, query } from "../input.ts";
import type { EvalRuns } from "../runs/eval-runs.ts";
import type { Workbench } from "../workbench.ts";

const Side = z.string().min(1).max(200);

/** Cases, runs of them, and what two runs or conditions differ in. */
export function evalRoutes({ setup: { data, project } }: Workbench, live: EvalRuns) {
  return new Hono()
    .get("/suites", (c) => {
      const { cases, problems } = readSuites(join(project, "evals", "cases"), criterionNames);
      const measured = criteria.map(({ name, kind, means }) => ({ name, kind, means }));
      return c.json({ cases, problems, criteria: measured, factors });
    })
    .get("/runs", async (c) => {
      const ids = (await runIds(data)).toReversed();
      const read = await Promise.all(ids.map((id) => readRun(data, id).catch(() => id)));
      const runs = read.flatMap((run) => {
        if (typeof run === "string") return [];
        const { results, cases, arms, repeats, ...head } = run;
        const spent = results.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
        const planned = cases.length * arms.length * repeats;
        return [
          { ...head, cases: cases.length, arms, repeats, planned, done: results.length, spentUsd: spent },
        ];
      });
      return c.json({ runs, running: live.running(), unread: read.filter((run) => typeof run === "string") });
    })
    .post(
      "/runs",
      body(
        z.object({
          suite: z.string().max(100).nullable(),
          conditions: z.array(z.string().max(20)).min(1).max(8),
        }),
      ),
      async (c) => c.json({ id: await live.begin(c.req.valid("json")) }, 201),
    )
    .post("/runs/stop", async (c) => {
      await live.stop();
      return c.json({ stopped: true });
    })
    .get("/runs/:id", async (c) => {
      const { results, judgements: _, pairs: __, ...head } = await readJudgedRun(data, c.req.param("id"));
      const tried = results.map(({ scores, ...rest }) => ({
        ...rest,
        key: keyOf(rest),
        // What a judge says that is not calibrated is advice: nothing falls short by it.
        below: scores
          .filter(({ passed, advisory }) => passed === false && !advisory)
          .map(({ criterion }) => criterion),
        measured: scores.filter(({ score }) => score !== null).length,
      }));
      // By condition and model: a mean over them would be of nothing that was tried.
      const summaries = head.arms.map((arm) => ({
        ...arm,
        summary: summariseRun(
          results.filter(
            (one) =>
              one.condition === arm.condition && one.provider === arm.provider && one.model === arm.model,
          ),
        ),
      }));
      return c.json({ ...head, summaries, tried });
    })
    .get("/runs/:id/case", query(z.object({ key: z.string().max(2000) })), async (c) => {
      const id = c.req.param("id");
      const { results } = await readJudgedRun(data, id);
      const result = results.find((one) => keyOf(one) === c.req.valid("query").key);
      if (result === undefined) throw new Refused(404, "missing", "That run has no such case.");
      const session =
        result.sessionId === ""
          ? null
          : await fileStore(runFolder(data, id))
              .readSession(result.sessionId)
              .catch(() => null);
      const text = session === null ? null : lessonText(session);
      const request = session?.title ?? null;
      return c.json({ result, request, text: text === null ? null : masked(text) });
    })
    .get("/compare", query(z.object({ a: Side, b: Side })), async (c) => {
      const { a, b } = c.req.valid("query");
      return c.json(compareSides(await sideNamed(data, a), await sideNamed(data, b)));
    });
}
