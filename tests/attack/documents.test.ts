import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { readDocument } from "../../src/documents/read-document.ts";
import { docxOf, odtOf, para, pdfOf, zipOf } from "../documents/made.ts";
import { swept } from "../sweep.ts";

/** Tight, so that what would take for ever is over soon. */
const limits = { seconds: 20, memoryMb: 768, answerMb: 16 };
/** What reads photos ends by itself, but has much to load: how fast that goes decides nothing. */
const patient = { ...limits, seconds: 300 };
const read = (bytes: Uint8Array, name: string) =>
  readDocument(bytes, name, { limits: name.endsWith(".png") ? patient : limits });
const text = (words: string) => new TextEncoder().encode(words);

const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
  "",
);
const laughs = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${entities}]><w:document><w:body><w:p><w:r><w:t>&l9;</w:t></w:r></w:p></w:body></w:document>`;
const outside = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>';
const locked = `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${"41".repeat(32)}>/U<${"42".repeat(32)}>>>/ID[<00><00>]`;
const cut = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length / 2));

/** A picture's head and its end, with nothing between them. */
function pngOf(width: number, height: number): Uint8Array {
  const head = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0\0\0\0\0", "latin1");
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.from("\0\0\0\0IEND\xaeB`\x82", "latin1")]);
}

/** A program made these: the sizes that a zip declares are made smaller than what is in it. */
function lying(bytes: Uint8Array, size: number): Uint8Array {
  const copy = Buffer.from(bytes);
  for (
    let at = copy.indexOf("PK\x01\x02", 0, "latin1");
    at >= 0;
    at = copy.indexOf("PK\x01\x02", at + 4, "latin1")
  )
    if (copy.readUInt32LE(at + 24) > 1_000_000) copy.writeUInt32LE(size, at + 24);
  return copy;
}

let packed: Uint8Array | null = null;
/** Packed once for all that are made of it: that takes longer than to refuse it. */
const bomb = () => {
  packed ??= docxOf("", { "word/document.xml": new Uint8Array(90_000_000).fill(32) });
  return packed;
};

const hostile: readonly [string, () => Uint8Array, RegExp][] = [
  ["bomb.docx", bomb, /unpacks to more than 80 MB/],
  ["laughs.docx", () => docxOf("", { "word/document.xml": laughs }), /declares XML entities/],
  ["large.pdf", () => new Uint8Array(200_000_000), /too large: up to 50 MB/],
  ["half.docx", () => cut(docxOf(para("hello ".repeat(5000)))), /damaged, cut off/],
  ["locked.pdf", () => pdfOf([[{ text: "hello", x: 9, y: 9 }]], locked), /password/],
  ["huge.png", () => pngOf(30_000, 30_000), /30000 by 30000 points, which is too large/],
  ["lying.docx", () => lying(bomb(), 900), /damaged|no text|could not be read/],
  ["passwd.odt", () => odtOf("", { "content.xml": outside }), /declares XML entities/],
  ["nested.docx", () => docxOf("<w:p>".repeat(300_000)), /damaged|could not be read|memory/],
  [
    "nested.html",
    () => text(`<html>${"<div><b>".repeat(500_000)}`),
    /no text|could not be read|memory|damaged/,
  ],
  ["half.pdf", () => cut(pdfOf([[{ text: "hello", x: 9, y: 9 }]])), /damaged|no text/],
  ["pages.pdf", () => pdfOf(Array.from({ length: 900 }, () => [])), /900 pages; up to 400/],
  [
    "parts.zip",
    () => zipOf(Object.fromEntries(Array.from({ length: 21_000 }, (_, at) => [`${at}`, ""]))),
    /far more parts/,
  ],
  ["zip.docx", () => zipOf({ "a.txt": "hello" }), /is an archive/],
  ["empty.png", () => pngOf(0, 0), /damaged/],
  ["noise.png", () => pngOf(300, 300), /cannot be read|no print/],
  [
    "noise.docx",
    () => Buffer.concat([text("PK\x03\x04"), new Uint8Array(5000).fill(200)]),
    /damaged|password/,
  ],
  ["long.txt", () => text("hello world\n".repeat(400_000)), /more text than can be taken/],
];

for (const [name, bytes, sentence] of swept(hostile, 3)) {
  test(`${name}: a sentence that names it, and nothing is left`, async () => {
    const answer = await read(bytes(), name);
    expect(answer.ok).toBe(false);
    if (answer.ok) return;
    expect(answer.message).toMatch(sentence);
    expect(answer.message).toStartWith(`${name} `);
    expect(answer.message).toMatch(/[.]$/);
    expect(answer.message.length).toBeLessThan(400);
    expect(answer.message).not.toMatch(/Error|undefined|\bat \w+ \(|\/(?:tmp|home|etc|work)\//);
  }, 600_000);
}

test("a name in an archive is no path, and what a document asks a program to do is not done", async () => {
  const before = readdirSync(tmpdir()).toSorted();
  const climbing = docxOf(para("Only this."), {
    "../../../../tmp/climbed.xml": "<x/>",
    "/tmp/climbed.xml": "<x/>",
  });
  expect(await read(climbing, "c.docx")).toMatchObject({
    ok: true,
    document: { blocks: [{ text: "Only this." }] },
  });
  const script = "/OpenAction<</S/JavaScript/JS(app.launchURL\\('http://127.0.0.1:9/'\\))>>";
  const acting = pdfOf([[{ text: "Only this.", x: 50, y: 700 }]], "", script);
  expect(await read(acting, "a.pdf")).toMatchObject({
    ok: true,
    document: { blocks: [{ text: "Only this." }] },
  });
  expect(
    readdirSync(tmpdir()).filter((name) => name.startsWith("climbed") && !before.includes(name)),
  ).toEqual([]);
  const file = readFileSync(import.meta.path, "utf8"); // and a file of ours is text like any other
  expect((await read(text(file), "x.html.txt")).ok).toBe(true);
});
