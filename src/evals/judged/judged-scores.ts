import { alphaWithInterval } from "../statistics/alpha.ts";
import type { Interval } from "../statistics/interval.ts";
import { mean } from "../statistics/mean.ts";
import type { CaseResult, CriterionScore } from "../suites/result.ts";
import type { Judgement } from "./judgement.ts";

/** Whether a judge's answers to a question were held against people's and agree well enough. */
export type Calibrated = (said: Pick<Judgement, "judge" | "asked" | "question">) => boolean;

/** By rubric and question; the judge is named where a run has several. */
export function judgedName(said: Judgement, all: readonly Judgement[]): string {
  const several = all.some(({ judge, asked }) => judge !== said.judge || asked !== said.asked);
  return `${said.rubric}/${said.question}${several ? ` by ${said.judge}` : ""}`;
}

/** The results with what judges said of their lessons, as scores like any other. */
export function withJudgements(
  results: readonly CaseResult[],
  judgements: readonly Judgement[],
  isCalibrated: Calibrated,
): CaseResult[] {
  const byItem = Map.groupBy(judgements, ({ item }) => item);
  return results.map((result) => {
    const said = byItem.get(result.sessionId) ?? [];
    const named = Map.groupBy(said, (one) => judgedName(one, judgements));
    const scores = Array.from(named, ([name, own]) => scoreOf(name, own, isCalibrated));
    return { ...result, scores: [...result.scores, ...scores] };
  });
}

/** The share of yes among the answers that count; nothing where none does. */
function scoreOf(criterion: string, said: readonly Judgement[], isCalibrated: Calibrated): CriterionScore {
  const counted = said.filter(counts);
  const score = counted.length === 0 ? null : mean(counted.map(asNumber));
  return {
    criterion,
    kind: "judged",
    score,
    threshold: 0.5,
    passed: score === null ? null : score > 0.5,
    advisory: !said.every(isCalibrated),
    found: said.map(({ answer, quotation, problem }) =>
      problem === null ? `${answer}: "${quotation}"` : `not counted (${answer}): "${quotation}". ${problem}`,
    ),
  };
}

export function counts({ answer, problem }: Judgement): boolean {
  return answer !== null && problem === null;
}

export function asNumber({ answer }: Pick<Judgement, "answer">): number {
  return answer === "yes" ? 1 : 0;
}

/** How far a judge agrees with itself, question by question. */
export type Reliability = {
  criterion: string;
  judge: string;
  answers: number;
  /** Their quotation is not in the lesson. */
  notCounted: number;
  /** Lessons that the question was answered of more than once. */
  askedTwice: number;
  /** Krippendorff's α (nominal) over repeats of the same question; null where nothing was asked twice, or where it always says the same. */
  repeats: Interval | null;
};

export function reliabilityOf(judgements: readonly Judgement[]): Reliability[] {
  const named = Map.groupBy(judgements, (one) => judgedName(one, judgements));
  return Array.from(named, ([criterion, own]) => {
    const items = [...Map.groupBy(own.filter(counts), ({ item }) => item).values()];
    const twice = items.map((said) => said.map(asNumber)).filter((said) => said.length > 1);
    return {
      criterion,
      judge: own[0]?.judge ?? "",
      answers: own.length,
      notCounted: own.filter((one) => !counts(one)).length,
      askedTwice: twice.length,
      repeats: alphaWithInterval(twice, "nominal"),
    };
  });
}
