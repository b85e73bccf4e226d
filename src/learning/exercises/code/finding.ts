import { z } from "zod";

/** What was noticed in the code itself. `forbidden`: a name the task says to do without. */
export const Finding = z.object({
  rule: z.string(),
  line: z.number().int(),
  text: z.string(),
  level: z.enum(["minor", "poor", "forbidden"]),
});
export type Finding = z.infer<typeof Finding>;

export type Examined = {
  /** Nothing was written yet: it is the starter. */
  unchanged: boolean;
  findings: Finding[];
  /** Tests, by their place, whose inputs and answer both stand in the code: looked up, not worked out. */
  lookedUp: number[];
};
