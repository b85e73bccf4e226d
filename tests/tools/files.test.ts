import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { fileTools } from "../../src/tools/files.ts";
import { temporary } from "../workspace/temporary.ts";
import { outputText, runTool } from "./run-tool.ts";

const call = async (dir: string, name: string, args: unknown) =>
  outputText(await runTool(fileTools(dir, ["."]), name, args));

test("a file is read with the line numbers an evidence pointer needs", async () => {
  using root = temporary({ "c/x.md": "\uFEFFone\r\ntwo\n\nfour", "empty.md": "" });
  expect(await call(root.dir, "read_file", { path: "c/x.md" })).toBe(
    "c/x.md, lines 1–4 of 4\n     1\tone\n     2\ttwo\n     3\t\n     4\tfour",
  );
  expect(await call(root.dir, "read_file", { path: "c/x.md", start: 2, end: 2 })).toBe(
    "c/x.md, lines 2–2 of 4\n     2\ttwo",
  );
  expect(await call(root.dir, "read_file", { path: "c/x.md", start: 4, end: 99 })).toContain(
    "lines 4–4 of 4",
  );
  expect(await call(root.dir, "read_file", { path: "empty.md" })).toBe("empty.md is empty (0 lines).");
  await expect(call(root.dir, "read_file", { path: "c/x.md", start: 5 })).rejects.toThrow(
    "has 4 lines; there is no line 5",
  );
  await expect(call(root.dir, "read_file", { path: "c/x.md", start: 3, end: 2 })).rejects.toThrow(
    "comes before",
  );
});

test("a long file is cut between lines, with how to go on", async () => {
  const lines = Array.from({ length: 5000 }, (_, index) => `line ${index + 1} ${"x".repeat(40)}`);
  using root = temporary({ "long.md": lines.join("\n"), "wide.md": `${"y".repeat(300_000)}\nnext` });
  const first = await call(root.dir, "read_file", { path: "long.md" });
  expect(first.length).toBeLessThanOrEqual(100_000);
  const next = Number(/read them with start=(\d+)\.$/.exec(first)?.[1]);
  expect(first).toMatch(
    /… [\d,]+ more characters \(lines [\d,]+–5,000\) not shown; read them with start=\d+\.$/,
  );
  expect(first).toContain(`${next - 1}\tline ${next - 1} `);
  const second = await call(root.dir, "read_file", { path: "long.md", start: next });
  expect(second).toContain(`${next}\tline ${next} `);
  const wide = await call(root.dir, "read_file", { path: "wide.md" });
  expect(wide.length).toBeLessThanOrEqual(100_000);
  expect(wide).toEndWith("Read on with start=2.");
});

test("an image is shown, another binary file is refused, whatever its name", async () => {
  const png = Buffer.from("89504e470d0a1a0a00", "hex");
  using root = temporary({
    "a.md": png,
    "b.bin": new Uint8Array([1, 0, 2]),
    "c.txt": new Uint8Array([0xe9, 0x20]),
  });
  const shown = await runTool(fileTools(root.dir, ["."]), "read_file", { path: "a.md" });
  expect(shown.content).toEqual([
    { type: "text", text: "a.md, an image of 9 bytes" },
    { type: "image", mediaType: "image/png", data: png.toString("base64") },
  ]);
  for (const [magic, type] of [
    [Buffer.from("ffd8ffe0", "hex"), "image/jpeg"],
    [Buffer.from("GIF89a"), "image/gif"],
    [Buffer.from("RIFF\0\0\0\0WEBPVP8 "), "image/webp"],
  ] as const) {
    root.write("image", magic);
    expect(await call(root.dir, "read_file", { path: "image" })).toContain(`[${type}]`);
  }
  await expect(call(root.dir, "read_file", { path: "b.bin" })).rejects.toThrow(
    "`b.bin` is not a text file (3 bytes)",
  );
  await expect(call(root.dir, "read_file", { path: "c.txt" })).rejects.toThrow("is not a text file");
});

test("a path that is nearly right gets the right one back", async () => {
  using root = temporary({ "classes/3B.md": "", "curriculum/cfe-computing.md": "" });
  for (const [path, message] of [
    ["3B.md", "Did you mean `classes/3B.md`?"],
    ["curriculum/cfe-computng.md", "Did you mean `curriculum/cfe-computing.md`?"],
    ["zzzzzzzz", "Use list_directory to see what there is."],
    ["classes", "`classes` is a folder, not a file. Use list_directory to see what is in it."],
  ] as const) {
    await expect(call(root.dir, "read_file", { path })).rejects.toThrow(message);
  }
  await expect(call(root.dir, "list_directory", { path: "clases" })).rejects.toThrow(
    "Did you mean `classes`?",
  );
});

test("a file is written with its folders, and said to be new or not", async () => {
  using root = temporary();
  const write = (content: string) => call(root.dir, "write_file", { path: "lessons/s3/loops.md", content });
  expect(await write("Grüße")).toBe("Created lessons/s3/loops.md (7 bytes).");
  expect(await write("")).toBe("Overwrote lessons/s3/loops.md (0 bytes).");
  expect(readdirSync(root.path("lessons/s3"))).toEqual(["loops.md"]);
});

test("an edit changes its passage and no other byte", async () => {
  using root = temporary({
    "a.md": "\uFEFFone $& two\nthree\n",
    "crlf.md": "one\r\ntwo\r\nthree\r\n",
    "mixed.md": "a\r\nb\nc\n",
  });
  const edit = (path: string, old: string, next: string) =>
    call(root.dir, "str_replace", { path, old, new: next });
  const now = (path: string) => readFileSync(root.path(path), "utf8");
  expect(await edit("a.md", "two", "$& $1 2")).toBe("Replaced the passage at line 1 of a.md.");
  expect(now("a.md")).toBe("\uFEFFone $& $& $1 2\nthree\n");
  expect(await edit("crlf.md", "two\nthree", "2\n3\n4")).toContain("line 2");
  expect(now("crlf.md")).toBe("one\r\n2\r\n3\r\n4\r\n");
  await edit("mixed.md", "b\nc", "B\nC");
  expect(now("mixed.md")).toBe("a\r\nB\nC\n");
  await edit("a.md", "three\r\n", "");
  expect(now("a.md")).toBe("\uFEFFone $& $& $1 2\n");
});

test("an edit that cannot be meant is refused with what would help", async () => {
  const text =
    "# Starter\nRetrieval quiz on loops.\n  Retrieval  quiz on lists.\nPlenary\nxx\nPlenary\naaa\n";
  using root = temporary({ "l.md": text });
  for (const [old, message] of [
    ["Retrieval quiz on loop", null],
    ["Retrieval quiz about loops.", 'Nearest is line 2: "Retrieval quiz on loops."'],
    [
      "Retrieval quiz on lists.",
      'Line 3 differs only in spaces, capitals or the lines around it: "Retrieval  quiz on lists."',
    ],
    ["Something else altogether", "Nothing in it looks like that."],
    ["Plenary", "occurs 2 times in `l.md`: lines 4, 6. Add the text around"],
    ["aa", "occurs 2 times in `l.md`: lines 7, 7."],
    ["", "`old` is empty."],
    ["NEW", "are the same"],
  ] as const) {
    const edit = call(root.dir, "str_replace", { path: "l.md", old, new: "NEW" });
    if (message === null) expect(await edit).toContain("Replaced");
    else await expect(edit).rejects.toThrow(message);
    root.write("l.md", text);
  }
  await expect(call(root.dir, "str_replace", { path: "none.md", old: "a", new: "b" })).rejects.toThrow(
    "There is no `none.md`",
  );
});

test("a folder is listed as paths the other tools take, to the depth asked for", async () => {
  using outer = temporary({ "secret.md": "" });
  using root = temporary({
    "b.md": "12345",
    "a/c.md": "1",
    "a/d/e.md": "",
    "a/d/f/g.md": "",
    ".env": "KEY",
    ".git/x": "",
  });
  root.link(outer.dir, "out");
  root.link("a", "in");
  const list = (args: object) => call(root.dir, "list_directory", { path: ".", ...args });
  expect((await list({})).split("\n")).toEqual([
    "a/",
    "a/c.md  1 byte",
    "a/d/",
    "b.md  5 bytes",
    "in/  a link to a folder, not opened",
    "out  a link out of the workspace, not followed",
  ]);
  expect(await list({ depth: 1 })).not.toContain("a/c.md");
  expect(await list({ path: "a", depth: 3 })).toBe(
    "a/c.md  1 byte\na/d/\na/d/e.md  0 bytes\na/d/f/\na/d/f/g.md  0 bytes",
  );
  expect(await list({ path: "./a/" })).toStartWith("a/c.md");
  await expect(list({ path: "b.md" })).rejects.toThrow("`b.md` does not lead to a folder.");
  await expect(list({ depth: 0 })).rejects.toThrow("`depth` must be a whole number from 1 to 10, not 0");
});

test("a folder of thousands is cut, with how many are left", async () => {
  using root = temporary(
    Object.fromEntries(Array.from({ length: 620 }, (_, n) => [`n${String(n).padStart(3, "0")}.md`, ""])),
  );
  const listing = await call(root.dir, "list_directory", { path: "." });
  expect(listing.split("\n")).toHaveLength(501);
  expect(listing).toEndWith(
    "… 120 more entries not shown; list a folder of its own, or use a smaller depth.",
  );
});

test("no file tool reaches out of the workspace", async () => {
  using outer = temporary({ "secret.md": "secret" });
  using top = temporary({ "ws/a.md": "a" });
  const root = { dir: top.path("ws") };
  top.link(outer.path("secret.md"), "ws/link.md");
  top.link(outer.dir, "ws/folder");
  const escapes = ["../x", "a/../../x", "/etc/passwd", outer.path("secret.md"), "link.md", "folder/secret.md", "folder/new.md",
    "a\0.md", "", "..\\x", "C:\\x", "%2e%2e/x", "..%2fx"]; // biome-ignore format: a plain list
  for (const path of escapes) {
    const bare = path === "link.md" || path.startsWith("folder") ? "outside the workspace" : "";
    for (const [name, args] of [
      ["read_file", { path }],
      ["str_replace", { path, old: "secret", new: "owned" }],
      ["list_directory", { path }],
    ] as const) {
      await expect(call(root.dir, name, args)).rejects.toThrow(bare);
    }
    const write = call(root.dir, "write_file", { path, content: "owned" });
    // Only a name with odd letters in it; the other one begins with a dot, and hidden files are not for agents.
    if (path.startsWith("%")) expect(await write).toStartWith("Created");
    else await expect(write).rejects.toThrow(bare);
  }
  expect(readdirSync(outer.dir)).toEqual(["secret.md"]);
  expect(readFileSync(outer.path("secret.md"), "utf8")).toBe("secret");
  expect(readdirSync(top.dir)).toEqual(["ws"]);
});

test("a path is shown back plainly, however it was written", async () => {
  using root = temporary({ "classes/3B.md": "x" });
  expect(await call(root.dir, "read_file", { path: "./classes//3B.md" })).toStartWith(
    "classes/3B.md, lines 1–1 of 1",
  );
  expect(await call(root.dir, "write_file", { path: "./a/./b.md", content: "x" })).toBe(
    "Created a/b.md (1 bytes).",
  );
  expect(await call(root.dir, "list_directory", { path: ".//classes/" })).toBe("classes/3B.md  1 byte");
});
