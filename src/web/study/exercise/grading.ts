import { useCallback, useState } from "react";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed } from "../../api/use-read.ts";
import { settle, tell } from "../../ui/toast-list.ts";
import { studyExercise } from "../../words/en/study-exercise.ts";
import { type Evaluation, type Exercise, type Graded, gradeExercise } from "./read-exercise.ts";

export type Shown = Pick<Graded, "evaluation" | "notes" | "progress" | "recorded" | "zone">;

/** What messages about handing in are told under. */
export const handingIn = "handing-in";

export type Grading = {
  /** What grading found: just now, or when it counted. */
  shown: Shown | null;
  /** It counts, and is not to be changed any more. */
  counts: boolean;
  busy: "looking" | "handing-in" | "taking-back" | null;
  /** `record` false: only a look. Null where it could not be graded, which the learner was told. */
  grade(handIn: Parameters<typeof gradeExercise>[1]): Promise<Shown | null>;
  /** What was graded by another way: a photo, a conversation. */
  show(shown: Shown): void;
  takeBack(): Promise<void>;
  /** Back to the exercise, as if nothing had been said. */
  hide(): void;
};

/** What a learner's work is found to be, and the way to take that back. */
export function useGrading(exercise: Exercise, reload: () => void): Grading {
  const [own, setOwn] = useState<Shown | null>(null);
  const [hidden, setHidden] = useState(false);
  const [busy, setBusy] = useState<Grading["busy"]>(null);
  const { exercise_id: id, course, evaluation } = exercise;
  const counted = evaluation === null ? null : countedBefore(evaluation);

  const show = useCallback((next: Shown) => {
    setOwn(next);
    setHidden(false);
    changed("study");
  }, []);

  return {
    shown: hidden ? null : (own ?? counted),
    counts: exercise.counts || own?.recorded === true,
    busy,
    show,
    hide: () => {
      setOwn(null);
      setHidden(true);
      focusContent();
    },
    async grade(handIn) {
      const held = document.activeElement;
      setBusy(handIn.record === false ? "looking" : "handing-in");
      try {
        settle(handingIn);
        const graded = await gradeExercise(id, handIn);
        show(graded);
        return graded;
      } catch (error) {
        tell(messageOf(error), { tone: "problem", about: handingIn });
        return null;
      } finally {
        setBusy(null);
        // A button that was busy has lost the keyboard; a result takes it by itself.
        setTimeout(() => {
          if (document.activeElement === document.body && held instanceof HTMLElement) held.focus();
        });
      }
    },
    async takeBack() {
      setBusy("taking-back");
      try {
        await ask(api.study.courses[":course"].undo.$post({ param: { course }, json: { exercise: id } }));
        setOwn(null);
        focusContent();
        tell(studyExercise.result.takenBack);
        changed("study");
        reload();
      } catch (error) {
        tell(messageOf(error), { tone: "problem" });
      } finally {
        setBusy(null);
      }
    },
  };
}

/** What had the keyboard is gone with what was shown. */
function focusContent(): void {
  document.getElementById("content")?.focus();
}

function countedBefore(evaluation: Evaluation): Shown {
  return { evaluation, notes: [], progress: null, recorded: true, zone: "" };
}
