import { numberSaid } from "../../../text/numbers-said.ts";
import { stageWritten } from "../../../workspace/stage.ts";

/** A class as it is typed in; lists have a line each. */
export type ClassDraft = {
  id: string;
  stage: string;
  subject: string;
  level: string;
  size: string;
  periodMinutes: string;
  language: string;
  needs: string;
  worksWell: string;
  equipment: string;
};

export type ClassWish = {
  id: string;
  stage: string;
  subject: string;
  level?: string | undefined;
  size?: number | undefined;
  periodMinutes: number;
  language?: string | undefined;
  needs: string[];
  worksWell: string[];
  equipment: string[];
};

export const emptyClass: ClassDraft = {
  id: "",
  stage: "",
  subject: "",
  level: "",
  size: "",
  periodMinutes: "50",
  language: "",
  needs: "",
  worksWell: "",
  equipment: "",
};

export const required = ["id", "stage", "subject"] as const;

export type ClassTrouble = "missing" | "letters" | "size" | "period" | "tooLong";

/** What is to be put right, by field. The server looks again, and has the last word. */
export function classTroubles(draft: ClassDraft): Partial<Record<keyof ClassDraft, ClassTrouble>> {
  const troubles: Partial<Record<keyof ClassDraft, ClassTrouble>> = {};
  for (const [field, value] of Object.entries(draft))
    if (linesOf(value).some((line) => line.length > 200)) troubles[field as keyof ClassDraft] = "tooLong";
  for (const field of required) if (draft[field].trim() === "") troubles[field] = "missing";
  if (!troubles.id && !/^[\p{L}\p{N}][^\p{C}\p{Zl}\p{Zp}]{0,39}$/u.test(draft.id.trim()))
    troubles.id = "letters";
  if (draft.size.trim() !== "" && !between(sizeSaid(draft.size), 1, 100)) troubles.size = "size";
  if (!between(draft.periodMinutes, 10, 240)) troubles.periodMinutes = "period";
  return troubles;
}

export function classWish(draft: ClassDraft): ClassWish {
  const given = (text: string) => text.trim() || undefined;
  return {
    id: draft.id.trim(),
    stage: stageWritten(draft.stage),
    subject: draft.subject.trim(),
    level: given(draft.level),
    size: draft.size.trim() === "" ? undefined : Number(sizeSaid(draft.size)),
    periodMinutes: Number(draft.periodMinutes),
    language: given(draft.language),
    needs: linesOf(draft.needs),
    worksWell: linesOf(draft.worksWell),
    equipment: linesOf(draft.equipment),
  };
}

/** A line each, with or without the mark of a list in front. */
export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.replace(/^\s*[-*•]\s+/, "").trim())
    .filter(Boolean);
}

/** "thirty" and "30 pupils" are a class of 30. */
function sizeSaid(text: string): string {
  const said = text
    .trim()
    .replace(/^(?:about|around|roughly)\s+|\s+(?:pupils|students|children|kids)$/gi, "");
  return numberSaid(said)?.toString() ?? said;
}

function between(text: string, least: number, most: number): boolean {
  const number = Number(text);
  return text.trim() !== "" && Number.isInteger(number) && number >= least && number <= most;
}
