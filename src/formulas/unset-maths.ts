/**
 * The mathematics of sums, as TeX sets it, in one line of ordinary letters again: fractions, powers, roots and signs. What
 * is more than that stays as it is. `inPlain` knows all of TeX and weighs as much; this is for whoever only works out sums.
 */
export function unsetMaths(text: string): string {
  if (!text.includes("$")) return text;
  return text.replace(/\$([^$\n]{1,400})\$/g, (whole, tex: string) => {
    const plain = tex
      .replace(/\{,\}/g, ",")
      .replace(/(\d)\s*\\[dt]?frac/g, "$1 \\frac")
      .replace(
        /\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g,
        (_, top: string, bottom: string) => `${held(top)}/${held(bottom)}`,
      )
      .replace(/\^(?:\{([^{}]*)\}|(\d))/g, (_, many?: string, one?: string) => raised(many ?? one ?? ""))
      .replace(/\\sqrt\{([^{}]*)\}/g, (_, inside: string) => `√${held(inside)}`)
      .replace(/\\(times|div|le|ge|pi|square)(?![A-Za-z])/g, (_, name: string) => signs[name] ?? "")
      .replace(/(?<=^|\s|\()-|-(?=\s)/g, "−");
    return /[\\{}^_]/.test(plain) ? whole : plain.trim();
  });
}

const signs: Readonly<Record<string, string>> = {
  times: "×",
  div: "÷",
  le: "≤",
  ge: "≥",
  pi: "π",
  square: "□",
};

function held(part: string): string {
  return /^[\w.,□π⁰¹²³⁴⁵⁶⁷⁸⁹]*$/u.test(part.trim()) || part.trim() === "\\square"
    ? part.trim()
    : `(${part.trim()})`;
}

/** Digits have a small form; anything else has not, and is left for what can say it. */
function raised(power: string): string {
  const small = [...power].map((one) =>
    one === "-" || one === "−" ? "⁻" : ("⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(one)] ?? null),
  );
  return small.includes(null) || power.trim() === "" ? `^{${power}}` : small.join("");
}
