import { Hono } from "hono";
import { z } from "zod";
import { deckFolders } from "../../coach/deck/deck-places.ts";
import { diagram } from "../../coach/diagram/diagram.ts";
import { Happening } from "../../coach/session/happening.ts";
import { deckEntry, listDecks } from "../../coach/session/list-decks.ts";
import { defaultSpec, loadSpec } from "../../coach/session/load-spec.ts";
import { slug } from "../../learning/state/places.ts";
import { Problem } from "../../problem.ts";
import { body, query } from "../input.ts";
import type { Coachings } from "../runs/coachings.ts";
import type { Workbench } from "../workbench.ts";

const Seat = z.string().max(64).optional();

/** What a learner or their browser can cause: opening starts it. */
const Caused = Happening.shape.event.exclude(["start"]);

const Opening = z.object({
  words: z.number().int().min(1).max(1_000).optional(),
  /** Ids of words: those that were put off, say. */
  only: z.array(z.string().max(200)).min(1).max(1_000).optional(),
});
const Step = z.object({
  event: Caused,
  turnId: z.string().max(20).nullable().default(null),
  text: z.string().max(2_000).default(""),
  seat: Seat,
});
const Drawing = z.object({
  state: z.string().max(100).optional(),
  scheme: z.enum(["light", "dark"]).optional(),
});

/** The spoken session: the decks, the steps of a session, and the drawing of its states. */
export function coachRoutes({ setup, room }: Workbench, coachings: Coachings) {
  const { project, cwd, env } = setup;
  const folders = () => deckFolders(env, project);
  /** Laying one out takes a moment, and a page asks for one at every step. There are as many as states. */
  const drawings = new Map<string, string>();
  const named = (name: string) => slug(name, "deck");
  return new Hono()
    .get("/decks", async (c) => {
      const [own = ""] = folders();
      return c.json({ decks: await listDecks(folders(), room.home, room.ports), own });
    })
    .get("/diagram.svg", query(Drawing), (c) => {
      const { state = "", scheme } = c.req.valid("query");
      const spec = loadSpec(defaultSpec, project, cwd);
      const options = {
        ...(Object.hasOwn(spec.states, state) ? { state } : {}),
        ...(scheme === undefined ? {} : { scheme }),
      };
      const key = JSON.stringify([spec.hash, options]);
      const drawn = drawings.get(key) ?? diagram(spec, "svg", options);
      drawings.set(key, drawn);
      return c.body(drawn, 200, { "content-type": "image/svg+xml; charset=utf-8" });
    })
    .get("/:deck", async (c) => {
      const name = named(c.req.param("deck"));
      const deck = await deckEntry(name, folders(), room.home, room.ports);
      if (deck.problem !== null) throw new Problem("usage", deck.problem);
      return c.json({ deck, open: coachings.isOpen(name), last: await coachings.last(name) });
    })
    .post("/:deck/open", body(Opening), async (c) =>
      c.json(await coachings.open(named(c.req.param("deck")), c.req.valid("json"))),
    )
    .post("/:deck/happen", body(Step), async (c) => {
      const { seat, ...happening } = c.req.valid("json");
      return c.json(await coachings.happen(named(c.req.param("deck")), seat, happening));
    })
    .post("/:deck/close", body(z.object({ seat: Seat })), async (c) =>
      c.json({ closed: await coachings.close(named(c.req.param("deck")), c.req.valid("json").seat) }),
    );
}
