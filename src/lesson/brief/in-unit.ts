import type { InUnit, Message } from "../../message.ts";
import { briefsIn, isNew } from "./understood.ts";

/** Where in a unit the lesson of a conversation stands, as its last request for something new says; null: in none. */
export function placeInUnit(messages: readonly Message[]): InUnit | null {
  const asked = briefsIn(messages).findLast(({ about }) => isNew(about))?.about;
  return asked?.kind === "lesson" ? (asked.unit ?? null) : null;
}

/** What a model reads of it, made last and out of data. */
export function unitWords(place: InUnit): string {
  const { before, retrieves, covers, purpose, left } = place;
  const named = (at: number) => {
    const lesson = before.find((one) => one.place === at);
    return lesson === undefined ? `lesson ${at}` : `lesson ${at}, ${lesson.title}`;
  };
  const purposes = {
    teach:
      place.note === undefined
        ? "It teaches something new."
        : `It teaches something new, from \`${place.note}\`.`,
    consolidate: "It teaches nothing new: pupils practise what was taught before.",
    assess: "It teaches nothing new: every pupil shows what they can do, without help; then it is put right.",
    "go-on": "It goes on with what the last lesson left, and begins with that.",
  };
  return [
    `This is lesson ${place.place} of ${place.of} in the unit "${place.title}". ${purposes[purpose]}`,
    before.length === 0
      ? "Nothing came before it in this unit."
      : `Taught before, and known now: ${before.map((one) => `${one.place}. ${one.title}${one.note === undefined ? "" : ` (\`${one.note}\`)`}`).join("; ")}. Do not teach any of it again; count on it.`,
    retrieves.length === 0
      ? ""
      : `The starter brings back, by questions with answers: ${retrieves.map(({ place: at }) => named(at)).join("; ")}. Say of each question which lesson it comes from.`,
    covers.length === 0 ? "" : `It goes over: ${covers.map(named).join("; ")}.`,
    left === undefined ? "" : `Left last time: ${left}`,
    "Claim no outcome other than those of the request. Vary what pupils do from the lessons before (`recent_lessons`).",
  ]
    .filter(Boolean)
    .join("\n");
}
