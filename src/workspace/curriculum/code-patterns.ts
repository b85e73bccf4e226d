import { noPattern } from "./safe-pattern.ts";

/** How codes are found in text that was folded (fold.ts). */
export type CodePattern = {
  /** Sticky or global flags are set by who uses it. */
  pattern: RegExp;
  /** For "TCH 3-13a, 3-14a": how a second code looks whose prefix was left out. Null where that could be prose. */
  elided: { prefix: string; tail: string } | null;
};

/** Unmistakable wherever they stand, also in a workspace that has no curriculum files: CfE, Common Core, NGSS, ACARA. */
const wellKnown = [
  /[A-Z]{3} [0-4]-\d{2}[a-z]/,
  /CCSS\.[A-Z][\w.-]{3,40}\w/,
  /(?:K|[1-5]|MS|HS)-(?:PS|LS|ESS|ETS)\d-\d/,
  /AC9[A-Z]{1,4}\d{1,2}[A-Z]\d{2}/,
];

/**
 * What to look for: the files' own patterns, and, derived from the known codes, everything of the same family. A
 * family is generous ("TCH 9-99a", "TCH 3-14", "TCH 3.14a"), so that an invented code is seen as one; and where codes
 * are unmistakable (prefix, two numbers, letter), other capitals in front of the same shape are codes too ("MNU 3-20a").
 * Of a file whose pattern also fits ordinary words, only the codes it really holds are looked for.
 */
export function codePatterns(files: readonly { pattern: RegExp; codes: readonly string[] }[]): CodePattern[] {
  const found = new Map<string, CodePattern>();
  const add = (pattern: RegExp, elided: CodePattern["elided"]) => {
    if (!found.has(String(pattern))) found.set(String(pattern), { pattern, elided });
  };
  for (const shape of commonest(shapes(files.flatMap(({ codes }) => codes)))) {
    const elided =
      isUnmistakable(shape) && shape.prefix !== "" ? { prefix: shape.lead, tail: strict(shape) } : null;
    const generous = family(shape);
    if (generous !== null) add(generous, elided);
    if (elided !== null) add(new RegExp(`[A-Z]{2,4} ?${elided.tail}`), null);
  }
  for (const pattern of wellKnown) add(pattern, null);
  for (const { pattern, codes } of files) {
    if (!fitsProse(pattern)) add(pattern, null);
    else if (codes.length > 0)
      add(
        new RegExp(
          codes
            .toSorted((a, b) => b.length - a.length)
            .map(RegExp.escape)
            .join("|"),
        ),
        null,
      );
  }
  return [...found.values()];
}

/** Exactly the shapes of these codes, in one pattern; "" where there are too many shapes for that. */
export function strictPattern(codes: readonly string[]): string {
  const all = shapes(codes);
  if (all.length > 12) return "";
  return all.map((shape) => RegExp.escape(shape.lead) + strict(shape)).join("|");
}

const prose = ["lesson", "Python", "S3", "A4", "2-3", "MP3", "Year 7", "3.14", "10", "P7", "Higher"];

function fitsProse(pattern: RegExp): boolean {
  if (pattern === noPattern) return true;
  const whole = new RegExp(`^(?:${pattern.source})$`, pattern.flags);
  return prose.some((word) => whole.test(word));
}

/** A framework has a handful of shapes; one with hundreds has ids for codes, and those have no family. */
function commonest(all: Shape[]): Shape[] {
  return all.toSorted((a, b) => b.count - a.count).slice(0, 40);
}

/** `lead` is the prefix with what stands between it and the rest; `lengths` are the digits seen in each number. */
type Shape = { prefix: string; lead: string; tokens: string[]; lengths: Set<number>[]; count: number };

function shapes(codes: Iterable<string>): Shape[] {
  const found = new Map<string, Shape>();
  for (const code of codes) {
    const all = code.match(/[A-Za-z]+|\d+|[^A-Za-z\d]+/g) ?? [];
    const prefix = /^[A-Za-z]{2,}$/.test(all[0] ?? "") ? (all[0] ?? "") : "";
    const tokens = prefix === "" ? all : all.slice(1);
    const gap = prefix !== "" && /^\W+$/.test(tokens[0] ?? "") ? (tokens.shift() ?? "") : "";
    const key = `${prefix}${gap}|${tokens
      .map((token) =>
        token
          .replace(/[a-z]+/g, "l")
          .replace(/[A-Z]+/g, "L")
          .replace(/\d+/g, "D"),
      )
      .join("")}`;
    const shape = found.get(key) ?? {
      prefix,
      lead: prefix + gap,
      tokens,
      lengths: tokens.map(() => new Set()),
      count: 0,
    };
    shape.count++;
    for (const [index, token] of tokens.entries()) shape.lengths[index]?.add(token.length);
    found.set(key, shape);
  }
  return [...found.values()];
}

function isUnmistakable({ tokens }: Shape): boolean {
  return tokens.filter((token) => /\d/.test(token)).length >= 2 && /^[a-z]{1,2}$/.test(tokens.at(-1) ?? "");
}

/** Exactly the known shape, prefix left out. */
function strict({ tokens, lengths }: Shape): string {
  return tokens.map((token, index) => exactly(token, lengths[index] ?? new Set())).join("");
}

function exactly(token: string, lengths: ReadonlySet<number>): string {
  const times = `{${Math.min(...lengths)},${Math.max(...lengths)}}`;
  if (/^\d/.test(token)) return `\\d${times}`;
  if (/^[a-z]/.test(token)) return `[a-z]${times}`;
  if (/^[A-Z]/.test(token)) return `[A-Za-z]${times}`;
  return RegExp.escape(token);
}

function family(shape: Shape): RegExp | null {
  const { prefix, lead, tokens } = shape;
  if (prefix === "" || !tokens.some((token) => /\d/.test(token))) return null;
  const gap = lead === prefix ? "" : "[ .:-]?";
  const flags = prefix.length >= 3 ? "i" : "";
  if (!isUnmistakable(shape))
    return new RegExp(`${prefix}${lead === prefix ? "" : gap}${tokens.map(loosely).join("")}`, flags);
  const body = tokens.slice(0, -1);
  const withLetter = `${body.map(loosely).join("")}[a-z]{1,2}`;
  const without = body
    .map((token, index) =>
      index === body.length - 1 ? exactly(token, shape.lengths[index] ?? new Set()) : loosely(token),
    )
    .join("");
  return new RegExp(`${prefix}${gap}(?:${withLetter}|${without})`, flags);
}

function loosely(token: string): string {
  if (/^\d/.test(token)) return "\\d{1,4}";
  if (/^[A-Za-z]/.test(token)) return `[A-Za-z]{1,${token.length + 2}}`;
  return /^[-.]$/.test(token) ? "[-.]" : RegExp.escape(token);
}
