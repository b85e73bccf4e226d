import { Hono } from "hono";
import { z } from "zod";
import { openCourse } from "../../learning/courses.ts";
import { ConceptForm, checkConcept } from "../../learning/making/concept-form.ts";
import { courseFromNote, notesOn } from "../../learning/making/course-from-note.ts";
import { deleteCourse, deletedCourses, restoreCourse } from "../../learning/making/deleted-courses.ts";
import {
  AboutForm,
  addConcept,
  changeAbout,
  orderConcepts,
  Place,
  removeConcept,
  saveConcept,
} from "../../learning/making/edit-course.ts";
import {
  duplicateCourse,
  emptyForm,
  NewCourse,
  newCourse,
  ownLicense,
} from "../../learning/making/new-course.ts";
import { conceptForm, outlineOf } from "../../learning/making/outline.ts";
import { tryConcept } from "../../learning/making/try-exercise.ts";
import { ImportWish, importInto, lookAt } from "../../learning/room/import-course.ts";
import { openSharedCourse } from "../../learning/share/open-course.ts";
import { shareCourse } from "../../learning/share/share-course.ts";
import { slug } from "../../learning/state/places.ts";
import { Problem } from "../../problem.ts";
import { attachment } from "../attachment.ts";
import { Refused } from "../errors.ts";
import { body, query } from "../input.ts";
import type { Workbench } from "../workbench.ts";

const FileName = z.string().min(1).max(200);
/** `wish`: an `ImportWish` as JSON. */
const Sent = z.object({ file: FileName, wish: z.string().max(10_000).default("{}") });
const List = z.object({ text: z.string().min(1).max(3_000_000), wish: ImportWish.default({}) });
const Saved = z.object({ form: ConceptForm, seen: ConceptForm.optional() });
const Tried = z.object({
  form: ConceptForm,
  seed: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31),
  answers: z.record(z.string(), z.string().max(5_000)).optional(),
});
const Named = z.object({ title: z.string().max(200).optional() });

/** Courses made and mended: new ones from nothing, a list, a file or a note; topics and what is in them; copied, deleted, shared. */
export function makingRoutes(bench: Workbench) {
  const { room } = bench;
  const course = (name: string) => slug(name, "course");
  const opened = (name: string) => openCourse(course(name), room.courseFolders, room.cwd);
  return new Hono()
    .post("/new", body(NewCourse), async (c) => c.json(await newCourse(room, c.req.valid("json")), 201))
    .post("/look", query(Sent), async (c) => {
      const { file, wish } = c.req.valid("query");
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      return c.json(await lookAt(room, { fileName: file, bytes }, wishIn(wish)));
    })
    .post("/import", query(Sent), async (c) => {
      const { file, wish } = c.req.valid("query");
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const { name, report, reviews } = await importInto(room, { fileName: file, bytes }, wishIn(wish));
      return c.json({ name, report, reviews }, 201);
    })
    .post("/look-list", body(List), async (c) => {
      const { text, wish } = c.req.valid("json");
      return c.json(await lookAt(room, listOf(text), named(wish)));
    })
    .post("/import-list", body(List), async (c) => {
      const { text, wish } = c.req.valid("json");
      const { name, report, reviews } = await importInto(room, listOf(text), {
        license: ownLicense,
        ...named(wish),
      });
      return c.json({ name, report, reviews }, 201);
    })
    .get("/notes", query(z.object({ q: z.string().trim().min(1).max(200) })), (c) =>
      c.json({ notes: notesOn(bench.workspace(), c.req.valid("query").q) }),
    )
    .post(
      "/from-note",
      body(z.object({ path: z.string().max(500), title: z.string().max(200).default("") })),
      async (c) => {
        const { path, title } = c.req.valid("json");
        return c.json(await courseFromNote(room, bench.workspace(), path, title), 201);
      },
    )
    .post("/open", query(z.object({ name: z.string().max(200).default("") })), async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      return c.json(await openSharedCourse(room, { bytes, fileName: c.req.valid("query").name }), 201);
    })
    .get("/deleted", (c) => c.json({ courses: deletedCourses(room) }))
    .get("/courses/:course", (c) => c.json(known(() => outlineOf(room, course(c.req.param("course"))))))
    .put("/courses/:course", body(AboutForm), async (c) => {
      await changeAbout(room, course(c.req.param("course")), c.req.valid("json"));
      return c.json(outlineOf(room, c.req.param("course")));
    })
    .delete("/courses/:course", async (c) => c.json(await deleteCourse(room, course(c.req.param("course")))))
    .post("/courses/:course/restore", async (c) => {
      await restoreCourse(room, course(c.req.param("course")));
      return c.json({ restored: c.req.param("course") });
    })
    .post("/courses/:course/copy", body(Named), async (c) =>
      c.json(await duplicateCourse(room, course(c.req.param("course")), c.req.valid("json").title), 201),
    )
    .get("/courses/:course/share", query(z.object({ by: z.string().max(200).default("") })), (c) => {
      const { bytes, fileName } = shareCourse(room, course(c.req.param("course")), c.req.valid("query"));
      return attachment({ bytes, mediaType: "application/zip", fileName });
    })
    .put("/courses/:course/order", body(z.object({ topics: z.array(z.string()).max(10_000) })), async (c) => {
      await orderConcepts(room, course(c.req.param("course")), c.req.valid("json").topics);
      return c.json(outlineOf(room, c.req.param("course")));
    })
    .post(
      "/courses/:course/topics",
      body(
        z.object({
          title: z.string().max(300).optional(),
          form: ConceptForm.optional(),
          place: Place.optional(),
        }),
      ),
      async (c) => {
        const { title = "", form, place } = c.req.valid("json");
        const name = course(c.req.param("course"));
        const whole = form ?? emptyForm(title.trim(), opened(name).config.domain_type);
        return c.json(await addConcept(room, name, whole, place), 201);
      },
    )
    .get("/courses/:course/topics/:topic", (c) =>
      c.json(known(() => conceptForm(room, course(c.req.param("course")), c.req.param("topic")))),
    )
    .put("/courses/:course/topics/:topic", body(Saved), async (c) => {
      const { form, seen } = c.req.valid("json");
      return c.json(await saveConcept(room, course(c.req.param("course")), c.req.param("topic"), form, seen));
    })
    .delete("/courses/:course/topics/:topic", async (c) =>
      c.json(await removeConcept(room, course(c.req.param("course")), c.req.param("topic"))),
    )
    .post("/courses/:course/topics/:topic/check", body(z.object({ form: ConceptForm })), (c) => {
      const { problems } = checkConcept(
        opened(c.req.param("course")),
        c.req.param("topic"),
        c.req.valid("json").form,
      );
      return c.json({ problems });
    })
    .post("/courses/:course/topics/:topic/try", body(Tried), async (c) => {
      const { form, ...wish } = c.req.valid("json");
      return c.json(await tryConcept(room, opened(c.req.param("course")), c.req.param("topic"), form, wish));
    });
}

/** A list has no file whose name it could go by. */
function named(wish: ImportWish): ImportWish {
  return { ...wish, title: wish.title || "My list" };
}

function listOf(text: string) {
  return { fileName: "your list", bytes: new TextEncoder().encode(text) };
}

function wishIn(text: string): ImportWish {
  const parsed = ImportWish.safeParse(jsonIn(text));
  if (parsed.success) return parsed.data;
  throw new Problem("usage", "What was said of the file cannot be read. Nothing was made.");
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** By its address: what is not there is nothing to show, and no slip in a form. */
function known<T>(look: () => T): T {
  try {
    return look();
  } catch (error) {
    if (error instanceof Problem && error.kind === "usage")
      throw new Refused(404, "no_course", error.message);
    throw error;
  }
}
