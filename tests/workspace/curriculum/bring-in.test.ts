import { describe, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseClassProfile } from "../../../src/workspace/class-profile.ts";
import { classNamedIn } from "../../../src/workspace/classes.ts";
import { bringIn } from "../../../src/workspace/curriculum/bring-in.ts";
import { parseCurriculum } from "../../../src/workspace/curriculum/parse.ts";
import { readGiven } from "../../../src/workspace/curriculum/read-given.ts";
import { loadRegistry } from "../../../src/workspace/curriculum/registry.ts";
import { fileNameOf } from "../../../src/workspace/file-name.ts";
import { loadTopicNotes, topicNotesFor } from "../../../src/workspace/topic-notes.ts";

const day = "2026-11-15";
const table = "Code,Title,Text,Level\nSOC 2-03a,The Vikings,I can explain why they came,Second\n";

function read(name: string, text: string) {
  const result = readGiven({ name, text }, day);
  if (!result.ok) throw new Error(result.message);
  return result.curriculum;
}

describe("bringing in a curriculum", () => {
  test("a table, and a file of our own kind, whatever it is called", async () => {
    const given = read("History: P5/6.csv", table);
    expect(given).toMatchObject({ path: "curriculum/History-P5-6.md", title: "History: P5/6", outcomes: 1 });
    expect(given.first).toEqual([{ code: "SOC 2-03a", title: "The Vikings" }]);
    const again = read("copy.md", given.text);
    expect(again).toMatchObject({ path: "curriculum/copy.md", outcomes: 1, text: given.text });
  });

  test("the subject is written where the curriculum does not say it, and is no change to it", () => {
    const result = readGiven({ name: "history", text: table, subject: "History" }, day);
    const file = parseCurriculum("curriculum/history.md", result.ok ? result.curriculum.text : "");
    expect(file).toMatchObject({ subject: "History", integrity: "intact", problems: [] });
  });

  test("what holds no outcome is refused in words", () => {
    for (const text of ["", "  ", "{ damaged", "---\ntitle: x\n---\n\nNothing here\n", "just words"])
      expect(readGiven({ name: "x", text }, day)).toMatchObject({ ok: false, message: expect.any(String) });
  });

  test("one of that name is replaced only where that is wished", async () => {
    const root = mkdtempSync(join(tmpdir(), "bring-in-"));
    try {
      await bringIn(root, read("history", table), false);
      expect(bringIn(root, read("History", table), false)).rejects.toThrow("left as it is");
      await bringIn(root, read("history", table.replace("Vikings", "Picts")), true);
      expect(readFileSync(join(root, "curriculum/history.md"), "utf8")).toContain("Picts");
      expect((await loadRegistry(root)).find("SOC 2-03a")?.title).toBe("The Picts");
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});

describe("searching as one types", () => {
  const sample = join(import.meta.dir, "../../../workspace");

  test("a word that is begun finds the words that begin so, and nothing that only looks like it", async () => {
    const { search } = await loadRegistry(sample);
    const codes = (query: string) => search(query, { limit: 3 }).map(({ outcome }) => outcome.code);
    expect(codes("iter")).toContain("TCH 4-14a");
    expect(codes("iter")).not.toContain("TCH 2-04c");
    expect(codes("loops")[0]).toBe("TCH 4-14a");
    for (const other of ["Great Fire of London", "fractions"]) expect(codes(other)).toEqual([]);
    expect(codes("itteration")).toContain("TCH 4-14a");
  });

  test("the teacher's topic notes are found by their title and keywords", async () => {
    const notes = await loadTopicNotes(sample);
    const titles = (words: string) => topicNotesFor(words, notes).map(({ title }) => title);
    expect(titles("iter")).toContain("Iteration with for loops");
    expect(titles("for loops")[0]).toBe("Iteration with for loops");
    expect(titles("the")).toEqual([]);
    expect(titles("Great Fire of London")).toEqual([]);
  });
});

describe("what a class is called", () => {
  test("becomes the name of a file on any system", () => {
    expect(fileNameOf("P6/7")).toBe("P6-7");
    expect(fileNameOf("3ème B")).toBe("3ème B");
    expect(fileNameOf("../../evil")).toBe("evil");
    expect(fileNameOf("con")).toBe("con-1");
    expect(fileNameOf("...")).toBe("");
  });

  test("is found in a request, the longer name first", () => {
    const profiles = ["P6", "P6/7", "5Έ"].map((id) =>
      parseClassProfile(`classes/x.md`, `---\nclass: "${id}"\n---\n`),
    );
    expect(classNamedIn("the Vikings for P6/7, 50 minutes", profiles)?.id).toBe("P6/7");
    expect(classNamedIn("the Vikings for P6, 50 minutes", profiles)?.id).toBe("P6");
    expect(classNamedIn("for 5Έ please", profiles)?.id).toBe("5Έ");
    expect(classNamedIn("for 5Έα please", profiles)).toBeNull();
  });
});
