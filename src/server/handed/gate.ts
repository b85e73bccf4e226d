import type { MiddlewareHandler } from "hono";
import type { Store } from "../../store/store.ts";
import { Refused } from "../errors.ts";
import type { Pass, Passes } from "./passes.ts";
import { isOfTask, withinTask } from "./within-task.ts";

/** Whoever is at a task of a study reaches that task and its lesson, by whatever request, and nothing else. */
export function theirsAlone(passes: Passes, store: Store): MiddlewareHandler {
  return async (c, next) => {
    const pass = passes.of(c.req.raw.headers);
    if (pass !== null && !(await mayAsk(store, pass, c.req.method, c.req.path)))
      throw new Refused(
        403,
        "handed",
        "This browser is at a task of a study: only the task and its lesson can be used. Nothing was changed.",
      );
    await next();
  };
}

async function mayAsk(store: Store, pass: Pass, method: string, path: string): Promise<boolean> {
  const within = withinTask(method, path, pass);
  if (within === null) return false;
  if (within === "task") return true;
  if (within === "desk") return pass.lesson !== null;
  return await isTheirs(store, pass, within.lesson);
}

/** The lesson, and what was made of it on its desk: a copy, the same for another class, what an agent that was called in wrote. */
async function isTheirs(store: Store, pass: Pass, id: string): Promise<boolean> {
  if (pass.lessons.has(id)) return true;
  if (pass.lesson === null) return false;
  const read = (one: string) => store.readSession(one).catch(() => null);
  const [own, other] = await Promise.all([read(pass.lesson), read(id)]);
  const isOwn = other !== null && isOfTask(other, pass) && other.workspace === own?.workspace;
  if (isOwn) pass.lessons.add(id);
  return isOwn;
}
