import { type Share, wilson } from "../../text/interval.ts";
import type { PairJudgement } from "./judgement.ts";

/** What pairs came to on one question. A pair counts for a side only where both orders say so. */
export type PairScore = {
  criterion: string;
  judge: string;
  pairs: number;
  item: number;
  other: number;
  /** Neither, in both orders. */
  neither: number;
  /** The answer turned with the order, or one order had no answer that counts: nothing is known of the lessons. */
  turned: number;
  notCounted: number;
  /** Of the pairs that were decided, the share of the second side. */
  preferred: Share | null;
  /** Of all single answers that chose one, the share that chose what came first: one half where the place plays no part. */
  first: Share | null;
};

export function pairScores(judgements: readonly PairJudgement[]): PairScore[] {
  const named = Map.groupBy(judgements, ({ rubric, question, judge }) => `${rubric}/${question} ${judge}`);
  return Array.from(named.values(), (said): PairScore => {
    const [one] = said;
    const pairs = [
      ...Map.groupBy(said, ({ item, other, repeat }) => JSON.stringify([item, other, repeat])).values(),
    ];
    const verdicts = pairs.map(verdictOf);
    const count = (verdict: string) => verdicts.filter((each) => each === verdict).length;
    const [item, other] = [count("item"), count("other")];
    const chosen = said.filter(({ answer, problem }) => problem === null && answer !== "neither");
    return {
      criterion: `${one?.rubric}/${one?.question}`,
      judge: one?.judge ?? "",
      pairs: pairs.length,
      item,
      other,
      neither: count("neither"),
      turned: count("turned"),
      notCounted: said.filter(({ problem }) => problem !== null).length,
      preferred: wilson(other, item + other),
      first: wilson(chosen.filter(({ answer }) => answer === "first").length, chosen.length),
    };
  });
}

function verdictOf(orders: readonly PairJudgement[]): "item" | "other" | "neither" | "turned" {
  const sides = orders.map(({ answer, first, problem }) => {
    if (problem !== null || answer === null) return "turned";
    if (answer === "neither") return "neither";
    return (answer === "first") === (first === "item") ? "item" : "other";
  });
  const [one = "turned", two] = sides;
  return sides.length === 2 && one === two ? one : "turned";
}
