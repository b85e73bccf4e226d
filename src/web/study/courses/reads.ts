import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { type Read, useRead } from "../../api/use-read.ts";

const one = api.study.courses[":course"];

const readCourses = () => ask(api.study.courses.$get());
const readCourse = (course: string) => ask(one.$get({ param: { course } }));
const readProgress = (course: string) => ask(one.progress.$get({ param: { course } }));
const readOpen = (course: string) => ask(one.exercises.$get({ param: { course } }));

export type Session = { minutes: number | null; mode: "study" | "quiz" };

const readPlan = (course: string, { minutes, mode }: Session) =>
  ask(one.plan.$get({ param: { course }, query: minutes === null ? { mode } : { mode, minutes } }));

export type ListedCourse = Awaited<ReturnType<typeof readCourses>>["courses"][number];
export type Report = Awaited<ReturnType<typeof readProgress>>["report"];
export type ConceptRow = Report["concepts"][number];
export type Today = Awaited<ReturnType<typeof readPlan>>;
export type PlanItem = Today["plan"][number];
export type OpenExercise = Awaited<ReturnType<typeof readOpen>>["open"][number];

/** Everything of the learner's room is read under keys that begin with "study/": `changed("study/")` reads all again. */
export const useCourses = () => useRead("study/courses", readCourses);
export const useCourse = (course: string) => useRead(`study/c/${course}/about`, () => readCourse(course));
export const useProgress = (course: string): Read<Awaited<ReturnType<typeof readProgress>>> =>
  useRead(`study/c/${course}/progress`, () => readProgress(course));
export const useOpen = (course: string) => useRead(`study/c/${course}/open`, () => readOpen(course));
export const usePlan = (course: string, session: Session) =>
  useRead(`study/c/${course}/plan/${session.mode}/${session.minutes}`, () => readPlan(course, session));
