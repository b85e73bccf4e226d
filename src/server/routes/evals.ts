import { Hono } from "hono";
import { z } from "zod";
import { factors } from "../../agent/condition.ts";
import { readSuites } from "../../evals/cases/read-suites.ts";
import { sideNamed } from "../../evals/compare/sides.ts";
import { criteria, criterionNames } from "../../evals/criteria/criteria.ts";
import { withMeanings } from "../../evals/criteria/meaning.ts";
import { readJudgedRun } from "../../evals/judged/judged-run.ts";
import { lessonText } from "../../evals/ratings/lesson-to-rate.ts";
import { shippedCases } from "../../evals/suites/cases-of-run.ts";
import { keyOf } from "../../evals/suites/result.ts";
import { readRun, runFolder, runIds } from "../../evals/suites/run-folder.ts";
import { scoreCodebook, scoreRows, scoreTable } from "../../evals/tables/score-table.ts";
import { csvOf } from "../../evals/tables/table.ts";
import { textOf } from "../../message.ts";
import { providerNames } from "../../model/provider-names.ts";
import { fileStore } from "../../store/file-store.ts";
import { masked } from "../../workspace/privacy/mask.ts";
import { attachment } from "../attachment.ts";
import { Refused } from "../errors.ts";
import { body, query } from "../input.ts";
import type { EvalRuns } from "../runs/eval-runs.ts";
import type { Workbench } from "../workbench.ts";

const Side = z.string().min(1).max(200);
const Ceiling = z.number().positive().max(10_000).nullable();

/** Cases, runs of them, and what two runs or conditions differ in. */
export function evalRoutes({ apart, setup: { data, project } }: Workbench, live: EvalRuns) {
  return new Hono()
    .get("/suites", async (c) => {
      const { cases, problems } = readSuites(shippedCases(project), criterionNames);
      const measured = criteria.map(({ name, kind, means }) => ({ name, kind, means }));
      return c.json({ cases, problems, criteria: measured, factors, writers: await live.writers() });
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
      return c.json({
        runs,
        running: live.running(),
        ended: live.ended(),
        unread: read.filter((run) => typeof run === "string"),
      });
    })
    .post(
      "/runs",
      body(
        z.object({
          suite: z.string().max(100).nullable(),
          conditions: z.array(z.string().max(20)).min(1).max(8),
          provider: z.enum(providerNames).default("builtin"),
          model: z.string().max(200).default(""),
          repeats: z.number().int().min(1).max(20).default(1),
          ceilingUsd: Ceiling.default(null),
        }),
      ),
      async (c) => c.json({ id: await live.begin(c.req.valid("json")) }, 201),
    )
    .post("/runs/stop", async (c) => {
      await live.stop();
      return c.json({ stopped: true });
    })
    .post("/runs/:id/resume", body(z.object({ ceilingUsd: Ceiling })), async (c) => {
      await live.resume(c.req.param("id"), c.req.valid("json").ceilingUsd);
      return c.json({ id: c.req.param("id") });
    })
    .get("/runs/:id", async (c) => c.json(await apart.ask("runView", data, c.req.param("id"))))
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
      const { said, ...rest } = result;
      const text = said?.text ?? (session === null ? null : lessonText(session));
      const asked = session?.messages.find(({ role }) => role === "user");
      const request = asked === undefined ? (session?.title ?? null) : textOf(asked);
      const scores = withMeanings(result.scores);
      return c.json({
        result: { ...rest, scores, stoppedBy: said?.by ?? null },
        request: request === null ? null : masked(request),
        text: text === null ? null : masked(text),
      });
    })
    .get(
      "/scores",
      query(z.object({ side: z.union([Side, z.array(Side).max(4)]), of: z.enum(["scores", "codebook"]) })),
      async (c) => {
        const { side, of } = c.req.valid("query");
        const sides = await Promise.all([side].flat().map((name) => sideNamed(data, name)));
        const rows = scoreRows(sides);
        return attachment({
          bytes: new TextEncoder().encode(of === "scores" ? csvOf(scoreTable, rows) : scoreCodebook(rows)),
          mediaType: "text/csv; charset=utf-8",
          fileName: `${sides.map(({ name }) => name.replaceAll(/[^\w.-]+/g, "-")).join("-against-")}-${of}.csv`,
        });
      },
    )
    .get("/compare", query(z.object({ a: Side, b: Side })), async (c) => {
      const { a, b } = c.req.valid("query");
      return c.json(await apart.ask("comparedView", data, a, b));
    });
}
