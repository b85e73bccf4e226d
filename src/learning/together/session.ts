import { z } from "zod";
import { begin, type ConversationState, wholePrompt } from "../exercises/conversation/conversation-record.ts";
import { ExerciseRecord } from "../exercises/exercise.ts";

export const PeerVerdict = z.enum(["correct", "partial", "incorrect"]);
export type PeerVerdict = z.infer<typeof PeerVerdict>;

/** `learner`: whose room it is. `partner`: has a record of their own here. `guest`: counts for nobody. */
const Player = z.object({
  name: z.string().min(1),
  kind: z.enum(["learner", "partner", "guest"]),
  /** Where a partner's record is: below the learner's home. */
  folder: z.string().nullable(),
  /** Their exercise as it stands. A guest's is nowhere else. */
  record: ExerciseRecord,
});
export type Player = z.infer<typeof Player>;

const Turn = z.object({
  who: z.union([z.literal(0), z.literal(1)]),
  prompt: z.string(),
  reply: z.string(),
  peer: PeerVerdict,
  program: PeerVerdict,
  /** Whether the program could tell. Where it could not, the other learner's word counts. */
  isSure: z.boolean(),
  note: z.string(),
  answer: z.string(),
});
export type Turn = z.infer<typeof Turn>;

/** Two learners at one machine (exercise-modalities §14.4), on disk after every turn: it goes on after a crash. */
export const Together = z.object({
  version: z.literal(1),
  concept_id: z.string(),
  started: z.iso.datetime(),
  players: z.tuple([Player, Player]),
  /** Whose question it is. */
  who: z.union([z.literal(0), z.literal(1)]),
  /** `answer`: they answer. `judge`: the other says how right it is. `shown`: what the program thinks stands beside it. */
  phase: z.enum(["answer", "judge", "shown"]),
  reply: z.string(),
  past: z.array(Turn),
});
export type Together = z.infer<typeof Together>;

/** Throws where what was kept is damaged. */
export function stateOf({ record }: Player): ConversationState {
  const state = begin(record);
  if ("problem" in state) throw new Error(state.problem);
  return state;
}

export function isDone(player: Player): boolean {
  return stateOf(player).body.progress.phase === "done";
}

/** What is asked now, and what a right answer holds: for whoever judges, once it was answered. null: both are done. */
export function askedNow({ players, who }: Together): Asked | null {
  const player = players[who];
  const { progress, questions } = stateOf(player).body;
  const question = questions[progress.at];
  if (progress.phase === "done" || question === undefined) return null;
  const { points, references, accepted, explanation } = question;
  const rubric = points.length > 0 ? points : accepted.length > 0 ? [accepted.join(" / ")] : references;
  return {
    prompt: wholePrompt(question),
    number: progress.at + 1,
    of: questions.length,
    rubric,
    reference: references[0] ?? accepted[0] ?? "",
    why: explanation,
  };
}
type Asked = {
  prompt: string;
  number: number;
  of: number;
  rubric: string[];
  reference: string;
  why: string;
};

/** By turns; who has no question left is passed over. */
export function nextTurn(session: Together): Together {
  const other = session.who === 0 ? 1 : 0;
  const who = isDone(session.players[other]) ? session.who : other;
  return { ...session, who, phase: "answer", reply: "" };
}
