/** What the checks before a run said, as `sessions/preview` gives it. Reports may be anything. */
export type Preview = {
  provider: string;
  model: string;
  hooks: readonly { name: string; verdict: string; reason: string | null; report: unknown }[];
};

export type Finding = { message: string; fix: string; where: string; line: number | null };

/**
 * `clear`: it can be drafted from what is named in `uses`; `findings` may still be worth a look.
 * `personal`: it stops unless the teacher goes on knowingly. `blocked`: it is not to be drafted; `reason` says why.
 */
export type Outlook =
  | {
      kind: "clear";
      uses: string[];
      findings: Finding[];
      /** Whether an outcome of the curriculum files fits; null where that is not known. */
      fits: boolean | null;
      /** What was understood otherwise than the words may say; null: nothing. */
      note: string | null;
    }
  | { kind: "personal"; findings: Finding[]; reason: string }
  | { kind: "blocked"; reason: string };

export function outlookOf({ hooks }: Preview): Outlook {
  const said = (name: string) => hooks.find((hook) => hook.name === name);
  const findings = findingsIn(said("privacy-scan")?.report);
  const stopped = hooks.find(({ verdict }) => verdict === "abort" || verdict === "error");
  const told = said("feedforward")?.report;
  if (stopped === undefined)
    return { kind: "clear", uses: usesIn(told), findings, fits: fitsIn(told), note: noteIn(told) };
  const reason = stopped.reason ?? "";
  if (stopped.name === "privacy-scan" && stopped.verdict === "abort")
    return { kind: "personal", findings, reason };
  return { kind: "blocked", reason };
}

/** "I'll use: 3B (28 pupils) · CfE Computing" → its parts. */
function usesIn(report: unknown): string[] {
  const line = fieldOf(report, "feedforward");
  if (typeof line !== "string") return [];
  return line
    .replace(/^[^:·(]*:\s*/, "")
    .split(" · ")
    .map((part) => part.trim())
    .filter(Boolean);
}

function noteIn(report: unknown): string | null {
  const note = fieldOf(report, "note");
  return typeof note === "string" ? note : null;
}

function fitsIn(report: unknown): boolean | null {
  const outcomes = fieldOf(report, "outcomes");
  return typeof outcomes === "number" ? outcomes > 0 : null;
}

function findingsIn(report: unknown): Finding[] {
  const found = fieldOf(report, "findings");
  if (!Array.isArray(found)) return [];
  return found.flatMap((one: unknown) => {
    const message = fieldOf(one, "message");
    const fix = fieldOf(one, "fix");
    const where = fieldOf(one, "where");
    const line = fieldOf(one, "line");
    if (typeof message !== "string") return [];
    return {
      message,
      fix: typeof fix === "string" ? fix : "",
      where: typeof where === "string" ? where : "",
      line: typeof line === "number" ? line : null,
    };
  });
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}
