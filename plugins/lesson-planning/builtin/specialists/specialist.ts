import { withSummary } from "../../../../src/agent/subagents/summary.ts";
import { messageAnswered } from "../../../../src/lesson/brief/asked.ts";
import { classWithId, type Frame, framed } from "../../../../src/lesson/brief/frame.ts";
import { classOfLesson } from "../../../../src/lesson/brief/session-class.ts";
import type { UserMessage } from "../../../../src/message.ts";
import type { Author, AuthorRequest, AuthorTurn } from "../../../../src/model/builtin.ts";
import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import { type Knowledge, knowledge } from "../drafting/knowledge.ts";
import { type AtHand, lessonAtHand } from "./lesson-at-hand.ts";

export type Work = (at: AtHand & { profile: ClassProfile | null }, known: Knowledge) => AuthorTurn;

/** An author that finds the lesson at hand and its class, and does one thing with it. Called in by another, it says what it did. */
export function specialist(decided: string, work: Work): Author {
  return {
    next(request: AuthorRequest): AuthorTurn {
      const known = knowledge(request);
      const at = lessonAtHand(request, known);
      if (!("lesson" in at)) return at;
      const asked = messageAnswered(request.messages, request.messages.length);
      const { class: id } = framed(at.request, chosenIn(asked), known);
      const profile = classWithId(id, known.profiles) ?? classOfLesson(at.lesson, known.profiles);
      const turn = work({ ...at, profile }, known);
      const given = asked?.given?.kind === "task";
      if (turn.text === undefined || !given) return turn;
      const constraints = profile === null ? "No class was named." : `Made for ${profile.id}.`;
      return {
        text: withSummary(turn.text, {
          decisions: decided,
          constraints: `${constraints} Nothing was added that the lesson does not hold.`,
        }),
      };
    },
  };
}

/** The lesson at hand may be pasted into the request: its class is not the one that was asked for. */
function chosenIn(asked: UserMessage | null): Frame {
  const about = asked?.about;
  return about !== undefined && "said" in about && !about.said?.includes("class")
    ? { class: about.class }
    : {};
}
