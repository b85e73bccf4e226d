import { type PrivacyFound, privacyReport, reportIn } from "../../../agent/reports.ts";
import { feedforwardReport } from "../../../lesson/reports.ts";

/** What the checks before a run said, as `sessions/preview` gives it. */
export type Preview = {
  provider: string;
  model: string;
  hooks: readonly { name: string; verdict: string; reason: string | null; report: unknown }[];
};

/**
 * `clear`: it can be drafted from what is named in `uses`; `findings` may still be worth a look.
 * `personal`: it stops unless the teacher goes on knowingly. `blocked`: it is not to be drafted; `reason` says why.
 */
export type Outlook =
  | {
      kind: "clear";
      uses: string[];
      findings: PrivacyFound[];
      /** Whether an outcome of the curriculum files fits; null where that is not known. */
      fits: boolean | null;
      /** What was understood otherwise than the words may say; null: nothing. */
      note: string | null;
    }
  /** `instead`: the request without anybody's name; null where it stands elsewhere, as in a file. */
  | { kind: "personal"; findings: PrivacyFound[]; reason: string; instead: string | null }
  | { kind: "blocked"; reason: string };

export function outlookOf({ hooks }: Preview): Outlook {
  const { findings = [], instead = null } = reportIn(privacyReport, hooks) ?? {};
  const stopped = hooks.find(({ verdict }) => verdict === "abort" || verdict === "error");
  if (stopped === undefined) {
    const { uses = [], outcomes, note = null } = reportIn(feedforwardReport, hooks) ?? {};
    return { kind: "clear", uses, findings, fits: outcomes === undefined ? null : outcomes > 0, note };
  }
  const reason = stopped.reason ?? "";
  if (stopped.name === privacyReport.hook && stopped.verdict === "abort")
    return { kind: "personal", findings, reason, instead };
  return { kind: "blocked", reason };
}
