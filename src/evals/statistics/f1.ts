import type { Pair } from "./kappa.ts";

/** Of one class: pairs are the true class and the one that was said. NaN where it was neither there nor said. */
export function f1(pairs: readonly Pair[], of: number): number {
  const right = pairs.filter(([truth, said]) => truth === of && said === of).length;
  const there = pairs.filter(([truth]) => truth === of).length;
  const said = pairs.filter(([, one]) => one === of).length;
  return (2 * right) / (there + said);
}

/** The mean of the classes that are there, each weighing the same however rare it is. NaN of nothing. */
export function macroF1(pairs: readonly Pair[]): number {
  const classes = [...new Set(pairs.map(([truth]) => truth))];
  return classes.reduce((sum, one) => sum + f1(pairs, one), 0) / classes.length;
}
