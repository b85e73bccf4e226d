import { useAttempt } from "../api/use-attempt.ts";

/** Something that is sent once and may fail: what to say of it, and whether it is under way. */
export function useSending() {
  const { busy, problem, setProblem, attempt } = useAttempt<"it">();
  return {
    problem,
    setProblem,
    busy: busy !== null,
    send: (work: () => Promise<void>) => attempt("it", work),
  };
}

/** What was typed with blanks or commas between. */
export function typedWords(text: string): string[] {
  return text.split(/[\s,;]+/).filter((word) => word !== "");
}
