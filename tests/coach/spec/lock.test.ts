import { describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { promptNames } from "../../../src/coach/prompts/prompt.ts";
import { compileSpec } from "../../../src/coach/spec/compile.ts";
import { typesOf } from "../../../src/coach/spec/generate-types.ts";
import { lockProblems } from "../../../src/coach/spec/lock.ts";
import { root, shipped, sourceOf, versions } from "./shipped.ts";

const folder = join(root, "plugins/coach/spec");
const lock = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(join(folder, "spec.lock.json"), "utf8")));

describe("a spec that is released does not change under a learner", () => {
  test("what the shipped specs say is what was locked", () => {
    expect(lockProblems(versions.map(shipped), lock)).toEqual([]);
  });

  test("a change without a new version is noticed", () => {
    const text = sourceOf("0.3").replace("max_silences: 4", "max_silences: 40");
    const { spec } = compileSpec(text, { prompts: promptNames });
    if (spec === null) throw new Error("It should compile.");
    expect(lockProblems([shipped("0.2"), spec], lock)).toEqual([
      expect.stringContaining("What version 0.3 says has changed, and its version has not."),
    ]);
    expect(lockProblems([shipped("0.2"), shipped("0.3"), { ...spec, version: "0.4" }], lock)).toEqual([
      `Version 0.4 is not in spec.lock.json: add "0.4": "${spec.hash}".`,
    ]);
  });

  test("a version that is taken away is noticed", () => {
    expect(lockProblems([shipped("0.3")], lock)).toEqual(["Version 0.2 is locked, and its file is gone."]);
  });

  test("every version after the first says what becomes of queues and sessions", () => {
    const later = Object.keys(lock).filter((version) => version !== "0.2");
    expect(later.filter((version) => !existsSync(join(folder, `session.v${version}.migration.md`)))).toEqual(
      [],
    );
  });
});

test("the types of states and events are those of the spec: `bun src/coach/spec/generate-types.ts`", () => {
  const written = readFileSync(join(root, "src/coach/spec/generated.ts"), "utf8");
  expect(written).toBe(typesOf(shipped("0.3")));
});
