import { readCondition } from "../../agent/condition.ts";
import { isPriced } from "../../model/pricing.ts";
import { Problem } from "../../problem.ts";
import { changedParts, type Frozen } from "./frozen.ts";
import type { RunHead } from "./run-folder.ts";
import type { Arm } from "./run-suite.ts";

/** An arm as it stands in a run's head, ready to be tried. */
export function armOf({ condition, provider, model }: RunHead["arms"][number]): Arm {
  return { condition: readCondition(condition), flags: { provider, ...(model === "" ? {} : { model }) } };
}

/** The rest of a run is of what its beginning was of, or it says nothing. Throws `Problem`. */
export function refuseOther({ id, frozen }: RunHead, now: Frozen): void {
  const changed = changedParts(frozen, now);
  if (changed.length > 0)
    throw new Problem(
      "usage",
      `Since the run ${id} was begun these changed: ${changed.join(", ")}. Half a run of each says nothing; what it has is kept (eval show ${id}). Begin a new one: eval run`,
    );
}

/** A ceiling that could not be kept is refused before anything is spent. Throws `Problem`. */
export function refuseUnpriced({ settings }: Pick<RunHead, "settings">, maxUsd: number | undefined): void {
  if (maxUsd === undefined) return;
  const models = new Set(settings?.arms.flatMap(({ agents }) => Object.values(agents).map(modelIn)) ?? []);
  const unknown = [...models].filter((model) => model !== null && !isPriced(model));
  if (unknown.length > 0)
    throw new Problem(
      "usage",
      `What ${unknown.join(" and ")} costs is not known, so no ceiling can be kept. Nothing was begun. Leave the ceiling out if you want to go on.`,
    );
}

/** `anthropic claude-sonnet-5-5 at …`; null where nobody answers. */
function modelIn(who: string): string | null {
  return who.startsWith("nobody:") ? null : (who.split(" ")[1] ?? null);
}
