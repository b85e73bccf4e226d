import { z } from "zod";
import type { Report } from "../agent/reports.ts";

/** What the checks of a lesson report. */

/** `uses`: the line's parts. `outcomes`: how many of the curriculum fit; left out where that is not known. */
export const feedforwardReport: Report<{
  feedforward: string;
  uses: string[];
  note?: string | undefined;
  outcomes?: number | undefined;
}> = {
  hook: "feedforward",
  form: z.object({
    feedforward: z.string(),
    uses: z.array(z.string()).default([]),
    note: z.string().optional(),
    outcomes: z.number().optional(),
  }),
};

/** `findings`: claims that do not hold; none where there was nothing to check. */
export const evidenceFound: Report<{ findings: { message: string; fix: string }[] }> = {
  hook: "curriculum-evidence",
  form: z.looseObject({
    findings: z.array(z.looseObject({ message: z.string(), fix: z.string() })).default([]),
  }),
};
