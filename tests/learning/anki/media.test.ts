import { describe, expect, test } from "bun:test";
import { zipSync } from "fflate";
import { importCourse } from "../../../src/learning/import/import-course.ts";
import { loaded } from "../import/imported-course.ts";
import { pixel } from "../share/packed-course.ts";
import { basic, type Deck, newCollection, oldCollection } from "./deck.ts";

const sound = Buffer.concat([Buffer.from("ID3\x04\0\0\0\0\0\0", "latin1"), Buffer.alloc(40)]);

type Files = Record<string, Uint8Array>;

/** A message of Anki's with the names in it, by hand: field 1 of each, in field 1 of the whole. */
function listed(names: readonly string[]): Uint8Array {
  const entries = names.map((name) => {
    const inner = Buffer.concat([Buffer.from([10, Buffer.byteLength(name)]), Buffer.from(name)]);
    return Buffer.concat([Buffer.from([10, inner.length]), inner]);
  });
  return Buffer.concat(entries);
}

const packs: Record<string, (deck: Deck, files: Files) => Uint8Array> = {
  "as it was until 2.1.49": (deck, files) =>
    zipSync({
      "collection.anki2": oldCollection(deck),
      media: Buffer.from(
        JSON.stringify(Object.fromEntries(Object.keys(files).map((name, at) => [at, name]))),
      ),
      ...Object.fromEntries(Object.values(files).map((bytes, at) => [at, bytes])),
    }),
  "as it is since 2.1.50": (deck, files) =>
    zipSync({
      "collection.anki21b": Bun.zstdCompressSync(newCollection(deck)),
      media: Bun.zstdCompressSync(listed(Object.keys(files))),
      ...Object.fromEntries(Object.values(files).map((bytes, at) => [at, Bun.zstdCompressSync(bytes)])),
    }),
};

async function brought(pack: (deck: Deck, files: Files) => Uint8Array, fields: string[], files: Files) {
  const deck = { notes: [{ id: 1, type: basic, fields }], cards: [{ id: 10, note: 1 }] };
  const bytes = pack(deck, files);
  const { course, media, report } = await loaded(
    await importCourse({ fileName: "deck.apkg", bytes }, { name: "imported", now: new Date(0) }),
  );
  const [items] = course.items.values();
  return { word: items?.vocabulary[0], media: media.map(({ path }) => path), report };
}

describe.each(Object.entries(packs))("the pictures and sounds of a deck, %s", (_, pack) => {
  test("come along with their words, under names of our own", async () => {
    const { word, media, report } = await brought(
      pack,
      ['kucing <img src="K&uuml;che%20cat.PNG">', "cat [sound:../../etc/kucing.mp3]", ""],
      { "Küche cat.PNG": pixel, "../../etc/kucing.mp3": sound, "unused.png": pixel },
    );
    expect(word).toMatchObject({ term: "kucing", picture: "kuche-cat.png", sound: "etc-kucing.mp3" });
    expect(media).toEqual(["media/kuche-cat.png", "media/etc-kucing.mp3"]);
    expect(report.skipped).toEqual([]);
  });

  test.each([
    ["a page that calls itself a picture", { "a.png": Buffer.from("<script>alert(1)</script>") }],
    ["a drawing that could hold a program", { "a.png": Buffer.from("<svg onload='x'/>") }],
    ["one that is not there", {}],
    ["one that is too large", { "a.png": Buffer.concat([pixel, Buffer.alloc(3_100_000, "IEND")]) }],
  ])("leave out %s, and keep the word", async (_name, files) => {
    const { word, media, report } = await brought(pack, ['kucing <img src="a.png">', "cat", ""], files);
    expect([word?.term, word?.picture, media]).toEqual(["kucing", undefined, []]);
    expect(report.skipped[0]?.why).toContain("1 was left out");
  });
});
