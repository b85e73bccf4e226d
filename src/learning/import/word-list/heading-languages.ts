/** Which language a heading of a column names: "Malay", "Deutsch", "espagnol", "word (Italian)", "de". */

const codes =
  "af ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gd gl gu he hi hr hu hy id is it ja ka kk km kn ko la lo lt lv mk ml mn mr ms my ne nl no pa pl pt ro ru sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh zu".split(
    " ",
  );

let known: ReadonlyMap<string, string> | null = null;

/** The code, and the heading without its language; null where it names none. */
export function languageIn(heading: string): { code: string; rest: string } | null {
  known ??= languageNames();
  const whole = known.get(foldedHeading(heading));
  if (whole !== undefined) return { code: whole, rest: "" };
  const words = foldedHeading(heading).split(" ");
  // A code of two letters alone is a word of some language too: it counts in brackets or at the end.
  const inBrackets = foldedHeading(/[([]([^)\]]+)[)\]]/.exec(heading)?.[1] ?? "");
  for (const [at, word] of words.entries()) {
    const code = known.get(word);
    if (code === undefined || (word.length <= 3 && word !== inBrackets)) continue;
    return { code, rest: words.toSpliced(at, 1).join(" ") };
  }
  return null;
}

export function foldedHeading(heading: string): string {
  return heading
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** What people call a language: in itself, and in the languages we ship for. */
function languageNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const code of codes) {
    for (const speaker of [code, "en", "fr", "de", "es", "ms"]) {
      const name = new Intl.DisplayNames(speaker, { type: "language" }).of(code);
      if (name !== undefined && !names.has(foldedHeading(name))) names.set(foldedHeading(name), code);
    }
  }
  for (const code of codes) names.set(code, code);
  return names;
}
