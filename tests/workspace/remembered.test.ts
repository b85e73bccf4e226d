import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadRegistry } from "../../src/workspace/curriculum/registry.ts";
import { remembered } from "../../src/workspace/remembered.ts";
import { sameAgain } from "../../src/workspace/same-again.ts";
import { loadTopicNotes } from "../../src/workspace/topic-notes.ts";
import { curriculum, note } from "./packs/desk.ts";

test("a file is read once, again when its text changes, and forgotten when there are too many", () => {
  const read: string[] = [];
  const parse = remembered(2, (path, text) => {
    read.push(`${path} ${text}`);
    return { path, text };
  });
  expect(parse("a", "1")).toBe(parse("a", "1"));
  expect(parse("a", "2")).toEqual({ path: "a", text: "2" });
  parse("b", "1");
  parse("a", "2");
  parse("c", "1");
  parse("b", "1");
  expect(read).toEqual(["a 1", "a 2", "b 1", "c 1", "b 1"]);
});

test("what was made of the same things is handed out again; of others, or in another order, it is made anew", () => {
  let made = 0;
  const make = sameAgain<number>(2);
  const [a, b] = [{}, {}];
  const of = (...things: object[]) => make(things, () => ++made);
  expect([of(a, b), of(a, b), of(b, a), of(a), of(a, b)]).toEqual([1, 1, 2, 3, 4]);
});

test("a curriculum or a note that was changed on disk is seen at once", async () => {
  const root = mkdtempSync(join(tmpdir(), "remembered-"));
  try {
    for (const folder of ["curriculum", "topics"]) mkdirSync(join(root, folder));
    const put = (code: string, title: string) => {
      writeFileSync(join(root, "curriculum/x.md"), curriculum("Weighing", "Nowhere", code));
      writeFileSync(join(root, "topics/x.md"), note(title));
    };
    put("AA", "Scales");
    expect((await loadRegistry(root)).find("AA-1")?.code).toBe("AA-1");
    const before = await loadRegistry(root);
    expect(before.outcomes[0]).toBe((await loadRegistry(root)).outcomes[0]);
    put("BB", "Balances");
    const after = await loadRegistry(root);
    expect([after.find("AA-1"), after.find("BB-1")?.code]).toEqual([null, "BB-1"]);
    expect((await loadTopicNotes(root)).map(({ title }) => title)).toEqual(["Balances"]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
