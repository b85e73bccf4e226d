import { type Token, tokens } from "./script/tokens.ts";

/** What is written out in a call, as a tree: of Python and of JavaScript, which write the same things alike. */
export type Literal =
  | { kind: "number" | "string" | "word"; text: string }
  | { kind: "list"; items: Literal[] }
  | { kind: "tuple"; items: Literal[] }
  | { kind: "pairs"; pairs: [Literal, Literal][] };

/** A call in pieces: what is written out as an argument, and the text around it. */
export type Call = { around: string[]; literals: Literal[] };

const words = /^(None|True|False|null|undefined|true|false)$/;

/**
 * The arguments of a call that are written out, and nothing else of it: the index in `f(a)[1]` and the sum in
 * `lambda n: n + 1` are part of the test and not of what is given.
 */
export function callOf(text: string): Call {
  const all = tokens(text);
  const call: Call = { around: [""], literals: [] };
  for (let at = 0; at < all.length; ) {
    const found = isGiven(all[at - 1]) ? literalAt(all, at) : null;
    if (found !== null && endsArgument(all[found.end])) {
      call.literals.push(found.literal);
      call.around.push("");
      at = found.end;
    } else {
      call.around.push(`${call.around.pop() ?? ""}${spaced(all[at - 1], all[at])}`);
      at++;
    }
  }
  return call;
}

export function written({ around, literals }: Call): string {
  return around.map((text, at) => `${text}${shown(literals[at])}`).join("");
}

function shown(literal: Literal | undefined): string {
  if (literal === undefined) return "";
  if (literal.kind === "list") return `[${literal.items.map(shown).join(", ")}]`;
  if (literal.kind === "pairs")
    return `{${literal.pairs.map(([key, value]) => `${shown(key)}: ${shown(value)}`).join(", ")}}`;
  if (literal.kind !== "tuple") return literal.text;
  return `(${literal.items.map(shown).join(", ")}${literal.items.length === 1 ? "," : ""})`;
}

function isGiven(before: Token | undefined): boolean {
  return before !== undefined && /^(\(|,|in|of)$/.test(before.text);
}

function endsArgument(after: Token | undefined): boolean {
  return after !== undefined && /^[),\]]$/.test(after.text);
}

function spaced(before: Token | undefined, token: Token | undefined): string {
  const text = token?.text ?? "";
  return before?.kind === "name" && token?.kind === "name"
    ? ` ${text}`
    : /^(in|of|,|if)$/.test(text)
      ? `${text} `
      : text;
}

type Read<Of> = { literal: Of; end: number } | null;

function literalAt(all: readonly Token[], at: number): Read<Literal> {
  const token = all[at];
  const next = all[at + 1];
  if (token === undefined) return null;
  if (token.text === "-" && next?.kind === "number")
    return { literal: { kind: "number", text: `-${next.text}` }, end: at + 2 };
  if (token.kind === "number" || (token.kind === "string" && !token.text.startsWith("`")))
    return { literal: { kind: token.kind, text: token.text }, end: at + 1 };
  if (token.kind === "name" && words.test(token.text))
    return { literal: { kind: "word", text: token.text }, end: at + 1 };
  if (token.text === "[") return itemsAt(all, at + 1, "]", "list");
  if (token.text === "(") return itemsAt(all, at + 1, ")", "tuple");
  return token.text === "{" ? pairsAt(all, at + 1) : null;
}

function itemsAt(all: readonly Token[], from: number, close: string, kind: "list" | "tuple"): Read<Literal> {
  const items: Literal[] = [];
  for (let at = from; ; ) {
    if (all[at]?.text === close) return { literal: { kind, items }, end: at + 1 };
    const item = literalAt(all, at);
    if (item === null) return null;
    items.push(item.literal);
    const after = all[item.end]?.text;
    // What stands alone between brackets is itself, and no tuple.
    if (after === close && kind === "tuple" && items.length === 1 && at === from)
      return { literal: item.literal, end: item.end + 1 };
    if (after !== "," && after !== close) return null;
    at = after === "," ? item.end + 1 : item.end;
  }
}

function pairsAt(all: readonly Token[], from: number): Read<Literal> {
  const pairs: [Literal, Literal][] = [];
  for (let at = from; ; ) {
    if (all[at]?.text === "}") return { literal: { kind: "pairs", pairs }, end: at + 1 };
    const key = literalAt(all, at);
    const value = key !== null && all[key.end]?.text === ":" ? literalAt(all, key.end + 1) : null;
    if (key === null || value === null) return null;
    pairs.push([key.literal, value.literal]);
    const after = all[value.end]?.text;
    if (after !== "," && after !== "}") return null;
    at = after === "," ? value.end + 1 : value.end;
  }
}
