import { type Conversation, startConversation } from "../../agent/conversation.ts";
import type { AgentEvent, RunResult } from "../../agent/events.ts";
import { prepareAgent } from "../../agent/prepare.ts";
import { agentNamed, pluginNamed } from "../../agent/resolve.ts";
import { Problem } from "../../problem.ts";
import type { Desk } from "../ask-agent.ts";
import { type Evaluation, resultOf } from "../evaluation.ts";
import {
  begin,
  type ConversationState,
  recordOf,
  wholePrompt,
} from "../exercises/conversation/conversation-record.ts";
import { conversationTools, type Heard } from "../exercises/conversation/conversation-tools.ts";
import { courseBook } from "../exercises/conversation/help/course-book.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";
import type { Sound } from "../exercises/kind.ts";
import type { Asked } from "../modality/liking/liking.ts";
import { courseWords } from "../prompt-templates.ts";
import { judgeShortAnswer } from "../short-answers/judge-short-answer.ts";
import { mustBeForOne } from "../state/begun.ts";
import { saveRecord } from "../state/exercise-files.ts";
import { hearLiking } from "./liking.ts";
import { inWords, keepMeeting, keepTold, meetingBefore } from "./meeting.ts";
import { record as recordResults } from "./record-results.ts";
import type { Visit } from "./room.ts";

export type Tutoring = {
  /** Who is at work: a model's name, or "builtin". */
  model: string;
  notices: string[];
  /** What the tutor says first, and then to everything the learner says. Each turn is saved before it is shown. */
  begin(call: Listening): Promise<RunResult>;
  say(text: string, seconds: number | null, call: Listening): Promise<RunResult>;
  /** What is to be heard with what the tutor said last; null: nothing. */
  sound(): Sound | null;
  /** Set when the exercise is over: what was recorded. */
  evaluation(): Evaluation | null;
  close(): Promise<void>;
};

export type Listening = { signal: AbortSignal; onEvent(event: AgentEvent): void };

/** A conversation exercise with the tutor, on the agent loop; one that was broken off goes on where it was. */
export async function openTutoring(visit: Visit, record: ExerciseRecord, desk: Desk): Promise<Tutoring> {
  const { state: course, room } = visit;
  mustBeForOne(record);
  const started = begin(record);
  if ("problem" in started) throw new Problem("setup", started.problem);
  let state: ConversationState = started;
  let evaluation: Evaluation | null = null;
  let heard: Heard | null = null;

  const save = async (next: ConversationState) => {
    await course.locked(() => saveRecord(room.ports, course.places, recordOf(next)));
    state = next;
  };
  const tools = conversationTools({
    load: () => state,
    save,
    async finish(found, last) {
      const { exercise_id } = last.record;
      await recordResults(visit, [resultOf(found, recordOf(last))]);
      await save({ ...last, record: { ...last.record, status: "evaluated", evaluation: found } });
      if (exercise_id === found.exercise_id) evaluation = found;
    },
    heard: () => heard,
    now: () => room.ports.now(),
    judge: judgeShortAnswer,
    async introduce() {
      const meeting = await meetingBefore(visit, state.record);
      if (state.body.teaching !== null) await keepTold(visit, record.concept_id);
      if (meeting === null) return null;
      await keepMeeting(visit, record, meeting);
      return inWords(meeting);
    },
    wishes: courseWords(visit.course, record.concept_id, record.bloom_level, "talk"),
    helping: {
      book: courseBook(visit.course, record.concept_id),
      target: visit.course.config.target_language ?? null,
    },
  });
  const plugin = pluginNamed(desk.found, "study");
  const resolved = { plugin, command: null, agent: agentNamed(desk.found, plugin, "tutor") };
  const prepared = await prepareAgent({ ...desk.setting, tools, forLearner: true }, resolved, {});
  const title = `${visit.course.config.title}: ${record.concept_id}`;
  const conversation: Conversation = await startConversation(
    { store: desk.store },
    prepared,
    title,
    desk.setting.workspaceRoot,
  );
  return {
    model: prepared.actor.model.id,
    notices: prepared.notices,
    begin: (call) => conversation.send("Let us begin.", call),
    async say(text, seconds, call) {
      const noted = await hearLiking(visit, text, askedIn(state));
      heard = { turn: (heard?.turn ?? state.body.progress.heard ?? 0) + 1, text, seconds, noted };
      return conversation.send(text, call);
    },
    sound: () => soundIn(state, heard?.text ?? null),
    evaluation: () => evaluation,
    close: () => conversation.close(),
  };
}

/** How something sounds, where that is what the learner asked last. */
function soundIn({ body }: ConversationState, text: string | null): Sound | null {
  const last = body.progress.answers[body.progress.at]?.said.at(-1);
  return last?.asked === undefined || last.asked !== text ? null : (last.sound ?? null);
}

/** What the learner's next words may be an answer to. */
function askedIn({ body }: ConversationState): Asked {
  const { phase, at } = body.progress;
  const question = phase === "teaching" ? body.teaching?.check : body.questions[at];
  const { scene, teaching } = body;
  const around = [
    ...(scene === null ? [] : [scene.setting, ...scene.goals]),
    ...(phase === "teaching" && teaching !== null ? [teaching.text] : []),
  ];
  if (question === undefined) return { open: true, texts: around };
  const { kind, weighing, accepted, references, points } = question;
  const open = kind === "open" || weighing === "scene" || weighing === "story";
  return { open, texts: [...around, wholePrompt(question), ...accepted, ...references, ...points] };
}
