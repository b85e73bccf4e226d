import { nearest } from "../../nearest.ts";
import { Problem } from "../../problem.ts";
import type { AskModel } from "../ask-model.ts";
import type { Course } from "../course.ts";
import type { Concept } from "../course-format.ts";
import { courseNames, openCourse } from "../courses.ts";
import { mendCourses } from "../making/replace-files.ts";
import type { BoxOutcome, BoxRequest } from "../sandbox/box.ts";
import { type CourseState, courseState } from "../state/course-state.ts";
import { sweepForgotten } from "../state/forget.ts";
import type { Ports } from "../state/ports.ts";
import type { Profile } from "../state/profile.ts";
import { openProfile } from "../state/profile-file.ts";

/** The learner's room, as every door enters it: where things are, and what can be done here. */
export type Room = {
  home: string;
  /** Where courses are looked for, first match first. */
  courseFolders: readonly string[];
  cwd: string;
  /** A course that is no folder: another room's words, which come back for review here. null where there is none. */
  borrowedCourse(name: string): Promise<Course | null>;
  ports: Ports;
  runInBox(request: BoxRequest, signal?: AbortSignal): Promise<BoxOutcome>;
  canRunCode(): Promise<boolean>;
  voice: RoomVoice;
  /** null: there is no model, and none is needed. Throws `ModelError` where one was asked for and is not there. */
  ask(): Promise<AskModel | null>;
};

/** Synthetic voices: one on this machine, and where a page is open, its browser's. */
export type RoomVoice = {
  speaks(language: string): Promise<boolean>;
  /** A page's browser speaks it. Left out: there is no page. */
  isSpokenInPage?: (language: string) => boolean;
  /** A wav. Rejects in words where it cannot. */
  say(what: { text: string; language: string; slow: boolean }, signal: AbortSignal): Promise<Uint8Array>;
};

/** A learner in one course. */
export type Visit = {
  room: Room;
  course: Course;
  state: CourseState;
  profile: Profile;
  /** What was found damaged on the way in, and where it is now. */
  problems: string[];
};

export async function visit(room: Room, courseName: string): Promise<Visit> {
  await sweepForgotten(room.home, room.ports);
  await mendCourses(room.home, room.ports.disk);
  const isFolder = courseNames(room.courseFolders).includes(courseName);
  const borrowed = isFolder ? null : await room.borrowedCourse(courseName);
  const course = borrowed ?? openCourse(courseName, room.courseFolders, room.cwd);
  const { profile, problems } = await openProfile(room.home, room.ports);
  return { room, course, profile, problems, state: courseState(room.home, course, room.ports) };
}

/** Throws `Problem` with the nearest there is. */
export function conceptNamed(course: Course, id: string): Concept {
  const concept = course.concepts.find((each) => each.id === id);
  if (concept !== undefined) return concept;
  const ids = course.concepts.map((each) => each.id);
  const near = nearest(id, ids);
  const hint = near === null ? `There is: ${ids.slice(0, 12).join(", ")}…` : `Did you mean ${near}?`;
  throw new Problem("usage", `${course.config.title} has no concept ${id}. ${hint}`);
}
