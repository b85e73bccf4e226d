import { Hono } from "hono";
import { z } from "zod";
import { slug } from "../../learning/state/places.ts";
import { Refused } from "../errors.ts";
import { body } from "../input.ts";
import type { CardTables } from "../runs/card-tables.ts";

const Rating = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** Flashcards: what is due, an answer, the last one taken back, and the end of it. */
export function cardRoutes(tables: CardTables) {
  return new Hono()
    .get("/:course", async (c) => c.json(await tables.hand(slug(c.req.param("course"), "course"))))
    .post("/:course/answer", body(z.object({ card: z.string(), rating: Rating })), async (c) => {
      const course = slug(c.req.param("course"), "course");
      const { card, rating } = c.req.valid("json");
      await tables.answer(course, card, rating);
      return c.json(await tables.hand(course));
    })
    .post("/:course/met", async (c) => {
      const course = slug(c.req.param("course"), "course");
      await tables.met(course);
      return c.json(await tables.hand(course));
    })
    .post("/:course/undo", async (c) => {
      const course = slug(c.req.param("course"), "course");
      const card = await tables.undo(course);
      if (card === null) throw new Refused(409, "nothing", "There is nothing to take back.");
      return c.json({ card, ...(await tables.hand(course)) });
    })
    .post("/:course/finish", async (c) =>
      c.json({ results: await tables.finish(slug(c.req.param("course"), "course")) }),
    );
}
