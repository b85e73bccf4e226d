import { ask } from "../api/ask.ts";
import { api } from "../api/client.ts";

export const readRuns = () => ask(api.research.runs.$get({ query: {} }));
export const readRun = (id: string) => ask(api.research.runs[":id"].$get({ param: { id } }));
export type ReadRun = Awaited<ReturnType<typeof readRun>>;
export const readSpan = (id: string, span: string) =>
  ask(api.research.runs[":id"].spans[":span"].$get({ param: { id, span } }));
export const readSession = (id: string) => ask(api.research.sessions[":id"].$get({ param: { id } }));
export const readDecisions = () => ask(api.research.decisions.$get());
export const readTables = () => ask(api.research.tables.$get());

/** The address of a table or of the traces, of what a filter asks for. */
export function fileAddress(file: string, query: URLSearchParams = new URLSearchParams()): string {
  const asked = query.toString();
  return `/api/research/${file}${asked === "" ? "" : `?${asked}`}`;
}
