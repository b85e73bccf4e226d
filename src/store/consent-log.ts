import { appendFile, mkdir } from "node:fs/promises";
import { dirname, join, sep } from "node:path";

/**
 * `<data>/consents.jsonl`: a line for each time somebody saved knowingly what looks like personal data. Nothing reads it
 * to decide anything: a consent is for the save it was given with. What was saved on the desk of somebody who takes part in a study
 * stands beside that desk, and goes with it.
 */
export function consentLog(
  data: string,
  now: () => Date,
): (consent: { workspace: string; [about: string]: unknown }) => Promise<void> {
  return async (consent) => {
    const inStudy = consent.workspace.startsWith(`${join(data, "studies")}${sep}`);
    const folder = inStudy ? dirname(consent.workspace) : data;
    await mkdir(folder, { recursive: true });
    const line = JSON.stringify({ at: now().toISOString(), ...consent });
    await appendFile(join(folder, "consents.jsonl"), `${line}\n`, { mode: 0o600 });
  };
}
