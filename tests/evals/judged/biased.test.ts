import { describe, expect, test } from "bun:test";
import { heldAgainstPeople, judgesOf } from "../../../src/evals/judged/held-against-people.ts";
import { judgeLessons, judgePairs } from "../../../src/evals/judged/judge-lessons.ts";
import type { WrittenLesson } from "../../../src/evals/judged/judged-run.ts";
import type { Judgement, PairJudgement } from "../../../src/evals/judged/judgement.ts";
import { biasReport, calibrationReport } from "../../../src/evals/ratings/calibration-report.ts";
import type { Rating } from "../../../src/evals/ratings/read-ratings.ts";
import { inMemory, type Opinion, scriptedJudge, someLessons } from "./harness.ts";

const plan = { repeats: 1, parallel: 2, signal: new AbortController().signal };
const lessons = someLessons(60).map((lesson, at) => ({ ...lesson, own: at % 3 === 0 }));

const written = lessons.map(({ item, request, text, own }): WrittenLesson => {
  const effort = { turns: 1, tokens: 1, costUsd: 0, cachedUsd: 0, traceId: "", error: null };
  const named = { case: item, suite: "s", condition: "A1", provider: "openai", model: "", repeat: 1 };
  const result = {
    ...named,
    status: "success",
    kind: "lesson" as const,
    scores: [],
    ...effort,
    sessionId: item,
  };
  return { item, request, text, result, authors: [own ? "judge-2" : "claude-x"] };
});

/** Two people who see what is there; one of them slips now and then. */
const people: Rating[] = lessons.flatMap(({ item, good }, at) => [
  { item, criterion: "clear", rater: "p1", score: Number(good) },
  { item, criterion: "clear", rater: "p2", score: Number(good !== (at % 15 === 7)) },
]);

const sees = (text: string) => text.includes("Pupils write");
const quoted = (text: string) => text.split("\n")[2] ?? "";
const lessonIn = (text: string) => lessons.find((lesson) => lesson.text === text);

/** What each does with one lesson, and with two. */
const judges: Record<string, (text: string) => boolean> = {
  fair: sees,
  longer: (text) => text.length > 500,
  own: (text) => lessonIn(text)?.own ?? false,
  "fair, but kinder to long ones": (text) => sees(text) || text.length > 500,
};

async function judged(says: (text: string) => boolean, pair: (first: string, second: string) => string) {
  const opinion: Opinion = ({ material: { lesson, first = "", second = "" } }) => {
    if (lesson !== undefined) return { answer: says(lesson) ? "yes" : "no", quotation: quoted(lesson) };
    const answer = pair(first, second);
    return { answer, quotation: quoted(answer === "second" ? second : first) };
  };
  const judge = await scriptedJudge(opinion);
  const [alone, two] = [inMemory<Judgement>(), inMemory<PairJudgement>()];
  await judgeLessons(lessons, judge, alone, plan);
  const pairs = lessons.flatMap((lesson, at) => {
    const other = lessons[at + 1];
    return at % 2 === 0 && other !== undefined ? [[lesson, other] as const] : [];
  });
  await judgePairs(pairs, judge, two, plan);
  const [own] = judgesOf(alone.all);
  if (own === undefined) throw new Error("nobody judged");
  const held = heldAgainstPeople(own, { judgements: alone.all, pairs: two.all }, written, people);
  return { ...held, report: `${calibrationReport(held.calibration)}${biasReport(held.biases, held.places)}` };
}

const better = (first: string, second: string) =>
  sees(first) === sees(second) ? "neither" : sees(first) ? "first" : "second";

describe("the calibration report", () => {
  test("lets a judge pass that sees what people see", async () => {
    const { calibration, biases, report } = await judged(judges.fair ?? sees, better);
    expect(calibration).toMatchObject([{ criterion: "clear", isCalibrated: true }]);
    expect(biases.map(({ isCaught }) => isCaught)).toEqual([false, false]);
    expect(report).not.toContain("Caught");
    expect(report).not.toContain("| advisory |");
  });

  test.each([
    ["longer", "length", "longer lessons"],
    ["own", "own model", "its own maker's models"],
  ])("catches one that likes %s lessons: advisory, and what sways it is named", async (name, what, words) => {
    const { calibration, biases, report } = await judged(judges[name] ?? sees, better);
    expect(calibration[0]?.isCalibrated).toBe(false);
    expect(biases.find((bias) => bias.what === what)?.isCaught).toBe(true);
    expect(report).toContain("| advisory |");
    expect(report).toMatch(new RegExp(`Caught[^\\n]*${words}`));
  });

  test("names what sways a judge that mostly agrees", async () => {
    const { biases } = await judged(judges["fair, but kinder to long ones"] ?? sees, better);
    expect(biases.find(({ what }) => what === "length")).toMatchObject({ isCaught: true });
    expect(biases.find(({ what }) => what === "own model")?.isCaught).toBe(false);
  });

  test("catches one that takes whatever comes first, which its single answers do not show", async () => {
    const { calibration, places, report } = await judged(sees, () => "first");
    expect(calibration[0]?.isCalibrated).toBe(true);
    expect(places).toMatchObject([{ item: 0, other: 0, turned: 30 }]);
    expect(report).toMatch(/Caught[^\n]*chose the first in 60 of 60/);
  });

  test("calls nobody calibrated on a handful of lessons, or where people say yes to all of them", async () => {
    const few = people.filter(({ item }) => Number(item.slice(1)) < 8);
    const all = people.map((rating) => ({ ...rating, score: 1 }));
    for (const ratings of [few, all]) {
      const judge = await scriptedJudge(({ material: { lesson = "" } }) => ({
        answer: ratings === all || sees(lesson) ? "yes" : "no",
        quotation: quoted(lesson),
      }));
      const alone = inMemory<Judgement>();
      await judgeLessons(lessons, judge, alone, plan);
      const [own] = judgesOf(alone.all);
      if (own === undefined) throw new Error("nobody judged");
      const held = heldAgainstPeople(own, { judgements: alone.all, pairs: [] }, written, ratings);
      expect(held.calibration[0]?.isCalibrated).toBe(false);
    }
  });
});
