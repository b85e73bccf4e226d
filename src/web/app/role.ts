import { useSyncExternalStore } from "react";
import { remember, remembered } from "./remembered.ts";

/** Whom this browser is for: whoever learns lands on learning, and the teacher's rooms are out of the way. */
export type Role = "teacher" | "learner";

const name = "role";
const watchers = new Set<() => void>();

export function useRole(): Role {
  return useSyncExternalStore(watch, chosen);
}

export function chooseRole(role: Role): void {
  remember(name, role === "teacher" ? null : role);
  for (const watcher of watchers) watcher();
}

function chosen(): Role {
  return remembered(name) === "learner" ? "learner" : "teacher";
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
