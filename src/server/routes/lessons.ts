import { Hono } from "hono";
import { z } from "zod";
import { checkInWorkspace } from "../../lesson/check/check-in-workspace.ts";
import { draftSample, type Sample, type SampleLesson, sampleFor } from "../../lesson/draft/sample-lesson.ts";
import { type Standing, standingOf } from "../../lesson/draft/standing.ts";
import { loadClasses } from "../../workspace/classes.ts";
import { scanPrivacy } from "../../workspace/privacy/scan.ts";
import { sampleOf } from "../client/kept-sample.ts";
import { body, query } from "../input.ts";
import type { Workbench } from "../workbench.ts";

const Given = z.object({
  markdown: z.string().max(1_000_000),
  class: z.string().optional(),
  minutes: z.number().int().positive().optional(),
});

const Asked = z.object({ sessions: z.string().max(5_000) });

/** Any text as a lesson: what is wrong with it, and what in it looks like a pupil's data. And how far many lessons are. */
export function lessonRoutes(bench: Workbench) {
  const drafted = new Map<Sample, Promise<SampleLesson | null>>();
  return (
    new Hono()
      /** A finished lesson in the subject of whoever sits here, drafted when it is first asked for. */
      .get("/sample", async (c) => {
        const classes = await loadClasses(bench.workspace());
        const sample = sampleFor(classes.map(({ subject }) => subject));
        const plugins = await bench.plugins();
        const { project } = bench.setup;
        const draft = () => draftSample(sample, { project, plugins, code: bench.apart.code });
        const known = drafted.get(sample) ?? sampleOf(project, sample, draft);
        drafted.set(sample, known);
        const lesson = await known.catch(() => null);
        if (lesson === null) drafted.delete(sample); // another time it may come
        return c.json({ lesson });
      })
      .get("/standing", query(Asked), async (c) => {
        const ids = c.req.valid("query").sessions.split(",").filter(Boolean).slice(0, 100);
        const standings: Record<string, Standing | null> = {};
        for (const id of ids) {
          const session = await bench.store.readSession(id).catch(() => null);
          standings[id] = session === null ? null : standingOf(session);
        }
        return c.json({ standings });
      })
      .post("/check", body(Given), async (c) => {
        const { markdown, ...about } = c.req.valid("json");
        const { found, profile } = await checkInWorkspace(
          markdown,
          bench.workspace(),
          about,
          bench.libraries,
        );
        return c.json({ ...found, class: profile?.id ?? null, privacy: scanPrivacy(markdown, "this text") });
      })
  );
}
