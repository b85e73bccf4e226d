import { Hono } from "hono";
import { z } from "zod";
import { checkInWorkspace } from "../../lesson/check-in-workspace.ts";
import { scanPrivacy } from "../../workspace/privacy/scan.ts";
import { body } from "../input.ts";
import type { Workbench } from "../workbench.ts";

const Given = z.object({ markdown: z.string().max(1_000_000), class: z.string().optional() });

/** Any text as a lesson: what is wrong with it, and what in it looks like a pupil's data. */
export function lessonRoutes(bench: Workbench) {
  return new Hono().post("/check", body(Given), async (c) => {
    const { markdown, class: id } = c.req.valid("json");
    const { found, profile } = await checkInWorkspace(markdown, bench.workspace(), id);
    return c.json({ ...found, class: profile?.id ?? null, privacy: scanPrivacy(markdown, "this text") });
  });
}
