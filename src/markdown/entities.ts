/** The characters that HTML writes as `&…;`; a name that is not known stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,31});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name] ?? entities[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const valid = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return valid ? String.fromCodePoint(code) : whole;
  });
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  shy: "",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  rarr: "→",
  larr: "←",
  harr: "↔",
  times: "×",
  divide: "÷",
  minus: "−",
  plusmn: "±",
  deg: "°",
  middot: "·",
  bull: "•",
  euro: "€",
  pound: "£",
  copy: "©",
  ne: "≠",
  le: "≤",
  ge: "≥",
  infin: "∞",
  pi: "π",
  ...letters("acute", "áéíóúýÁÉÍÓÚÝ"),
  ...letters("grave", "àèìòùÀÈÌÒÙ"),
  ...letters("circ", "âêîôûÂÊÎÔÛ"),
  ...letters("uml", "äëïöüÿÄËÏÖÜ"),
  ...letters("tilde", "ãñõÃÑÕ"),
  ...letters("cedil", "çÇ"),
  ...letters("ring", "åÅ"),
  ...letters("slash", "øØ"),
  szlig: "ß",
  aelig: "æ",
  AElig: "Æ",
  oelig: "œ",
  iexcl: "¡",
  iquest: "¿",
};

/** "eacute" for é, and so on. */
function letters(mark: string, all: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(all, (letter) => [
      `${(letter.normalize("NFD")[0] ?? "").replace("ø", "o").replace("Ø", "O")}${mark}`,
      letter,
    ]),
  );
}
