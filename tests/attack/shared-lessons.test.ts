import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { zipSync } from "fflate";
import { openLesson } from "../../src/lesson/share/open-lesson.ts";
import { readShared } from "../../src/lesson/share/read-shared.ts";
import { unpackLesson } from "../../src/lesson/share/unpack-lesson.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { BadArchive } from "../../src/text/plain-archive.ts";
import { directoryField, packedBy, replaced, smallLesson } from "../lesson/share/packed.ts";
import { times } from "../sweep.ts";
import { temporary } from "../workspace/temporary.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const big = (megabytes: number) => new Uint8Array(megabytes * 1_000_000);

/** What a stranger might send, and what is said to whoever opens it. */
const hostile: readonly [string, () => Uint8Array, string][] = [
  ["not a zip", () => bytesOf("a lesson? no"), "no archive"],
  ["nothing at all", () => new Uint8Array(), "no archive"],
  ["cut off in the middle", () => packedBy().slice(0, 300), "cut off"],
  ["cut off at its beginning", () => packedBy().slice(200), "damaged"],
  [
    "a zip of something else",
    () => zipSync({ "word/document.xml": bytesOf("<a/>") }),
    "does not say what it is",
  ],
  ["a bomb in the lesson", () => packedBy({ files: { "lesson.md": big(8) } }), "far more than a lesson"],
  [
    "a bomb of many files",
    () =>
      packedBy({
        entries: (all) => ({
          ...all,
          ...Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`b${n}.md`, big(4)])),
        }),
      }),
    "far more than a lesson",
  ],
  ["a bomb whose list lies about its size", () => lying(), "damaged"],
  [
    "more files than a lesson has",
    () =>
      packedBy({
        entries: (all) => ({
          ...all,
          ...Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`f${n}`, bytesOf("x")])),
        }),
      }),
    "at most 60",
  ],
  [
    "a path out of the folder",
    () => packedBy({ entries: (all) => ({ ...all, "../../outside.md": bytesOf("x") }) }),
    "outside itself",
  ],
  [
    "a path from the root",
    () => packedBy({ entries: (all) => ({ ...all, "/etc/cron.d/x": bytesOf("x") }) }),
    "outside itself",
  ],
  [
    "a path of another system",
    () => packedBy({ entries: (all) => ({ ...all, "C:\\x.md": bytesOf("x") }) }),
    "outside itself",
  ],
  [
    "a name with nothing but dots",
    () => packedBy({ entries: (all) => ({ ...all, "a/../b.md": bytesOf("x") }) }),
    "outside itself",
  ],
  [
    "a name that ends a string",
    () => packedBy({ entries: (all) => ({ ...all, "a\0.md": bytesOf("x") }) }),
    "outside itself",
  ],
  [
    "a link to another file",
    () =>
      packedBy({
        entries: (all) => ({ ...all, "with.md": [bytesOf("/etc/passwd"), { os: 3, attrs: 0xa1ff0000 }] }),
      }),
    "a link",
  ],
  ["a password", () => directoryField(packedBy(), "lesson.md", 8, 1, false), "password"],
  [
    "two files of one name",
    () =>
      replaced(
        packedBy({ entries: (all) => ({ ...all, "aa.md": bytesOf("1"), "ab.md": bytesOf("2") }) }),
        "ab.md",
        "aa.md",
      ),
    "two files of one name",
  ],
  [
    "names that differ in capitals alone",
    () => packedBy({ entries: (all) => ({ ...all, "Lesson.md": bytesOf("2") }) }),
    "two files of one name",
  ],
  [
    "a way to pack that nobody knows",
    () => directoryField(packedBy(), "lesson.md", 10, 99, false),
    "cannot be read",
  ],
  [
    "a file that its list does not name",
    () => packedBy({ entries: (all) => ({ ...all, "more.md": bytesOf("x") }) }),
    "does not name",
  ],
  [
    "a list that names what is not there",
    () =>
      packedBy({
        manifest: (one) => ({
          ...one,
          files: [...listOf(one), { ...listOf(one)[0], name: "gone.md", kind: "quiz" }],
        }),
      }),
    "lacks a file",
  ],
  [
    "a text that was changed afterwards",
    () => packedBy({ entries: (all) => ({ ...all, "lesson.md": bytesOf(`${smallLesson} `) }) }),
    "changed after it was packed",
  ],
  ["a list that is no list", () => packedBy({ manifest: () => "hello" }), "does not say properly"],
  [
    "a list of another version",
    () => packedBy({ manifest: (one) => ({ ...one, version: 2 }) }),
    "newer version",
  ],
  [
    "two lessons in one",
    () =>
      packedBy({
        manifest: (one) => ({
          ...one,
          files: listOf(one).flatMap((file) => [file, { ...file, name: "second.md" }]),
        }),
      }),
    "exactly one lesson",
  ],
  [
    "a list that takes long to read",
    () => packedBy({ manifest: (one) => ({ ...one, attribution: ["x".repeat(400_000)] }) }),
    "says far more of itself",
  ],
  [
    "a name in the list that leads out",
    () =>
      packedBy({
        manifest: (one) => ({
          ...one,
          files: listOf(one).map((file) => ({ ...file, name: "../lesson.md" })),
        }),
      }),
    "does not say properly",
  ],
  [
    "text that is no text",
    () => packedBy({ files: { "lesson.md": new Uint8Array([0x23, 0x20, 0xff, 0xfe, 0xc0]) } }),
    "cannot be read",
  ],
  [
    "text that keeps a parser busy",
    () => packedBy({ files: { "lesson.md": `# x\n\n${"*_[".repeat(15_000)}` } }),
    "no person would have written",
  ],
];

/** The directory and the list both say a hundred bytes, and eight million come. */
function lying(): Uint8Array {
  const packed = packedBy({
    files: { "lesson.md": big(8) },
    manifest: (one) => ({ ...one, files: listOf(one).map((file) => ({ ...file, bytes: 100 })) }),
  });
  return directoryField(packed, "lesson.md", 24, 100, true);
}

function listOf(manifest: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(manifest.files) ? manifest.files : [];
}

describe("a lesson from a stranger", () => {
  test.each(hostile)("%s: a sentence, and nothing unpacked", (_, made, said) => {
    const opened = () => unpackLesson(made());
    expect(opened).toThrow(BadArchive);
    expect(opened).toThrow(said);
  });

  test("nothing is half opened: no session, no file, whatever part of it is wrong", async () => {
    using folder = temporary();
    const store = memoryStore();
    const picture = { "lesson.md": smallLesson, "with/a.png": new Uint8Array([1, 2, 3]) };
    const broken = packedBy({
      files: picture,
      entries: (all) => ({ ...all, "with/a.png": new Uint8Array([1, 2, 4]) }),
    });
    const desk = { root: folder.dir, store, libraries: null, now: new Date("2026-09-07T08:00:00Z") };
    await expect(openLesson({ bytes: broken, name: "theirs.lesson" }, desk)).rejects.toThrow(
      "theirs.lesson is damaged or was changed",
    );
    const noLesson = packedBy({ files: { "lesson.md": "Just a note." } });
    await expect(openLesson({ bytes: noLesson, name: "theirs.lesson" }, desk)).rejects.toThrow(
      "Nothing was opened",
    );
    expect((await store.listSessions()).sessions).toEqual([]);
    expect(readdirSync(folder.dir)).toEqual([]);
  });

  test("it is read in a process of its own, and a bomb ends there", async () => {
    const read = await readShared(packedBy({ files: { "lesson.md": big(8) } }), "bomb.lesson");
    expect(read).toEqual({ ok: false, message: expect.stringContaining("bomb.lesson unpacks to far more") });
    const sound = await readShared(packedBy(), "sound.lesson");
    expect(sound.ok).toBe(true);
  });

  test("no change of a few bytes gets anything past the list", () => {
    const sound = packedBy({
      files: { "lesson.md": smallLesson, "with/sheet.md": "# A worksheet\n\n1. Do it." },
    });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        (changes) => {
          const copy = sound.slice();
          for (const [at, value] of changes) copy[at] = value;
          try {
            const { files } = unpackLesson(copy);
            for (const { name } of files) expect(name).toMatch(/^[\w.-]+(?:\/[\w.-]+)*$/);
            if (files.some(({ name, text }) => name === "lesson.md" && text !== smallLesson))
              throw new Error("changed unnoticed");
          } catch (error) {
            expect(error).toBeInstanceOf(BadArchive);
          }
        },
      ),
      { numRuns: times(80, 3_000) },
    );
    expect(existsSync(join(import.meta.dir, "outside.md"))).toBe(false);
  });
});
