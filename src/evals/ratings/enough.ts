/** Below this a criterion is advisory. */
export const enough = 0.6;

/** Things that two must both have rated: two people, or people and a judge. */
export const fewest = 10;
