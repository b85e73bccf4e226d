/** What the lists called each lesson: its page has a name before it has been read. */
const known = new Map<string, string>();

export function knowTitle(id: string, title: string): void {
  if (title.trim() !== "") known.set(id, title);
}

export function knownTitle(id: string): string | null {
  return known.get(id) ?? null;
}
