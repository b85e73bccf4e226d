import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { classChanges } from "../../../src/lesson/memory/class-change.ts";
import { withChanges } from "../../../src/memory/line-changes.ts";
import { settle } from "../../../src/memory/settle.ts";
import { parseClassProfile } from "../../../src/workspace/class-profile.ts";
import { desk } from "./remembering.ts";

const swifts = `---
class: Swifts
size: 19
period_minutes: 40
---

## Swifts, P5
- 19 pupils, from two villages
- 1 pupil with dyslexia — coloured overlays
- 3 pupils with EAL (Urdu) — confident speakers
- Prior knowledge: fractions of amounts

## What works
- Songs for tables

## Room and equipment
- One tablet between two
`;

function said(words: string) {
  const profile = parseClassProfile("classes/Swifts.md", swifts);
  const after = withChanges(swifts, classChanges(words, profile, swifts.trim()));
  if (after === null) throw new Error("the changes do not fit the file they were made for");
  return { after, profile: parseClassProfile("classes/Swifts.md", after) };
}

describe("a teacher's own words, as a change to the class's file", () => {
  const needs = (words: string) => said(words).profile.needs.map(({ text }) => text.split(" — ")[0]);

  test("pupils who come and go change the size, the line that counts the class, and their need", () => {
    for (const [words, size, eal] of [
      ["A new EAL pupil has joined Swifts.", 20, 4],
      ["Two EAL children arrived in Swifts on Monday", 21, 5],
      ["One of the EAL pupils has left Swifts", 18, 2],
      ["3 pupils with EAL moved away from Swifts", 16, 0],
    ] as const) {
      const { after, profile } = said(words);
      const line = after.split("\n").find((one) => one.includes("EAL"));
      expect([words, profile.size, Number(/\d+/.exec(line ?? "0")?.[0])]).toEqual([words, size, eal]);
      expect(after).toContain(`- ${size} pupils, from two villages`);
    }
  });

  test("a need that the class did not have yet gets a line that is read as one", () => {
    expect(needs("a boy with a hearing impairment starts in Swifts next week")).toContain(
      "1 pupil with hearing impairment",
    );
    expect(needs("two autistic learners are joining Swifts")).toContain("2 pupils who are autistic");
  });

  test("the same need in another word is the same line", () => {
    expect(needs("a dyslexic girl joined Swifts")).toContain("2 pupils with dyslexia");
  });

  test("a need that was found changes no size", () => {
    const { profile, after } = said("one pupil has been diagnosed with dyscalculia in Swifts");
    expect(profile.size).toBe(19);
    expect(after).toContain("- 1 pupil with dyscalculia");
  });

  test("pupils without a need change the size alone", () => {
    const { profile } = said("Two new pupils have joined Swifts");
    expect(profile.size).toBe(21);
    expect(profile.needs).toHaveLength(parseClassProfile("classes/Swifts.md", swifts).needs.length);
  });

  test("the period, the room, what works and what they know by now each have their place", () => {
    expect(said("Swifts now have 55-minute lessons").profile.periodMinutes).toBe(55);
    expect(said("Swifts: the projector is broken").profile.equipment).toContain("The projector is broken");
    expect(said("Quiet music works wonders").profile.worksWell).toContain("Quiet music works wonders");
    expect(said("they have now finished decimals").profile.priorKnowledge).toContain("finished decimals");
  });

  test("every line that was not spoken of stays as it was", () => {
    const { after } = said("A new EAL pupil has joined Swifts. The projector is broken.");
    const kept = swifts.split("\n").filter((line) => !/19|EAL/.test(line));
    expect(kept.filter((line) => !after.split("\n").includes(line))).toEqual([]);
  });
});

describe("update-class, with no key", () => {
  test("proposes, writes nothing, and is applied on confirmation", async () => {
    using at = desk();
    const path = join(at.workspace, "classes", "2A.md");
    const before = readFileSync(path, "utf8");
    const { ask } = await at.plan("update-class");
    const { result } = await ask("a new EAL pupil has joined 2A");
    expect(result.status).toBe("success");
    expect(result.text).toContain("+ - 3 students with EAL");
    expect(readFileSync(path, "utf8")).toBe(before);
    const [one, ...others] = await at.waiting();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ class: "2A", path: "classes/2A.md", state: "pending" });
    expect(one?.rests).toMatchObject([{ kind: "said", words: "a new EAL pupil has joined 2A" }]);
    await settle(at.proposals, at.workspace, one?.id ?? "", { type: "confirm" });
    const after = readFileSync(path, "utf8");
    expect(parseClassProfile(path, after).size).toBe(26);
    expect(after).toContain("- 3 students with EAL (Arabic, Polish)");
  });

  test("asks which class where none is named, and proposes nothing", async () => {
    using at = desk();
    const { ask } = await at.plan("update-class");
    expect((await ask("a new pupil has joined")).result.text).toContain("Which class");
    expect(await at.waiting()).toEqual([]);
  });

  test("a pupil's name goes nowhere", async () => {
    using at = desk();
    const { ask } = await at.plan("update-class");
    const { result } = await ask("3B: Tamsin Okonjo-Reid has ADHD and sits at the front now");
    expect(result.status).toBe("error_hook_abort"); // asked about before it is kept
    expect(JSON.stringify([result.text, result.reason])).not.toMatch(/Tamsin|Okonjo/);
    expect(await at.waiting()).toEqual([]);
  });
});
