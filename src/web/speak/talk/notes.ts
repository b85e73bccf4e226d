/** What is said beside the session, one thing for each cause: the newest. */
export type Cause = "voice" | "ear" | "opened";
export type Notes = Readonly<Partial<Record<Cause, string>>>;

/** An empty text takes it away. */
export function withNote(notes: Notes, cause: Cause, text: string): Notes {
  const { [cause]: _, ...others } = notes;
  return text === "" ? others : { ...others, [cause]: text };
}
