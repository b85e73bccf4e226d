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

export const readSuites = () => ask(api.evals.suites.$get());
export const readEvalRuns = () => ask(api.evals.runs.$get());
export type EvalRunsRead = Awaited<ReturnType<typeof readEvalRuns>>;
export type EvalRunRow = EvalRunsRead["runs"][number];
export const readEvalRun = (id: string) => ask(api.evals.runs[":id"].$get({ param: { id } }));
export type ReadEvalRun = Awaited<ReturnType<typeof readEvalRun>>;
export const readCase = (id: string, key: string) =>
  ask(api.evals.runs[":id"].case.$get({ param: { id }, query: { key } }));
export const readComparison = (a: string, b: string) => ask(api.evals.compare.$get({ query: { a, b } }));
export type Compared = Awaited<ReturnType<typeof readComparison>>;
export const readStudies = () => ask(api.studies.$get());
export const readStudy = (id: string) => ask(api.studies[":id"].$get({ param: { id } }));
export type ReadStudy = Awaited<ReturnType<typeof readStudy>>;
export const readSets = () => ask(api.ratings.$get());
export const readSet = (id: string) => ask(api.ratings[":id"].$get({ param: { id } }));
export type ReadSet = Awaited<ReturnType<typeof readSet>>;
export const readNext = (id: string, rater: string) =>
  ask(api.ratings[":id"].next.$get({ param: { id }, query: { rater } }));

/** The address of a table or of the traces, of what a filter asks for. */
export function fileAddress(file: string, query: URLSearchParams = new URLSearchParams()): string {
  const asked = query.toString();
  return `/api/research/${file}${asked === "" ? "" : `?${asked}`}`;
}
