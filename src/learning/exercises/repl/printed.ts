import { readable } from "../code/script/readable.ts";
import { type CodeLanguage, extensions, type RunInBox } from "../code/task.ts";

/** What a short program prints in the box; null where it does not come to a good end. */
export async function printedBy(code: string, language: CodeLanguage, box: RunInBox): Promise<string | null> {
  const plain = readable(code, language);
  if ("problem" in plain) return null;
  const run = language === "python" ? "python" : "javascript";
  const entry = `program.${extensions[run]}`;
  const outcome = await box({ language: run, files: { [entry]: plain.source }, entry });
  return outcome.status === "done" ? outcome.stdout : null;
}

/** Line by line, whatever the spaces at the ends and however many between words. */
export function sameText(a: string, b: string): boolean {
  return lines(a).join("\n") === lines(b).join("\n");
}

function lines(text: string): string[] {
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/\s+/g, " "));
}
