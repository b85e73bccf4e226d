import type { Mind } from "./memory.ts";

export type Learner = {
  name: string;
  mind: Mind;
  /** What is not known is guessed, not left out. */
  guesses: boolean;
  /** Days without studying, from 0. */
  away: (day: number) => boolean;
};

const never = () => false;

export const learners: readonly Learner[] = [
  { name: "strong", mind: { threshold: -2.1, decay: 0.16 }, guesses: false, away: never },
  { name: "weak", mind: { threshold: -1.2, decay: 0.19 }, guesses: false, away: never },
  { name: "forgetful", mind: { threshold: -1.7, decay: 0.26 }, guesses: false, away: never },
  { name: "guessing", mind: { threshold: -1.5, decay: 0.18 }, guesses: true, away: never },
  {
    name: "absent for a week",
    mind: { threshold: -1.7, decay: 0.17 },
    guesses: false,
    away: (day) => day >= 10 && day < 17,
  },
];
