import { useMemo } from "react";
import type { OpenSession } from "../session/use-session.ts";
import { bodyOf } from "./pieces.ts";
import type { Working } from "./section-view.tsx";

/** The section that is written again now, and what there is of it. */
export function useWorking({ live, deciding }: OpenSession): { section: string; what: Working } | null {
  const asked = live?.request ?? null;
  const run = asked?.kind === "revise" || asked?.kind === "alternatives" ? asked : null;
  const own = deciding?.type === "revise" || deciding?.type === "alternatives" ? deciding : null;
  const section = run?.section ?? own?.section ?? null;
  const kind = run?.kind ?? own?.type ?? null;
  const text = kind === "revise" ? (live?.text ?? "") : "";
  return useMemo(() => {
    if (section === null || kind === null) return null;
    return { section, what: { kind, body: text === "" ? "" : bodyOf(text) } };
  }, [section, kind, text]);
}
