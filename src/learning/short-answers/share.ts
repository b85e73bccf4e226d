/** How much of a whole was found, by weight. */
export class Share {
  all = 0;
  got = 0;

  add(weight: number, got: number): void {
    this.all += weight;
    this.got += got;
  }

  /** `otherwise` where there was nothing to find. */
  ratio(otherwise = 0): number {
    return this.all === 0 ? otherwise : this.got / this.all;
  }
}

/** Where nothing could be found: a value apart, so that it is not taken for "nothing was found". */
export const absent = -0.1;

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
