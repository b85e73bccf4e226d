/** How many questions were right, partly right and left open. */
export type Counted = { right: number; half: number; open: number; total: number };

/** The score as it counts, partly right for half, and what it is made of: the one figure that a learner is told. */
export function scoreInWords({ right, half, open, total }: Counted): string {
  const parts = [
    ...(half > 0 || open > 0 ? [`${right} right`] : []),
    ...(half > 0 ? [`${half} partly right`] : []),
    ...(open > 0 ? [`${open} not answered`] : []),
  ];
  return `**Score: ${right + half / 2} of ${total}**${parts.length > 0 ? ` (${parts.join(", ")})` : ""}`;
}
