import { Hono } from "hono";
import { z } from "zod";
import { Day, dayAt } from "../../lesson/timetable/day.ts";
import { Timetable } from "../../lesson/timetable/timetable.ts";
import { readTimetable, saveTimetable } from "../../lesson/timetable/timetable-file.ts";
import { Happened, mostLessons } from "../../lesson/units/unit.ts";
import {
  addLesson,
  allUnits,
  calendarFrom,
  coverageFor,
  icsFor,
  keepDraft,
  lessonToDraft,
  mark,
  nameLesson,
  newUnit,
  oneUnit,
  takeBack,
  type UnitDesk,
} from "../../lesson/units/unit-room.ts";
import { consentLog } from "../../store/consent-log.ts";
import type { Agreement } from "../../workspace/privacy/before-saving.ts";
import { attachment } from "../attachment.ts";
import { Agreed, body, query } from "../input.ts";
import { startRun } from "../runs/runs.ts";
import type { Workbench } from "../workbench.ts";

const Wish = z.object({
  topic: z.string().trim().max(300),
  class: z.string().min(1).max(200),
  lessons: z.number().int().min(1).max(mostLessons),
  outcomes: z.array(z.string().min(1).max(80)).max(20).default([]),
  starts: Day.optional(),
  near: z.boolean().optional(),
});
const Which = z.string().max(20).optional();

/** Units of the teacher who sits here: in order, drafted, marked, mapped and as a calendar. */
export function unitRoutes(bench: Workbench) {
  const keep = consentLog(bench.setup.data, () => new Date());
  const desk = (): UnitDesk => ({
    root: bench.workspace(),
    today: dayAt(new Date()),
    libraries: bench.libraries,
  });
  const agreement = (consents: z.output<typeof Agreed> = []): Agreement => ({
    agreed: consents.length > 0,
    keep: (consent) => keep({ ...consent, workspace: bench.workspace() }),
  });
  return new Hono()
    .get("/", async (c) => c.json(await allUnits(desk())))
    .post("/", body(Wish), async (c) => c.json(await newUnit(desk(), c.req.valid("json")), 201))
    .get("/coverage", query(z.object({ class: z.string().max(200) })), async (c) =>
      c.json(await coverageFor(desk(), c.req.valid("query").class, bench.store)),
    )
    .get(
      "/calendar",
      query(z.object({ from: Day.optional(), days: z.coerce.number().int().min(1).max(400) })),
      async (c) => {
        const { from, days } = c.req.valid("query");
        return c.json({ today: desk().today, ...(await calendarFrom(desk(), from ?? desk().today, days)) });
      },
    )
    .get("/timetable", (c) => c.json(readTimetable(bench.workspace())))
    .put("/timetable", body(Timetable), async (c) =>
      c.json(await saveTimetable(bench.workspace(), c.req.valid("json"), new Date())),
    )
    .get("/ics", async (c) => {
      const text = await icsFor(desk(), new Date());
      c.header("cache-control", "no-store");
      return attachment({
        bytes: new TextEncoder().encode(text),
        mediaType: "text/calendar; charset=utf-8",
        fileName: "lessons.ics",
      });
    })
    .get("/:id", async (c) => c.json(await oneUnit(desk(), c.req.param("id"))))
    .post("/:id/draft", body(z.object({ lesson: Which, consents: Agreed })), async (c) => {
      const { lesson = null, consents } = c.req.valid("json");
      const asked = await lessonToDraft(desk(), c.req.param("id"), lesson);
      const begun = await startRun(bench, { ...asked, consents });
      await keepDraft(bench.workspace(), asked.unit, asked.lesson, begun.sessionId);
      return c.json(begun, 201);
    })
    .post("/:id/happened", body(z.object({ what: Happened, consents: Agreed })), async (c) => {
      const { what, consents } = c.req.valid("json");
      return c.json(await mark(desk(), c.req.param("id"), what, agreement(consents)));
    })
    .post("/:id/undo", async (c) => c.json(await takeBack(desk(), c.req.param("id"))))
    .post(
      "/:id/lessons",
      body(z.object({ topic: z.string().trim().min(1).max(300), consents: Agreed })),
      async (c) => {
        const { topic, consents } = c.req.valid("json");
        return c.json(await addLesson(desk(), c.req.param("id"), topic, null, agreement(consents)), 201);
      },
    )
    .put(
      "/:id/lessons/:lesson",
      body(z.object({ topic: z.string().trim().min(1).max(300), consents: Agreed })),
      async (c) => {
        const { topic, consents } = c.req.valid("json");
        return c.json(
          await nameLesson(desk(), c.req.param("id"), c.req.param("lesson"), topic, agreement(consents)),
        );
      },
    );
}
