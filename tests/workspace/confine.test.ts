import { describe, expect, test } from "bun:test";
import { chmodSync, existsSync, readdirSync, readFileSync, readlinkSync, statSync } from "node:fs";
import fc from "fast-check";
import { confine } from "../../src/workspace/confine.ts";
import { times } from "../sweep.ts";
import { temporary } from "./temporary.ts";

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

// Both ways of holding a folder: by its descriptor, as on Linux, and by its path, as elsewhere.
describe.each([true, false])("a workspace (folders held open: %p)", (hold) => {
  test("a file is read and written by its path from the top", async () => {
    using root = temporary({ "classes/3B.md": "old" });
    const confined = confine(root.dir, { hold });
    expect(await confined.write("classes/3B.md", "new")).toEqual({ created: false, bytes: 3 });
    expect(text(confined.read("classes/3B.md", 10))).toBe("new");
    expect(await confined.write("lessons/term 1/über.md", "é")).toEqual({ created: true, bytes: 2 });
    expect(readFileSync(root.path("lessons/term 1/über.md"), "utf8")).toBe("é");
    expect(readdirSync(root.path("classes"))).toEqual(["3B.md"]);
  });

  test("a file keeps its permissions when it is written again", async () => {
    using root = temporary({ "run.sh": "old" });
    chmodSync(root.path("run.sh"), 0o740);
    await confine(root.dir, { hold }).write("run.sh", "new");
    expect(statSync(root.path("run.sh")).mode & 0o777).toBe(0o740);
  });

  test("every way out is refused, for reading, writing and listing, and leaves no trace outside", async () => {
    using outer = temporary({ "secret.md": "secret" });
    using root = temporary({ "a.md": "a", "classes/3B.md": "b" });
    root.link(outer.path("secret.md"), "file-out");
    root.link(outer.dir, "folder-out");
    root.link("folder-out", "classes/twice-out");
    root.link("../folder-out", "classes/relative-out");
    root.link(outer.path("not-there-yet.md"), "dangling-out");
    const confined = confine(root.dir, { hold });
    const escapes = [
      ["../x", "`../x` is outside the workspace."],
      ["..", "`..` is outside the workspace."],
      ["a/../../x", "is outside the workspace."],
      ["classes/../a.md", "goes up with `..`"],
      ["/etc/passwd", "`/etc/passwd` is outside the workspace."],
      [root.path("a.md"), "is outside the workspace."],
      ["//etc/passwd", "is outside the workspace."],
      ["..\\x", "is outside the workspace."],
      ["C:\\Windows\\x", "is outside the workspace."],
      ["c:x", "is outside the workspace."],
      ["\\\\server\\share", "is outside the workspace."],
      ["classes\\3B.md", "Write `classes/3B.md`."],
      ["a.md\0.png", "NUL byte"],
      ["", "The path is empty."],
      ["  ", "The path is empty."],
      ["file-out", "`file-out` is outside the workspace."],
      ["folder-out/secret.md", "is outside the workspace."],
      ["folder-out/new.md", "is outside the workspace."],
      ["folder-out/new/deep.md", "is outside the workspace."],
      ["classes/relative-out/secret.md", "is outside the workspace."],
      ["dangling-out", "`dangling-out`"],
      ["dangling-out/x.md", "`dangling-out/x.md`"],
      [`${"x".repeat(300)}.md`, "too long"],
    ] as const;
    for (const [path, message] of escapes) {
      expect(() => confined.read(path, 1000)).toThrow(message);
      await expect(confined.write(path, "owned")).rejects.toThrow(message);
      expect(() => confined.list(path)).toThrow();
    }
    // Not decoded: these are names like any other, and nothing has them.
    for (const path of ["%2e%2e/x", "..%2fx", "．．/x", "~/x", "…/x"]) {
      expect(() => confined.read(path, 1000)).toThrow(/^There is no/);
    }
    expect(readdirSync(outer.dir)).toEqual(["secret.md"]);
    expect(readFileSync(outer.path("secret.md"), "utf8")).toBe("secret");
  });

  test("links that stay inside work, and stay links", async () => {
    using root = temporary({ "shared/plan.md": "plan" });
    root.link("shared/plan.md", "plan.md");
    root.link(root.path("shared"), "all");
    const confined = confine(root.dir, { hold });
    expect(text(confined.read("all/plan.md", 100))).toBe("plan");
    await confined.write("plan.md", "changed");
    expect(readFileSync(root.path("shared/plan.md"), "utf8")).toBe("changed");
    expect(readlinkSync(root.path("plan.md"))).toBe("shared/plan.md");
    const kinds = confined.list(".").map(({ name, kind, linked }) => [name, kind, linked]);
    expect(kinds).toEqual([
      ["all", "folder", true],
      ["plan.md", "file", true],
      ["shared", "folder", false],
    ]);
  });

  test("folders, pipes, rings of links and large files are refused in plain words", async () => {
    using root = temporary({ "big.md": "x".repeat(2_000_000), "folder/x.md": "" });
    root.link("ring", "ring");
    Bun.spawnSync(["mkfifo", root.path("pipe")]);
    const confined = confine(root.dir, { hold });
    expect(() => confined.read("big.md", 1_000_000)).toThrow(
      "`big.md` is too large: 2.0 MB, where 1.0 MB is the limit.",
    );
    expect(() => confined.read("folder", 10)).toThrow("`folder` is a folder, not a file.");
    await expect(confined.write("folder", "x")).rejects.toThrow("`folder` is a folder, not a file.");
    expect(() => confined.read("pipe", 10)).toThrow("`pipe` is not an ordinary file.");
    expect(() => confined.read("ring", 10)).toThrow("`ring` is a link that leads nowhere.");
    expect(() => confined.read("big.md/x", 10)).toThrow("does not lead to a folder");
    expect(() => confined.read(".", 10)).toThrow("the workspace's own folder");
    expect(confined.entry("folder/none/x")).toBeNull();
    expect(confined.entry(".")?.kind).toBe("folder");
  });

  test("a link put in a folder's place between two calls does not lead out", async () => {
    using outer = temporary({ "3B.md": "secret" });
    using root = temporary({ "classes/3B.md": "ours" });
    const confined = confine(root.dir, { hold });
    expect(text(confined.read("classes/3B.md", 100))).toBe("ours");
    Bun.spawnSync(["rm", "-r", root.path("classes")]);
    root.link(outer.dir, "classes");
    expect(() => confined.read("classes/3B.md", 100)).toThrow("outside the workspace");
    await expect(confined.write("classes/3B.md", "owned")).rejects.toThrow("outside the workspace");
    expect(() => confined.list("classes")).toThrow("outside the workspace");
    expect(readFileSync(outer.path("3B.md"), "utf8")).toBe("secret");
  });

  test("a write that fails leaves the old file and nothing else", async () => {
    using root = temporary({ "a.md": "old" });
    root.write("blocked/x", "");
    const confined = confine(root.dir, { hold });
    await expect(confined.write("blocked", "new")).rejects.toThrow();
    await expect(confined.write("a.md/b.md", "new")).rejects.toThrow();
    expect(readdirSync(root.dir).sort()).toEqual(["a.md", "blocked"]);
    expect(readFileSync(root.path("a.md"), "utf8")).toBe("old");
  });
});

test("a workspace that does not exist is said at the call", () => {
  expect(() => confine("/no/such/folder").read("a.md", 10)).toThrow(
    "There is no workspace folder at `/no/such/folder`.",
  );
});

test("no text, however strange, is a path out of the workspace", async () => {
  using outer = temporary({ "secret.md": "secret" });
  using root = temporary({ "in/a.md": "a" });
  root.link(outer.dir, "in/out");
  const confined = confine(root.dir);
  const step = fc.constantFrom(
    "..",
    ".",
    "in",
    "out",
    "a.md",
    "secret.md",
    "",
    "\\",
    "/",
    "%2e%2e",
    "\0",
    "C:",
    outer.dir,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(step, fc.string({ unit: "grapheme" })), { maxLength: 5 }),
      async (steps) => {
        for (const path of [steps.join("/"), steps.join("")]) {
          try {
            expect(text(confined.read(path, 1000))).not.toBe("secret");
          } catch {}
          await confined.write(path, "owned").catch(() => {});
        }
        expect(readdirSync(outer.dir)).toEqual(["secret.md"]);
        expect(existsSync(outer.path("secret.md"))).toBe(true);
        expect(readFileSync(outer.path("secret.md"), "utf8")).toBe("secret");
      },
    ),
    { numRuns: times(38, 150), seed: 15 },
  );
});
