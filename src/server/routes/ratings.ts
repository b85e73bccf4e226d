import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { z } from "zod";
import { readRubric } from "../../evals/judged/rubric.ts";
import { SetChange } from "../../evals/ratings/change-set.ts";
import { lessonsToRate, lessonToRate } from "../../evals/ratings/lesson-to-rate.ts";
import { codebookOf, itemsFor, newSet } from "../../evals/ratings/rating-set.ts";
import {
  changeSet,
  createSet,
  deleteSet,
  rate,
  ratingsToTake,
  readSet,
  setIds,
  unblind,
} from "../../evals/ratings/rating-sets.ts";
import { ratingTable } from "../../evals/ratings/rating-table.ts";
import { scaleOf } from "../../evals/ratings/scale.ts";
import { unblindedRows, unblindedTable } from "../../evals/ratings/unblinded-table.ts";
import { isComplete, isOpen } from "../../evals/ratings/unblinding.ts";
import { csvOf } from "../../evals/tables/table.ts";
import { Problem, reasonOf } from "../../problem.ts";
import { attachment } from "../attachment.ts";
import { Refused } from "../errors.ts";
import { body, query } from "../input.ts";
import type { Workbench } from "../workbench.ts";

const From = z.union([z.object({ run: z.string().max(200) }), z.object({ study: z.string().max(60) })]);

const New = z.object({
  id: z.string().max(60),
  title: z.string().max(200),
  raters: z.array(z.string().max(20)).min(1).max(50),
  each: z.number().int().min(1).max(10),
  from: From,
});

/** Lessons that people rate: blind, twice, by a codebook; and how far they agree. */
export function ratingRoutes({ store, apart, setup: { data, project } }: Workbench) {
  const codebook = () => {
    const file = join(project, "evals", "rubrics", "lesson.yaml");
    return codebookOf(readRubric(file, readFileSync(file, "utf8")));
  };
  return new Hono()
    .get("/", async (c) => {
      const ids = await setIds(data);
      const read = await Promise.all(
        ids.map((id) => readSet(data, id).catch((error: unknown) => reasonOf(error))),
      );
      return c.json({
        sets: read.flatMap((one) =>
          typeof one === "string"
            ? []
            : [
                {
                  id: one.set.id,
                  title: one.set.title,
                  lessons: one.set.items.length,
                  raters: one.set.raters,
                },
              ],
        ),
        problems: read.filter((one) => typeof one === "string"),
      });
    })
    .post("/", body(New), async (c) => {
      const { from, ...plan } = c.req.valid("json");
      const lessons = await lessonsToRate(data, store, from);
      if (lessons.length === 0)
        throw new Problem("usage", "There is no lesson to rate there yet. Nothing was made.");
      await createSet(data, newSet(plan, lessons, codebook(), new Date().toISOString()));
      return c.json({ id: plan.id }, 201);
    })
    .get("/:id", async (c) => {
      const { set, ratings, problems } = await readSet(data, c.req.param("id"));
      const { codebook, raters, each, items, title, id } = set;
      return c.json({
        id,
        title,
        codebook,
        each,
        lessons: items.length,
        raters: raters.map((rater) => {
          const own = itemsFor(set, rater);
          const done = own.filter((item) => ratings.some((one) => one.item === item && one.rater === rater));
          return { rater, done: done.length, all: own.length };
        }),
        agreement: await apart.ask("agreementAmong", ratings, codebook.map(scaleOf)),
        problems,
        isComplete: isComplete(set, ratings),
        unblinded: set.unblinded ?? null,
        isClosed: set.closed === true,
        changes: set.changes ?? [],
        codes: items.map(({ item }) => item),
        severalConditions: new Set(items.map(({ source }) => source.condition)).size > 1,
        byCondition: isOpen(set, ratings) ? await apart.ask("ratingsByCondition", set, ratings) : null,
      });
    })
    .patch(
      "/:id",
      body(z.union([SetChange, z.object({ change: z.literal("add-lessons"), from: From })])),
      async (c) => {
        const asked = c.req.valid("json");
        const change =
          asked.change === "add-lessons"
            ? { change: asked.change, lessons: await lessonsToRate(data, store, asked.from) }
            : asked;
        await changeSet(data, c.req.param("id"), change, new Date().toISOString());
        return c.json({ changed: true });
      },
    )
    .delete("/:id", body(z.object({ name: z.string().max(60) })), async (c) => {
      await deleteSet(data, c.req.param("id"), c.req.valid("json").name);
      return c.json({ deleted: true });
    })
    .post("/:id/unblind", async (c) => {
      await unblind(data, c.req.param("id"), new Date().toISOString());
      return c.json({ unblinded: true });
    })
    .get("/:id/next", query(z.object({ rater: z.string().max(20) })), async (c) => {
      const { set, ratings } = await readSet(data, c.req.param("id"));
      const { rater } = c.req.valid("query");
      if (!set.raters.includes(rater))
        throw new Refused(404, "missing", `${rater} does not rate in this set.`);
      const all = itemsFor(set, rater);
      const open = set.closed
        ? []
        : all.filter((item) => !ratings.some((one) => one.item === item && one.rater === rater));
      const [item] = open;
      const source = set.items.find((one) => one.item === item)?.source;
      const about = {
        codebook: set.codebook,
        done: all.length - open.length,
        all: all.length,
        isClosed: set.closed === true,
      };
      if (item === undefined || source === undefined) return c.json({ ...about, item: null, text: null });
      // Where it comes from is not told: whoever rates is not to know.
      return c.json({ ...about, item, text: await lessonToRate(data, store, source) });
    })
    .post(
      "/:id/ratings",
      body(
        z.object({
          item: z.string().max(60),
          rater: z.string().max(20),
          scores: z.record(z.string(), z.number()),
        }),
      ),
      async (c) => {
        await rate(data, c.req.param("id"), c.req.valid("json"));
        return c.json({ kept: true }, 201);
      },
    )
    .get("/:id/file", query(z.object({ format: z.enum(["jsonl", "csv", "unblinded"]) })), async (c) => {
      const read = await readSet(data, c.req.param("id"));
      const { set } = read;
      const ratings = ratingsToTake(read);
      const { format } = c.req.valid("query");
      if (format === "unblinded") {
        if (!isOpen(set, read.ratings))
          throw new Refused(
            409,
            "busy",
            "The set is still rated blind: conditions are given once everybody is done, or blinding was ended.",
          );
        return attachment({
          bytes: new TextEncoder().encode(csvOf(unblindedTable, unblindedRows(read))),
          mediaType: "text/csv; charset=utf-8",
          fileName: `${set.id}-by-condition.csv`,
        });
      }
      const text =
        format === "csv"
          ? csvOf(ratingTable, ratings)
          : ratings.map((one) => `${JSON.stringify(one)}\n`).join("");
      return attachment({
        bytes: new TextEncoder().encode(text),
        mediaType: format === "csv" ? "text/csv; charset=utf-8" : "application/jsonl",
        fileName: `${set.id}.${format}`,
      });
    });
}
