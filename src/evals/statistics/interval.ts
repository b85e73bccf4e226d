/** An estimate with the interval that holds it in 95 % of repetitions, as far as its method is right. `n`: how many units it rests on. */
export type Interval = {
  value: number;
  low: number;
  high: number;
  n: number;
  /** The share of resamples of which the figure could not be told, so that the interval rests on the others; not there where it is nought. */
  untold?: number | undefined;
};
