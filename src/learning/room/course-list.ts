import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Course, CourseProblem } from "../course.ts";
import type { DomainType } from "../course-format.ts";
import { courseNames, findCourse, readCourse } from "../courses.ts";
import { sizeOf } from "../making/course-files.ts";
import { mendCourses, ownCourses } from "../making/replace-files.ts";
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
  /** What it is about, and whom it is for; "" where it does not say. */
  description: string;
  level: string;
  concepts: number;
  /** Words, facts, tasks and whatever else there is to practise. */
  items: number;
  /** Of what is learned and of what is said about it, where these are two; BCP 47. */
  languages: { target: string; instruction: string } | null;
  /** It is the learner's own, to be changed and deleted. */
  own: boolean;
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
    description: "",
    level: "",
    concepts: 0,
    items: 0,
    languages: null,
    own: false,
    problems: problems.length,
    problem,
    domain: null,
    standing: null,
  };
}

async function usable(room: Room, profile: Profile, course: Course): Promise<ListedCourse> {
  const {
    name,
    title,
    description,
    level = "",
    target_language: target,
    domain_type: domain,
  } = course.config;
  const { instruction_language: language } = course.config;
  const items = [...course.items.values()].reduce((sum, each) => sum + sizeOf(each), 0);
  return {
    name,
    title,
    language,
    description,
    level,
    concepts: course.concepts.length,
    items,
    languages: target === undefined || target === language ? null : { target, instruction: language },
    own: existsSync(join(ownCourses(room.home), name)),
    problems: 0,
    problem: null,
    domain,
    standing: await standingIn(room, profile, course),
  };
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
