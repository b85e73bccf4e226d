import { type PrivacyFound, privacyReport, reportIn } from "../../../agent/reports.ts";
import { evidenceFound, feedforwardReport } from "../../../lesson/reports.ts";
import type { View } from "./read-session.ts";
import { latestAsked } from "./requests.ts";
import type { HookSaid } from "./session-state.ts";

/** How the last run ended, where that is worth a word. */
export type RunEnd =
  /** Personal data was found and nothing sent or kept: the person decides. `instead`: the request without the name. */
  | { kind: "privacy"; findings: PrivacyFound[]; goesOn: boolean; instead: string | null }
  /** Claims do not hold, even after one correction; the draft is kept. `section`: only that was asked for, and not taken. */
  | { kind: "unsound"; claims: number; section: string | null }
  /** A check refused the request; nothing was sent, and it is not in the conversation. */
  | { kind: "refused"; reason: string }
  | {
      kind: "ended";
      status: Exclude<View["session"]["status"], "success" | null> | "interrupted";
      reason: string | null;
      /** It can go on, or be asked again, without a new request. */
      goesOn: "resume" | "again" | null;
    };

/** null: it ended well, or there was none. */
export function runEnd({ session, run, waiting }: Pick<View, "session" | "run" | "waiting">): RunEnd | null {
  const { status, traces, messages } = session;
  if (status === "success" || traces.length === 0) return null;
  const stopper = run?.hooks.findLast(({ verdict }) => verdict === "abort" || verdict === "error");
  const stopped = stopper === undefined ? [] : [stopper];
  const { findings = [], instead = null } = reportIn(privacyReport, stopped) ?? {};
  // Stopped before a later turn, the request is in the conversation already, and the run can go on.
  if (status === "error_hook_abort" && findings.length > 0)
    return { kind: "privacy", findings, goesOn: stopper?.point === "preModel" && waiting, instead };
  if (status === "error_hook_abort" && stopper?.point === "preLoop") {
    return { kind: "refused", reason: stopper.reason ?? run?.reason ?? "" };
  }
  const asked = latestAsked(messages);
  const claims = reportIn(evidenceFound, stopped)?.findings.length ?? 0;
  if (status === "error_hook_abort" && claims > 0)
    return { kind: "unsound", claims, section: "section" in asked ? asked.section : null };
  const free = session.asked !== undefined || (asked.kind === "free" && messages.length > 0);
  return {
    kind: "ended",
    status: status ?? "interrupted",
    reason:
      status === "error_model" || status === "error_hook_abort" || status === "error_timeout"
        ? (run?.reason ?? null)
        : null,
    goesOn: !free ? null : waiting ? "resume" : "again",
  };
}

/** What the checks before a run said they would use ("I'll use: 3B …"); null where they said nothing. */
export function feedforwardIn(hooks: readonly HookSaid[]): string | null {
  return reportIn(feedforwardReport, hooks)?.feedforward ?? null;
}
