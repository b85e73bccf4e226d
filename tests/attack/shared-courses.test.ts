import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { zipSync } from "fflate";
import { openSharedCourse } from "../../src/learning/share/open-course.ts";
import { unpackCourse } from "../../src/learning/share/unpack-course.ts";
import { BadArchive } from "../../src/text/plain-archive.ts";
import { ownRoom } from "../learning/room/own-room.ts";
import { packedBy, pixel, smallCourse } from "../learning/share/packed-course.ts";
import { directoryField } from "../lesson/share/packed.ts";
import { times } from "../sweep.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const along = (files: Record<string, Uint8Array>) => packedBy({ entries: (all) => ({ ...all, ...files }) });

const many = Array.from({ length: 20 }, (_, n) => `media/b${n}.png`);

/** Files that unpack to so many megabytes, as the archive says of them before they are unpacked. */
function grown(names: readonly string[], megabytes: number, archive = packedBy()): Uint8Array {
  return names.reduce((bytes, name) => directoryField(bytes, name, 24, megabytes * 1_000_000, true), archive);
}

const hostile: readonly [string, () => Uint8Array, string][] = [
  ["not a zip", () => bytesOf("a course? no"), "no archive"],
  ["nothing at all", () => new Uint8Array(), "no archive"],
  ["cut off", () => packedBy().slice(0, 400), "cut off"],
  ["a zip of something else", () => zipSync({ "a.txt": bytesOf("x") }), "does not say what it is"],
  ["a bomb", () => grown(["items/common.yaml"], 12), "far more than a course"],
  [
    "a bomb of many files",
    () => grown(many, 9, along(Object.fromEntries(many.map((name) => [name, bytesOf("x")])))),
    "far more than a course",
  ],
  [
    "more files than a course has",
    () => along(Object.fromEntries(Array.from({ length: 6_100 }, (_, n) => [`f${n}`, new Uint8Array()]))),
    "at most 6000",
  ],
  ["a path out of the folder", () => along({ "../../outside.yaml": bytesOf("x") }), "outside itself"],
  ["a path from the root", () => along({ "/etc/cron.d/x": bytesOf("x") }), "outside itself"],
  ["a path of another system", () => along({ "C:\\x.yaml": bytesOf("x") }), "outside itself"],
  ["a file that nobody named", () => along({ "items/more.yaml": bytesOf("x") }), "does not name"],
  [
    "a link to another file",
    () => directoryField(packedBy(), "media/burung.png", 38, (0xa1ff << 16) >>> 0, true),
    "link",
  ],
  ["a file locked with a password", () => directoryField(packedBy(), "config.json", 8, 1, false), "password"],
  [
    "a page that calls itself a picture",
    () => packedBy({ files: { "media/burung.png": "<script>alert(1)</script>" } }),
    "no picture",
  ],
  [
    "a drawing that could hold a program",
    () => packedBy({ files: { "media/a.svg": "<svg/>" } }),
    "no picture",
  ],
  ["a picture beyond all size", () => packedBy({ files: { "media/burung.png": wide() } }), "no picture"],
  ["a program beside the course", () => packedBy({ files: { "run.sh": "rm -rf /" } }), "properly"],
  [
    "a list that was changed",
    () =>
      packedBy({
        manifest: (all) => ({
          ...all,
          files: Object.keys(smallCourse).map((name) => ({ name, bytes: 3, sha256: "0".repeat(64) })),
        }),
      }),
    "not what its list says",
  ],
  [
    "one of a later version",
    () => packedBy({ manifest: (all) => ({ ...all, version: 7 }) }),
    "newer version",
  ],
  [
    "texts that grow as they are read",
    () => packedBy({ files: { "items/common.yaml": aliases() } }),
    "no course that can be used",
  ],
  ["a ring of topics", () => packedBy({ files: { "concepts.yaml": ring } }), "no course that can be used"],
];

const ring =
  "- {id: common, title: A, description: A, unit: B, type: vocabulary, bloom_target: remember, prerequisites: [common]}";

/** A thousand million words out of some lines. */
function aliases(): string {
  const lines = Array.from(
    { length: 9 },
    (_, n) => `k${n + 1}: &k${n + 1} [${Array(10).fill(`*k${n}`).join(",")}]`,
  );
  return `k0: &k0 [lol]\n${lines.join("\n")}\nconcept: common\n`;
}

/** A picture that says that it is 60,000 by 60,000 points. */
function wide(): Uint8Array {
  const copy = Buffer.from(pixel);
  copy.writeUInt32BE(60_000, 16);
  copy.writeUInt32BE(60_000, 20);
  return new Uint8Array(copy);
}

describe("a course from a stranger", () => {
  test.each(hostile)("%s is refused in a sentence", (_, made, said) => {
    let message = "";
    try {
      unpackCourse(made());
    } catch (error) {
      if (!(error instanceof BadArchive)) throw error;
      ({ message } = error);
    }
    expect(message).toContain(said);
  });

  test("nothing of one that is refused is kept, and what is said is for people", async () => {
    using own = ownRoom();
    const bytes = packedBy({ files: { "media/burung.png": "<script>" } });
    const refused = openSharedCourse(own.room, { bytes, fileName: "birds.course" });
    await expect(refused).rejects.toThrow(
      /^birds\.course holds a file that is no picture .* Nothing was opened\.$/,
    );
    const courses = join(own.home, "courses");
    expect(existsSync(courses) ? readdirSync(courses) : []).toEqual([]);
  });

  test("whatever byte of it is another, it is the course or a sentence", () => {
    const whole = packedBy();
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
        const changed = whole.slice();
        changed[at] = byte;
        try {
          expect(unpackCourse(changed).texts.length).toBe(3);
        } catch (error) {
          expect(error).toBeInstanceOf(BadArchive);
        }
      }),
      { numRuns: times(60, 2_000) },
    );
  });
});
