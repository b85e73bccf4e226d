import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { madeFrom, modelPath } from "../../../bench/judgement/train.ts";
import { modelIn } from "../../../src/lesson/likeness/model.ts";

describe("the models that are shipped", () => {
  test.each(["scope", "unfit"] as const)(
    "%s: is made of the rows, concepts and features as they are now; `bun bench/judgement/run.ts train` makes it again",
    (name) => expect(modelIn(readFileSync(modelPath(name), "utf8")).header.madeFrom).toBe(madeFrom(name)),
  );
});
