import { Hono } from "hono";
import { z } from "zod";
import { BloomLevel, Modality } from "../../learning/course-format.ts";
import { tonguesOf } from "../../learning/course-tongues.ts";
import { kindNames } from "../../learning/course-words.ts";
import { kindNamed } from "../../learning/exercises/kinds.ts";
import { readMedia } from "../../learning/making/read-media.ts";
import { askTaught } from "../../learning/room/ask-taught.ts";
import { consoleHere, typeLine } from "../../learning/room/console.ts";
import { courseList } from "../../learning/room/course-list.ts";
import { exportCourse } from "../../learning/room/export-course.ts";
import { exportFormats } from "../../learning/room/export-formats.ts";
import { howItGoes } from "../../learning/room/how-it-goes.ts";
import { importInto } from "../../learning/room/import-course.ts";
import { openExercises } from "../../learning/room/open-exercises.ts";
import { planToday } from "../../learning/room/plan-today.ts";
import { visit } from "../../learning/room/room.ts";
import { sayAloud } from "../../learning/room/say-aloud.ts";
import { changeSettings, SettingsWish } from "../../learning/room/settings.ts";
import { takeUp } from "../../learning/room/take-up.ts";
import { checkTaught, teach } from "../../learning/room/teach.ts";
import { consoleLimits } from "../../learning/sandbox/console/console.ts";
import { slug } from "../../learning/state/places.ts";
import { readProfile } from "../../learning/state/profile-file.ts";
import { Problem } from "../../problem.ts";
import { attachment } from "../attachment.ts";
import { Refused } from "../errors.ts";
import { body, query } from "../input.ts";
import type { Workbench } from "../workbench.ts";

const Wish = z.object({
  concept: z.string(),
  modality: Modality.optional(),
  /** Named more closely than by its modality. */
  kind: z.enum(kindNames).optional(),
  bloom: BloomLevel.optional(),
  seed: z.number().int().optional(),
  sealed: z.boolean().optional(),
  quiz: z.boolean().optional(),
  teach: z.boolean().optional(),
  /** A new one, although one of that kind was begun. */
  fresh: z.boolean().optional(),
});
const Planned = z.object({
  minutes: z.coerce.number().positive().max(600).optional(),
  mode: z.enum(["study", "quiz"]).optional(),
});

const Import = z.object({
  /** As it is called where it comes from: its ending says what it is. */
  file: z.string().min(1).max(200),
  name: z.string().min(1).max(100).optional(),
});
/** A word or a sentence that stands on the page. */
const Spoken = z.object({
  text: z.string().min(1).max(400),
  language: z.string().min(2).max(20),
  slow: z.enum(["true", "false"]).optional(),
});
/** What the browser's own voices speak, by their codes. */
const Voices = z.object({ languages: z.array(z.string().max(35)).max(200) });
const Typed = z.object({
  before: z.array(z.string().max(consoleLimits.letters)).max(consoleLimits.lines),
  line: z.string().max(consoleLimits.letters),
  seed: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31),
});
const nothingToRead = { text: null, question: null };

/** Courses, the plan of the day, new exercises, and how it goes. */
export function studyRoutes(bench: Workbench) {
  const { room, pageVoices } = bench;
  /** By name only: a path is for the command line. */
  const enter = async (course: string) => {
    try {
      return await visit(room, slug(course, "course"));
    } catch (error) {
      // There is nothing else to get wrong on the way in.
      if (error instanceof Problem && error.kind === "usage")
        throw new Refused(404, "no_course", error.message);
      throw error;
    }
  };
  return new Hono()
    .get("/courses", async (c) => c.json({ courses: await courseList(room) }))
    .post("/import", query(Import), async (c) => {
      const { file: fileName, name } = c.req.valid("query");
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const imported = await importInto(room, { fileName, bytes }, { name });
      const { report, reviews } = imported;
      return c.json({ name: imported.name, report, reviews }, 201);
    })
    .get("/courses/:course", async (c) => {
      const { course } = await enter(c.req.param("course"));
      const { name, title, domain_type } = course.config;
      const tongues = tonguesOf(course);
      const hasPrograms = [...course.items.values()].some(kindNamed("repl").canPractise);
      return c.json({ name, title, domain: domain_type, concepts: course.concepts, tongues, hasPrograms });
    })
    .get("/courses/:course/media/:file", async (c) => {
      const { course } = await enter(c.req.param("course"));
      const found = readMedia(room, course.config.name, c.req.param("file"));
      if (found === null) throw new Refused(404, "missing", "This course has no such picture or sound.");
      return new Response(new Uint8Array(found.bytes), {
        headers: {
          "content-type": found.type,
          "cache-control": "private, max-age=3600",
        },
      });
    })
    .put("/voices", body(Voices), async (c) => {
      const { languages } = c.req.valid("json");
      const isNews = languages.some((language) => !pageVoices.speaks(language));
      pageVoices.told(languages);
      return c.json({ isNews });
    })
    .get("/said", query(Spoken), async (c) => {
      const { slow, ...sound } = c.req.valid("query");
      const wav = await sayAloud(room, { ...sound, slow: slow === "true" }, c.req.raw.signal);
      if (wav === null) throw new Refused(404, "no_voice", "Nothing on this computer can say this.");
      const headers = { "content-type": "audio/wav", "cache-control": "private, max-age=3600" };
      return c.body(new Uint8Array(wav), 200, headers);
    })
    .get("/courses/:course/plan", query(Planned), async (c) =>
      c.json(await planToday(await enter(c.req.param("course")), plain(c.req.valid("query")))),
    )
    .get("/courses/:course/progress", async (c) =>
      c.json(await howItGoes(await enter(c.req.param("course")))),
    )
    .get("/courses/:course/concepts/:concept/teach", async (c) => {
      const lesson = teach(await enter(c.req.param("course")), c.req.param("concept"));
      return c.json(lesson === null ? nothingToRead : { text: lesson.text, question: lesson.question });
    })
    .post("/courses/:course/concepts/:concept/teach", body(z.object({ reply: z.string() })), async (c) => {
      const learner = await enter(c.req.param("course"));
      const { concept } = c.req.param();
      const { reply } = c.req.valid("json");
      const told = askTaught(learner, concept, reply);
      if (told !== null) return c.json({ isRight: false, answer: told.text, asked: true, sound: told.sound });
      const checked = checkTaught(learner, concept, reply);
      if (checked === null) throw new Refused(422, "nothing", "There is nothing to compare this with.");
      return c.json({ ...checked, asked: false, sound: null });
    })
    .get("/courses/:course/console", async (c) =>
      c.json({ console: await consoleHere(await enter(c.req.param("course"))) }),
    )
    .post("/courses/:course/console", body(Typed), async (c) =>
      // Whoever goes away, or presses Stop, ends what runs.
      c.json(await typeLine(await enter(c.req.param("course")), c.req.valid("json"), c.req.raw.signal)),
    )
    .get("/courses/:course/export", query(z.object({ format: z.enum(exportFormats) })), async (c) =>
      attachment(await exportCourse(await enter(c.req.param("course")), c.req.valid("query").format)),
    )
    .get("/courses/:course/exercises", async (c) =>
      c.json({ open: await openExercises(await enter(c.req.param("course"))) }),
    )
    .post("/courses/:course/exercises", body(Wish), async (c) => {
      const { concept, ...wish } = c.req.valid("json");
      const { record, instructions, reason, begun } = await takeUp(
        await enter(c.req.param("course")),
        concept,
        wish,
      );
      const { exercise_id, modality, bloom_level } = record;
      return c.json({ exercise_id, modality, bloom_level, instructions, reason, begun }, begun ? 200 : 201);
    })
    .post("/courses/:course/undo", body(z.object({ exercise: z.string().optional() })), async (c) => {
      const { state } = await enter(c.req.param("course"));
      const undone = await state.takeBack(c.req.valid("json").exercise);
      if (undone === null) throw new Refused(409, "nothing", "There is nothing to take back.");
      return c.json({ undone });
    })
    .get("/settings", async (c) => c.json(settingsOf(await readProfile(room.home, room.ports))))
    .put("/settings", body(SettingsWish), async (c) => {
      const { profile, problems } = await changeSettings(room, c.req.valid("json"));
      return c.json({ ...settingsOf(profile), problems });
    });
}

function plain({ minutes, mode }: z.infer<typeof Planned>) {
  return { minutes, ...(mode === undefined ? {} : { mode }) };
}

function settingsOf(profile: Awaited<ReturnType<typeof readProfile>>) {
  const {
    session_duration_minutes: minutes,
    modality_preferences,
    new_words_per_day: newWords,
  } = profile.learning_preferences;
  const { preferred, avoided, auto_detected } = modality_preferences;
  return { timeZone: profile.time_zone, minutes, newWords, preferred, avoided, detected: auto_detected };
}
