import { Problem } from "../../problem.ts";
import { slug } from "../../text/slug.ts";
import { type Evaluation, resultOf } from "../evaluation.ts";
import { conclude } from "../exercises/conversation/conclude.ts";
import { recordOf } from "../exercises/conversation/conversation-record.ts";
import { takeReply } from "../exercises/conversation/grade-replies.ts";
import { isSure } from "../exercises/conversation/judged.ts";
import { type ExerciseRecord, exerciseId } from "../exercises/exercise.ts";
import { kinds } from "../exercises/kinds.ts";
import { mustBeShort } from "../exercises/most-text.ts";
import { inWords, keepMeeting, meetingBefore } from "../room/meeting.ts";
import { newExercise } from "../room/new-exercise.ts";
import { record as recordResults } from "../room/record-results.ts";
import { conceptNamed, type Room, type Visit, visit } from "../room/room.ts";
import type { FsrsRating } from "../schedule.ts";
import { recordPath, saveRecord } from "../state/exercise-files.ts";
import { putAside, readJson, writeJson } from "../state/json-file.ts";
import { partnerHome } from "../state/places.ts";
import { newSeed } from "../state/ports.ts";
import { askedNow, isDone, nextTurn, type PeerVerdict, type Player, stateOf, Together } from "./session.ts";
import { type TogetherView, viewOf } from "./view.ts";

export type Company = {
  concept: string;
  /** What the two are called. */
  names: readonly [string, string];
  /** The second has no record, and counts for nobody. */
  guest: boolean;
  seed?: number | undefined;
};

/** What came of it for one of the two. `counts`: it is in their own record. */
export type Parted = { name: string; kind: Player["kind"]; counts: boolean; evaluation: Evaluation | null };

/** Begins a round for two, each with questions of their own on one concept. What was begun before is ended first, and counts. */
export async function beginTogether(
  learner: Visit,
  { concept, names, guest, seed }: Company,
): Promise<{ view: TogetherView; read: string }> {
  const [mine, other] = names.map((name) => name.trim());
  if (!mine || !other) throw new Problem("usage", "Who is the other one? Nothing was begun.");
  const { id } = conceptNamed(learner.course, concept);
  await endTogether(learner);
  const { room } = learner;
  const first = await exerciseFor(learner, id, seed ?? newSeed(room.ports));
  const folder = guest ? null : partnerFolder(other);
  const partner = folder === null ? null : await visit(homeOf(room, folder), learner.course.config.name);
  const later = (seed ?? newSeed(room.ports)) + 1_000;
  const second =
    partner === null ? await guestExercise(learner, id, later) : await exerciseFor(partner, id, later);
  const session: Together = {
    version: 1,
    concept_id: id,
    started: room.ports.now().toISOString(),
    players: [
      { name: mine, kind: "learner", folder: null, record: first },
      { name: other, kind: partner === null ? "guest" : "partner", folder, record: second },
    ],
    who: 0,
    phase: "answer",
    reply: "",
    past: [],
  };
  const read = await readFirst([[learner, first], ...(partner === null ? [] : [[partner, second] as const])]);
  await keep(learner, session);
  // Who only visits has met nothing: the whole text is for them.
  const text = learner.course.items.get(id)?.teach;
  const forGuest =
    partner === null && read === "" ? `${text?.explanation ?? ""}\n\n${text?.example ?? ""}` : "";
  return { view: viewOf(session), read: read || forGuest.trim() };
}

/** null: nothing is going on. */
export async function openTogether(learner: Visit): Promise<TogetherView | null> {
  const session = await opened(learner);
  return session === null ? null : viewOf(session);
}

export async function answerTogether(learner: Visit, text: string): Promise<TogetherView> {
  mustBeShort(text);
  if (text.trim() === "")
    throw new Problem("usage", "Nothing was written. Say what you know, or “I don’t know”.");
  return await change(learner, "answer", async (session) => ({ ...session, phase: "judge", reply: text }));
}

/** What the other says of it; then the program's own verdict stands beside it. Where the program is sure it counts, else the other's word does. */
export async function judgeTogether(learner: Visit, peer: PeerVerdict): Promise<TogetherView> {
  return await change(learner, "judge", async (session) => {
    const { players, who, reply } = session;
    const asked = askedNow(session);
    if (asked === null) return session;
    const now = learner.room.ports.now();
    const { state, judged } = await takeReply(stateOf(players[who]), reply, { now, self: ratings[peer] });
    const record = recordOf(state);
    await saved(learner, players[who], record);
    const program = judged?.verdict ?? "incorrect";
    const turn = {
      who,
      prompt: asked.prompt,
      reply,
      peer,
      program,
      isSure: judged === null || isSure(judged),
      note: judged?.note ?? "",
      answer: asked.reference,
    };
    const next = players.map((player, at) => (at === who ? { ...player, record } : player));
    return Together.parse({ ...session, players: next, phase: "shown", past: [...session.past, turn] });
  });
}

const ratings: Readonly<Record<PeerVerdict, FsrsRating>> = { correct: 3, partial: 2, incorrect: 1 };

/** The other's turn; null once both have answered everything: then it is over, and counts. */
export async function goOnTogether(learner: Visit): Promise<TogetherView | null> {
  const session = await opened(learner);
  if (session === null || session.players.every(isDone)) return null;
  return await change(learner, "shown", async (before) => nextTurn(before));
}

/** It ends here, whoever leaves: what each has answered counts in their own record, and what was not come to does not. */
export async function endTogether(learner: Visit): Promise<Parted[]> {
  const session = await opened(learner);
  if (session === null) return [];
  const parted: Parted[] = [];
  for (const player of session.players) {
    const evaluation = conclude(stateOf(player), learner.room.ports.now(), true);
    const own = evaluation === null ? null : await visitOf(learner, player);
    if (evaluation !== null && own !== null) {
      await recordResults(own, [resultOf(evaluation, player.record)]);
      await saved(learner, player, { ...player.record, status: "evaluated", evaluation });
    }
    const unused = evaluation === null ? await visitOf(learner, player) : null;
    if (unused !== null) await removed(unused, player.record);
    parted.push({ name: player.name, kind: player.kind, counts: own !== null, evaluation });
  }
  await learner.state.locked(() => learner.room.ports.disk.remove(learner.state.places.together));
  return parted;
}

async function change(
  learner: Visit,
  phase: Together["phase"],
  make: (session: Together) => Promise<Together>,
): Promise<TogetherView> {
  const session = await opened(learner);
  if (session === null) throw new Problem("usage", "Nothing is going on here. Begin a round for two first.");
  if (session.phase !== phase)
    throw new Problem("usage", "That was done already, perhaps in another window. Look at it again.");
  const next = await make(session);
  await keep(learner, next);
  return viewOf(next);
}

async function opened({ room, state }: Visit): Promise<Together | null> {
  const { disk, now } = room.ports;
  const read = await readJson(disk, state.places.together, Together);
  if (read.kind === "ok") return read.value;
  if (read.kind === "damaged")
    await putAside(disk, state.places.together, now(), "What two learners had begun");
  return null;
}

async function keep({ room, state }: Visit, session: Together): Promise<void> {
  await state.locked(() => writeJson(room.ports.disk, state.places.together, session));
}

function partnerFolder(name: string): string {
  return slug(name) || "partner";
}

function homeOf(room: Room, folder: string): Room {
  return { ...room, home: partnerHome(room.home, folder) };
}

/** null: a guest has no record. */
async function visitOf(learner: Visit, { kind, folder }: Player): Promise<Visit | null> {
  if (kind === "learner") return learner;
  return folder === null ? null : await visit(homeOf(learner.room, folder), learner.course.config.name);
}

async function saved(learner: Visit, player: Player, record: ExerciseRecord): Promise<void> {
  const own = await visitOf(learner, player);
  if (own !== null) await own.state.locked(() => saveRecord(own.room.ports, own.state.places, record));
}

/** Nobody answered anything in it: nothing of it is left. */
async function removed({ room, state }: Visit, { exercise_id }: ExerciseRecord): Promise<void> {
  await state.locked(() => room.ports.disk.remove(recordPath(state.places, exercise_id)));
}

/** A scene has one speaker: for two it is questions. */
const mostTries = 12;

async function exerciseFor(own: Visit, concept: string, seed: number): Promise<ExerciseRecord> {
  for (let at = 0; at < mostTries; at++) {
    const { record } = await newExercise(own, concept, {
      modality: "conversation",
      seed: seed + at,
      forTwo: true,
    });
    if (isForTwo(record)) return record;
    await removed(own, record);
  }
  throw noQuestions(concept);
}

async function guestExercise(
  { course, room, profile }: Visit,
  id: string,
  seed: number,
): Promise<ExerciseRecord> {
  const concept = conceptNamed(course, id);
  const now = room.ports.now();
  for (let at = 0; at < mostTries; at++) {
    const made = await kinds.conversation.make(
      {
        course,
        concept,
        bloom: concept.bloom_target,
        exerciseId: exerciseId(now, id, { suffix: "guest" }),
        seed: seed + at,
        now,
        history: [],
        errors: [],
        due: new Set(),
        sealed: false,
      },
      { box: room.runInBox, teach: false, style: profile.learning_preferences.explanation_style },
    );
    if ("problem" in made) throw new Problem("setup", made.problem);
    if (isForTwo(made.record)) return made.record;
  }
  throw noQuestions(id);
}

function isForTwo(record: ExerciseRecord): boolean {
  const { body } = stateOf({ name: "", kind: "guest", folder: null, record });
  return body.scene === null && body.questions.every(({ weighing }) => weighing !== "story");
}

function noQuestions(concept: string): Problem {
  return new Problem(
    "setup",
    `${concept} has only scenes and stories, which one plays alone. Nothing was begun.`,
  );
}

async function readFirst(each: readonly (readonly [Visit, ExerciseRecord])[]): Promise<string> {
  const texts: string[] = [];
  for (const [own, record] of each) {
    const meeting = await meetingBefore(own, record);
    if (meeting === null) continue;
    texts.push(inWords(meeting));
    await keepMeeting(own, record, meeting);
  }
  return [...new Set(texts)].join("\n\n");
}
