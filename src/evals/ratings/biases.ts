import type { Share } from "../../text/interval.ts";
import { median } from "../median.ts";
import { bootstrap } from "../statistics/bootstrap.ts";
import type { Interval } from "../statistics/interval.ts";
import { mean } from "../statistics/mean.ts";

/** One thing that a judge and people rated, and what should play no part in it. */
export type RatedThing = { judge: number; people: number; length: number; isOwn: boolean };

/** How much more than people a judge gives to one kind of thing than to the others. Caught: the interval leaves 0 out. */
export type Bias = { what: "length" | "own model"; difference: Interval; isCaught: boolean };

/** Of those that can be told: a kind needs things of it and others. */
export function biasesOf(things: readonly RatedThing[]): Bias[] {
  const middle = median(things.map(({ length }) => length)) ?? 0;
  const kinds: readonly [Bias["what"], (thing: RatedThing) => boolean][] = [
    ["length", ({ length }) => length > middle],
    ["own model", ({ isOwn }) => isOwn],
  ];
  return kinds.flatMap(([what, isOf]) => {
    const units = things.map((thing) => [thing.judge - thing.people, Number(isOf(thing))] as const);
    const difference = bootstrap(units, moreFor);
    return difference === null
      ? []
      : [{ what, difference, isCaught: difference.low > 0 || difference.high < 0 }];
  });
}

/** NaN where one kind is missing. */
function moreFor(units: readonly (readonly [number, number])[]): number {
  const of = (kind: number) => units.filter(([, own]) => own === kind).map(([error]) => error);
  return mean(of(1)) - mean(of(0));
}

/** Both orders were asked about, so half of what was chosen came first, unless the place decides. */
export function isPlaceCaught(first: Share | null): boolean {
  return first !== null && (first.low > 0.5 || first.high < 0.5);
}
