import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { topicsThatShip } from "../../../bench/judgement/labelled.ts";
import { swept } from "../../sweep.ts";
import { finders, languages, measure, ownSet, readSet, type SetName } from "./measure.ts";

/** A little below what was measured on the sealed halves (docs/guardrails.md). */
const floors: Readonly<Record<SetName, { recall: number; precision: number; letThrough: number }>> = {
  // A question put to a request that is in scope counts against it here, which it did not while the floor was .95.
  scope: { recall: 0.87, precision: 0.92, letThrough: 0.94 },
  personal: { recall: 0.95, precision: 0.93, letThrough: 0.93 },
  unfit: { recall: 0.9, precision: 0.95, letThrough: 0.95 },
};
const names: SetName[] = ["scope", "personal", "unfit"];
/** The goals of decision 41 and of the rules for scope hold in each language, not on average alone. */
const inEachLanguage = 0.65;

describe("on sentences that the rules were not made with", () => {
  test.each(names)("%s: enough is found, and what is harmless goes through", (name) => {
    const rows = ownSet(name, "sealed");
    const { recall, precision, letThrough } = measure(name, rows);
    console.info(
      `${name}: found ${recall.toFixed(2)}, right when found ${precision.toFixed(2)}, harmless let through ${letThrough.toFixed(2)} of ${rows.length}`,
    );
    expect(recall).toBeGreaterThanOrEqual(floors[name].recall);
    expect(precision).toBeGreaterThanOrEqual(floors[name].precision);
    expect(letThrough).toBeGreaterThanOrEqual(floors[name].letThrough);
    for (const lang of languages) {
      const one = measure(
        name,
        rows.filter((row) => row.lang === lang),
      );
      expect({ lang, found: one.recall >= inEachLanguage }).toEqual({ lang, found: true });
    }
  });

  test.each(names)(
    "%s: the sets are as large as they are said to be, and no sentence is in both halves",
    (name) => {
      const [dev, sealed] = [ownSet(name, "dev"), ownSet(name, "sealed")];
      expect(dev.length + sealed.length).toBeGreaterThanOrEqual(
        { scope: 200, personal: 250, unfit: 120 }[name],
      );
      const known = new Set(dev.map(({ text }) => text));
      expect(sealed.filter(({ text }) => known.has(text))).toEqual([]);
    },
  );
});

describe("on one more set, the half of it that was looked at once", () => {
  test("personal data: names on no list, in any script, in five languages", () => {
    const rows = readSet(join(import.meta.dir, "sets/personal-fresh-kept.jsonl"));
    const { recall, precision } = measure("personal", rows);
    expect(rows.length).toBeGreaterThanOrEqual(90);
    expect(recall).toBeGreaterThanOrEqual(0.9);
    expect(precision).toBeGreaterThanOrEqual(0.85);
  });
});

describe("on ordinary lessons", () => {
  const topics = topicsThatShip();

  test("no topic that ships is refused or asked about, however it is put", () => {
    const put = swept(topics, 60).flatMap(({ title }) => [
      title,
      `${title} for 3B, 50 minutes`,
      `Can you plan ${title} with my year 8s?`,
      `need ${title.toLowerCase()} for tomorrow p3`,
    ]);
    expect(topics.length).toBeGreaterThan(100);
    expect(put.filter((request) => finders.scope(request) !== "passed")).toEqual([]);
  });

  test("of what the notes say, at most one passage in two hundred is warned of", () => {
    const texts = topics.flatMap(({ untaught }) => untaught).filter((_, at) => at % 6 === 1);
    const warned = texts.filter((text) => finders.unfit(text) !== "passed");
    console.info(`unfit: ${warned.length} of ${texts.length} passages that ship`);
    expect(warned.length / texts.length).toBeLessThanOrEqual(0.005);
  });
});
