import { describe, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { loadRegistry } from "../../../src/workspace/curriculum/registry.ts";
import { files, official, registryOf } from "./samples.ts";

const registry = registryOf();
const top = (query: string, options = {}) =>
  registry.search(query, options).map(({ outcome }) => outcome.code);

describe("outcomes are found by what a teacher says", () => {
  test("loops in Python lead to the textual language", () => {
    expect(top("loops in Python for S3").slice(0, 2).toSorted()).toEqual(["TCH 4-14a", "TCH 4-15a"]);
  });

  test("a slip of the pen is forgiven, a word's ending does not count", () => {
    expect(top("iteraton textual langauge")[0]).toBe("TCH 4-14a");
    expect(top("looping")).toEqual(top("loops"));
  });

  test("a code is found first, however it is written", () => {
    expect(top("what is tch 4–14a about")[0]).toBe("TCH 4-14a");
    expect(registry.find("TCH\u00A04–14A")?.code).toBe("TCH 4-14a");
    expect(registry.find("TCH 9-99a")).toBeNull();
  });

  test("level, organiser, subject and limit narrow it down", () => {
    const fourth = registry.search("loop", { level: "fourth level" });
    expect(fourth.length).toBeGreaterThan(0);
    expect(fourth.every(({ outcome }) => outcome.level === "Fourth")).toBe(true);
    expect(
      registry
        .search("loop", { subject: "syldavia" })
        .map(({ outcome }) => outcome.code)
        .toSorted(),
    ).toEqual(["SYL A-01", "SYL B-01"]);
    expect(registry.search("", { organiser: "designing, building", limit: 3 })).toHaveLength(3);
    expect(registry.search("")).toHaveLength(registry.outcomes.length);
  });

  test("what matched is said, and the same question has the same answer", () => {
    expect(registry.search("condition loop", { subject: "syldavia" })[0]).toMatchObject({
      outcome: { code: "SYL B-01" },
      matched: ["condition", "loop"],
    });
    fc.assert(
      fc.property(fc.string(), (query) => {
        const [once, twice] = [registry.search(query), registryOf(files.toReversed()).search(query)];
        expect(once.map(({ outcome, score }) => [outcome.code, score])).toEqual(
          twice.map(({ outcome, score }) => [outcome.code, score]),
        );
      }),
      { numRuns: 30, seed: 5 },
    );
  });
});

test("levels are as far apart as their ladder says", () => {
  expect(registry.levelDistance("Second", "Fourth")).toBe(2);
  expect(registry.levelDistance("Fourth level", "third")).toBe(1);
  expect(registry.levelSteps("Fourth", "Second")).toBe(-2);
  expect(registry.levelDistance("Lower", "Upper")).toBe(2);
  expect(registry.levelDistance("Grade 6", "Grades 8-9")).toBe(2);
  expect(registry.levelDistance("Grade K", "Grade 1")).toBe(1);
  // Two ladders are compared by age: a pupil of Year 6 is ten, one of Grade 8 thirteen.
  expect(registry.levelSteps("Year 6", "Grade 8")).toBe(1);
  expect(registry.levelSteps("Year 7", "Key Stage 3")).toBe(0);
  expect(registry.levelSteps("Year 7", "Key Stage 2")).toBe(-1);
  expect(registry.levelSteps("Year 7", "Key Stage 1")).toBe(-2);
  expect(registry.levelSteps("5th grade", "Grade 5")).toBe(0);
  expect(registry.levelDistance("Fourth", "Upper")).toBeNull();
});

test("references to nowhere and codes held twice are reported, across files", () => {
  expect(registry.problems).toEqual([]);
  const lost = registryOf([
    { path: "curriculum/a.md", text: official.replace("SYL B-01 (until", "SYL C-44 (until") },
  ]);
  expect(lost.problems).toMatchObject([
    { file: "curriculum/a.md", line: 14, message: expect.stringContaining("SYL C-44") },
  ]);
  const twice = registryOf([
    { path: "curriculum/a.md", text: official },
    { path: "curriculum/b.md", text: official },
  ]);
  expect(twice.problems.map(({ file }) => file)).toEqual(["curriculum/b.md", "curriculum/b.md"]);
  expect(twice.find("SYL A-01")?.file).toBe("curriculum/a.md");
});

test("a workspace's files are read, and only those inside it", async () => {
  const root = mkdtempSync(join(tmpdir(), "curriculum-"));
  try {
    expect((await loadRegistry(root)).files).toEqual([]);
    mkdirSync(join(root, "work/curriculum/deep"), { recursive: true });
    writeFileSync(join(root, "work/curriculum/deep/a.md"), official);
    writeFileSync(join(root, "work/curriculum/binary.md"), new Uint8Array([0, 1, 2]));
    writeFileSync(join(root, "secret.md"), official);
    symlinkSync(join(root, "secret.md"), join(root, "work/curriculum/link.md"));
    const loaded = await loadRegistry(join(root, "work"));
    expect(loaded.files.map(({ path }) => path)).toEqual(["curriculum/deep/a.md"]);
    expect(loaded.problems).toMatchObject([{ file: "curriculum/binary.md" }]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

test("a file that has not changed is not parsed again, and one that has is, at the same length too", async () => {
  const root = mkdtempSync(join(tmpdir(), "curriculum-"));
  try {
    mkdirSync(join(root, "curriculum"));
    const path = join(root, "curriculum/a.md");
    writeFileSync(path, official);
    const [before] = (await loadRegistry(root)).files;
    expect((await loadRegistry(root)).files[0]).toBe(before);
    writeFileSync(path, official.replaceAll("SYL A-01", "SYL A-91"));
    const after = await loadRegistry(root);
    expect([after.find("SYL A-01"), after.find("SYL A-91")?.code]).toEqual([null, "SYL A-91"]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
