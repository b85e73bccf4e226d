import type { CompiledState } from "./compiled.ts";

/** A way out of a state; `key` is where it is written in the state. */
export type Way = { target: string; key: string[]; label: string };

export function ways(state: CompiledState): Way[] {
  switch (state.kind) {
    case "final":
      return [];
    case "pass":
      return [{ target: state.target, key: ["on", "done"], label: "done" }];
    case "choice": {
      const yes = { target: state.onTrue, key: ["on_true"], label: state.guard.text };
      const no = state.onFalse === null ? [] : [{ target: state.onFalse, key: ["on_false"], label: "else" }];
      return [yes, ...no];
    }
    case "wait":
      return Object.entries(state.on).map(([event, target]) => ({
        target,
        key: ["on", event],
        label: event,
      }));
  }
}
