/** Which characters a piece may take: the first 128 one by one (as bits), all others as one. */
export type Letters = { ascii: bigint; beyond: boolean };

/** A regular expression as a tree. What looks around or refers back has no place in it. */
export type Part =
  | { kind: "letters"; letters: Letters }
  /** Takes no character: `^`, `$`, `\b`. */
  | { kind: "edge" }
  | { kind: "sequence"; parts: Part[] }
  | { kind: "choice"; parts: Part[] }
  | { kind: "repeat"; part: Part; least: number; most: number };

/** Said in the middle of a sentence about the pattern. */
export class UnreadPattern extends Error {}

/** The tree of a pattern that the runtime has compiled already. Throws `UnreadPattern` where it has a piece we do not read. */
export function patternParts(source: string, flags: string): Part {
  let at = 0;
  return choice();

  function choice(): Part {
    const parts = [sequence()];
    while (source[at] === "|") {
      at++;
      parts.push(sequence());
    }
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: "choice", parts };
  }

  function sequence(): Part {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") parts.push(repeated(piece()));
    return { kind: "sequence", parts };
  }

  function repeated(part: Part): Part {
    const [said = "", sign, least = "", comma, most = ""] = taken(/(?:([*+?])|\{(\d+)(,)?(\d*)\})\??/y) ?? [];
    if (said === "") return part;
    if (part.kind === "edge") throw new UnreadPattern("repeats an edge such as `^`, which means nothing");
    if (sign !== undefined)
      return { kind: "repeat", part, least: sign === "+" ? 1 : 0, most: sign === "?" ? 1 : Infinity };
    const end = comma === undefined ? Number(least) : most === "" ? Infinity : Number(most);
    return { kind: "repeat", part, least: Number(least), most: end };
  }

  function piece(): Part {
    if (source[at] === "(") return group();
    if (taken(/\^|\$|\\[bB]/y) !== null) return { kind: "edge" };
    if (taken(/\\[1-9k]/y) !== null)
      throw new UnreadPattern("refers back to a part of itself, which can take for ever");
    const [atom = ""] =
      taken(
        /\[(?:\\.|[^\]\\])*\]|\\(?:[dDwWsStnrfv0]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|u\{[\da-fA-F]+\}|[pP]\{[^}]*\}|[^a-zA-Z\d])|[^\\[(]/uy,
      ) ?? [];
    if (atom === "") throw new UnreadPattern(`has \`${source.slice(at, at + 2)}\`, which is not read here`);
    return { kind: "letters", letters: lettersOf(atom, flags) };
  }

  function group(): Part {
    if (taken(/\(\?<?[=!]/y) !== null)
      throw new UnreadPattern("looks ahead or behind, which codes do not need");
    if (taken(/\((?:\?:|\?<\w+>|(?!\?))/y) === null)
      throw new UnreadPattern("has a group of a kind that is not read here");
    const inside = choice();
    at++; // its bracket: the runtime has seen that it is there
    return inside;
  }

  function taken(next: RegExp): RegExpExecArray | null {
    next.lastIndex = at;
    const found = next.exec(source);
    at += found?.[0].length ?? 0;
    return found;
  }
}

/** The runtime itself is asked, character by character; beyond ASCII, what is not surely nothing is taken for anything. */
function lettersOf(atom: string, flags: string): Letters {
  const takes = new RegExp(`^(?:${atom === "{" || atom === "}" ? `\\${atom}` : atom})$`, flags);
  let ascii = 0n;
  for (let code = 0n; code < 128n; code++)
    if (takes.test(String.fromCharCode(Number(code)))) ascii |= 1n << code;
  const plain = !/\P{ASCII}/u.test(atom) && !/^\.$|^\[\^|\\[DWSsxupP]/.test(atom);
  return { ascii, beyond: !plain };
}
