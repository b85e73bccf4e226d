import type { CodeLanguage } from "../task.ts";

/** Source that the box can run as it stands, or why not: types taken out of TypeScript, `export` out of both. */
export function readable(
  source: string,
  language: CodeLanguage,
): { source: string } | { problem: string; line: number | null } {
  if (language === "python") return { source };
  const bare = withoutExports(source);
  try {
    const loader = language === "typescript" ? "ts" : "js";
    const plain = new Bun.Transpiler({ loader, target: "browser" }).transformSync(bare);
    return { source: language === "typescript" ? plain : bare };
  } catch (error) {
    return problemOf(error);
  }
}

/** Columns and lines stay where they were. */
function withoutExports(source: string): string {
  return source
    .replace(/^(\s*)export\s+default\s+(?=(async\s+)?function|class)/gm, (whole, space: string) =>
      space.padEnd(whole.length),
    )
    .replace(
      /^(\s*)export\s+(?=(async|function|class|const|let|var|type|interface|enum)\b)/gm,
      (whole, space: string) => space.padEnd(whole.length),
    )
    .replace(/^\s*export\s*\{[^}]*\};?[ \t]*$/gm, "");
}

function problemOf(error: unknown): { problem: string; line: number | null } {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const message = first instanceof Error || isMessage(first) ? first.message : String(first);
  const line = isMessage(first) ? (first.position?.line ?? null) : null;
  return { problem: `SyntaxError: ${message}`, line };
}

function isMessage(value: unknown): value is BuildMessage {
  return typeof value === "object" && value !== null && "message" in value && "position" in value;
}
