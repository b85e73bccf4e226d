import { rm } from "node:fs/promises";
import { join } from "node:path";
import { forgetLearner } from "../../learning/state/forget.ts";
import { realPorts } from "../../learning/state/ports.ts";
import type { Proposals } from "../../memory/proposals.ts";
import { takeBackConfirmed } from "../../memory/take-back.ts";
import { type Disk, realDisk } from "../../store/disk.ts";
import type { SessionSummary } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import { forgetRatings } from "../ratings/rating-sets.ts";
import { keptRuns } from "../runs/kept-runs.ts";
import { participantIn } from "./changes.ts";
import { desksOf } from "./desk.ts";
import { forgetPseudonym } from "./key.ts";
import { isPresent, type Study } from "./study.ts";
import { changeStudy, readStudy, studyIds, studyPlaces } from "./study-file.ts";

/** What a withdrawal deletes from. */
export type Kept = { data: string; store: Store; proposals: Proposals; disk?: Disk | undefined };

/** What goes, for whoever is asked first. */
export type Withdrawing = { participant: string; sessions: number; notes: number; hasLearned: boolean };

/** Throws `Problem`. */
export async function whatIsWithdrawn(kept: Kept, study: Study, typed: string): Promise<Withdrawing> {
  const { id, notes } = participantIn(study, typed);
  const { disk = realDisk } = kept;
  return {
    participant: id,
    sessions: (await sessionsOf(kept.store, study.id, id)).length,
    notes: notes.length,
    hasLearned: await disk.exists(learnerHome(kept.data, study.id, id)),
  };
}

/** What could not be taken out of a workspace, because somebody changed the file since. */
export type Withdrawal = { study: Study; left: string[] };

/**
 * Everything of one participant, everywhere, for good. The first step decides: once the study says "withdrawn", nobody sees the participant any
 * more, and whatever is killed after it is ended by whoever starts next (`finishWithdrawals`). Throws `Problem` or `StoreError`: what was
 * begun then is ended later.
 */
export async function withdraw(kept: Kept, studyId: string, typed: string, now: string): Promise<Withdrawal> {
  const { data, disk = realDisk } = kept;
  let participant = "";
  await changeStudy(
    data,
    studyId,
    (study) => {
      participant = participantIn(study, typed).id;
      const row = { id: participant, withdrawn: now, unfinished: true };
      return {
        ...study,
        participants: study.participants.map((one) => (one.id === participant ? row : one)),
      };
    },
    disk,
  );
  return await finish(kept, studyId, participant);
}

/** Ends every withdrawal that was begun and cut off. What cannot be ended now (a session is open elsewhere) is told, and stays begun. */
export async function finishWithdrawals(kept: Kept): Promise<string[]> {
  const { data, disk = realDisk } = kept;
  const told: string[] = [];
  for (const id of await studyIds(data, disk)) {
    const read = await readStudy(data, id, disk);
    if (!("study" in read)) continue; // whoever opens it is told what is wrong
    for (const one of read.study.participants)
      if (!isPresent(one) && one.unfinished)
        await finish(kept, id, one.id).then(
          ({ left }) => told.push(...left),
          (error: Error) =>
            told.push(`The withdrawal of ${one.id} from ${id} is not finished: ${error.message}`),
        );
  }
  return told;
}

/** Sessions go last of what they lead to: until then they say what else is theirs. */
async function finish(kept: Kept, studyId: string, participant: string): Promise<Withdrawal> {
  const { data, store, proposals, disk = realDisk } = kept;
  const left: string[] = [];
  await forgetRatings(data, { study: studyId, participant }, disk);
  for (const { id } of await sessionsOf(store, studyId, participant)) {
    left.push(...(await takeBackConfirmed(proposals, id)));
    await proposals.forget(id);
    await store.deleteSession(id);
  }
  await keptRuns(data, disk).forget();
  const home = learnerHome(data, studyId, participant);
  if (await disk.exists(home)) {
    await forgetLearner(home, { ...realPorts, disk });
    await rm(home, { recursive: true, force: true });
  }
  await rm(desksOf(data, studyId, participant), { recursive: true, force: true });
  await forgetPseudonym(studyPlaces(data, studyId), participant, disk);
  const study = await changeStudy(
    data,
    studyId,
    (now) => ({
      ...now,
      participants: now.participants.map((one) =>
        one.id === participant && !isPresent(one) ? { id: one.id, withdrawn: one.withdrawn } : one,
      ),
    }),
    disk,
  );
  return { study, left };
}

/** A participant's own learner's home, with the conversations of its tutors: nobody else's results are in it. */
export function learnerHome(data: string, study: string, participant: string): string {
  return join(studyPlaces(data, study).learners, participant);
}

/** Newest first. Copies that were made of one, and the same lesson for another class, carry its mark too. */
export async function sessionsOf(
  store: Store,
  study: string,
  participant?: string,
): Promise<SessionSummary[]> {
  const { sessions } = await store.listSessions();
  return sessions.filter(
    (one) =>
      one.study?.study === study && (participant === undefined || one.study.participant === participant),
  );
}
