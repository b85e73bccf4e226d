import { z } from "zod";
import type { CodeLanguage } from "./task.ts";

/**
 * What a piece of code gave back, as data. Short, because a list of a hundred thousand numbers is one too:
 * `l` list, `t` tuple, `s` set, `d` dictionary, `f` a number with a point (`i` beside it where it is whole),
 * `i` a number too large for a plain one, `o` anything else by the name of its kind, with what it holds.
 */
export type Value =
  | null
  | boolean
  | number
  | string
  | { l: Value[] }
  | { t: Value[] }
  | { s: Value[] }
  | { d: [Value, Value][] }
  | { f: string; i?: string | undefined }
  | { i: string }
  | { o: string; v?: Value | undefined };

/** By hand, because these can be long: a schema takes many times as long over a hundred thousand numbers. */
export const Value = z.custom<Value>((input) => isValue(input, 0));

function isValue(input: unknown, depth: number): input is Value {
  if (input === null || ["boolean", "number", "string"].includes(typeof input)) return true;
  if (typeof input !== "object" || depth > 500) return false;
  const all = (list: unknown) => Array.isArray(list) && list.every((one) => isValue(one, depth + 1));
  if ("l" in input) return all(input.l);
  if ("t" in input) return all(input.t);
  if ("s" in input) return all(input.s);
  if ("d" in input) return Array.isArray(input.d) && input.d.every((pair) => all(pair) && pair.length === 2);
  if ("i" in input && (typeof input.i !== "string" || !/^-?(0x[0-9a-f]+|\d+)$/.test(input.i))) return false;
  if ("f" in input) return typeof input.f === "string";
  if ("o" in input) return typeof input.o === "string" && (!("v" in input) || isValue(input.v, depth + 1));
  return "i" in input;
}

/** Whether the language itself calls these equal: in Python 2 is 2.0 and True is 1, a list is never a tuple. */
export function equal(a: Value, b: Value, language: CodeLanguage): boolean {
  return canonical(a, language, "a") === canonical(b, language, "b");
}

/** What kind of thing it is, in a word for the learner. */
export function kindOf(value: Value, language: CodeLanguage): string {
  if (value === null) return language === "python" ? "None" : "null";
  if (typeof value === "boolean") return "true or false";
  if (typeof value === "number") return "number";
  if (typeof value === "string") return "string";
  if ("l" in value) return language === "python" ? "list" : "array";
  if ("t" in value) return "tuple";
  if ("s" in value) return "set";
  if ("d" in value) return language === "python" ? "dict" : "object";
  return "o" in value ? value.o : "number";
}

/** `side` keeps apart what cannot be looked into: two functions or two generators are never known to be equal. */
function canonical(value: Value, language: CodeLanguage, side: "a" | "b"): string {
  const each = (values: readonly Value[]) => values.map((one) => canonical(one, language, side));
  if (value === null) return "null";
  if (typeof value === "boolean") return language === "python" ? String(Number(value)) : String(value);
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return JSON.stringify(value);
  if ("l" in value) return `[${each(value.l).join(",")}]`;
  if ("t" in value) return `(${each(value.t).join(",")})`;
  if ("s" in value) return `<${each(value.s).toSorted().join(",")}>`;
  if ("d" in value) {
    const pairs = value.d.map(
      ([key, one]) => `${canonical(key, language, side)}:${canonical(one, language, side)}`,
    );
    return `{${pairs.toSorted().join(",")}}`;
  }
  if ("f" in value) return value.i === undefined ? `f${value.f}` : whole(value.i);
  if ("i" in value) return language === "python" ? whole(value.i) : `${value.i}n`;
  if (value.v !== undefined) return `${value.o}!${canonical(value.v, language, side)}`;
  return value.o === "undefined" ? value.o : `${value.o}?${side}`;
}

/** From Python's "-0x1f". */
function whole(hex: string): string {
  return hex.startsWith("-") ? String(-BigInt(hex.slice(1))) : String(BigInt(hex));
}
