import { expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openCourse } from "../../../src/learning/courses.ts";
import { courseFromNote, notesOn } from "../../../src/learning/making/course-from-note.ts";
import { untaughtItems } from "../../../src/learning/untaught.ts";
import { ownRoom } from "../room/own-room.ts";

const note = `---
title: Tides
subject: Geography
---

# Tides

## Key ideas
- The moon pulls the water of the sea, so the sea rises twice a day.
- A spring tide comes when sun and moon pull along one line.

## Vocabulary
- **high tide**: when the sea stands highest
- **low tide**: when the sea stands lowest

## Misconceptions
### Wind
- **What pupils think:** The wind makes the tides.
- **What is true:** The pull of the moon makes the tides, with some help of the sun.

### Everywhere
- **What pupils think:** The tide is high everywhere at once.
- **What is true:** While it is high in one place it is low in another.
- **Question:** It is high tide here. What is it elsewhere?
  - A. High tide as well
  - B. Low tide in some places
- **Answer:** B, because the water that rises here has flowed away from there.

## Retrieval questions
1. What pulls the water of the sea?
   **Answer:** the moon
2. When does a spring tide come, and why is it so high?
   **Answer:** At new moon and full moon. Sun and moon then pull along one line.
`;

test("a topic note becomes a course: words, mistakes as statements, questions with their answers", async () => {
  using own = ownRoom();
  const workspace = join(own.home, "desk");
  mkdirSync(join(workspace, "topics"), { recursive: true });
  writeFileSync(join(workspace, "topics", "tides.md"), note);
  const [found] = notesOn(workspace, "tides");
  expect(found).toEqual({ path: "topics/tides.md", title: "Tides", subject: "Geography" });
  const { name, title } = await courseFromNote(own.room, workspace, "topics/tides.md");
  const course = openCourse(name, own.room.courseFolders, own.room.cwd);
  expect([title, course.config.domain_type]).toEqual(["Tides", "conceptual"]);
  const items = [...course.items.values()];
  expect(items.flatMap(({ definitions }) => definitions.map(({ term }) => term))).toEqual([
    "high tide",
    "low tide",
  ]);
  // No reason is made up: what is true without one is read, and nobody is asked why it is so.
  expect(items.flatMap(({ facts }) => facts.map(({ truth, why }) => [truth, why]))).toEqual([
    [false, "The pull of the moon makes the tides, with some help of the sun."],
    [false, "While it is high in one place it is low in another."],
    [true, "because the water that rises here has flowed away from there."],
  ]);
  expect(items.flatMap(({ cloze }) => cloze.map(({ text }) => text))).toEqual([
    "What pulls the water of the sea? ___",
  ]);
  expect(items.flatMap(({ questions }) => questions.map(({ points }) => points.length))).toEqual([2, 2]);
  expect(untaughtItems(course)).toEqual([]);
});

test("a note that ships becomes one too, and no other file can be read through it", async () => {
  using own = ownRoom();
  const workspace = join(own.home, "desk");
  mkdirSync(workspace, { recursive: true });
  writeFileSync(join(own.home, "secret.md"), note);
  const [found] = notesOn(workspace, "acids and alkalis");
  const made = await courseFromNote(own.room, workspace, found?.path ?? "", "Acids for 8B");
  expect([made.title, made.items > 10]).toEqual(["Acids for 8B", true]);
  for (const path of [
    "../secret.md",
    "topics/../../secret.md",
    "secret.md",
    "packs/science/../../../secret.md",
  ])
    await expect(courseFromNote(own.room, workspace, path)).rejects.toThrow("There is no topic note");
});
