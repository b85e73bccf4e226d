/** How many places of a lesson a person has still to fill in: "[To fill in: …]", as the built-in author marks them. */
export function gapsIn(markdown: string): number {
  return (markdown.match(/\[to fill in\b[^\]\n]*\]/gi) ?? []).length;
}
