import { consentLog } from "../store/consent-log.ts";
import type { Agreement, AsksFirst } from "../workspace/privacy/before-saving.ts";
import { consentsOf } from "./consents.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";

/** Consent for this one call, kept where sessions and traces are. */
export function agreement({ args, env, cwd }: Invocation, workspace: string): Agreement {
  const keep = consentLog(findPlaces({}, env, cwd).data, () => new Date());
  return {
    agreed: consentsOf(args).has("personal-data"),
    keep: (consent) => keep({ workspace, ...consent }),
  };
}

/** What was not saved, and the way to save it knowingly. */
export function tellAsked({ terminal }: Invocation, { message }: AsksFirst): number {
  const next = "Take it out, or add --allow-personal-data to save it knowingly.";
  terminal.err(`${terminal.style.red("error:")} ${message}\n${next}\n`);
  return exit.aborted;
}
