import { manyIn, resourcesIn } from "../../../src/lesson/brief/beside.ts";
import { partAsked } from "../../../src/lesson/companions/kinds.ts";
import { makeCompanion } from "./companions/make.ts";
import { noteAtHand } from "./companions/note-at-hand.ts";
import { specialist } from "./specialists/specialist.ts";

/** Makes what goes with the lesson at hand from it and from its note: its tasks, its words, its answers. */
export default specialist(
  "Took tasks, words and answers from the lesson as they stand.",
  ({ lesson, request }, known) => {
    const note = noteAtHand(lesson, known);
    if (note !== null && "calls" in note) return note;
    const [first = "worksheet" as const, ...others] = resourcesIn(request).flatMap(
      (one) => partAsked(one) ?? [],
    );
    const many = manyIn(request);
    return { text: [first, ...others].map((part) => makeCompanion(part, lesson, note, many)).join("\n\n") };
  },
);
