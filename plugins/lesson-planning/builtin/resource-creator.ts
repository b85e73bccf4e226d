import { resourcesIn } from "../../../src/lesson/brief/beside.ts";
import { isResource, makeResource } from "./specialists/resources.ts";
import { specialist } from "./specialists/specialist.ts";

/** Makes a worksheet, a quiz or the text of slides from the lesson at hand: its tasks, its words, its answers. */
export default specialist(
  "Took tasks, words and answers from the lesson as they stand.",
  ({ lesson, request }) => {
    const [first = "worksheet" as const, ...others] = resourcesIn(request).filter(isResource);
    return { text: [first, ...others].map((kind) => makeResource(kind, lesson)).join("\n\n") };
  },
);
