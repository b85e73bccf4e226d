import type { View } from "./read-session.ts";
import { latestAsked } from "./requests.ts";
import type { HookSaid } from "./session-state.ts";

export type PrivacyFound = { where: string; line: number; excerpt: string; message: string; fix: string };

/** How the last run ended, where that is worth a word. */
export type RunEnd =
  /** Personal data was found and nothing sent: the person decides. */
  | { kind: "privacy"; findings: PrivacyFound[]; goesOn: boolean }
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
  const findings = stopper === undefined ? [] : privacyFindings(stopper);
  // Stopped before a later turn, the request is in the conversation already, and the run can go on.
  if (status === "error_hook_abort" && findings.length > 0)
    return { kind: "privacy", findings, goesOn: stopper?.point === "preModel" && waiting };
  if (status === "error_hook_abort" && stopper?.point === "preLoop") {
    return { kind: "refused", reason: stopper.reason ?? run?.reason ?? "" };
  }
  const asked = latestAsked(messages);
  const claims = stopper === undefined ? 0 : unsoundClaims(stopper);
  if (status === "error_hook_abort" && claims > 0)
    return { kind: "unsound", claims, section: "section" in asked ? asked.section : null };
  const free = asked.kind === "free" && messages.length > 0;
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
  for (const { report } of hooks) {
    if (isRecord(report) && typeof report.feedforward === "string") return report.feedforward;
  }
  return null;
}

function privacyFindings({ name, report }: HookSaid): PrivacyFound[] {
  if (name !== "privacy-scan" || !isRecord(report) || !Array.isArray(report.findings)) return [];
  return report.findings.filter(isPrivacyFound);
}

function unsoundClaims({ name, report }: HookSaid): number {
  if (name !== "curriculum-evidence" || !isRecord(report) || !Array.isArray(report.findings)) return 0;
  return report.findings.length;
}

function isPrivacyFound(value: unknown): value is PrivacyFound {
  return isRecord(value) && typeof value.where === "string" && typeof value.message === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
