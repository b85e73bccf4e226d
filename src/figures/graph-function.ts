/** A rule such as `2x + 1`, `x^2 - 4` or `3 sin(x)`, as a function; null where it is none. Read in one pass, with no code run. */
export function graphFunction(rule: string): ((x: number) => number) | null {
  const tokens = rule
    .replace(/^\s*(?:y|f\(x\))\s*=/, "")
    .replace(/[−–]/g, "-")
    .replace(/[×·]/g, "*")
    .replace(/÷/g, "/")
    .replace(/²/g, "^2")
    .replace(/³/g, "^3")
    .match(/\d+(?:\.\d+)?|[a-zπ]+|[-+*/^()]|\S/g);
  if (tokens === null || tokens.length > 60) return null;
  const reader = new Reader(tokens);
  const rule_ = reader.sum(0);
  return rule_ !== null && reader.isAtEnd() ? rule_ : null;
}

type Rule = (x: number) => number;

const functions: Readonly<Record<string, (value: number) => number>> = {
  sin: (value) => Math.sin((value * Math.PI) / 180),
  cos: (value) => Math.cos((value * Math.PI) / 180),
  tan: (value) => Math.tan((value * Math.PI) / 180),
  sqrt: Math.sqrt,
  abs: Math.abs,
};

class Reader {
  private at = 0;
  private readonly tokens: readonly string[];

  constructor(tokens: readonly string[]) {
    this.tokens = tokens;
  }

  isAtEnd(): boolean {
    return this.at === this.tokens.length;
  }

  sum(depth: number): Rule | null {
    let all = this.product(depth);
    while (all !== null && /^[-+]$/.test(this.tokens[this.at] ?? "")) {
      const sign = this.tokens[this.at++] === "+" ? 1 : -1;
      const [left, right] = [all, this.product(depth)];
      all = right === null ? null : (x) => left(x) + sign * right(x);
    }
    return all;
  }

  /** `2x` and `3(x + 1)` are products too. */
  private product(depth: number): Rule | null {
    let all = this.signed(depth);
    for (;;) {
      const next = this.tokens[this.at] ?? "";
      if (all === null || !/^(?:[*/(]|[a-zπ]+)$/.test(next)) return all;
      if (/^[*/]$/.test(next)) this.at++;
      const [left, right] = [all, this.signed(depth)];
      if (right === null) return null;
      all = next === "/" ? (x) => left(x) / right(x) : (x) => left(x) * right(x);
    }
  }

  private signed(depth: number): Rule | null {
    if (this.tokens[this.at] !== "-") return this.power(depth);
    this.at++;
    const one = this.power(depth);
    return one === null ? null : (x) => -one(x);
  }

  private power(depth: number): Rule | null {
    const base = this.single(depth);
    if (base === null || this.tokens[this.at] !== "^") return base;
    this.at++;
    const by = this.signed(depth);
    return by === null ? null : (x) => base(x) ** by(x);
  }

  private single(depth: number): Rule | null {
    const token = this.tokens[this.at++] ?? "";
    if (depth > 12) return null;
    if (/^\d/.test(token)) return () => Number(token);
    if (token === "x") return (x) => x;
    if (token === "π" || token === "pi") return () => Math.PI;
    if (token === "(") return this.closed(depth);
    const named = Object.hasOwn(functions, token) ? functions[token] : undefined;
    if (named === undefined || this.tokens[this.at++] !== "(") return null;
    const inner = this.closed(depth);
    return inner === null ? null : (x) => named(inner(x));
  }

  private closed(depth: number): Rule | null {
    const inner = this.sum(depth + 1);
    return this.tokens[this.at++] === ")" ? inner : null;
  }
}
