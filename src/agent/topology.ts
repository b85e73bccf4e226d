import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";

/** `multi`: agents call others in and hand over, where their definitions say so. `single`: each works alone. */
export const topologies = ["multi", "single"] as const;
export type Topology = (typeof topologies)[number];

const setting = "TEACHER_ASSIST_TOPOLOGY";

/** The caller's own, then the person's (`TEACHER_ASSIST_TOPOLOGY=single`), then `multi`. Throws `Problem`. */
export function topologyOf(given: Topology | undefined, env: Env): Topology {
  const named = env[setting]?.trim() || "multi";
  const found = given ?? topologies.find((topology) => topology === named);
  if (found !== undefined) return found;
  throw new Problem("usage", `${setting} is "${named}"; it can be ${topologies.join(" or ")}.`);
}
