/**
 * A set of words as bits: it never denies a word that was put in, and takes one in a few hundred others for one. So a
 * language's words fit into a file of a hundred kilobytes, and asking for one reads nothing else.
 */
export class WordFilter {
  readonly #bits: Uint8Array;

  constructor(bits: Uint8Array) {
    this.#bits = bits;
  }

  /** Room for so many words, empty. */
  static of(words: number): WordFilter {
    return new WordFilter(new Uint8Array(Math.ceil((words * bitsForAWord) / 8)));
  }

  get bytes(): Uint8Array {
    return this.#bits;
  }

  add(word: string): void {
    for (const bit of this.#places(word)) {
      const at = bit >>> 3;
      this.#bits[at] = (this.#bits[at] ?? 0) | (1 << (bit & 7));
    }
  }

  has(word: string): boolean {
    return this.#places(word).every((bit) => ((this.#bits[bit >>> 3] ?? 0) & (1 << (bit & 7))) !== 0);
  }

  /** Two hashes make all the places. */
  #places(word: string): number[] {
    const size = this.#bits.length * 8;
    let [one, other] = [0x811c9dc5, 0x9747b28c];
    for (let at = 0; at < word.length; at++) {
      const letter = word.charCodeAt(at);
      one = Math.imul(one ^ letter, 0x01000193);
      other = Math.imul(other ^ letter, 0x5bd1e995);
      other ^= other >>> 15;
    }
    one ^= one >>> 16;
    other |= 1;
    return Array.from({ length: places }, (_, at) => ((one + Math.imul(at, other)) >>> 0) % size);
  }
}

const bitsForAWord = 12;
const places = 8;
