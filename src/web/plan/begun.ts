/** Sessions that this page began, and nobody has been told the end of. */
const begun = new Set<string>();

export function knowBegun(id: string): void {
  begun.add(id);
}

/** Once. */
export function wasBegun(id: string): boolean {
  return begun.delete(id);
}
