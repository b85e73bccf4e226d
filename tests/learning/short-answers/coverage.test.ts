import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { coverage } from "../../../src/learning/short-answers/coverage.ts";

const essay = `Lighthouses were built where ships were often lost. Before radio, a keeper lit the lamp every evening.
Today most of the lamps are automatic, so nobody lives there. Some towers have become hotels! I like the sea.`;

describe("finding an idea in what a learner wrote", () => {
  test("quotes the sentence that says it, in other words too", () => {
    const found = coverage("The keeper lights the lamp each evening", essay);
    expect(found).toMatchObject({ covered: true });
    expect(found.quote).toBe("Before radio, a keeper lit the lamp every evening.");
    expect(coverage("Ships were lost there", essay).quote).toContain("Lighthouses were built");
  });

  test("an idea that is not there is not covered", () => {
    expect(coverage("Foghorns warn sailors by sound", essay).covered).toBe(false);
    expect(coverage("Foghorns warn sailors by sound", "")).toEqual({ covered: false, score: 0, quote: "" });
  });

  test("a denial of the idea does not cover it", () => {
    expect(coverage("The lamps are automatic", "The lamps are not automatic.").covered).toBe(false);
    expect(coverage("The gate is closed", "The gate is open.").covered).toBe(false);
    expect(coverage("The gate is closed", "The gate is not open.").covered).toBe(true);
  });

  test("an idea spread over two sentences is found in both", () => {
    const found = coverage("Old towers become hotels because the lamps are automatic", essay);
    expect(found.quote).toContain("automatic");
    expect(found.quote).toContain("hotels");
  });
});

test("any text gives scores without trouble", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (idea, text) => {
      const { score, quote } = coverage(idea, text);
      expect(score).toBeWithin(0, 1.000001);
      expect(quote === "" || score > 0).toBe(true);
    }),
  );
});
