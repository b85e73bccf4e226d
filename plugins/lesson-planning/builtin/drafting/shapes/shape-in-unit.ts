import type { Topic } from "../../../../../src/workspace/topic.ts";
import type { UnitLesson } from "../unit-lesson.ts";
import { assessment } from "./assessment.ts";
import type { ChosenShape } from "./choose-shape.ts";
import { review } from "./review.ts";

/** What the place in a unit says of the shape; null: it is free, as in a lesson that stands alone. */
export function shapeInUnit(unit: UnitLesson | null, topic: Topic | null): ChosenShape | null {
  const purpose = unit?.place.purpose ?? "teach";
  if (topic === null || purpose === "teach") return null;
  if (purpose === "assess" && assessment.fits(topic))
    return { shape: assessment, why: "the unit stops here to see what everybody can do" };
  if (!review.fits(topic)) return null;
  const why =
    purpose === "go-on"
      ? "it goes on with what was left last time"
      : "nothing new is taught here: what was taught is practised";
  return { shape: review, why };
}
