import type { Token } from "../../words/tokens.ts";

/** A word compared with each word of a fixed text; the answers of a class share most of their words. */
export class WordRows {
  readonly #text: readonly Token[];
  readonly #compare: (word: Token, other: Token) => number;
  readonly #known = new Map<string, readonly number[]>();

  constructor(text: readonly Token[], compare: (word: Token, other: Token) => number) {
    this.#text = text;
    this.#compare = compare;
  }

  of(word: Token): readonly number[] {
    const key = word.kind === "content" ? word.word : `${word.kind} ${word.word}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const row = this.#text.map((other) => this.#compare(word, other));
    if (this.#known.size >= mostWords) this.#known.clear();
    this.#known.set(key, row);
    return row;
  }
}

const mostWords = 2000;
