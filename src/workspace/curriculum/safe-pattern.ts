import { patternParts, UnreadPattern } from "./pattern-parts.ts";
import { sizeOf, waysThrough } from "./pattern-ways.ts";

const longest = 200;
/** Characters that a code can have by it, and ways to lay it over one text: both far above what codes need. */
const mostSize = 1000;
const mostWays = 64;

export type SafePattern = { ok: true; pattern: RegExp } | { ok: false; message: string };

/**
 * A teacher's or an importer's regular expression, which will be run on other people's text. It is taken only where its
 * work is proved to be bounded (pattern-ways.ts): at most 64 times the length of the text, from each place in it.
 */
export function safePattern(source: string): SafePattern {
  if (source.length > longest) return refused(`is longer than ${longest} characters`);
  const flags = /\\p\{/i.test(source) ? "u" : "";
  let pattern: RegExp;
  try {
    pattern = new RegExp(source, flags);
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^Invalid regular expression:\s*/, "") : "";
    return refused(`is not a pattern that can be read (${why})`);
  }
  try {
    const parts = patternParts(source, flags);
    if (sizeOf(parts) > mostSize) return refused(`stands for codes of more than ${mostSize} characters`);
    if (waysThrough(parts) > mostWays)
      return refused(
        "can be laid over one text in too many ways, which can take for ever: write `{1,20}` in place of `+` and `*`, and let no repetition be followed by what it could take itself",
      );
  } catch (error) {
    if (error instanceof UnreadPattern) return refused(error.message);
    throw error;
  }
  if (pattern.test("")) return refused("also matches nothing at all");
  return { ok: true, pattern };
}

/** Matches nothing: the pattern of a file that has none. */
export const noPattern = /(?!)/;

function refused(why: string): SafePattern {
  return { ok: false, message: `\`code_pattern\` ${why}. An example that works: 'TCH\\s[0-4]-\\d{2}[a-z]'.` };
}
