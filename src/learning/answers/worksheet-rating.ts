export interface WorksheetResult {
  correct: number;
  /** Each counts half. */
  partial: number;
  total: number;
  hintUsed: boolean;
}

/** Decision 20: Easy 4 from 95 %, Good 3 from 75 %, Hard 2 from 50 %, else Again 1; a hint lowers it by one. */
export function worksheetRating({ correct, partial, total, hintUsed }: WorksheetResult): 1 | 2 | 3 | 4 {
  // In half points times a hundred: 19 of 20 is exactly 95 %, which 0.95 as a fraction is not.
  const reaches = (percent: number) => total > 0 && (2 * correct + partial) * 100 >= percent * 2 * total;
  if (reaches(95)) return hintUsed ? 3 : 4;
  if (reaches(75)) return hintUsed ? 2 : 3;
  return reaches(50) && !hintUsed ? 2 : 1;
}
