export type Token = { kind: "name" | "number" | "string" | "regex" | "mark"; text: string; line: number };

const marks =
  /^(?:>>>=|\.\.\.|===|!==|\*\*=|<<=|>>=|>>>|&&=|\|\|=|\?\?=|=>|==|!=|<=|>=|&&|\|\||\?\?|\?\.|\+\+|--|\*\*|[-+*/%&|^]=|<<|>>|[^\s])/;

/** Longer than any pattern a person writes. */
const longestPattern = 500;

/** The words of a piece of JavaScript or TypeScript, without its comments. Never throws: the rest of a broken one is marks. */
export function tokens(source: string): Token[] {
  const found: Token[] = [];
  let at = 0;
  let line = 1;
  const take = (kind: Token["kind"], length: number) => {
    const text = source.slice(at, at + length);
    found.push({ kind, text, line });
    line += text.split("\n").length - 1;
    at += length;
  };
  const skip = (length: number) => {
    line += source.slice(at, at + length).split("\n").length - 1;
    at += length;
  };
  while (at < source.length) {
    const rest = source.slice(at, at + 4000);
    const space = /^\s+/.exec(rest)?.[0] ?? (at === 0 ? /^#!.*/.exec(rest)?.[0] : undefined);
    const comment = rest.startsWith("//") ? /^.*/.exec(rest)?.[0] : undefined;
    if (space !== undefined) skip(space.length);
    else if (comment !== undefined) skip(comment.length);
    else if (rest.startsWith("/*")) skip(upTo(source, "*/", at + 2) - at);
    else if (/^["']/.test(rest)) take("string", stringEnd(source, at) - at);
    else if (rest.startsWith("`")) take("string", templateEnd(source, at) - at);
    else {
      const name = /^[\p{L}_$#][\p{L}\p{M}\p{N}_$]*/u.exec(rest)?.[0];
      const number = /^(?:0[xob][\da-f_]+|(?:\d[\d_]*)?\.?\d[\d_]*(?:e[-+]?\d+)?)n?/i.exec(rest)?.[0];
      const regex = mayBeRegex(found.at(-1))
        ? /^\/(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\[])+\/\w*/.exec(rest.slice(0, longestPattern))?.[0]
        : undefined;
      if (name !== undefined) take("name", name.length);
      else if (number !== undefined) take("number", number.length);
      else if (regex !== undefined) take("regex", regex.length);
      else take("mark", marks.exec(rest)?.[0].length ?? 1);
    }
  }
  return found;
}

/** After a value a slash divides; elsewhere it opens a pattern. */
function mayBeRegex(before: Token | undefined): boolean {
  if (before === undefined) return true;
  if (before.kind === "name")
    return /^(return|typeof|case|in|of|delete|void|throw|new|else|do)$/.test(before.text);
  return before.kind === "mark" && ![")", "]", "}", "++", "--"].includes(before.text);
}

function stringEnd(source: string, open: number): number {
  for (let at = open + 1; at < source.length; at++) {
    if (source[at] === "\\") at++;
    else if (source[at] === source[open] || source[at] === "\n") return at + 1;
  }
  return source.length;
}

function templateEnd(source: string, open: number): number {
  /** Of each template that is open, how deep in the braces of its `${…}` we are. */
  const depths = [0];
  for (let at = open + 1; at < source.length; at++) {
    const last = depths.length - 1;
    const depth = depths[last] ?? 0;
    if (source[at] === "\\") at++;
    else if (source[at] === "`" && depth > 0) depths.push(0);
    else if (source[at] === "`") {
      depths.pop();
      if (last === 0) return at + 1;
    } else if (depth === 0 && source.startsWith("${", at)) {
      depths[last] = 1;
      at++;
    } else if (depth > 0 && source[at] === "{") depths[last] = depth + 1;
    else if (depth > 0 && source[at] === "}") depths[last] = depth - 1;
  }
  return source.length;
}

function upTo(source: string, end: string, from: number): number {
  const at = source.indexOf(end, from);
  return at === -1 ? source.length : at + end.length;
}
