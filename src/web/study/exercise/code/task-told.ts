/**
 * Where the task is told at the top of the learner's own file, without what opens and closes the comment: the page
 * tells it above the editor already. Null where the file does not begin so.
 */
export function taskTold(source: string): { from: number; to: number } | null {
  const text = source.replaceAll("\r\n", "\n");
  const found = /^(?:#![^\n]*\n)?("""|\/\*)(\nExercise: |\n \* Exercise: )/.exec(text);
  if (found === null) return null;
  const [whole, opening = "", first = ""] = found;
  const from = whole.length - first.length;
  const to = text.indexOf(opening === "/*" ? "*/" : '"""', from);
  return to === -1 ? null : { from, to };
}
