import { describe, expect, test } from "bun:test";
import { needsSaid } from "../../src/lesson/brief/about-pupils.ts";
import { lessonsAsked } from "../../src/lesson/brief/several.ts";
import { topicIn } from "../../src/lesson/brief/topic-in.ts";
import { withoutNames } from "../../src/workspace/privacy/without-names.ts";
import { planning } from "./planning.ts";

describe("what is said of pupils is a need for today, and no part of the topic", () => {
  test.each([
    ["tally charts, a pupil is dyslexic and needs big print", "tally charts", "big print"],
    ["erosion, one is deaf", "erosion", "deaf"],
    ["erosion because one boy can't hold a pencil", "erosion", "pencil"],
    ["the Corn Laws, my lot struggle with graphs", "Corn Laws", "graphs"],
    ["the Corn Laws, they find long sources hard", "Corn Laws", "long sources"],
    ["photosynthesis, a girl in the class is blind", "photosynthesis", "blind"],
    ["Brüche, ein Schüler hat ADHS und verliert sich in langen Texten", "Brüche", "ADHS"],
    ["les volcans, un élève a un TDAH", "volcans", "TDAH"],
    ["los ríos, un alumno tiene TDAH y se pierde", "los ríos", "TDAH"],
    ["pecahan, seorang murid ada disleksia", "pecahan", "disleksia"],
    ["le frazioni, un alunno ha la dislessia", "le frazioni", "dislessia"],
  ])("%s", (request, topic, need) => {
    expect(topicIn(request, [])).toBe(topic);
    expect(needsSaid(request).map(({ text }) => text)).toEqual([expect.stringContaining(need)]);
  });

  test("a name that stays in the request does not reach the lesson", () => {
    const [need] = needsSaid("erosion, Rory Sinclair has ADHD");
    expect(need?.text).toBe("a pupil has ADHD");
  });

  test.each([
    "volcanoes, they loved the last one",
    "volcanoes but my lot are bored of maps",
    "children who worked in factories and got hurt",
    "a boy is evacuated in 1940",
  ])("%s tells of no need", (request) => expect(needsSaid(request)).toEqual([]));

  test("a clause about the class is no second lesson, though the class is named behind it", () => {
    const request = "the Corn Laws for my S3, 50 mins, they find long sources hard for S3, 50 minutes";
    expect(lessonsAsked(request)).toEqual([]);
    expect(lessonsAsked("rivers with 8a, volcanoes with 8b")).toHaveLength(2);
  });

  test("without the name, the lesson is about its topic and the need is met in Differentiation", async () => {
    const { ask } = await planning("create-lesson");
    const said = withoutNames("for loops for 3B, Rory Sinclair has ADHD and gets lost in long texts");
    const { result } = await ask(said);
    expect(result.text).toMatch(/^# Iteration with for loops: 3B/);
    const [before = "", help = ""] = result.text.split("## Differentiation");
    expect(before).not.toContain("gets lost");
    expect(help.split("\n## ")[0]).toMatch(/gets lost in long texts.*Today: \S/s);
  });
});
