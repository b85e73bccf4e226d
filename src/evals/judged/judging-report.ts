import { agreementInWords } from "../ratings/agreement-in-words.ts";
import { reliabilityOf } from "./judged-scores.ts";
import type { Judgement, PairJudgement } from "./judgement.ts";
import { pairScores } from "./pair-scores.ts";

/** How judges did, as markdown; "" where nobody judged. */
export function judgingReport(judgements: readonly Judgement[], pairs: readonly PairJudgement[]): string {
  return [...alone(judgements), ...inPairs(pairs)].join("\n");
}

function alone(judgements: readonly Judgement[]): string[] {
  const found = reliabilityOf(judgements);
  if (found.length === 0) return [];
  return [
    "## What a judge said",
    "",
    "| criterion | judge | answers | not counted: the quotation is not in the lesson | agrees with itself, α (95 %) |",
    "|---|---|---|---|---|",
    ...found.map(
      ({ criterion, judge, answers, notCounted, askedTwice, repeats }) =>
        `| ${criterion} | ${judge} | ${answers} | ${notCounted} | ${askedTwice === 0 ? "not asked twice" : agreementInWords(repeats, askedTwice)} |`,
    ),
    "",
    "A judge that agrees with itself may still be wrong: `eval agreement` holds it against people. What is advisory was not, or does not agree.",
    "",
  ];
}

function inPairs(pairs: readonly PairJudgement[]): string[] {
  const found = pairScores(pairs);
  if (found.length === 0) return [];
  return [
    "## In pairs, both orders",
    "",
    "| criterion | judge | pairs | this run | the other | neither | turned with the order | share of the other (95 %) |",
    "|---|---|---|---|---|---|---|---|",
    ...found.map(
      ({ criterion, judge, pairs: all, item, other, neither, turned, preferred }) =>
        `| ${criterion} | ${judge} | ${all} | ${item} | ${other} | ${neither} | ${turned} | ${preferred === null ? "not known" : `${preferred.rate.toFixed(2)} (${preferred.low.toFixed(2)} to ${preferred.high.toFixed(2)})`} |`,
    ),
    "",
  ];
}
