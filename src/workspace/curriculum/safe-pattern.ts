const longest = 200;

export type SafePattern = { ok: true; pattern: RegExp } | { ok: false; message: string };

/**
 * A teacher's or an importer's regular expression, which will be run on other people's text. One that could take for
 * ever is refused: a repeated group with a repetition or a choice inside, a back-reference, more than four repetitions
 * without end.
 */
export function safePattern(source: string): SafePattern {
  if (source.length > longest) return refused(`is longer than ${longest} characters`);
  let pattern: RegExp;
  try {
    pattern = new RegExp(source);
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^Invalid regular expression:\s*/, "") : "";
    return refused(`is not a pattern that can be read (${why})`);
  }
  const plain = source.replace(/\\[^1-9k]/g, "e").replace(/\[(?:\\.|[^\]\\])*\]/g, "c");
  if (/\\[1-9k]/.test(plain)) return refused("refers back to a part of itself, which can take for ever");
  if (/\(\?<?[=!]/.test(plain)) return refused("looks ahead or behind, which codes do not need");
  if (repeatsRepetition(plain)) return refused("repeats something that repeats, which can take for ever");
  if ((plain.match(/[*+]|\{\d+,\}/g) ?? []).length > 4)
    return refused("has too many repetitions without end");
  if (pattern.test("")) return refused("also matches nothing at all");
  return { ok: true, pattern };
}

/** Matches nothing: the pattern of a file that has none. */
export const noPattern = /(?!)/;

function refused(why: string): SafePattern {
  return { ok: false, message: `\`code_pattern\` ${why}. An example that works: 'TCH\\s[0-4]-\\d{2}[a-z]'.` };
}

function repeatsRepetition(plain: string): boolean {
  const open: number[] = [];
  for (let index = 0; index < plain.length; index++) {
    if (plain[index] === "(") open.push(index);
    if (plain[index] !== ")") continue;
    const inside = plain.slice((open.pop() ?? 0) + 1, index).replace(/^\?:/, "");
    const repeated = /^(?:[*+]|\{\d+(?:,\d*)?\})/.test(plain.slice(index + 1));
    if (repeated && /[*+?|]|\{\d+,\d*\}/.test(inside)) return true;
  }
  return false;
}
