import { z } from "zod";
import { reported } from "../agent/reports.ts";

/** What the checks of a lesson report. */

/** `uses`: the line's parts. `outcomes`: how many of the curriculum fit; left out where that is not known. */
export const feedforwardReport = reported("feedforward", {
  feedforward: z.string(),
  uses: z.array(z.string()).default([]),
  note: z.string().optional(),
  outcomes: z.number().optional(),
});

/** `findings`: claims that do not hold; none where there was nothing to check. */
export const evidenceFound = reported("curriculum-evidence", {
  findings: z.array(z.looseObject({ message: z.string(), fix: z.string() })).default([]),
});
