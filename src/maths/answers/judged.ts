/** What an answer is. `half`: the right value, and something that was asked for is missing. */
export type Judged = {
  verdict: "right" | "half" | "wrong" | "open" | "unread";
  note: string;
  why: Why | null;
};

/** What was wrong with it, as far as rules can say. */
export type Why = "method" | "sign" | "slip" | "form" | "unit" | "unread" | "steps";

export const right = (note = ""): Judged => ({ verdict: "right", note, why: null });
export const half = (note: string, why: Why): Judged => ({ verdict: "half", note, why });
export const wrong = (note: string, why: Why): Judged => ({ verdict: "wrong", note, why });
export const open: Judged = { verdict: "open", note: "", why: null };
export const unread = (note: string): Judged => ({ verdict: "unread", note, why: "unread" });
