import { type ClassDraft, emptyClass } from "./class-draft.ts";
import { keptObject, objectOf } from "./kept-object.ts";

/** A class as it was remembered: as JSON, or as part of something that was. */
export function readClass(kept: unknown): ClassDraft {
  const found = typeof kept === "string" ? keptObject(kept) : objectOf(kept);
  const text = (key: keyof ClassDraft) => {
    const value = found[key];
    return typeof value === "string" ? value : emptyClass[key];
  };
  return {
    id: text("id"),
    stage: text("stage"),
    subject: text("subject"),
    level: text("level"),
    size: text("size"),
    periodMinutes: text("periodMinutes"),
    language: text("language"),
    needs: text("needs"),
    worksWell: text("worksWell"),
    equipment: text("equipment"),
  };
}
