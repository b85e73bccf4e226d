/** The line of a text in which a place is, from 1. */
export function lineAt(text: string, place: number): number {
  return text.slice(0, place).split("\n").length;
}
