import { describe, expect, test } from "bun:test";
import { type Outcome, runFeatures } from "./run-features.ts";

const versions = ["0.2", "0.3"];
const outcomes = await runFeatures(versions);

describe.each(versions)("the scenarios of session %s hold", (version) => {
  const list: Outcome[] = outcomes.get(version) ?? [];

  test("they were found and run", () => {
    expect(list.length).toBeGreaterThan(15);
  });

  test.each(list)("$scenario", ({ status, failure }) => {
    expect({ status, failure }).toEqual({ status: "PASSED", failure: null });
  });
});
