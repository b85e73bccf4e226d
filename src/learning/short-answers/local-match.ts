import type { Token } from "../../words/tokens.ts";
import { find, type Likenesses } from "./align.ts";

export interface LocalMatch {
  recall: number;
  opposed: number;
  turned: number;
}

/** Each part of the reference against the one part of the answer that says it best: what goes with what. */
export function localMatch(
  reference: readonly Token[],
  answer: readonly Token[],
  likenesses: Likenesses,
): LocalMatch {
  const parts = segments(answer);
  const sum = { all: 0, got: 0, opposed: 0, turned: 0 };
  for (const wanted of segments(reference)) {
    const here = bestPart(wanted, parts, likenesses);
    for (const { token } of wanted) if (token.kind !== "function") sum.all += token.weight;
    sum.got += here.got;
    sum.opposed += here.opposed;
    sum.turned += here.turned;
  }
  const whole = sum.all === 0 ? 1 : sum.all;
  return { recall: sum.got / whole, opposed: sum.opposed / whole, turned: sum.turned / whole };
}

interface Placed {
  token: Token;
  at: number;
}

function bestPart(wanted: readonly Placed[], parts: readonly Placed[][], likenesses: Likenesses) {
  let best = { score: -1, got: 0, opposed: 0, turned: 0 };
  for (const part of parts) {
    const tokens = part.map(({ token }) => token);
    const here = { score: 0, got: 0, opposed: 0, turned: 0 };
    for (const { token, at } of wanted) {
      if (token.kind === "function") continue;
      const found = find(
        token,
        tokens,
        (other) => likenesses.of(at, part[other]?.at ?? -1),
        (other) => likenesses.isTaken(part[other]?.at ?? -1),
      );
      if (found.opposed) here.opposed += token.weight;
      else if (found.turned) here.turned += token.weight;
      else here.got += token.weight * found.likeness;
    }
    here.score = here.got + 0.5 * here.opposed + 0.5 * here.turned;
    if (here.score > best.score) best = here;
  }
  return best;
}

function segments(tokens: readonly Token[]): Placed[][] {
  const placed = tokens.map((token, at) => ({ token, at }));
  return [...Map.groupBy(placed, ({ token }) => token.segment).values()];
}
