import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { checkScope } from "../../../src/lesson/scope/scope.ts";
import { heldOut } from "./held-out.ts";
import { type Labelled, requests } from "./requests.ts";

function verdictOf({ request, resuming }: Labelled): string {
  const answer = checkScope(request, { resuming: resuming ?? false });
  return answer.verdict === "in" ? "in" : answer.reason;
}

function misses(set: Labelled[]): string[] {
  return set
    .filter((each) => verdictOf(each) !== each.expected)
    .map((each) => `${each.request} → ${verdictOf(each)}, not ${each.expected}`);
}

describe("what is planning gets through, what is not is answered with a way on", () => {
  test("every request of the labelled set", () => {
    const wrong = misses(requests);
    console.info(`scope: ${requests.length - wrong.length} of ${requests.length} labelled requests right`);
    expect(requests.filter(({ expected }) => expected === "in").length).toBeGreaterThanOrEqual(35);
    expect(requests.filter(({ expected }) => expected !== "in").length).toBeGreaterThanOrEqual(35);
    expect(wrong).toEqual([]);
  });

  test("most requests that the rules were not written for", () => {
    const wrong = misses(heldOut);
    const accuracy = 1 - wrong.length / heldOut.length;
    const blocked = heldOut.filter((each) => each.expected === "in" && verdictOf(each) !== "in");
    console.info(`scope, held out: ${accuracy.toFixed(2)} of ${heldOut.length}\n  ${wrong.join("\n  ")}`);
    expect(accuracy).toBeGreaterThanOrEqual(0.85);
    expect(blocked.length).toBeLessThanOrEqual(1);
  });
});

describe("a refusal", () => {
  const refused = [...requests, ...heldOut].filter(({ expected }) => expected !== "in");

  test.each(refused)("of $request says what to ask instead", (each) => {
    const answer = checkScope(each.request, { resuming: each.resuming ?? false });
    if (answer.verdict === "in") return;
    expect(answer.message).toMatch(/I plan lessons/);
    expect(answer.message).toMatch(/\bI can(?:'t)?\b|Tell me|say so/);
  });

  test("never follows from the topic of a lesson, whatever that is", () => {
    const topics = requests.filter(({ expected }) => expected !== "in").map(({ request }) => request);
    const phrases = fc.constantFrom(...topics.filter((topic) => /^[\w' ]+$/.test(topic)));
    fc.assert(
      fc.property(phrases, (topic) => {
        const request = `Plan a lesson for S3 about how people say: ${topic.toLowerCase()}`;
        expect(checkScope(request, {}).verdict).toBe("in");
      }),
    );
  });

  test("whatever is typed, there is an answer", () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (text, resuming) => void checkScope(text, { resuming })),
    );
  });
});
