import { inputShape } from "./input-shape.ts";
import { type Token, tokens } from "./script/tokens.ts";
import type { CodeTask } from "./task.ts";

/** `of`: the test that it is made from. `isNear`: hardly different, so hardly more work for any honest way. */
export type Probe = { call: string; of: number; isNear: boolean };

const near = 1;
const far = 10;
const words = /^(None|True|False|null|undefined|true|false)$/;

/**
 * The plain calls among the tests with every whole number moved up by the same amount or, where there are none, every
 * letter moved on by one: order and equality stay, so what is sorted stays sorted, and code that works things out still
 * does. Code that knows the tests does not.
 */
export function probeCalls({ function: name, tests }: CodeTask): Probe[] {
  const asked = new Set(tests.map(({ call }) => bare(call)));
  return tests.flatMap(({ call }, of) => {
    const [first, open, ...rest] = tokens(call.trim());
    const plain =
      first?.text === name &&
      open?.text === "(" &&
      inputShape(call) !== "large" &&
      rest.every(({ kind, text }) =>
        kind === "name" ? words.test(text) : kind !== "mark" || /^[-,:()[\]{}]$/.test(text),
      ) &&
      rest.findIndex((_, at) => depthAfter(rest, at) < 0) === rest.length - 1;
    if (!plain) return [];
    const hasNumbers = rest.some(({ kind }) => kind === "number");
    return (hasNumbers ? [near, far] : [near]).flatMap((shift) => {
      const move = hasNumbers ? movedNumber(shift) : movedLetters;
      const probe = `${name}(${rest.map(move).join(" ")}`;
      return asked.has(bare(probe)) ? [] : [{ call: probe, of, isNear: shift === near }];
    });
  });
}

function bare(call: string): string {
  return tokens(call)
    .map(({ text }) => text)
    .join(" ");
}

/** A number after a minus goes down, so that the whole goes up with the others: -5 becomes -(-5). */
function movedNumber(shift: number) {
  return (token: Token, at: number, all: readonly Token[]): string => {
    if (token.kind !== "number" || !/^\d{1,6}$/.test(token.text)) return token.text;
    const value = Number(token.text);
    return all[at - 1]?.text === "-" ? `(${value - shift})` : String(value + shift);
  };
}

/** Where there is no letter to move, the text stands twice. */
function movedLetters({ kind, text }: Token): string {
  if (kind !== "string" || text.includes("\\") || text.startsWith("`")) return text;
  if (!/[a-z]/i.test(text)) return `${text[0]}${text.slice(1, -1).repeat(2)}${text[0]}`;
  return text.replace(/[a-y]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1));
}

function depthAfter(all: readonly Token[], at: number): number {
  return all
    .slice(0, at + 1)
    .reduce((depth, { text }) => depth + (/^[([{]$/.test(text) ? 1 : /^[)\]}]$/.test(text) ? -1 : 0), 0);
}
