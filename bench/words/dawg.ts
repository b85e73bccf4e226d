import { gunzipSync } from "node:zlib";

/** The words that a language file of Tesseract holds for its reader: a directed graph of letters, walked from its root. */
export function wordsOfTrainedData(packed: Uint8Array): string[] {
  const bytes = gunzipSync(packed);
  const parts = bytes.readInt32LE(0);
  const starts = Array.from({ length: parts }, (_, at) => Number(bytes.readBigInt64LE(4 + 8 * at)));
  const part = (at: number) => {
    const start = starts[at] ?? -1;
    const end = Math.min(bytes.length, ...starts.filter((one) => one > start));
    return bytes.subarray(start, end);
  };
  const letters = part(lettersAt).toString("utf8").split("\n").slice(1);
  return walk(
    part(wordsAt),
    letters.map((line) => line.split(" ")[0] ?? ""),
  );
}

const wordsAt = 19;
const lettersAt = 21;

/** Each edge is a number: the letter, then whether it is its node's last, its direction, whether a word ends, then the next node. */
function walk(graph: Buffer, letters: readonly string[]): string[] {
  const flags = Math.ceil(Math.log2(graph.readInt32LE(2) + 1));
  const words: string[] = [];
  const pending: [node: number, before: string][] = [[0, ""]];
  for (let here = pending.pop(); here !== undefined; here = pending.pop()) {
    const [node, before] = here;
    for (let edge = node; ; edge++) {
      const record = graph.readBigUInt64LE(10 + 8 * edge);
      const word = before + (letters[Number(record & ((1n << BigInt(flags)) - 1n))] ?? "");
      const flag = Number((record >> BigInt(flags)) & 7n);
      const next = Number(record >> BigInt(flags + 3));
      if ((flag & 4) !== 0) words.push(word);
      if (next !== 0 && word.length < longest) pending.push([next, word]);
      if ((flag & 1) !== 0) break;
    }
  }
  return words;
}

const longest = 40;
