import { describe, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { house, parsed, serving } from "./harness.ts";

describe("a text that a page wants written", () => {
  test("goes into the workspace it was taken from, or nowhere", async () => {
    using here = await house();
    await using server = await serving(here);
    const { root } = await (await server.client.workspace.$get()).json();
    const wish = { path: "notes/new.md", content: "mine", version: null };
    const elsewhere = await server.send("PUT", "/api/workspace/file", { ...wish, root: "/another/one" });
    expect([elsewhere.status, (await parsed(elsewhere)).error.kind]).toEqual([409, "moved"]);
    expect(existsSync(join(here.workspace, wish.path))).toBe(false);
    expect((await server.send("PUT", "/api/workspace/file", { ...wish, root })).status).toBe(200);
    const read = (asked: string) =>
      server.get(`/api/workspace/file?path=notes/new.md&root=${encodeURIComponent(asked)}`);
    expect([(await read(root)).status, (await read("/another/one")).status]).toEqual([200, 409]);
  });

  test("can be read again: too many bytes and NUL are refused before anything is written", async () => {
    using here = await house();
    await using server = await serving(here);
    const wishes: [string, number][] = [
      ["é".repeat(1_100_000), 413],
      ["a\0b", 400],
    ];
    for (const [content, status] of wishes) {
      const reply = await server.send("PUT", "/api/workspace/file", {
        path: "notes/x.md",
        content,
        version: null,
      });
      expect(reply.status).toBe(status);
    }
    expect(existsSync(join(here.workspace, "notes/x.md"))).toBe(false);
  });
});
