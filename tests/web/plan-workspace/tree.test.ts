import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  findFiles,
  keyMove,
  newPath,
  newPathProblem,
  type TreeEntry,
  visibleRows,
} from "../../../src/web/plan/workspace/tree.ts";

const entry = (path: string, kind: TreeEntry["kind"] = "file"): TreeEntry => ({
  path,
  kind,
  name: path.split("/").at(-1) ?? path,
});
const entries = [
  entry("a.md"),
  entry("classes", "folder"),
  entry("classes/3B.md"),
  entry("classes/old", "folder"),
  entry("classes/old/1A.md"),
  entry("topics", "folder"),
  entry("topics/loops.md"),
];
const none = { opened: new Set<string>(), closed: new Set<string>() };
const paths = (rows: readonly TreeEntry[]) => rows.map(({ path }) => path);

describe("the tree of files", () => {
  test("folders come first, each with its place among its siblings", () => {
    const rows = visibleRows(entries, none);
    expect(paths(rows)).toEqual([
      "classes",
      "classes/old",
      "classes/old/1A.md",
      "classes/3B.md",
      "topics",
      "topics/loops.md",
      "a.md",
    ]);
    expect(rows[3]).toMatchObject({ level: 2, position: 2, siblings: 2, parent: "classes", open: null });
  });

  test("a closed folder hides what is in it; a large tree begins closed", () => {
    expect(paths(visibleRows(entries, { ...none, closed: new Set(["classes"]) }))).not.toContain(
      "classes/3B.md",
    );
    const many = [
      entry("f", "folder"),
      ...Array.from({ length: 2_000 }, (_, index) => entry(`f/${index}.md`)),
    ];
    expect(visibleRows(many, none)).toHaveLength(1);
    expect(visibleRows(many, { ...none, opened: new Set(["f"]) })).toHaveLength(2_001);
  });

  test("files are found by every word, those that are named so first", () => {
    const found = findFiles([...entries, entry("x/classes.md")], "class md", 2);
    expect(paths(found.rows)).toEqual(["x/classes.md", "classes/3B.md"]);
    expect(found.more).toBe(1);
  });

  test("arrows, Home, End, Enter and letters do what a tree does", () => {
    const rows = visibleRows(entries, { ...none, closed: new Set(["topics"]) });
    expect(keyMove(rows, "classes", "ArrowDown")).toEqual({ focus: "classes/old" });
    expect(keyMove(rows, "classes", "ArrowUp")).toBeNull();
    expect(keyMove(rows, "classes", "ArrowLeft")).toEqual({ fold: "classes", open: false });
    expect(keyMove(rows, "classes", "ArrowRight")).toEqual({ focus: "classes/old" });
    expect(keyMove(rows, "topics", "ArrowRight")).toEqual({ fold: "topics", open: true });
    expect(keyMove(rows, "classes/3B.md", "ArrowLeft")).toEqual({ focus: "classes" });
    expect(keyMove(rows, "classes/3B.md", "Enter")).toEqual({ choose: "classes/3B.md" });
    expect(keyMove(rows, "topics", " ")).toEqual({ fold: "topics", open: true });
    expect(keyMove(rows, "classes", "End")).toEqual({ focus: "a.md" });
    expect(keyMove(rows, "classes", "t")).toEqual({ focus: "topics" });
    expect(keyMove(rows, "classes", "Tab")).toBeNull();
  });

  test("no key leads to a row that is not there", () => {
    const key = fc.constantFrom(
      "ArrowDown",
      "ArrowUp",
      "ArrowLeft",
      "ArrowRight",
      "Home",
      "End",
      "c",
      "Enter",
    );
    fc.assert(
      fc.property(fc.array(key, { maxLength: 30 }), (keys) => {
        let [at, folds] = ["classes", none];
        for (const pressed of keys) {
          const rows = visibleRows(entries, folds);
          const move = keyMove(rows, at, pressed);
          if (move !== null && "focus" in move) {
            expect(paths(rows)).toContain(move.focus);
            at = move.focus;
          } else if (move !== null && "fold" in move) {
            const closed = new Set(folds.closed);
            if (move.open) closed.delete(move.fold);
            else closed.add(move.fold);
            folds = { ...folds, closed };
          }
        }
      }),
    );
  });

  test("a new file's name is completed and looked at before it is made", () => {
    expect(newPath(" topics/recursion ")).toBe("topics/recursion.md");
    expect(newPathProblem(newPath("/etc/passwd"), entries)).toBe("top");
    expect(newPathProblem(newPath(".."), entries)).toBe("outside");
    expect(newPathProblem(newPath("..."), entries)).toBe("outside");
    expect(newPathProblem(newPath(".hidden"), entries)).toBe("dot");
    expect(newPathProblem(newPath("con:*?"), entries)).toBe("letters");
    expect(newPathProblem(newPath("topics/nul"), entries)).toBe("reserved");
    expect(newPathProblem("", entries)).toBe("empty");
    expect(newPathProblem("topics/", entries)).toBe("empty");
    expect(newPathProblem("../x.md", entries)).toBe("outside");
    expect(newPathProblem("A.md", entries)).toBe("taken");
    expect(newPathProblem("topics/new.md", entries)).toBeNull();
  });
});
