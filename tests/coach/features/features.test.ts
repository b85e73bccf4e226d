import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from "@cucumber/gherkin";
import { IdGenerator } from "@cucumber/messages";
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

test("every scenario says which versions it holds for, so none is left out unseen", () => {
  const folder = join(import.meta.dir, "../../../features/coach");
  const newId = IdGenerator.incrementing();
  const files = [...new Bun.Glob("*.feature").scanSync(folder)];
  const pickles = files.flatMap((file) => {
    const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
    return compile(parser.parse(readFileSync(join(folder, file), "utf8")), file, newId);
  });
  const known = versions.map((version) => `@v${version}`);
  const tagsOf = pickles.map(({ tags }) => tags.map(({ name }) => name));
  expect(tagsOf.filter((tags) => tags.length === 0 || tags.some((tag) => !known.includes(tag)))).toEqual([]);
  for (const version of versions)
    expect(outcomes.get(version)).toHaveLength(tagsOf.filter((tags) => tags.includes(`@v${version}`)).length);
});
