import type { Kept } from "../../store/session.ts";
import { fireHooks } from "../fire-hooks.ts";
import type { Ending } from "../run.ts";
import type { RunState } from "../state.ts";

/** What hooks want to stay word for word when older turns become a summary (a lesson's draft, say). */
export async function keptByHooks(
  state: RunState,
  upTo: number,
): Promise<{ kind: "go"; kept: readonly Kept[] } | { kind: "end"; ending: Ending }> {
  if (state.actor.hooks.preCompact.length === 0) return { kind: "go", kept: [] };
  const asked = { point: "preCompact" as const, messages: state.history, upTo, kept: [] };
  const fired = await fireHooks(state, asked, (event, patch) =>
    patch.keep === undefined || patch.keep.length === 0
      ? { event, verdict: "pass" }
      : { event: { ...event, kept: [...event.kept, ...patch.keep] }, verdict: "patch" },
  );
  return fired.kind === "end" ? fired : { kind: "go", kept: fired.event.kept };
}
