import { adapted } from "./specialists/adapted.ts";
import { specialist } from "./specialists/specialist.ts";

/** Changes the tasks of the lesson at hand for what its class needs, from the strategies of the tier-3 files. */
export default specialist(
  "Changed single tasks for single needs; the outcomes stay the same for everybody.",
  ({ lesson, profile }, known) => adapted(lesson, profile, known),
);
