import type { Letters, Part } from "./pattern-parts.ts";

const none: Letters = { ascii: 0n, beyond: false };

/**
 * In how many ways, at most, a matcher that goes back and tries again can lay the pattern over one text from one place;
 * Infinity where there is no bound. Where going on and leaving off (or two alternatives) never begin with the same
 * character, the next character decides and there is one way: the work then is the length of the text times that of
 * the pattern. Every choice that the next character does not decide multiplies it.
 */
export function waysThrough(part: Part): number {
  return ways(part, none);
}

/** How many characters and edges it has, each counted as often as it may be repeated; without end counts as once more. */
export function sizeOf(part: Part): number {
  if (part.kind === "letters" || part.kind === "edge") return 1;
  if (part.kind === "repeat")
    return sizeOf(part.part) * Math.max(1, Number.isFinite(part.most) ? part.most : part.least + 1);
  return part.parts.reduce((sum, one) => sum + sizeOf(one), 0);
}

/** `after`: what may follow it. */
function ways(part: Part, after: Letters): number {
  if (part.kind === "letters" || part.kind === "edge") return 1;
  if (part.kind === "sequence")
    return part.parts.reduce((product, one, index) => {
      const rest: Part = { kind: "sequence", parts: part.parts.slice(index + 1) };
      return product * ways(one, beginning(rest, after));
    }, 1);
  if (part.kind === "choice") {
    const each = part.parts.map((one) => ways(one, after));
    const begins = part.parts.map((one) => beginning(one, after));
    const apart = begins.every((one, index) =>
      begins.slice(index + 1).every((other) => !overlap(one, other)),
    );
    return apart ? Math.max(...each) : each.reduce((sum, one) => sum + one, 0);
  }
  const { part: body, least, most } = part;
  const first = beginning(body, none);
  const inside = ways(body, most > 1 ? either(first, after) : after);
  const decided = most === least || !(overlap(first, after) || canBeNothing(body));
  const stops = decided ? 1 : most - least + 1;
  if (canBeNothing(body) && most > 1) return Infinity;
  return stops * (inside === 1 ? 1 : inside ** most);
}

/** What it may begin with; where it may be nothing, what follows it too. */
function beginning(part: Part, after: Letters): Letters {
  const own = firstOf(part);
  return canBeNothing(part) ? either(own, after) : own;
}

function firstOf(part: Part): Letters {
  if (part.kind === "letters") return part.letters;
  if (part.kind === "edge") return none;
  if (part.kind === "repeat") return part.most === 0 ? none : firstOf(part.part);
  let found = none;
  for (const one of part.parts) {
    found = either(found, firstOf(one));
    if (part.kind === "sequence" && !canBeNothing(one)) break;
  }
  return found;
}

function canBeNothing(part: Part): boolean {
  if (part.kind === "letters") return false;
  if (part.kind === "edge") return true;
  if (part.kind === "repeat") return part.least === 0 || canBeNothing(part.part);
  return part.kind === "sequence" ? part.parts.every(canBeNothing) : part.parts.some(canBeNothing);
}

function either(one: Letters, other: Letters): Letters {
  return { ascii: one.ascii | other.ascii, beyond: one.beyond || other.beyond };
}

function overlap(one: Letters, other: Letters): boolean {
  return (one.ascii & other.ascii) !== 0n || (one.beyond && other.beyond);
}
