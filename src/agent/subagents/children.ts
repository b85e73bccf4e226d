import { inTurn } from "../../store/in-turn.ts";

/** Side by side; more of one turn wait their turn (decision 50). */
const atOnce = 4;

/** The agents that a run calls in. */
export type Children = {
  inTurn: ReturnType<typeof inTurn>;
  /** The number to be tried for the next one's session. */
  next: number;
};

export function noChildren(): Children {
  return { inTurn: inTurn(atOnce), next: 1 };
}
