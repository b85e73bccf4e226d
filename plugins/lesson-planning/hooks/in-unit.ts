import { defineHook } from "teacher-assist/hooks";
import { placeInUnit, unitWords } from "../../../src/lesson/brief/in-unit.ts";

/** A lesson of a unit is written by somebody who knows what came before it there. */
export default defineHook({
  name: "in-unit",
  on: "preModel",
  apart: true,
  run({ request: { messages, volatile } }, { depth }) {
    const place = depth > 0 ? null : placeInUnit(messages);
    return place === null
      ? undefined
      : { volatile: [volatile, unitWords(place)].filter(Boolean).join("\n\n") };
  },
});
