import { useEffect, useRef, useState } from "react";
import { ask, messageOf } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { tell } from "../../../ui/toast-list.ts";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import type { Grading } from "../grading.ts";
import { workOf } from "../read-exercise.ts";
import { learnerSaid, notSaid, type Talk, talkHeard, talkOf, tutorSaid } from "../talk-state.ts";
import type { OpenExercise } from "../use-exercise.ts";

export type OpenTalk = Talk & {
  /** Whether the tutor was heard since the page was opened. */
  begun: boolean;
  /** null: begin, or hear again where it stands. False: it could not be said. */
  say(text: string | null): Promise<boolean>;
  stop(): Promise<void>;
};

export function useTalk({ exercise, stream, listen, reload }: OpenExercise, grading: Grading): OpenTalk {
  const { exercise_id: id } = exercise;
  const conversation = workOf(exercise, "conversation");
  const [talk, setTalk] = useState<Talk>(() =>
    conversation === null
      ? { turns: [], live: null }
      : talkOf(conversation, stream.run !== null, stream.text),
  );
  const [begun, setBegun] = useState(false);
  const mine = useRef(false);
  const since = useRef<number | null>(null);

  useEffect(
    () =>
      listen((frame) => {
        setTalk((before) => talkHeard(before, frame));
        // Said in another window, or before this page was opened: what was whole of it stays.
        if (frame.type === "ended" && !mine.current)
          setTalk((before) => tutorSaid(before, before.live ?? ""));
      }),
    [listen],
  );

  return {
    ...talk,
    begun: begun || stream.run !== null,
    async say(text) {
      const seconds = since.current === null ? undefined : (Date.now() - since.current) / 1000;
      mine.current = true;
      setTalk((before) => learnerSaid(before, text));
      try {
        const json = seconds === undefined ? { text } : { text, seconds };
        const said = await ask(api.exercises[":id"].talk.$post({ param: { id }, json }));
        setTalk((before) => tutorSaid(before, said.text, said.sound ?? undefined));
        setBegun(true);
        since.current = Date.now();
        if (said.status !== "success") tell(said.reason ?? studyExercise.talk.stopped, { tone: "problem" });
        const { evaluation } = said;
        if (evaluation !== null)
          grading.show({ evaluation, notes: [], progress: null, recorded: true, zone: "" });
        return true;
      } catch (error) {
        setTalk(notSaid);
        tell(messageOf(error), { tone: "problem" });
        return false;
      } finally {
        mine.current = false;
        reload();
      }
    },
    async stop() {
      await ask(api.exercises[":id"].stop.$post({ param: { id } })).catch((error: unknown) =>
        tell(messageOf(error), { tone: "problem" }),
      );
    },
  };
}
