import { type Calibration, calibrate, middle } from "../ratings/agreement-of.ts";
import { type Bias, biasesOf, type RatedThing } from "../ratings/biases.ts";
import type { Rating } from "../ratings/read-ratings.ts";
import { mean } from "../statistics/mean.ts";
import type { WrittenLesson } from "./judged-run.ts";
import { asNumber, counts } from "./judged-scores.ts";
import type { Judgement, PairJudgement } from "./judgement.ts";
import { nearness } from "./other-model.ts";
import { type PairScore, pairScores } from "./pair-scores.ts";

export type NamedJudge = Pick<Judgement, "judge" | "rubric" | "asked">;

export type Held = { calibration: Calibration[]; biases: Bias[]; places: PairScore[] };

export function judgesOf(judgements: readonly Judgement[]): NamedJudge[] {
  const named = new Map(
    judgements.map(({ judge, rubric, asked }) => [JSON.stringify([judge, asked]), { judge, rubric, asked }]),
  );
  return [...named.values()];
}

/** A judge of a run against people's ratings of its lessons: `item` is the lesson's session, `criterion` the question's id. */
export function heldAgainstPeople(
  { judge, asked }: NamedJudge,
  run: { judgements: readonly Judgement[]; pairs: readonly PairJudgement[] },
  lessons: readonly WrittenLesson[],
  ratings: readonly Rating[],
): Held {
  const own = run.judgements.filter((said) => said.judge === judge && said.asked === asked && counts(said));
  const people = ratings.filter(({ rater }) => rater !== judge);
  // Of several answers to one question the majority stands; where they are split, no.
  const said = Array.from(
    Map.groupBy(own, ({ item, question }) => JSON.stringify([item, question])).values(),
    (answers): Rating[] => {
      const [one] = answers;
      if (one === undefined) return [];
      const score = Number(mean(answers.map(asNumber)) > 0.5);
      return [{ item: one.item, criterion: one.question, rater: judge, score }];
    },
  ).flat();
  const things = said.flatMap(({ item, criterion, score }): RatedThing[] => {
    const theirs = people.filter((rating) => rating.item === item && rating.criterion === criterion);
    const lesson = lessons.find((one) => one.item === item);
    if (theirs.length === 0 || lesson === undefined) return [];
    const isOwn = lesson.authors.some((author) => nearness(modelOf(judge), author) !== "another");
    return [
      { judge: score, people: middle(theirs.map((one) => one.score)), length: lesson.text.length, isOwn },
    ];
  });
  const asking = new Set(said.map(({ criterion }) => criterion));
  return {
    calibration: calibrate([...people.filter(({ criterion }) => asking.has(criterion)), ...said], judge),
    biases: biasesOf(things),
    places: pairScores(run.pairs.filter((pair) => pair.judge === judge && pair.asked === asked)),
  };
}

/** Without its provider. */
function modelOf(judge: string): string {
  return judge.slice(judge.indexOf(" ") + 1);
}
