import type { Course, CourseProblem } from "../course.ts";
import type { DomainType } from "../course-format.ts";
import { courseNames, findCourse, readCourse } from "../courses.ts";
import { mendCourses } from "../making/replace-files.ts";
import { candidatesOf } from "../plan/candidates.ts";
import { dueBy, isDue } from "../plan/due.ts";
import { courseState } from "../state/course-state.ts";
import { sweepForgotten } from "../state/forget.ts";
import { coursesBegun } from "../state/places.ts";
import type { Profile } from "../state/profile.ts";
import { readProfile } from "../state/profile-file.ts";
import { schedules } from "../state/replay.ts";
import type { Room } from "./room.ts";

export type ListedCourse = {
  name: string;
  title: string;
  /** That its title is written in; BCP 47. null where it cannot be used. */
  language: string | null;
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
  await sweepForgotten(room.home, room.ports);
  await mendCourses(room.home, room.ports.disk);
  const profile = await readProfile(room.home, room.ports);
  const folders = courseNames(room.courseFolders);
  const begun = (await coursesBegun(room.home, room.ports.disk)).map(({ name }) => name);
  const list: ListedCourse[] = [];
  for (const name of folders) {
    const { course, problems } = readCourse(findCourse(name, room.courseFolders, room.cwd));
    list.push(course === null ? unusable(name, problems) : await usable(room, profile, course));
  }
  for (const name of begun.filter((each) => !folders.includes(each))) {
    const course = await room.borrowedCourse(name);
    if (course !== null) list.push(await usable(room, profile, course));
  }
  return list;
}

function unusable(name: string, problems: readonly CourseProblem[]): ListedCourse {
  const [first] = problems;
  const problem = first === undefined ? null : `${first.file}: ${first.message}`;
  return {
    name,
    title: name,
    language: null,
    concepts: 0,
    problems: problems.length,
    problem,
    domain: null,
    standing: null,
  };
}

async function usable(room: Room, profile: Profile, course: Course): Promise<ListedCourse> {
  const { name, title, instruction_language: language, domain_type: domain } = course.config;
  const standing = await standingIn(room, profile, course);
  const concepts = course.concepts.length;
  return { name, title, language, concepts, problems: 0, problem: null, domain, standing };
}

async function standingIn(room: Room, profile: Profile, course: Course): Promise<Standing> {
  const now = room.ports.now();
  const zone = profile.time_zone;
  const { concepts } = await courseState(room.home, course, room.ports).progress();
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
