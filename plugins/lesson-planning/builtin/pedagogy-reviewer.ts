import { readWorkspace } from "./drafting/reading.ts";
import { reviewed } from "./specialists/reviewing.ts";
import { specialist } from "./specialists/specialist.ts";

/** Reads any lesson against the six skills and answers with findings: a line, what to mend, and the skill's section. */
export default specialist(
  "Reported what was found; changed nothing in the lesson.",
  ({ lesson, request, profile }, known) => {
    const unread = readWorkspace(known);
    return unread.length > 0 ? { calls: unread } : reviewed(lesson, profile, known, request);
  },
);
