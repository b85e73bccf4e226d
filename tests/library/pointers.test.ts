import { beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkLesson } from "../../src/lesson/check/check.ts";
import { addLibrary, removeLibrary } from "../../src/library/add-library.ts";
import { readingLibraries, withLibrary } from "../../src/library/as-curriculum.ts";
import { type Libraries, openLibraries } from "../../src/library/libraries.ts";
import { subjectsMeant } from "../../src/library/subjects.ts";
import { libraryTools } from "../../src/tools/library.ts";
import { readPointer } from "../../src/workspace/curriculum/pointer.ts";
import { buildRegistry } from "../../src/workspace/curriculum/registry.ts";
import { runTool } from "../tools/run-tool.ts";
import { small } from "./packed.ts";

const data = mkdtempSync(join(tmpdir(), "library-pointers-"));
let libraries: Libraries;
beforeAll(async () => {
  await addLibrary({ data, source: small, cwd: "/", day: "2026-11-16", fetch, heard: () => {} });
  libraries = openLibraries(data);
});

const lesson = (title: string, link: string) =>
  `# ${title}: 5H\n\n## Learning outcomes\n\n- Explain how the Moon makes the tide rise and fall.\n\n## Curriculum links\n\n- ${link}\n\n## Main\n\nDraw the Moon, the Sun and the tide.\n`;

function evidence(markdown: string) {
  return checkLesson(markdown, {
    registry: withLibrary(buildRegistry([]), [markdown], libraries),
    read: readingLibraries(() => null, libraries),
    libraries,
    profile: null,
    notes: [],
  }).evidence;
}

describe("a pointer to a library", () => {
  test("looks like one to a curriculum file, its entry being one thing", () => {
    expect(readPointer("library/oak/lesson-702")).toEqual({
      kind: "lines",
      pointer: { file: "library/oak/lesson-702", start: 1, end: 1 },
    });
    expect(readPointer("library/../../etc/passwd")).toMatchObject({ kind: "refused" });
  });

  test("is verified where the entry is there and the lesson is about it, whatever the link is called", () => {
    for (const link of [
      "[Oak lesson 702](library/oak/lesson-702)",
      "[How the Moon makes tides](library/oak/lesson-702)",
    ])
      expect(evidence(lesson("How tides follow the Moon", link))).toMatchObject({ claims: 1, verified: 1 });
  });

  test("is misfitting where the lesson is about something else, and wrong where there is no such entry", () => {
    const other = lesson("Grinding flour in a mill", "[Oak lesson 702](library/oak/lesson-702)");
    expect(evidence(other)).toMatchObject({ claims: 1, misfitting: 1, verified: 0 });
    const none = evidence(lesson("Tides", "[Tides](library/oak/lesson-999)"));
    expect([none.unsupported, none.findings[0]?.message]).toEqual([
      1,
      expect.stringContaining("has no such entry"),
    ]);
    const nowhere = evidence(lesson("Tides", "[Tides](library/elm/lesson-1)"));
    expect(nowhere.findings[0]?.message).toContain("which is not on this computer");
  });

  test("a class's subject is found under whatever name a school gives it", () => {
    const known = ["mathematics", "combined science", "biology", "design and technology", "history"];
    expect(subjectsMeant("Maths", known)).toEqual(["mathematics"]);
    expect(subjectsMeant("Science", known)).toEqual(expect.arrayContaining(["combined science", "biology"]));
    expect(subjectsMeant("D&T", known)).toEqual(["design and technology"]);
    expect(subjectsMeant("Primary", known)).toEqual([]);
  });

  test("is what a model gets from its tools, with the attribution to give", async () => {
    const tools = libraryTools(libraries);
    const asked = { words: "tides", subject: "Science", years: [5], kind: "lesson" };
    const { found } = JSON.parse(String((await runTool(tools, "search_library", asked)).content));
    expect(found[0].pointer).toBe("library/oak/lesson-702");
    const { pointer } = found[0];
    const entry = JSON.parse(String((await runTool(tools, "read_library", { pointer })).content));
    expect(entry.attribution).toContain("version 9.8.7, used under the Open Government Licence v3.0");
    expect(entry.before.map(({ id }: { id: string }) => id)).toEqual(["lesson-701"]);
    const wrong = runTool(tools, "read_library", { pointer: "library/ok/lesson-1" });
    await expect(wrong).rejects.toThrow("Did you mean oak?");
  });

  test("says in a sentence that its library was removed", () => {
    removeLibrary(data, "oak");
    const gone = evidence(lesson("How tides follow the Moon", "[Oak lesson 702](library/oak/lesson-702)"));
    expect([gone.claims, gone.unsupported]).toEqual([1, 1]);
    expect(gone.findings[0]).toMatchObject({ problem: "missing-library" });
    expect(gone.findings[0]?.message).toContain(
      "which was removed from this computer. The lesson stays as it is",
    );
  });
});
