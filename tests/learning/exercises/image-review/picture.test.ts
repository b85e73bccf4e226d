import { expect, test } from "bun:test";
import fc from "fast-check";
import { readPicture } from "../../../../src/documents/photo/picture.ts";
import { times } from "../../../sweep.ts";
import { fixture } from "./exercises.ts";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );
const zeros = (count: number) => Array<number>(count).fill(0);

test("the four kinds of picture are told by their bytes, with their size", () => {
  expect(readPicture(fixture("malay.png").bytes)).toEqual({
    mediaType: "image/png",
    width: 420,
    height: 190,
  });
  const gif = bytes("GIF89a", [0x40, 0x01, 0xf0, 0x00], zeros(8));
  expect(readPicture(gif)).toEqual({ mediaType: "image/gif", width: 320, height: 240 });
  const jpeg = bytes(
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 0x01, 0xe0, 0x02, 0x80],
    zeros(12),
  );
  expect(readPicture(jpeg)).toEqual({ mediaType: "image/jpeg", width: 640, height: 480 });
  const lossy = bytes("RIFF", zeros(4), "WEBPVP8 ", zeros(10), [0x80, 0x02, 0xe0, 0x01]);
  expect(readPicture(lossy)).toEqual({ mediaType: "image/webp", width: 640, height: 480 });
  const extended = bytes("RIFF", zeros(4), "WEBPVP8X", zeros(8), [0x7f, 0x02, 0, 0xdf, 0x01, 0]);
  expect(readPicture(extended)).toEqual({ mediaType: "image/webp", width: 640, height: 480 });
  const lossless = bytes("RIFF", zeros(4), "WEBPVP8L", zeros(4), [0x2f, 0x7f, 0xc2, 0x77, 0x00], zeros(6));
  expect(readPicture(lossless)).toEqual({ mediaType: "image/webp", width: 640, height: 480 });
});

test("what is no picture, or too much of one, is refused with what to do", () => {
  const problem = (given: Uint8Array) => {
    const read = readPicture(given);
    return "problem" in read ? read.problem : "";
  };
  expect(problem(bytes("%PDF-1.7 ", zeros(40)))).toContain("PNG, JPEG, GIF or WebP");
  expect(problem(bytes("<svg xmlns='x'></svg>"))).toContain("PNG, JPEG, GIF or WebP");
  expect(problem(bytes(zeros(4), "ftypheic", zeros(20)))).toContain("Save or share it as JPEG");
  expect(problem(new Uint8Array())).toContain("empty");
  expect(problem(new Uint8Array(10 * 1024 * 1024 + 1))).toContain("up to 10 MB");
  expect(problem(fixture("malay.png").bytes.slice(0, 20))).toContain("damaged");
  const bomb = Uint8Array.from(fixture("malay.png").bytes);
  new DataView(bomb.buffer).setUint32(16, 60_000);
  new DataView(bomb.buffer).setUint32(20, 60_000);
  expect(problem(bomb)).toContain("too large");
});

test("no bytes make it throw", () => {
  const start = fc.constantFrom(
    "\x89PNG\r\n\x1a\n",
    "\xff\xd8\xff",
    "GIF8",
    "RIFF0000WEBPVP8X",
    "RIFF0000WEBPVP8L",
    "RIFF0000WEBPVP8 ",
    "",
  );
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 80 }), (head, rest) => {
      const read = readPicture(bytes(head, [...rest]));
      expect("problem" in read || read.width * read.height > 0).toBe(true);
    }),
    { numRuns: times(125, 500) },
  );
});
