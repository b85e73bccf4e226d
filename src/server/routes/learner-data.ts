import { Hono } from "hono";
import { allKept, forgetCourse, forgetLearner, learnersPlugins } from "../../learning/state/forget.ts";
import { slug } from "../../learning/state/places.ts";
import type { Rooms } from "../app.ts";
import { refuseWhileRunning } from "../runs/runs.ts";
import type { Workbench } from "../workbench.ts";

/** What is kept of the learner, and how it goes. */
export function learnerDataRoutes(bench: Workbench, open: Rooms) {
  const { home, ports } = bench.room;
  /** What rests in memory goes to the disk first, or it would come back afterwards. A coached session that is open refuses by its lock. */
  const settle = async () => {
    await open.cards.finishAll();
    await open.talks.closeAll();
  };
  const talks = async () => {
    const { sessions } = await bench.store.listSessions();
    return sessions.filter(({ plugin }) => learnersPlugins.includes(plugin)).map(({ id }) => id);
  };
  return new Hono()
    .get("/", async (c) => c.json({ courses: await allKept(home, ports), talks: (await talks()).length }))
    .delete("/:course", async (c) => {
      const course = slug(c.req.param("course"), "course");
      await settle();
      await forgetCourse(home, course, ports);
      return c.json({ forgotten: course });
    })
    .delete("/", async (c) => {
      const ids = await talks();
      for (const id of ids) refuseWhileRunning(bench, id);
      await settle();
      await forgetLearner(home, ports);
      for (const id of ids) await bench.store.deleteSession(id);
      return c.json({ forgotten: ids.length });
    });
}
