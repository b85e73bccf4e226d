import { useEffect, useRef, useState } from "react";
import { useRemembered } from "../../app/remembered.ts";
import { speak } from "../../words/en/speak.ts";
import type { Answered, Talking } from "../talk/use-talk.ts";
import { whyNotSent, whyNotTaken, withBegun } from "./sending.ts";

export type Answer = Answered & {
  draft: string;
  /** Why the last text was not sent or not taken. */
  note: string;
  write(text: string): void;
  sendTo(talking: Pick<Talking, "partner" | "shown">): void;
};

/** What is typed: kept until it has arrived, and told why where it has not. */
export function useAnswer(deck: string): Answer {
  const [draft, keep] = useRemembered(`speak.draft.${deck}`, "");
  const [note, setNote] = useState("");
  const typed = useRef({ text: "", resting: false });
  const now = useRef(draft);
  now.current = draft;
  const giveBack = (text: string) => {
    keep(withBegun(text, now.current));
  };
  return {
    draft,
    note,
    write(text) {
      setNote("");
      keep(text);
    },
    sendTo({ partner, shown }) {
      const text = draft.trim();
      const why = whyNotSent(text) ?? (partner.answer(text) ? null : whyNotTaken(shown.phase));
      setNote(why ?? "");
      if (why !== null) return;
      typed.current = { text, resting: shown.phase === "resting" };
      keep("");
    },
    returned: giveBack,
    early(text) {
      giveBack(text);
      setNote(speak.type.early);
    },
    dropped(text) {
      // What the microphone heard and nobody waited for is not worth keeping.
      if (text !== typed.current.text) return;
      giveBack(text);
      setNote(typed.current.resting ? speak.type.resting : speak.type.kept);
    },
  };
}

/** The keyboard goes back to the field where what it was on is gone. */
export function useFieldAgain(field: { readonly current: HTMLInputElement | null }, broken: boolean): void {
  const was = useRef(broken);
  useEffect(() => {
    const mended = was.current && !broken;
    was.current = broken;
    if (mended && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, [broken, field]);
}
