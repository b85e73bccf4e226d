import { expect, spyOn, test } from "bun:test";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { fillDesk, topicOf } from "../../../../bench/drafting/large-desk.ts";
import { aboutness, askedOf } from "../../../../src/workspace/curriculum/fit/aboutness.ts";
import * as concepts from "../../../../src/workspace/curriculum/fit/concepts.ts";
import { fitIndex } from "../../../../src/workspace/curriculum/fit/fit.ts";
import { reachOf } from "../../../../src/workspace/curriculum/fit/within-reach.ts";
import { beginningOf } from "../../../../src/workspace/curriculum/fit/word-beginnings.ts";
import { parseCurriculum } from "../../../../src/workspace/curriculum/parse.ts";
import { stemOf } from "../../../../src/workspace/curriculum/search-words.ts";
import { times } from "../../../sweep.ts";

/** Whatever a matter out of reach has, the topic says of it what it says of an empty one. */
function expectSameAsAll(topic: string, matters: readonly concepts.Matter[]): void {
  const asked = askedOf(topic);
  const reaches = reachOf(asked);
  const all = matters.map(concepts.conceptsOf);
  const near = all.filter((_, i) => matters[i] !== undefined && reaches(matters[i]));
  const [known, knownNear] = [concepts.vocabularyOf(all), concepts.vocabularyOf(near)];
  const empty = concepts.conceptsOf({ title: "", keywords: [], text: "", tasks: [], beside: [] });
  for (const { stem } of asked.words) expect(knownNear(stem)).toBe(known(stem));
  for (const [i, one] of all.entries()) {
    const matter = matters[i];
    if (matter === undefined || reaches(matter)) continue;
    expect(aboutness(asked, one, known)).toEqual(aboutness(asked, empty, known));
  }
}

const word = fc.constantFrom(
  ..."loop loops iteration cities city ponies pony policies how to year group if statements state of matter periodic table".split(
    " ",
  ),
  ..."solar system networks Réseau o'clock7 7 l'eau recipes pizza sewing cushion formation formations stages fractions bread".split(
    " ",
  ),
);
const words = (maxLength: number) => fc.array(word, { maxLength }).map((all) => all.join(" "));
const matter = fc.record({
  title: words(3),
  keywords: fc.array(words(2), { maxLength: 3 }),
  text: words(5),
  tasks: fc.array(words(3), { maxLength: 2 }),
  beside: fc.array(words(3), { maxLength: 2 }),
});

test("what is out of a topic's reach says nothing of it, whatever both are", () => {
  fc.assert(fc.property(words(4), fc.array(matter, { maxLength: 5 }), expectSameAsAll), {
    numRuns: times(500, 10_000),
  });
});

test("a keyword of words that say nothing alone is within reach of a topic that has it", () => {
  const howTo = { title: "Textiles", keywords: ["how to"], text: "", tasks: [], beside: [] };
  const other = { ...howTo, keywords: ["how", "hems"] };
  const reaches = reachOf(askedOf("how to whittle"));
  expect([howTo, other].map(reaches)).toEqual([true, false]);
  expectSameAsAll("how to whittle", [howTo, other]);
});

test("the same for curricula that ship, asked in their own words and in others'", () => {
  const packs = join(import.meta.dir, "../../../../packs");
  const shipped = readdirSync(packs, { recursive: true, encoding: "utf8" })
    .filter((path) => /[\\/]curriculum[\\/].*\.md$/.test(path))
    .flatMap((path) => parseCurriculum(path, readFileSync(join(packs, path), "utf8")).outcomes);
  expect(shipped.length).toBeGreaterThan(100);
  const matters = shipped.map((one) => ({
    ...one,
    tasks: one.expectations,
    beside: [...one.misconceptions, one.priorKnowledge],
  }));
  const titles = shipped.filter((_, i) => i % 83 === 0).map(({ title }) => title);
  for (const topic of [...titles, "how to sew a cushion", "the water cycle", "why bread rises", "3D shapes"])
    expectSameAsAll(topic, matters);
});

test("a word begins as its stem does", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,6}(?:ies|ations?|ating|ated|s|ings?|ed|e|tting|y)?$/), (one) => {
      expect(one.startsWith(beginningOf(stemOf(one)))).toBe(true);
    }),
  );
});

test("of 3,000 outcomes those few are read closely that a topic reaches", () => {
  const root = mkdtempSync(join(tmpdir(), "large-desk-"));
  const read = spyOn(concepts, "conceptsOf");
  try {
    fillDesk(root, { notes: 0, outcomes: 3_000 });
    const folder = join(root, "curriculum");
    const outcomes = readdirSync(folder).flatMap(
      (name) => parseCurriculum(`curriculum/${name}`, readFileSync(join(folder, name), "utf8")).outcomes,
    );
    const index = fitIndex(outcomes, []);
    expect(outcomes.filter((one) => index.outcome(topicOf(7), one).fits).map(({ code }) => code)).toEqual([
      "WID.0007",
    ]);
    expect(read.mock.calls.length).toBeGreaterThan(0);
    expect(read.mock.calls.length).toBeLessThan(100);
  } finally {
    read.mockRestore();
    rmSync(root, { recursive: true, force: true });
  }
});
