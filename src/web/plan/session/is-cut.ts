import type { View } from "./read-session.ts";

/**
 * Whether what stands in the middle was stopped before its end: the lesson, or what is left of a draft that never became
 * one. Then what to do about it is said where it stands.
 */
export function isCut({
  session,
  lesson,
  unfinished,
}: Pick<View, "session" | "unfinished"> & { lesson: { draft: number } | null }): boolean {
  if (lesson === null) return unfinished !== null && /^ {0,3}#{1,2}\s/m.test(unfinished);
  const draft = session.messages[lesson.draft];
  return draft?.role === "assistant" && draft.stopReason !== "end" && draft.stopReason !== "tool_calls";
}
