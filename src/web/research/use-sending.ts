import { useState } from "react";
import { messageOf } from "../api/ask.ts";

/** Something that is sent once and may fail: what to say of it, and whether it is under way. */
export function useSending() {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { problem, setProblem, busy, send };
}

/** What was typed with blanks or commas between. */
export function typedWords(text: string): string[] {
  return text.split(/[\s,;]+/).filter((word) => word !== "");
}
