import { loadCourse } from "../course.ts";
import type { DomainType } from "../course-format.ts";
import { courseNames, findCourse } from "../courses.ts";
import { candidatesOf } from "../plan/candidates.ts";
import { dueBy, isDue } from "../plan/due.ts";
import { coursesBegun } from "../state/places.ts";
import { schedules } from "../state/replay.ts";
import { type Room, type Visit, visit } from "./room.ts";

export type ListedCourse = {
  name: string;
  title: string;
  concepts: number;
  /** How many things keep it from being used. */
  problems: number;
  /** The first of them, as its author would mend it; null where there is none. */
  problem: string | null;
  /** null where it cannot be used. */
  domain: DomainType | null;
  standing: Standing | null;
};

/** Where the learner stands, in numbers that fit on a card. */
export type Standing = {
  /** Due by now, or some time today. */
  due: number;
  /** Not begun, and open. */
  open: number;
  begun: number;
  mastered: number;
  /** When it was last practised; null before it was. */
  last: string | null;
};

/** Every course there is: the learner's own, those that come with the program, and another room's words once begun here. */
export async function courseList(room: Room): Promise<ListedCourse[]> {
  const folders = courseNames(room.courseFolders);
  const begun = (await coursesBegun(room.home, room.ports.disk)).map(({ name }) => name);
  const list: ListedCourse[] = [];
  for (const name of folders) list.push(await listed(room, name));
  for (const name of begun.filter((each) => !folders.includes(each))) {
    if ((await room.borrowedCourse(name)) === null) continue;
    const learner = await visit(room, name);
    list.push(usable(learner, await standingIn(learner)));
  }
  return list;
}

async function listed(room: Room, name: string): Promise<ListedCourse> {
  const { course, problems } = loadCourse(findCourse(name, room.courseFolders, room.cwd));
  if (course === null) {
    const [first] = problems;
    const problem = first === undefined ? null : `${first.file}: ${first.message}`;
    return {
      name,
      title: name,
      concepts: 0,
      problems: problems.length,
      problem,
      domain: null,
      standing: null,
    };
  }
  const learner = await visit(room, name);
  return usable(learner, await standingIn(learner));
}

function usable({ course }: Visit, standing: Standing): ListedCourse {
  const { name, title, domain_type: domain } = course.config;
  return { name, title, concepts: course.concepts.length, problems: 0, problem: null, domain, standing };
}

async function standingIn({ course, state, profile, room }: Visit): Promise<Standing> {
  const now = room.ports.now();
  const zone = profile.time_zone;
  const { concepts } = await state.progress();
  const by = dueBy(now, zone);
  const own = course.concepts.flatMap(({ id }) => concepts.get(id) ?? []);
  const schedule = schedules(profile)(zone, now.toISOString());
  const candidates = candidatesOf({ course, progress: concepts, now, zone, schedule, minutes: 0 });
  const practised = own.flatMap(({ exercise_history }) => exercise_history.at(-1)?.completed ?? []);
  return {
    due: own.filter(({ fsrs }) => fsrs !== null && isDue(fsrs, by)).length,
    open: candidates.new.length,
    begun: own.filter(({ status }) => status !== "new").length,
    mastered: own.filter(({ status }) => status === "mastered").length,
    last: practised.reduce<string | null>(
      (last, one) => (last === null || Date.parse(one) > Date.parse(last) ? one : last),
      null,
    ),
  };
}
