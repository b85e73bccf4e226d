import { forgetCourse, forgetLearner, learnersPlugins, whatIsKept } from "../../learning/state/forget.ts";
import { partnerNames } from "../../learning/state/places.ts";
import { Problem } from "../../problem.ts";
import { fileStore } from "../../store/file-store.ts";
import { counted } from "../../text/counted.ts";
import { confirm } from "../confirm.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { openRoom } from "./room.ts";

/** What is kept of a learner, deleted: of one course, or all of it. */
export async function forget(invocation: Invocation): Promise<number> {
  const { args, terminal } = invocation;
  const { home, ports } = openRoom(invocation);
  const course = args.positionals[2];
  if (args.all && course === undefined) return await forgetAll(invocation, home, ports);
  if (course === undefined)
    throw new Problem(
      "usage",
      "Of which course? teacher-assist study forget <course>, or --all for all of them.",
    );
  const { exercises, sittings, coached, partners } = await whatIsKept(home, course, ports);
  const what = `Your data of ${course} would be deleted: ${counted(exercises, "exercise", "exercises")} with what you wrote, ${counted(sittings, "sitting", "sittings")}, your progress and cards${coached ? ", and your coached sessions" : ""}${withThem(partners)}. The course itself stays, and so do conversations with an AI model (--all deletes those too).`;
  if (!(await confirm(what, args, terminal))) return exit.failed;
  await forgetCourse(home, course, ports);
  terminal.out(
    args.format === "text"
      ? `Your data of ${course} is deleted.\n`
      : `${JSON.stringify({ forgotten: course })}\n`,
  );
  return exit.done;
}

/** What others learned with them at this machine. */
function withThem(partners: readonly string[]): string {
  return partners.length === 0
    ? ""
    : `; and what is kept here of ${partners.join(", ")}, who studied with you`;
}

type Room = ReturnType<typeof openRoom>;

async function forgetAll(
  { args, terminal, env, cwd }: Invocation,
  home: string,
  ports: Room["ports"],
): Promise<number> {
  const store = fileStore(findPlaces(args, env, cwd).data);
  const talks = (await store.listSessions()).sessions.filter(({ plugin }) =>
    learnersPlugins.includes(plugin),
  );
  const what = `Everything that is kept of you as a learner would be deleted: progress, exercises and cards of every course, coached sessions, settings, and ${talks.length} conversations with an AI model in ${findPlaces(args, env, cwd).data}${withThem(await partnerNames(home, ports.disk))}.`;
  if (!(await confirm(what, args, terminal))) return exit.failed;
  await forgetLearner(home, ports);
  for (const { id } of talks) await store.deleteSession(id);
  terminal.out(
    args.format === "text"
      ? "All your data as a learner is deleted.\n"
      : `${JSON.stringify({ forgotten: "all", conversations: talks.length })}\n`,
  );
  return exit.done;
}
