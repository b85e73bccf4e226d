import { type Block, flat, plainText } from "./block.ts";
import type { Chunk } from "./deck-chunks.ts";
import type { Taken } from "./sift.ts";

/** What was taken out around a chunk: what stood under its subheading, and belongs to none of its neighbours. */
export function takenIn(taken: readonly Taken[], chunk: Chunk): Taken[] {
  const under = taken.filter((one) => one.under === chunk.under);
  const words = plainText(chunk.blocks);
  return under.filter(({ about, reason }) =>
    about === "" || (reason === "teacher" && chunk.minutes !== null)
      ? chunk.minutes !== null || words !== ""
      : has(words, about, chunk),
  );
}

function has(words: string, about: string, { options }: Chunk): boolean {
  const folded = (value: string): string => value.replace(/\s+/g, " ").trim();
  const asked = folded(about);
  return (
    folded(words).includes(asked) || (options ?? []).some(({ runs }) => asked.includes(folded(flat(runs))))
  );
}

/** As a person reads them while she talks. */
export function noteText(taken: readonly Taken[]): string {
  return taken
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ reason, number, about, blocks }) => {
      const words = plainText(blocks).replace(/^teacher:\s*/i, "");
      if (reason === "teacher") return words;
      return [number === null ? "" : `${number}.`, excerpt(about), "Answer:", words]
        .filter(Boolean)
        .join(" ");
    })
    .join("\n\n");
}

function excerpt(about: string): string {
  const words = about.replace(/\s+/g, " ").trim();
  return words.length <= 90 ? words : `${words.slice(0, 86).trimEnd()} …`;
}

/** The letter and the reason of "D, because electricity flows only in a circuit; B shows the misconception." */
export function answerOf(blocks: readonly Block[]): { letter: string; because: string } | null {
  const [, letter = "", rest = ""] = /^\W*([A-F])\b[.,:;)\s]*(.*)$/s.exec(plainText(blocks)) ?? [];
  if (letter === "") return null;
  const because = rest
    .split(/;\s*|(?<=[.!?])\s+/)
    .filter((sentence) => !/misconception|\b[A-F] (?:shows|is what|comes from)/i.test(sentence))
    .join("; ")
    .trim();
  return {
    letter,
    because:
      because === "" ? "" : because.charAt(0).toUpperCase() + because.slice(1).replace(/[^.!?)]$/, "$&."),
  };
}
