import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { loadClasses } from "../../src/workspace/classes.ts";
import { makeClass, NewClass } from "../../src/workspace/new-class.ts";
import { makeWorkspace, NewWorkspace } from "../../src/workspace/new-workspace.ts";
import { isWorkspaceName, listOwnWorkspaces } from "../../src/workspace/own-workspaces.ts";
import type { Agreement } from "../../src/workspace/privacy/before-saving.ts";
import { temporary } from "./temporary.ts";

const least = NewClass.parse({ id: "4C", stage: "S4", subject: "History" });

/** Nothing in these is anybody's data: whoever asks about it is wrong. */
const unasked: Agreement = {
  agreed: false,
  keep: () => Promise.reject(new Error("nobody agreed to anything")),
};

describe("a class that a teacher makes", () => {
  test("is read back as it was described", async () => {
    using here = temporary();
    const wish = NewClass.parse({
      ...least,
      id: "7 Maths 2",
      size: 22,
      level: 'Fourth: "upper"',
      needs: ["2 students with EAL — short sentences"],
      worksWell: ["Worked examples"],
      equipment: ["Mini-whiteboards"],
    });
    expect(await makeClass(here.dir, wish, unasked)).toBe("classes/7 Maths 2.md");
    expect(await loadClasses(here.dir)).toMatchObject([
      {
        id: "7 Maths 2",
        stage: "S4",
        subject: "History",
        level: 'Fourth: "upper"',
        size: 22,
        periodMinutes: 50,
        needs: [{ count: 2 }],
        worksWell: ["Worked examples"],
        equipment: ["Mini-whiteboards"],
      },
    ]);
  });

  test("what was not said is not taken for a fact about the class", async () => {
    using here = temporary();
    await makeClass(here.dir, least, unasked);
    expect(await loadClasses(here.dir)).toMatchObject([
      { needs: [], notes: [], worksWell: [], equipment: [] },
    ]);
  });

  test("never writes over another, by its file or by its name in any case", async () => {
    using here = temporary({ "classes/history.md": "---\nclass: 4c\n---\n", "classes/5D.md": "mine" });
    for (const id of ["4C", "5D"])
      await expect(makeClass(here.dir, { ...least, id }, unasked)).rejects.toThrow(
        `There is a class ${id} already`,
      );
    expect(readFileSync(here.path("classes/5D.md"), "utf8")).toBe("mine");
  });
});

describe("a new workspace", () => {
  test("holds the curricula that were asked for and no copy of a note: packs have those", async () => {
    using here = temporary({
      "sample/soul.md": "soul",
      "sample/curriculum/a.md": "a",
      "sample/curriculum/b.md": "b",
    });
    const wish = (curriculum?: string[]) =>
      NewWorkspace.parse({ teaches: "History", class: least, curriculum });
    const own = ["teacher.md", "pedagogy.md", "classes/4C.md", "soul.md"];
    const make = (name: string, curriculum?: string[]) =>
      makeWorkspace(here.path(`teacher-assist/${name}`), here.path("sample"), wish(curriculum), unasked);
    expect(await make("none", [])).toEqual(own);
    expect(await make("one", ["curriculum/b.md"])).toEqual([...own, "curriculum/b.md"]);
    expect(await make("all")).toEqual([...own, "curriculum/a.md", "curriculum/b.md"]);
    expect(listOwnWorkspaces({ HOME: here.dir })).toEqual(["all", "none", "one"]);
    expect(listOwnWorkspaces({ HOME: here.path("nowhere") })).toEqual([]);
    expect(["a", "my-desk", "3b"].every(isWorkspaceName)).toBe(true);
    expect(["", "..", "A", "a/b"].some(isWorkspaceName)).toBe(false);
  });
});
