import type { Blank, Shown } from "./kinds/parts.ts";
import { inWords, written } from "./numbers.ts";
import { blankAt } from "./text/measure.ts";

/**
 * What is left for a pupil to fill in. Every word and number of a figure goes through here on its way into the picture
 * and into the alternative text, so that what is blank is in neither. A blank is called by the number of its place in the list, or by the letter that stands for it.
 */
export class Blanks {
  /** What belongs into each blank that the figure has, by its number. */
  readonly answers = new Map<number, string>();
  private readonly wanted: readonly Blank[];
  private readonly marks: readonly string[];

  constructor({
    blanks = [],
    marks = [],
  }: { blanks?: readonly Blank[] | undefined; marks?: readonly string[] | undefined }) {
    this.wanted = blanks;
    this.marks = marks;
  }

  /** A label or a number that stands for itself. */
  of(shown: Shown): string {
    const words = inWords(shown);
    return this.hide(words, (blank) => typeof blank !== "object" && inWords(blank) === words);
  }

  cell(row: number, column: number, shown: Shown): string {
    const words = inWords(shown);
    const isHere = (blank: Blank) =>
      typeof blank === "object" && "row" in blank && blank.row === row && blank.column === column;
    const hidden = this.hide(words, isHere);
    return hidden === words ? this.of(shown) : hidden;
  }

  /** What something comes to, where its name stays: the height of a bar that is to be read off. */
  value(label: string, value: number): string {
    const words = written(value);
    const isThis = (blank: Blank) => typeof blank === "object" && "value" in blank && blank.value === label;
    return this.hide(words, isThis);
  }

  /** Something that is to be drawn in, as a bar. */
  isLeftOut(label: string, value: number): boolean {
    const isThis = (blank: Blank) => typeof blank === "object" && "bar" in blank && blank.bar === label;
    return this.hide(written(value), isThis) !== written(value);
  }

  private hide(words: string, isThis: (blank: Blank) => boolean): string {
    const at = this.wanted.findIndex(isThis);
    if (at < 0) return words;
    this.answers.set(at + 1, words);
    return blankAt(this.marks[at] ?? String(at + 1));
  }

  /** Blanks that name nothing in the figure, by their places in the list. */
  unused(): number[] {
    return this.wanted.flatMap((_, at) => (this.answers.has(at + 1) ? [] : [at]));
  }
}
