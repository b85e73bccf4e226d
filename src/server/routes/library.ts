import { Hono } from "hono";
import { z } from "zod";
import { oakAddress, removeLibrary } from "../../library/add-library.ts";
import { attribution, entryText } from "../../library/as-curriculum.ts";
import { Refused } from "../errors.ts";
import { body, query } from "../input.ts";
import { addingLibrary } from "../runs/adding-library.ts";
import type { Workbench } from "../workbench.ts";

const Wanted = z.object({ q: z.string().max(500), limit: z.coerce.number().int().min(1).max(50).optional() });
const Given = z.object({ source: z.string().trim().min(1).max(2000) });

/** Open material to draw on: what is here, bringing it in, looking into it, taking it away. */
export function libraryRoutes(bench: Workbench) {
  const { libraries, setup } = bench;
  const adding = addingLibrary(bench);
  return new Hono()
    .get("/", (c) =>
      c.json({
        libraries: libraries.list().map((about) => ({ ...about, attribution: attribution(about) })),
        adding: adding.state(),
        offered: oakAddress,
      }),
    )
    .get("/search", query(Wanted), (c) => {
      const { q, limit = 20 } = c.req.valid("query");
      return c.json({ found: libraries.search({ words: q, limit }) });
    })
    .get("/:name/:id", (c) => {
      const { name, id } = c.req.param();
      const known = libraries.known(name);
      const entry = libraries.entry(name, id);
      if (known === null || entry === null) {
        const what =
          known === null || known.here ? "There is no such entry" : `${known.about.title} was removed`;
        throw new Refused(404, "missing", `${what}. The lesson that points to it stays as it is.`);
      }
      return c.json({ title: entry.title, text: entryText(known.about, entry) });
    })
    .post("/", body(Given), (c) => {
      if (!adding.begin(c.req.valid("json").source))
        throw new Refused(409, "busy", "A library is being brought in already. Wait until it is done.");
      return c.json({ adding: adding.state() }, 202);
    })
    .delete("/:name", (c) => c.json({ removed: removeLibrary(setup.data, c.req.param("name")).name }));
}
