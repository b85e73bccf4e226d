import { z } from "zod";

/** What a child is asked: words of ours (`ask`), and what a stranger wrote (`bytes`). */
export type Asked = { ask: unknown; bytes: Uint8Array };

/** What a child says at its end, as one line of JSON. */
export const Said = z.union([
  z.object({ value: z.unknown() }),
  /** It had no room left. */
  z.object({ full: z.literal(true) }),
  z.object({ failed: z.string() }),
]);
export type Said = z.infer<typeof Said>;

/** The length of the JSON that comes first, in four bytes; the JSON; the bytes. */
export function packed({ ask, bytes }: Asked): Uint8Array {
  const head = Buffer.from(JSON.stringify(ask));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, bytes]);
}

export function unpacked(given: Buffer): Asked {
  const end = 4 + given.readUInt32LE(0);
  return { ask: JSON.parse(given.toString("utf8", 4, end)), bytes: given.subarray(end) };
}

/** A parser that says "damaged" to everything lets this through: more room would have helped. */
export function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && /out of memory/i.test(error.message);
}
