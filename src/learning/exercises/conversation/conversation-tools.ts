import { z } from "zod";
import { defineTool, type Tool, type ToolOutput } from "../../../tools/tool.ts";
import type { Evaluation } from "../../evaluation.ts";
import { conclude } from "./conclude.ts";
import type { ConversationState } from "./conversation-record.ts";
import type { Helping } from "./help/meant-by.ts";
import { isSure, type ShortAnswerJudge } from "./judged.ts";
import { hint, replyTo, reveal, selfRate, settledByTutor } from "./reply-to.ts";
import { passedTurn } from "./scene/play-turn.ts";
import { type Step, step, withProgress, withSaid } from "./steps.ts";
import { again, refused, report, standing, told } from "./tool-facts.ts";

/** What the learner said in this turn, as the caller heard it: these words are judged, not a model's account of them. */
export type Heard = {
  /** Counts up with each thing the learner says, so that nothing is judged twice. */
  turn: number;
  text: string;
  seconds: number | null;
  /** It was no answer but a liking, which is in the learner's settings by now: what to tell them. */
  noted?: string | null;
};

export type ConversationPort = {
  load(): Promise<ConversationState> | ConversationState;
  /** Durable when it returns: the exercise goes on from here, in another process too. */
  save(state: ConversationState): Promise<void>;
  /** The exercise is over: what is to be recorded. After a crash it may come again, with the same exercise. */
  finish(evaluation: Evaluation, state: ConversationState): Promise<void>;
  /** null: the learner has said nothing yet. */
  heard(): Heard | null;
  now(): Date;
  judge: ShortAnswerJudge;
  /** What the learner has to meet before the first question and no door has shown, in words; told once. null: nothing. */
  introduce?(): Promise<string | null>;
  /** How the course's author would like it led, in their words. null: they do not say. */
  wishes?: string | null;
  /** Where a learner's own questions are looked up. */
  helping: Helping;
};

const nothing = z.strictObject({});

/**
 * The same steps for a model and for the built-in tutor. Code judges; a model may give a verdict of its own, with its
 * reason, only where code is not sure. It can neither change a sure verdict nor give a rating, and each thing the
 * learner says allows one step.
 */
export function conversationTools(port: ConversationPort): Tool[] {
  return [
    defineTool({
      name: "study_ask",
      description:
        "What is to be asked now: words to be met first, the teaching text and its check, or the current question. Judges nothing.",
      schema: nothing,
      serial: true,
      async run() {
        const state = await port.load();
        const { scene } = state.body;
        const now = standing(state);
        const first = (await port.introduce?.()) ?? null;
        const ask = first === null ? now.ask : `${first}\n\n${now.ask}`;
        const wishes = port.wishes ?? null;
        return told({
          ...now,
          ask,
          ...(scene === null ? {} : { scene }),
          ...(wishes === null ? {} : { course_wishes: wishes }),
        });
      },
    }),
    defineTool({
      name: "study_judge",
      description:
        "Judges what the learner just said, as it was heard. Where the outcome is `self_rating`, code was not sure: call again with your own `verdict` and `reason`, or ask the learner for a rating from 1 to 4. A sure verdict stands.",
      schema: z.strictObject({
        verdict: z
          .enum(["correct", "partial", "incorrect"])
          .optional()
          .describe("Yours, for when code is not sure."),
        reason: z
          .string()
          .min(1)
          .optional()
          .describe("Why, with words of the learner; needed with a verdict."),
      }),
      serial: true,
      async run({ verdict, reason }) {
        const own = verdict === undefined || reason === undefined ? null : { verdict, reason };
        const state = await port.load();
        const heard = port.heard();
        const open =
          state.body.progress.phase === "self_rating" && !isRating(state, heard) && !isNoted(heard);
        if (own !== null && open) return took(port, state, settledByTutor(state, own), heard);
        if (own !== null && heard?.turn === state.body.progress.heard && isUnheard(state))
          return own.verdict === "correct"
            ? took(port, state, passedTurn(state, own.reason), heard)
            : refused(state, "The scene has gone on from that: answer in the part.");
        return once(port, (at, { text, seconds }) =>
          replyTo(at, text, { now: port.now(), seconds }, port.judge, own, port.helping),
        );
      },
    }),
    defineTool({
      name: "study_hint",
      description:
        "Gives the next hint of the ladder; it is counted. After the last one the answer is shown.",
      schema: nothing,
      serial: true,
      run: () => once(port, hint),
    }),
    defineTool({
      name: "study_reveal",
      description: "Shows the answer and ends the question as not known. Only when the learner asks for it.",
      schema: nothing,
      serial: true,
      run: () => once(port, reveal),
    }),
    defineTool({
      name: "study_self_rate",
      description:
        "The learner's own rating of an open question, 1 to 4, after seeing the reference. Never yours.",
      schema: z.strictObject({
        rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
      }),
      serial: true,
      async run({ rating }) {
        const said = port.heard()?.text.match(/\d+/g) ?? [];
        if (said.length !== 1 || said[0] !== String(rating)) {
          return refused(await port.load(), "The learner has not given this rating.");
        }
        return once(port, (state) => selfRate(state, rating));
      },
    }),
    defineTool({
      name: "study_conclude",
      description:
        "Ends the exercise and gives its evaluation. `early: true` when the learner wants to stop before the last question.",
      schema: z.strictObject({ early: z.boolean().optional() }),
      serial: true,
      run: ({ early = false }) => concluded(port, early),
    }),
  ];
}

/** One step for each thing the learner says: a model cannot judge a reply twice, or run through the hints on its own. */
async function once(
  port: ConversationPort,
  move: (state: ConversationState, heard: Heard) => Promise<Step> | Step,
): Promise<ToolOutput> {
  const state = await port.load();
  const heard = port.heard();
  // A page that was opened again begins again: the learner hears what is asked, and nothing of turns.
  if (heard === null) return again(state, "The learner has said nothing yet: ask what `ask` holds.");
  if (heard.turn === state.body.progress.heard) {
    return again(state, "That was taken up already. Ask what `ask` holds, and wait for the next reply.");
  }
  const made = isNoted(heard) ? step(state, "noted", heard.noted) : await move(state, heard);
  return took(port, state, made, heard);
}

function isNoted(heard: Heard | null): heard is Heard & { noted: string } {
  return typeof heard?.noted === "string";
}

async function took(
  port: ConversationPort,
  before: ConversationState,
  made: Step,
  heard: Heard | null,
): Promise<ToolOutput> {
  const kept = withSaid(before, made);
  const state = heard === null ? kept : withProgress(kept, { heard: heard.turn });
  await port.save(state);
  return report({ ...made, state });
}

async function concluded(port: ConversationPort, early: boolean): Promise<ToolOutput> {
  const state = await port.load();
  if (state.record.status === "evaluated") {
    return told({ outcome: "over", say: "This exercise has been evaluated already." });
  }
  if (state.body.progress.phase !== "done" && !early) return refused(state, "There are questions left.");
  const evaluation = conclude(state, port.now(), early);
  if (evaluation === null) {
    const say = "Nothing was answered, so nothing is recorded. The exercise waits.";
    return told({ outcome: "nothing", say });
  }
  await port.finish(evaluation, state);
  await port.save({ ...state, record: { ...state.record, status: "evaluated", evaluation } });
  return told({ outcome: "concluded", evaluation });
}

/** In a scene: whether the last reply was one of which code heard nothing that it knows. A model may have understood it. */
function isUnheard(state: ConversationState): boolean {
  const { phase, at, answers } = state.body.progress;
  const last = answers[at]?.replies.at(-1);
  return (
    phase === "asking" && state.body.questions[at]?.turn !== undefined && last !== undefined && !isSure(last)
  );
}

/** Whether the learner's words are the rating that was asked for; then they count, not a model's verdict. */
function isRating(state: ConversationState, heard: Heard | null): boolean {
  return heard !== null && heard.turn !== state.body.progress.heard && /^\W*[1-4]\W*$/.test(heard.text);
}
