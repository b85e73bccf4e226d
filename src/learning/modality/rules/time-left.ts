import { leave, type Rule } from "../draft.ts";
import { oneOfThese } from "../words.ts";
import { isFileBased } from "./two-files.ts";

/** With less than five minutes left, conversation; failing that, at least nothing on files; and no photo to take (§2.2.6). */
export const timeLeft: Rule = (draft, situation) => {
  const { minutesLeft } = situation.question;
  if (minutesLeft === undefined || minutesLeft >= 5) return null;
  const quick =
    leave(draft, situation, (modality) => modality !== "conversation", ["conversation"]) ??
    leave(draft, situation, isFileBased);
  if (quick === null && draft.offer === null) return null;
  const next = { ...(quick ?? draft), offer: null };
  return { draft: next, reason: `Less than five minutes are left, so just ${oneOfThese(next)} (§2.2.6).` };
};
