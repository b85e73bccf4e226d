/** The mean of the F1 of "correct" and the F1 of "incorrect". */
export function macroF1(truth: readonly boolean[], said: readonly boolean[]): number {
  const { hit, falseAlarm, miss, rejected } = confusion(truth, said);
  return (f1(hit, falseAlarm, miss) + f1(rejected, miss, falseAlarm)) / 2;
}

export interface Confusion {
  hit: number;
  falseAlarm: number;
  miss: number;
  rejected: number;
}

export function confusion(truth: readonly boolean[], said: readonly boolean[]): Confusion {
  const counts = { hit: 0, falseAlarm: 0, miss: 0, rejected: 0 };
  for (const [at, right] of truth.entries()) {
    if (said[at] === true) counts[right ? "hit" : "falseAlarm"]++;
    else counts[right ? "miss" : "rejected"]++;
  }
  return counts;
}

function f1(hit: number, falseAlarm: number, miss: number): number {
  return hit === 0 ? 0 : (2 * hit) / (2 * hit + falseAlarm + miss);
}
