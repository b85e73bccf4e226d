import type { RunFilter } from "../../../evals/runs/filter-runs.ts";

export const filterNames = ["q", "plugin", "status", "model", "from", "to"] as const;

/** The filter that an address names. */
export function askedFor(query: URLSearchParams): RunFilter {
  return Object.fromEntries(filterNames.map((name) => [name, query.get(name) ?? undefined]));
}

/** The same address with one thing asked for differently; empty asks for everything. */
export function withAsked(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === "") next.delete(name);
  else next.set(name, value);
  return next;
}

/** Only what a server's table takes. */
export function filterOf(query: URLSearchParams): URLSearchParams {
  const filter = new URLSearchParams();
  for (const name of filterNames) {
    const value = query.get(name);
    if (value) filter.set(name, value);
  }
  return filter;
}
