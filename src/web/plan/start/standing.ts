/** A session of the list. `status` is null while a run is under way, or where the last one was killed. */
export type Listed = {
  id: string;
  title: string;
  named?: boolean | undefined;
  command: string | null;
  updatedAt: string;
  status: string | null;
  running: boolean;
  /** Begun in another workspace; left out by those who list none of them. */
  foreign?: boolean;
  /** Of the agents that were called in for it; left out by those who list none. */
  children?: readonly { id: string; agent: string; title: string }[];
};

export type Standing = { title: string | null; decided: number; sections: number; complete: boolean };

/** How far it is; the words for it are in words/. `unknown` until it has been read. */
export type Progress =
  | {
      kind:
        | "running"
        | "ready"
        | "stopped"
        | "checked"
        | "failed"
        | "limit"
        | "written"
        | "waiting"
        | "unknown";
    }
  | { kind: "deciding"; decided: number; sections: number };

export type Tone = "plain" | "good" | "draft" | "problem";

export function progressOf(session: Listed, standing: Standing | null | undefined): Progress {
  if (session.running) return { kind: "running" };
  if (standing) {
    const { complete, decided, sections } = standing;
    return complete ? { kind: "ready" } : { kind: "deciding", decided, sections };
  }
  const ended = endings[session.status ?? "cancelled"];
  if (ended !== undefined) return { kind: ended };
  if (standing === undefined) return { kind: "unknown" };
  return { kind: session.command === "create-lesson" || session.command === null ? "waiting" : "written" };
}

const endings: Readonly<Record<string, "stopped" | "checked" | "failed" | "limit">> = {
  cancelled: "stopped",
  error_hook_abort: "checked",
  error_model: "failed",
  error_timeout: "failed",
  error_max_turns: "limit",
  error_max_budget: "limit",
};

export function toneOf({ kind }: Progress): Tone {
  if (kind === "ready" || kind === "written") return "good";
  if (kind === "failed" || kind === "checked") return "problem";
  // A draft that nobody has decided on yet is nobody's debt.
  return kind === "unknown" || kind === "running" || kind === "deciding" ? "plain" : "draft";
}
