import { personalData } from "../../workspace/privacy/personal-data.ts";
import type { EvalCase } from "../cases/suite.ts";

/** What the request or a file of the case tells of a person, as it stands there: none of it belongs in what comes back. */
export function peopleToldOf({ request, files }: EvalCase): string[] {
  const found = (source: string, asking: boolean) =>
    personalData(source, { own: true, asking }).map(({ start, end }) => source.slice(start, end));
  const told = Object.values(files).flatMap((file) => found(file, false));
  return [...new Set([...found(request, true), ...told])];
}
