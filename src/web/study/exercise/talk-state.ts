import type { Frame } from "../../../server/stream/protocol.ts";
import type { Work } from "./read-exercise.ts";

export type Turn = {
  who: "tutor" | "learner";
  text: string;
  verdict?: "correct" | "partial" | "incorrect";
  /** A question of the learner's own, or what was said to it: no answer, and no verdict. */
  aside?: boolean;
  /** What is to be heard with it. */
  sound?: { text: string; language: string } | undefined;
};

/** A conversation as the page knows it. */
export type Talk = {
  turns: readonly Turn[];
  /** What the tutor is saying; null while it is not at work. */
  live: string | null;
};

/** From what was read: the questions so far, with what was replied and what the tutor said to that. */
export function talkOf({ past }: Pick<Work<"conversation">, "past">, running: boolean, text: string): Talk {
  const turns = past.flatMap(({ prompt, replies, said, settled }): Turn[] => {
    const tutorAfter = (count: number) =>
      said
        .filter(({ after }) => after === count)
        .flatMap(({ text: told, asked, sound }): Turn[] =>
          asked === undefined
            ? [{ who: "tutor", text: told }]
            : [
                { who: "learner", text: asked, aside: true },
                { who: "tutor", text: told, aside: true, sound },
              ],
        );
    const replied = replies.flatMap(({ text: reply, verdict }, index): Turn[] => {
      const isLast = index === replies.length - 1;
      const turn: Turn = {
        who: "learner",
        text: reply,
        verdict: isLast && settled !== null ? settled : verdict,
      };
      return [turn, ...tutorAfter(index + 1)];
    });
    return [{ who: "tutor", text: prompt }, ...tutorAfter(0), ...replied];
  });
  return { turns, live: running ? text : null };
}

export function learnerSaid(talk: Talk, text: string | null): Talk {
  const turns: readonly Turn[] = text === null ? talk.turns : [...talk.turns, { who: "learner", text }];
  return { turns, live: "" };
}

/** The reply is whole: what was heard of it on the way is put away. */
export function tutorSaid(talk: Talk, text: string, sound?: Turn["sound"]): Talk {
  return {
    turns: text.trim() === "" ? talk.turns : [...talk.turns, { who: "tutor", text, sound }],
    live: null,
  };
}

/** It could not be said: the learner's words are taken off again, to be sent once more. */
export function notSaid(talk: Talk): Talk {
  const last = talk.turns.at(-1);
  return {
    turns: last?.who === "learner" && last.verdict === undefined ? talk.turns.slice(0, -1) : talk.turns,
    live: null,
  };
}

/** What is heard while the tutor speaks. Each message begins anew: only the last is the reply. */
export function talkHeard(talk: Talk, frame: Frame): Talk {
  if (frame.type !== "event" || frame.event.depth > 0) return talk;
  const { event } = frame;
  if (event.type === "text") return { ...talk, live: (talk.live ?? "") + event.delta };
  if (event.type === "run_start" || event.type === "retry" || event.type === "tool_end")
    return { ...talk, live: "" };
  return talk;
}
