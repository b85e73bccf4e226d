import { normaliseCode } from "./codes.ts";
import type { Reference } from "./outcome.ts";

/** "TCH 1-13a (steps), National 4 Computing (loops)" → two references. "None (start of the framework)" → none. */
export function parseReferences(text: string, pattern: RegExp): Reference[] {
  if (text === "") return [];
  return splitOutsideBrackets(text).flatMap((item) => reference(item, pattern));
}

function reference(item: string, pattern: RegExp): Reference[] {
  // Codes such as 111.2(b)(3) have brackets of their own.
  const whole = new RegExp(`^(${pattern.source})(?: \\((.*)\\))?$`, pattern.flags).exec(
    normaliseCode(item).slice(0, 400),
  );
  if (whole?.[1] !== undefined) return [{ code: whole[1], name: whole[1], note: whole.at(-1)?.trim() ?? "" }];
  const bracket = /\(([^()]*)\)/.exec(item);
  const before = (bracket === null ? item : item.slice(0, bracket.index)).trim();
  const after =
    bracket === null
      ? ""
      : item
          .slice(bracket.index + bracket[0].length)
          .replace(/^[\s—–-]+/, "")
          .trim();
  const note = [bracket?.[1]?.trim() ?? "", after].filter((part) => part !== "").join("; ");
  const codes = codesOf(before, pattern);
  if (codes.length > 0) return codes.map((code) => ({ code, name: code, note }));
  if (before === "" || /^(?:none|n\/a|-|—)\.?$/i.test(before)) return [];
  return [{ code: null, name: before, note }];
}

/** The file's own codes, and those of sister frameworks that are written like Scotland's. */
function codesOf(text: string, pattern: RegExp): string[] {
  const plain = normaliseCode(text).slice(0, 200);
  const own = Array.from(plain.matchAll(new RegExp(pattern.source, `g${pattern.flags}`)), ([code]) => code);
  return own.length > 0 ? own : (plain.match(/\b[A-Z]{2,4} \d-\d{2,3}[a-z]\b/g) ?? []);
}

/** At commas and semicolons, except inside brackets. */
function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const character of text) {
    if (character === "(") depth++;
    if (character === ")") depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;]/.test(character)) {
      parts.push(part);
      part = "";
    } else part += character;
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== "");
}
