import type { Code, Construct, Effects, Extension, State, TokenizeContext } from "micromark-util-types";

declare module "micromark-util-types" {
  interface TokenTypeMap {
    formula: "formula";
    formulaBlock: "formulaBlock";
    formulaPart: "formulaPart";
  }
}

/** A formula longer than this is text: nobody writes one, and nothing is read twice for it. */
export const mostTeX = 4000;

const dollar = 36;
const backslash = 92;

/**
 * TeX between dollars: `$…$` in a line, `$$…$$` on lines of its own or in one. An amount of money is no formula: a
 * dollar opens only before something other than a space and not after a letter or a digit, and closes only after
 * something other than a space and not before a letter or a digit, with none between; "$5 (US$)" has words in it. Inside a formula
 * nothing else of markdown counts. Every letter is read a bounded number of times.
 */
export function formulaSyntax(): Extension {
  return { text: { [dollar]: inLine }, flow: { [dollar]: onItsOwn } };
}

/** Up to here no dollar of this text closes a formula, so that no later one needs to look. */
const closesNothing = new WeakMap<TokenizeContext, number>();

const inLine: Construct = {
  name: "formula",
  previous: (code) => !isWordly(code) && code !== dollar,
  tokenize(effects, ok, nok) {
    const from = this.now().offset;
    if (from < (closesNothing.get(this) ?? 0)) return nok;
    let fence = 0;
    let content = "";
    let last: Code = null;
    const refuse = (code: Code): State | undefined => {
      closesNothing.set(this, this.now().offset);
      return nok(code);
    };
    const open: State = (code) => {
      if (code === dollar && fence < 2) {
        fence++;
        effects.consume(code);
        return open;
      }
      if (code === null || code === dollar || (fence === 1 && isSpace(code))) return nok(code);
      effects.exit("formulaPart");
      return part(code);
    };
    const part: State = (code) => {
      if (code === null || content.length > mostTeX) return refuse(code);
      if (isLineEnding(code)) {
        effects.enter("lineEnding");
        effects.consume(code);
        effects.exit("lineEnding");
        content += "\n";
        last = code;
        return part;
      }
      effects.enter("formulaPart");
      return inside(code);
    };
    const inside: State = (code) => {
      if (code === null || isLineEnding(code) || content.length > mostTeX) {
        effects.exit("formulaPart");
        return part(code);
      }
      const escaped = last === backslash;
      if (code === dollar && !escaped) return fence === 1 && isSpace(last) ? nok(code) : close(code);
      effects.consume(code);
      // A backslash that is itself escaped escapes nothing.
      last = escaped && code === backslash ? null : code;
      content += code < 0 ? " " : String.fromCodePoint(code);
      return inside;
    };
    let closed = 0;
    const close: State = (code) => {
      if (code === dollar && closed < fence) {
        closed++;
        effects.consume(code);
        return close;
      }
      if (closed === fence && !isWordly(code) && code !== dollar) {
        if (fence === 1 && isAmount(content)) return nok(code);
        effects.exit("formulaPart");
        effects.exit("formula");
        return ok(code);
      }
      if (fence === 1) return nok(code);
      content += "$".repeat(closed);
      closed = 0;
      last = dollar;
      return inside(code);
    };
    return (code) => {
      effects.enter("formula");
      effects.enter("formulaPart");
      return open(code);
    };
  },
};

/** Between two lines that hold `$$` and nothing else. Without the second they are two dollars. */
const onItsOwn: Construct = {
  name: "formulaBlock",
  concrete: true,
  tokenize(effects, ok, nok) {
    let length = 0;
    let dollars = 0;
    const opening: State = (code) => {
      if (code === dollar && dollars < 2) {
        dollars++;
        return consumed(effects, code, opening);
      }
      if (dollars === 2 && isBlank(code)) return consumed(effects, code, opening);
      if (dollars !== 2 || !isLineEnding(code)) return nok(code);
      effects.exit("formulaPart");
      // What ends a paragraph is told by its first line.
      return this.interrupt === true ? ok(code) : lineEnd(effects, code, line);
    };
    const line: State = (code) => {
      dollars = 0;
      if (code === null || this.parser.lazy[this.now().line] === true) return nok(code);
      if (isLineEnding(code)) return lineEnd(effects, code, line);
      effects.enter("formulaPart");
      return start(code);
    };
    const start: State = (code) => {
      if (isBlank(code) && dollars === 0) return consumed(effects, code, start);
      if (code === dollar && dollars < 2) {
        dollars++;
        return consumed(effects, code, start);
      }
      return dollars === 2 ? after(code) : rest(code);
    };
    const after: State = (code) => {
      if (isBlank(code)) return consumed(effects, code, after);
      if (code !== null && !isLineEnding(code)) return rest(code);
      effects.exit("formulaPart");
      effects.exit("formulaBlock");
      return ok(code);
    };
    const rest: State = (code) => {
      if (code === null || length > mostTeX) return nok(code);
      if (isLineEnding(code)) {
        effects.exit("formulaPart");
        return lineEnd(effects, code, line);
      }
      length++;
      effects.consume(code);
      return rest;
    };
    return (code) => {
      effects.enter("formulaBlock");
      effects.enter("formulaPart");
      return opening(code);
    };
  },
};

function consumed(effects: Effects, code: Code, next: State): State {
  effects.consume(code);
  return next;
}

function lineEnd(effects: Effects, code: Code, next: State): State {
  effects.enter("lineEnding");
  effects.consume(code);
  effects.exit("lineEnding");
  return next;
}

/** Micromark's own codes: line ends are below −2, tabs and the spaces they stand for −2 and −1. */
function isLineEnding(code: Code): boolean {
  return code !== null && code < -2;
}

function isBlank(code: Code): boolean {
  return code === -2 || code === -1 || code === 32;
}

function isSpace(code: Code): boolean {
  return isBlank(code) || isLineEnding(code);
}

function isWordly(code: Code): boolean {
  return code !== null && code > 0 && /[\p{L}\p{N}]/u.test(String.fromCodePoint(code));
}

/** Money with words after it: "5 (US", "3 or 4 of them, 2 ". */
function isAmount(content: string): boolean {
  return /^[\d.,]+\s/.test(content) && !content.includes("\\") && /[\s(]\p{L}{2,}/u.test(content);
}
