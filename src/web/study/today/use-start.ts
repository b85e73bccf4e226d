import { useState } from "react";
import type { BloomLevel, Modality } from "../../../learning/course-format.ts";
import type { KindName } from "../../../learning/course-words.ts";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { go, pathTo } from "../../app/route.ts";
import { tell } from "../../ui/toast-list.ts";
import { kindFacts } from "../courses/kinds.ts";

export type StartWish = {
  concept: string;
  title: string;
  /** null: the kind that suits best is chosen. */
  modality: Modality | null;
  /** Named more closely than by its modality. */
  kind?: KindName;
  bloom: BloomLevel | null;
  /** Not begun yet: it is read about, or told in a conversation, before it is practised. */
  isNew: boolean;
  /** One of this kind waits, and goes on. */
  isBegun: boolean;
  /** A stack of cards, which has a page of its own. */
  isCards?: boolean;
  /** Part of a unit's test. */
  isTest?: boolean;
  /** A new one, although one waits. */
  fresh?: boolean;
};

export type Starting = {
  /** The concept whose exercise is being made. */
  busy: string | null;
  /** What is read about first. */
  reading: StartWish | null;
  start(wish: StartWish): void;
  read(wish: StartWish): void;
  begin(wish: StartWish): void;
  close(): void;
};

const sitting = new Map<string, "study" | "quiz">();

/** What somebody sat down to in a course: a quiz goes on with the quiz. */
export function sittingIn(course: string): "study" | "quiz" {
  return sitting.get(course) ?? "study";
}

/** From a stop to its exercise, which shows what is new in it before it begins. */
export function useStart(course: string, mode: "study" | "quiz"): Starting {
  const [busy, setBusy] = useState<string | null>(null);
  const [reading, setReading] = useState<StartWish | null>(null);
  const begin = async ({
    concept,
    modality,
    kind,
    bloom,
    isNew,
    isTest = false,
    fresh = false,
  }: StartWish) => {
    setBusy(concept);
    sitting.set(course, mode);
    try {
      const { exercise_id } = await ask(
        api.study.courses[":course"].exercises.$post({
          param: { course },
          json: {
            concept,
            modality: modality ?? undefined,
            kind,
            bloom: bloom ?? undefined,
            teach: isNew && isTalk(modality),
            quiz: mode === "quiz" || isTest ? true : undefined,
            fresh,
          },
        }),
      );
      go(pathTo("study", "x", exercise_id));
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
      setBusy(null);
    }
  };
  return {
    busy,
    reading,
    begin: (wish) => void begin(wish),
    read: setReading,
    close: () => setReading(null),
    start: (wish) => {
      if (wish.isCards === true) return go(pathTo("study", "c", course, "cards"));
      void begin(wish);
    },
  };
}

function isTalk(modality: Modality | null): boolean {
  return modality !== null && kindFacts[modality].isTalk;
}
