import { Hono } from "hono";
import { z } from "zod";
import { topicsAfter } from "../../lesson/draft/next-topics.ts";
import { bringIn } from "../../workspace/curriculum/bring-in.ts";
import { readGivenApart } from "../../workspace/curriculum/read-curriculum-apart.ts";
import { loadRegistry } from "../../workspace/curriculum/registry.ts";
import { loadTopicNotes, topicNotesFor } from "../../workspace/topic-notes.ts";
import { Refused } from "../errors.ts";
import { body, query } from "../input.ts";
import type { Workbench } from "../workbench.ts";
import { workspaceAt } from "../workspace-at.ts";

const Wanted = z.object({
  q: z.string().max(500).optional(),
  level: z.string().optional(),
  organiser: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
});

/** `check`: say what is in it and write nothing. */
const Given = z.object({
  name: z.string().trim().min(1).max(200),
  text: z.string().max(3_500_000),
  subject: z.string().trim().max(200).optional(),
  check: z.boolean().optional(),
  replace: z.boolean().optional(),
});

/** The outcomes of the workspace's curriculum files, by level and organiser or by words; and a way to bring in more. */
export function curriculumRoutes(bench: Workbench) {
  return (
    new Hono()
      .get("/", query(Wanted), async (c) => {
        const { q = "", level, organiser, limit } = c.req.valid("query");
        const { files, outcomes, problems, search } = await loadRegistry(await workspaceAt(bench, c));
        const found = search(q, { level, organiser, limit });
        return c.json({
          files: files.map(({ path, title, subject, wording, source, integrity, levels, outcomes: own }) => {
            return { path, title, subject, wording, source, integrity, levels, outcomes: own.length };
          }),
          levels: [...new Set(files.flatMap((file) => file.levels))],
          organisers: [...new Set(outcomes.map((one) => one.organiser).filter(Boolean))],
          outcomes: found.map(({ outcome, score }) => ({ ...outcome, score })),
          problems,
        });
      })
      /** The teacher's own notes on topics, by words; none without. */
      .get("/topics", query(z.object({ q: z.string().max(500) })), async (c) =>
        c.json({
          topics: topicNotesFor(c.req.valid("query").q, await loadTopicNotes(await workspaceAt(bench, c))),
        }),
      )
      /** What a class could have next, after its last lessons. */
      .get("/topics/next", query(z.object({ class: z.string().min(1).max(200) })), async (c) =>
        c.json({
          topics: await topicsAfter(await workspaceAt(bench, c), bench.store, c.req.valid("query").class),
        }),
      )
      .post("/import", body(Given), async (c) => {
        const { check = false, replace = false, ...given } = c.req.valid("json");
        const read = await readGivenApart(given, new Date().toISOString().slice(0, 10));
        if (!read.ok) throw new Refused(422, "unreadable", `${read.message} Nothing was written.`);
        const { text: _, ...about } = read.curriculum;
        if (!check) await bringIn(await workspaceAt(bench, c), read.curriculum, replace);
        return c.json(about, check ? 200 : 201);
      })
  );
}
