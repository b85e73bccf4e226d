import { useState } from "react";
import { messageOf } from "./ask.ts";

/** Things that are sent and may fail: which of them is under way, and what to say of the last that failed. */
export function useAttempt<What extends string>() {
  const [busy, setBusy] = useState<What | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (what: What, work: () => Promise<void>) => {
    setBusy(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(null);
    }
  };
  return { busy, problem, setProblem, attempt };
}
