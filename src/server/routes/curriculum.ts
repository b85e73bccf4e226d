import { Hono } from "hono";
import { z } from "zod";
import { loadRegistry } from "../../workspace/curriculum/registry.ts";
import { query } from "../input.ts";
import type { Workbench } from "../workbench.ts";

const Wanted = z.object({
  q: z.string().max(500).optional(),
  level: z.string().optional(),
  organiser: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
});

/** The outcomes of the workspace's curriculum files, by level and organiser or by words. */
export function curriculumRoutes(bench: Workbench) {
  return new Hono().get("/", query(Wanted), async (c) => {
    const { q = "", level, organiser, limit } = c.req.valid("query");
    const { files, outcomes, problems, search } = await loadRegistry(bench.workspace());
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
  });
}
