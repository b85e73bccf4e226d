import { Hono } from "hono";
import { z } from "zod";
import { visit } from "../../learning/room/room.ts";
import { slug } from "../../learning/state/places.ts";
import { PeerVerdict } from "../../learning/together/session.ts";
import {
  answerTogether,
  beginTogether,
  endTogether,
  goOnTogether,
  judgeTogether,
  openTogether,
} from "../../learning/together/together.ts";
import { body } from "../input.ts";
import type { Workbench } from "../workbench.ts";

const Name = z.string().trim().min(1).max(60);
const Company = z.object({ concept: z.string().max(100), names: z.tuple([Name, Name]), guest: z.boolean() });

/** Two learners at this machine: by turns one answers and the other judges. */
export function togetherRoutes({ room }: Workbench) {
  const enter = (course: string) => visit(room, slug(course, "course"));
  return new Hono()
    .get("/:course", async (c) => c.json({ view: await openTogether(await enter(c.req.param("course"))) }))
    .post("/:course", body(Company), async (c) =>
      c.json(await beginTogether(await enter(c.req.param("course")), c.req.valid("json")), 201),
    )
    .post("/:course/answer", body(z.object({ text: z.string() })), async (c) =>
      c.json({ view: await answerTogether(await enter(c.req.param("course")), c.req.valid("json").text) }),
    )
    .post("/:course/judge", body(z.object({ verdict: PeerVerdict })), async (c) =>
      c.json({ view: await judgeTogether(await enter(c.req.param("course")), c.req.valid("json").verdict) }),
    )
    .post("/:course/next", async (c) =>
      c.json({ view: await goOnTogether(await enter(c.req.param("course"))) }),
    )
    .post("/:course/end", async (c) =>
      c.json({ parted: await endTogether(await enter(c.req.param("course"))) }),
    );
}
