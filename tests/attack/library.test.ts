import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addLibrary } from "../../src/library/add-library.ts";
import { openLibraries } from "../../src/library/libraries.ts";
import { filesOf, small, tarball, zip } from "../library/packed.ts";
import { swept } from "../sweep.ts";

const data = mkdtempSync(join(tmpdir(), "library-attack-"));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const add = (source: string) =>
  addLibrary({ data, source, cwd: "/", day: "2026-11-16", fetch, heard: () => {} });

const text = (words: string) => new TextEncoder().encode(words);
const prefix = "@prefix a: <http://a/> .\n";

/** What somebody could send in place of a library. */
const hostile: readonly [string, () => Promise<Uint8Array> | Uint8Array][] = [
  ["bytes.ttl", () => crypto.getRandomValues(new Uint8Array(60_000))],
  ["bomb.zip", () => zip({ "a.ttl": new Uint8Array(450_000_000) })],
  ["lying.zip", () => text("PK\u0003\u0004 and nothing else")],
  ["endless-word.ttl", () => text(`${prefix}a:x a:y "${"a".repeat(8_000_000)}`)],
  ["nested.ttl", () => text(`${prefix}a:x a:y ${"(".repeat(100_000)}`)],
  ["bomb.tar.gz", () => tarball({ "a.ttl": new Uint8Array(900_000_000) })],
  ["brackets.ttl", () => text(`${prefix}a:x a:y ${"[ a:z ".repeat(200_000)}`)],
];

for (const [name, bytes] of swept(hostile, 3)) {
  test(`${name}: a sentence, and nothing is brought in`, async () => {
    const path = join(data, name);
    writeFileSync(path, await bytes());
    const failed = await add(path).then(
      () => null,
      (error: Error) => error,
    );
    expect(failed?.name).toBe("Problem");
    expect(failed?.message).toContain("Nothing was brought in");
    expect(failed?.message.length).toBeLessThan(600);
    rmSync(path);
    expect(openLibraries(data).list()).toEqual([]);
    expect(readdirSync(join(data, "library"))).toEqual([]);
  });
}

test("names in an archive are no paths, and links in a folder lead nowhere", async () => {
  const files = filesOf(small);
  const climbing = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [`../../../../tmp/${name.replaceAll("/", "-")}`, bytes]),
  );
  const packed = join(data, "climbing.zip");
  writeFileSync(packed, zip(climbing));
  // Read under names of ours, or refused: either way nothing lies outside.
  await add(packed).catch(() => null);
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith("top-data-"))).toEqual([]);
  const folder = mkdtempSync(join(data, "linked-"));
  symlinkSync(join(small, "science-key-stage-2.ttl"), join(folder, "a.ttl"));
  await expect(add(folder)).rejects.toThrow("holds no Turtle files");
});
