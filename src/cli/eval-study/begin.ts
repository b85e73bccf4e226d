import { join } from "node:path";
import { startConversation } from "../../agent/conversation.ts";
import { resolveCommand } from "../../agent/resolve.ts";
import { askAboutRepeat, type Beginning, beginning } from "../../evals/studies/begin.ts";
import { freshDesk } from "../../evals/studies/desk.ts";
import { withBeginning, withLesson } from "../../evals/studies/sittings.ts";
import { changeStudy, studyNamed } from "../../evals/studies/study-file.ts";
import { type Kept, learnerHome } from "../../evals/studies/withdraw.ts";
import { lessonOf } from "../../lesson/decide/decisions.ts";
import { Problem } from "../../problem.ts";
import type { Session } from "../../store/session.ts";
import { consentsOf } from "../consents.ts";
import { exit, exitOf } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { prepareFor } from "../prepare-for.ts";
import { notesOnly } from "../privacy-note.ts";
import { stoppable } from "../stoppable.ts";
import { tell } from "./desk.ts";

const command = "lesson-planning:create-lesson";

/** A task of the protocol, for one participant, under their condition. A lesson is then gone on with as any other. */
export async function begin(
  invocation: Invocation,
  { data, store: kept }: Kept,
  [id, participant, task, said, extra]: readonly string[],
): Promise<number> {
  if (id === undefined || participant === undefined || task === undefined || extra !== undefined)
    throw new Problem(
      "usage",
      'Who begins what? teacher-assist eval study begin <study> <id> <task> "<request>"',
    );
  const study = await studyNamed(data, id);
  const begun = beginning(study, participant, task);
  if (invocation.args.force !== true) await askAboutRepeat(kept, study, begun.mark);
  const request = (said ?? begun.task.prompt).trim();
  if (begun.task.room !== "plan") return await learn(invocation, data, begun, request);
  await changeStudy(data, id, (one) => withBeginning(one, begun.mark, new Date().toISOString()));
  if (request === "") return shownTask(invocation, begun);
  const { workspace: open } = findPlaces(invocation.args, invocation.env, invocation.cwd);
  const { prepared, workspaceRoot, store, settled } = await prepareFor(
    invocation,
    (found) => resolveCommand(found, command),
    { study: begun.mark, workspace: await freshDesk(data, begun.mark, open) },
  );
  const conversation = await startConversation({ store }, prepared, request, workspaceRoot, begun.mark);
  try {
    using stopping = stoppable();
    const { args, terminal } = invocation;
    const { status, reason, text, traceId } = await conversation.send(request, {
      signal: stopping.signal,
      onEvent: notesOnly(terminal),
      consents: consentsOf(args),
    });
    const { id: session } = conversation.session;
    await changeStudy(data, id, (one) => withLesson(one, begun.mark, session));
    tell(
      invocation,
      { ...begun.mark, session, trace: traceId, status, reason },
      `${text.trimEnd()}\n\n${begun.participant} goes on with: teacher-assist ${next(conversation.session)}\nOnce done: teacher-assist eval study finish ${id} ${begun.participant} ${begun.task.id}`,
    );
    return exitOf({ status, failure: null });
  } finally {
    await conversation.close();
    await settled();
  }
}

/** What is to be done, for whoever is to do it: the time runs from here, and the request is theirs to put in words. */
function shownTask(invocation: Invocation, { mark, task }: Beginning): number {
  const { study, participant } = mark;
  tell(
    invocation,
    { ...mark, session: null, instructions: task.instructions },
    `${task.id}: ${task.title}\n\n${task.instructions}\n\nIt has begun. ${participant} says what they want with: teacher-assist eval study begin ${study} ${participant} ${task.id} "<request>"`,
  );
  return exit.done;
}

/** A lesson is decided on; a question (a class is missing, say) is answered first. */
function next(session: Session): string {
  return lessonOf(session) === null
    ? `--resume ${session.id} "<answer>"`
    : `decide ${session.id} <section> accept`;
}

/** Study and Speak, in a home of the participant's own: results and conversations lie there and nowhere else. */
async function learn(
  invocation: Invocation,
  data: string,
  { mark, task }: Beginning,
  course: string,
): Promise<number> {
  if (course === "")
    throw new Problem(
      "usage",
      `Which ${task.room === "study" ? "course" : "deck"}? Name it after ${task.id}.`,
    );
  await changeStudy(data, mark.study, (one) => withBeginning(one, mark, new Date().toISOString()));
  const home = learnerHome(data, mark.study, mark.participant);
  const env = { ...invocation.env, TEACHER_ASSIST_HOME: home, TEACHER_ASSIST_DATA: join(home, "data") };
  const words = [task.room === "study" ? "study" : "coach", "start", course];
  const own = { ...invocation, env, args: { ...invocation.args, positionals: words } };
  if (task.room === "study") return await (await import("../study/study.ts")).study(own);
  return await (await import("../coach/coach.ts")).coach(own);
}
