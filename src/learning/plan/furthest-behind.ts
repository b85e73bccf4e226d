import type { Modality } from "../course-format.ts";
import { kindNamed } from "../exercises/kinds.ts";
import { behindIn } from "./behind.ts";
import type { Candidates } from "./candidates.ts";
import type { PlanItem } from "./plan-item.ts";
import { type Setting, withSteps } from "./setting.ts";
import { lookAhead, made } from "./what-fits.ts";

/**
 * What the week has had too little of is planned first, from whatever can be practised so: due or to be taken a step up,
 * else what is being learned. Something new keeps its turn, except before what takes long: a session has room for that
 * only at its beginning. The two go by turns where there is no room for both: what takes long comes before something new
 * only if something was begun since the last of it, so that no weight of long answers keeps the course from going on.
 */
export function furthestBehind(
  open: readonly PlanItem["type"][],
  pools: Candidates,
  plan: readonly PlanItem[],
  room: number,
  setting: Setting,
): PlanItem | null {
  const behind = behindIn(setting.input.course, withSteps(setting.week, plan));
  const isTurnOfNew = open[0] === "new" && pools.new.length > 0;
  const mayGoFirst = setting.lastBegun >= (setting.lastWritten ?? 0);
  const isLong = (modality: Modality) => kindNamed(modality).manner === "long";
  const wanted = isTurnOfNew ? (mayGoFirst ? behind.filter(isLong) : []) : behind;
  if (wanted.length === 0 || setting.input.mode === "quiz") return null;
  const from = [...open.filter((type) => type !== "new").map((type) => pools[type]), pools.spare];
  const items = from.flatMap((pool) =>
    pool.slice(0, lookAhead).flatMap((candidate) => {
      const item = candidate.type === "new" ? null : made(candidate, plan, room, setting, "none");
      return item === null ? [] : [{ pool, candidate, item }];
    }),
  );
  for (const modality of wanted) {
    const found = items.find(({ item }) => item.modality === modality);
    if (found === undefined) continue;
    found.pool.splice(found.pool.indexOf(found.candidate), 1);
    return found.item;
  }
  return null;
}
