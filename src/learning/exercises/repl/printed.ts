import { type CodeLanguage, extensions, type RunInBox } from "../code/task.ts";

/** What a short program prints in the box; null where it does not come to a good end. */
export async function printedBy(code: string, language: CodeLanguage, box: RunInBox): Promise<string | null> {
  const entry = `program.${extensions[language]}`;
  const outcome = await box({ language, files: { [entry]: code }, entry });
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
