import { pathTo } from "../../app/route.ts";

/** Where somebody meets a task that was begun for them. */
export function taskPath(study: string, who: string, task: string): string {
  return `${pathTo("research", "studies", study, "do")}?${new URLSearchParams({ who, task })}`;
}
