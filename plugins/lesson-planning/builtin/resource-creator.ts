import { resourcesIn } from "./specialists/asked-for.ts";
import { makeResource } from "./specialists/resources.ts";
import { specialist } from "./specialists/specialist.ts";

/** Makes a worksheet, a quiz or the text of slides from the lesson at hand: its tasks, its words, its answers. */
export default specialist(
  "Took tasks, words and answers from the lesson as they stand.",
  ({ lesson, request }) => {
    const [first = "worksheet", ...others] = resourcesIn(request);
    return { text: [first, ...others].map((kind) => makeResource(kind, lesson)).join("\n\n") };
  },
);
