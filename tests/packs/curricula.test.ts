import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { codeKey } from "../../src/workspace/curriculum/codes.ts";
import { parseCurriculum } from "../../src/workspace/curriculum/parse.ts";
import { buildRegistry } from "../../src/workspace/curriculum/registry.ts";
import { agesOf } from "../../src/workspace/stage.ts";

const packs = join(import.meta.dir, "../../packs");
const files = [...new Bun.Glob("*/curriculum/*.md").scanSync(packs)]
  .sort()
  .map((path) => parseCurriculum(`packs/${path}`, readFileSync(join(packs, path), "utf8")));
const outcomes = files.flatMap((file) => file.outcomes);

describe("the curricula that come with the program", () => {
  test("are sound, of at least 600 outcomes, and no code stands twice", () => {
    expect(files.flatMap(({ path, problems }) => problems.map((problem) => ({ path, ...problem })))).toEqual(
      [],
    );
    expect(outcomes.length).toBeGreaterThanOrEqual(600);
    expect(new Set(outcomes.map(({ code }) => codeKey(code))).size).toBe(outcomes.length);
    expect(buildRegistry(files).problems).toEqual([]);
  });

  test("hold summaries of our own, and say so, with the address of the official text", () => {
    for (const { path, wording, source, licence, title } of files) {
      expect({ path, wording }).toEqual({ path, wording: "summary" });
      expect(source).toStartWith("https://");
      expect(licence).toContain("none of it is reproduced here");
      expect(title).toContain("(summaries)");
    }
  });

  test("a country without codes has numbers that are said to be ours, and no other has", () => {
    for (const { path, numbering, outcomes: own } of files) {
      const ours = path.endsWith("/england.md");
      expect({ path, numbering }).toEqual({ path, numbering: ours ? "ours" : "official" });
      expect(own.every(({ code }) => code.startsWith("TA-") === ours)).toBe(true);
    }
  });

  test("every outcome says its level as people say it, what it is about and what pupils do", () => {
    const lacking = outcomes.filter(
      ({ level, organiser, text, expectations, keywords, title }) =>
        agesOf(level) === null ||
        organiser === "" ||
        title === "" ||
        text.split(" ").length < 5 ||
        expectations.length === 0 ||
        keywords.length === 0,
    );
    expect(lacking.map(({ code }) => code)).toEqual([]);
    const texts = outcomes.map(({ text }) => text);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });

  test("the subjects and stages that are promised are all there", () => {
    const held = (path: string) => files.find((file) => file.path === `packs/${path}.md`)?.levels ?? [];
    for (const subject of "mathematics english science computing pe".split(" "))
      expect(held(`${subject}/curriculum/england`)).toHaveLength(4);
    for (const subject of "history geography design-and-technology art music languages".split(" "))
      expect(held(`${subject}/curriculum/england`)).toContain("Key Stage 3");
    for (const subject of "mathematics english science social-studies".split(" "))
      expect(held(`${subject}/curriculum/scotland-cfe`)).toHaveLength(5);
    expect(held("mathematics/curriculum/us-common-core")).toHaveLength(9);
    expect(held("science/curriculum/us-ngss")).toContain("High School");
  });
});
