import { z } from "zod";

/** What can be read of an item that may be broken: empty text stands for what cannot, so that places keep their number. */
export type ReadableItem = z.infer<typeof Readable>;

const Text = z.string().trim().catch("");
const Readable = z.object({
  id: Text,
  target: Text,
  accepted: z.array(Text).catch([]),
  decoys: z.array(Text).catch([]),
  examples: z
    .array(
      z
        .object({ text: Text })
        .catch({ text: "" })
        .transform(({ text }) => text),
    )
    .catch([]),
});
const nothing: ReadableItem = { id: "", target: "", accepted: [], decoys: [], examples: [] };

export function readableItems(given: unknown): { given: unknown; item: ReadableItem }[] {
  if (!Array.isArray(given)) return [];
  return given.map((each: unknown) => ({ given: each, item: Readable.catch(nothing).parse(each) }));
}
