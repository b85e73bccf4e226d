import type { CheckContext } from "../check.ts";
import type { ReviewFinding } from "./finding.ts";
import type { Plan } from "./plan.ts";

/** What a rule of the reviewer looks at. */
export type Reviewed = { markdown: string; plan: Plan; context: CheckContext };

/** Like a lint, it says nothing where it is not sure. */
export type ReviewRule = (reviewed: Reviewed) => ReviewFinding[];
