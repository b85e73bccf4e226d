/** What a library says, as one line of plain text: no line ends, no tags, no TeX, and no longer than a person reads. */
export function plainText(text: string, most = 2000): string {
  const line = text
    .replace(/\p{Cc}/gu, " ")
    .replace(/<\/?[a-z][^<>]{0,80}>/gi, "")
    .replace(/\$\$?([^$]*)\$\$?/g, (_, tex: string) => withoutTex(tex))
    .replace(/\*\*/g, "")
    .replace(/\s+/g, " ")
    .replace(/(?<!\.)\.\.$/, ".")
    .trim()
    .toWellFormed();
  return ownCopy(line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`);
}

/** What is cut from a text keeps the whole of that text in memory, and a library is many texts. */
function ownCopy(part: string): string {
  return Buffer.from(part).toString();
}

const signs: Readonly<Record<string, string>> = {
  times: "×",
  div: "÷",
  pi: "π",
  theta: "θ",
  leq: "≤",
  le: "≤",
  geq: "≥",
  ge: "≥",
  neq: "≠",
  pm: "±",
  degree: "°",
  circ: "°",
  cdot: "·",
  approx: "≈",
  rightarrow: "→",
  infty: "∞",
};

function withoutTex(tex: string): string {
  const root = tex.replace(/\\sqrt\s*\{([^{}]*)\}/g, "√($1)");
  const fractions = root.replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, (_, above, below) => {
    const part = (words: string) => (/^[\w.]*$/.test(words.trim()) ? words.trim() : `(${words.trim()})`);
    return `${part(above)}/${part(below)}`;
  });
  return fractions
    .replace(/\\(?:text|mathrm|mathbf|overline|dot|left|right)\b\s*/g, "")
    .replace(/\\([a-zA-Z]+)/g, (_, name: string) => signs[name] ?? name)
    .replace(/\^\{?(\d)\}?/g, (_, digit: string) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? digit)
    .replace(/\\[,;! ]/g, " ")
    .replace(/[{}\\]/g, "");
}
