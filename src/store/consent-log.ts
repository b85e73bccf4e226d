import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * `<data>/consents.jsonl`: a line for each time somebody saved knowingly what looks like personal data. Nothing reads it
 * to decide anything: a consent is for the save it was given with.
 */
export function consentLog(data: string, now: () => Date): (consent: object) => Promise<void> {
  return async (consent) => {
    await mkdir(data, { recursive: true });
    const line = JSON.stringify({ at: now().toISOString(), ...consent });
    await appendFile(join(data, "consents.jsonl"), `${line}\n`, { mode: 0o600 });
  };
}
