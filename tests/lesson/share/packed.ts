import { createHash } from "node:crypto";
import { type Zippable, zipSync } from "fflate";

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A small lesson as anybody could write it. */
export const smallLesson = `# Percentages of amounts: 7Y1, Year 7 Mathematics

## Overview

A 50-minute lesson on percentages of amounts for 7Y1.

## Learning outcomes

- Find a percentage of an amount.

## Curriculum links

- [TA-MA2-15](packs/mathematics/curriculum/england.md#L194-L199) Percentages (Key Stage 2). In summary: pupils understand per cent and find percentages of amounts.
- Source: A library of lessons, OGL 3.0

## Starter

1. What is 10% of 60?

   **Answer:** 6

## Main

Work out 25% of 80.

## Plenary

What is 50% of 14?
`;

/** A `.lesson` by hand, so that any part of it can be wrong. */
export function packedBy(
  change: {
    manifest?: (manifest: Record<string, unknown>) => unknown;
    files?: Record<string, Uint8Array | string>;
    entries?: (entries: Zippable) => Zippable;
  } = {},
): Uint8Array {
  const files: Record<string, Uint8Array | string> = change.files ?? { "lesson.md": smallLesson };
  const listed = Object.entries(files).map(([name, content], at) => {
    const bytes = typeof content === "string" ? bytesOf(content) : content;
    return {
      name,
      kind: at === 0 ? "lesson" : "worksheet",
      title: name,
      mediaType: name.endsWith(".md") ? "text/markdown" : "image/png",
      bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    };
  });
  const manifest = {
    format: "teacher-assist.lesson",
    version: 1,
    title: "Percentages of amounts",
    topic: "percentages of amounts",
    subject: "Mathematics",
    minutes: 50,
    by: "A colleague",
    licence: "CC BY 4.0",
    attribution: ["A library of lessons, OGL 3.0"],
    made: "2026-09-07",
    claims: [{ code: "TA-MA2-15", title: "Percentages", curriculum: "England" }],
    files: listed,
  };
  const entries: Zippable = {
    "manifest.json": bytesOf(JSON.stringify(change.manifest?.(manifest) ?? manifest)),
  };
  for (const [name, content] of Object.entries(files))
    entries[name] = typeof content === "string" ? bytesOf(content) : content;
  return zipSync(change.entries?.(entries) ?? entries, { mtime: new Date(1980, 0, 1) });
}

/** The same bytes with every place of one text replaced by another as long. */
export function replaced(bytes: Uint8Array, from: string, to: string): Uint8Array {
  if (from.length !== to.length) throw new Error("of one length");
  return new Uint8Array(Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll(from, to), "latin1"));
}

/** The same bytes with a field of one entry of the directory set. */
export function directoryField(
  bytes: Uint8Array,
  name: string,
  offset: number,
  value: number,
  wide: boolean,
): Uint8Array {
  const copy = Buffer.from(bytes);
  for (let at = 0; at + 46 < copy.length; at++) {
    if (copy.readUInt32LE(at) !== 0x02014b50) continue;
    if (copy.toString("utf8", at + 46, at + 46 + copy.readUInt16LE(at + 28)) !== name) continue;
    if (wide) copy.writeUInt32LE(value >>> 0, at + offset);
    else copy.writeUInt16LE(value, at + offset);
  }
  return new Uint8Array(copy);
}
