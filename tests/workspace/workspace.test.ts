import { expect, test } from "bun:test";
import { join } from "node:path";
import { loadWorkspace } from "../../src/workspace/workspace.ts";
import { temporary } from "./temporary.ts";

const example = join(import.meta.dir, "../plugins/workspace");

test("the teacher's files come in the order the agent names them, folders and globs by path", async () => {
  using root = temporary({
    "teacher.md": "T",
    "classes/3B.md": "3B",
    "classes/1A.md": "1A",
    "classes/notes.txt": "txt",
    "curriculum/b.md": "b",
    "curriculum/deep/a.md": "a",
    "curriculum/logo.png": "png",
    "curriculum/.hidden.md": "hidden",
  });
  const load = async (...references: string[]) => {
    const { files } = await loadWorkspace(root.dir, references);
    return files.map(({ path }) => path);
  };
  expect(await load("curriculum", "teacher.md")).toEqual([
    "curriculum/b.md",
    "curriculum/deep/a.md",
    "teacher.md",
  ]);
  expect(await load("curriculum/")).toEqual(["curriculum/b.md", "curriculum/deep/a.md"]);
  expect(await load("curriculum/**")).toEqual(["curriculum/b.md", "curriculum/deep/a.md"]);
  expect(await load("classes/*.md")).toEqual(["classes/1A.md", "classes/3B.md"]);
  expect(await load("**/*.txt")).toEqual(["classes/notes.txt"]);
  expect(await load("classes/{3B,1A}.md")).toEqual(["classes/1A.md", "classes/3B.md"]);
  expect(await load("./teacher.md", "classes/3B.md", "classes/*.md", "teacher.md")).toEqual([
    "teacher.md",
    "classes/3B.md",
    "classes/1A.md",
  ]);
  expect(await load(".")).toHaveLength(5);
});

test("a reference to nothing is said, and the rest still loads", async () => {
  const { files, missing, problems } = await loadWorkspace(example, [
    "soul.md",
    "teacher.md",
    "memory/*.md",
    "none/",
  ]);
  expect(files.map(({ path }) => path)).toEqual(["teacher.md"]);
  expect(missing).toEqual(["soul.md", "memory/*.md", "none/"]);
  expect(problems).toEqual([]);
});

test("binary, huge and outside files are left out with a reason", async () => {
  using outer = temporary({ "secret.md": "secret" });
  using root = temporary({
    "bad.md": new Uint8Array([0x66, 0xff, 0xfe]),
    "nul.md": "a\0b",
    "huge.md": "x".repeat(1_000_001),
    "good.md": "\uFEFFgood\r\n",
  });
  root.link(outer.path("secret.md"), "link.md");
  root.link(outer.dir, "folder");
  const loaded = await loadWorkspace(root.dir, ["*.md", "../x.md", "/etc", "link.md", "folder/secret.md"]);
  expect(loaded.files).toEqual([{ path: "good.md", content: "good\r\n" }]);
  expect(loaded.missing).toEqual([]);
  expect(loaded.problems.map(({ message }) => message)).toEqual([
    "`bad.md` is not a text file.",
    "`huge.md` is too large: 1.0 MB, where 1.0 MB is the limit.",
    "`nul.md` is not a text file.",
    "`../x.md` is outside the workspace.",
    "`/etc` is outside the workspace.",
    "`link.md` is outside the workspace.",
    "`folder/secret.md` is outside the workspace.",
  ]);
});

test("a workspace that is not there loads nothing and says so once for each reference", async () => {
  const { files, problems } = await loadWorkspace("/no/such/workspace", ["teacher.md"]);
  expect(files).toEqual([]);
  expect(problems).toEqual([
    { path: "teacher.md", message: "There is no workspace folder at `/no/such/workspace`." },
  ]);
});
