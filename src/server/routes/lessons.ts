import { Hono } from "hono";
import { z } from "zod";
import { checkInWorkspace } from "../../lesson/check/check-in-workspace.ts";
import { type Standing, standingOf } from "../../lesson/draft/standing.ts";
import { scanPrivacy } from "../../workspace/privacy/scan.ts";
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
  return new Hono()
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
      const { found, profile } = await checkInWorkspace(markdown, bench.workspace(), about, bench.libraries);
      return c.json({ ...found, class: profile?.id ?? null, privacy: scanPrivacy(markdown, "this text") });
    });
}
