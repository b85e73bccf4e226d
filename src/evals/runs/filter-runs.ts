import type { RunRow } from "./run-row.ts";

/** What a researcher asks for; what is left out asks for everything. Days are of this computer, as 2026-11-15. */
export type RunFilter = {
  q?: string | undefined;
  plugin?: string | undefined;
  status?: string | undefined;
  model?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  session?: string | undefined;
};

export function filterRuns(runs: readonly RunRow[], asked: RunFilter): RunRow[] {
  const words = (asked.q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  return runs.filter((run) => {
    if (asked.plugin && run.plugin !== asked.plugin) return false;
    if (asked.status && run.status !== asked.status) return false;
    if (asked.model && run.model !== asked.model) return false;
    if (asked.session && run.sessionId !== asked.session) return false;
    const day = asked.from || asked.to ? localDay(run.startedAt) : "";
    if (asked.from && day < asked.from) return false;
    if (asked.to && day > asked.to) return false;
    if (words.length === 0) return true;
    const text = searched(run);
    return words.every((word) => text.includes(word));
  });
}

/** The day a moment falls on, on this computer: 2026-11-15. */
export function localDay(moment: string | number): string {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function searched({ id, sessionId, title, plugin, command, agent, provider, model, reason }: RunRow): string {
  return [id, sessionId, title, plugin, command, agent, provider, model, reason].join("\n").toLowerCase();
}
