import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { courseNames, openCourse } from "../../../src/learning/courses.ts";
import { openSharedCourse } from "../../../src/learning/share/open-course.ts";
import { shareCourse } from "../../../src/learning/share/share-course.ts";
import { ownRoom } from "../room/own-room.ts";
import { packedBy } from "./packed-course.ts";

test("a course goes from one to another whole, with who made it and under which terms, and nothing of the learner", async () => {
  using teacher = ownRoom();
  using learner = ownRoom();
  const bytes = packedBy();
  const { name } = await openSharedCourse(teacher.room, { bytes, fileName: "birds.course" });
  const shared = shareCourse(teacher.room, name, { by: "Mei" });
  expect(shared.fileName).toBe("birds.course");
  expect(shareCourse(teacher.room, name, { by: "Mei" }).bytes).toEqual(shared.bytes);
  const opened = await openSharedCourse(learner.room, { bytes: shared.bytes, fileName: "b.course" });
  expect(opened).toEqual({
    name: "birds",
    title: "Birds",
    by: "Mei",
    licence: "CC BY 4.0. Shared by Aina. Shared by Mei.",
  });
  const [there, here] = [teacher, learner].map(({ room }) =>
    openCourse("birds", room.courseFolders, room.cwd),
  );
  expect(here?.items).toEqual(there?.items ?? new Map());
  expect(existsSync(join(learner.home, "courses", "birds", "media", "burung.png"))).toBe(true);
});

test("the same course opened twice is two that can be told apart", async () => {
  using own = ownRoom();
  const bytes = packedBy();
  const first = await openSharedCourse(own.room, { bytes, fileName: "" });
  const second = await openSharedCourse(own.room, { bytes, fileName: "" });
  expect([first.title, second.title]).toEqual(["Birds", "Birds (2)"]);
  expect(courseNames([join(own.home, "courses")])).toEqual(["birds", "birds-2"]);
});
