import { Hono } from "hono";
import { z } from "zod";
import { openLesson } from "../../lesson/share/open-lesson.ts";
import { shareSession } from "../../lesson/share/share-session.ts";
import { fromShelf, onShelf, setShelf } from "../../lesson/share/shelf.ts";
import { dayAt } from "../../lesson/timetable/day.ts";
import { consentLog } from "../../store/consent-log.ts";
import { deskOf } from "../../store/session.ts";
import type { Consent } from "../../workspace/privacy/before-saving.ts";
import { attachment } from "../attachment.ts";
import { Agreed, body, query } from "../input.ts";
import type { Workbench } from "../workbench.ts";

const Wish = z.object({
  by: z.string().trim().max(200).default(""),
  licence: z.string().trim().max(200).default(""),
  decisions: z.boolean().default(false),
  consents: Agreed,
});
const ClassId = z.string().max(200).optional();

/** Lessons that go from teacher to teacher: one packed, one opened, and a department's shelf of them. */
export function shareRoutes(bench: Workbench) {
  const { data } = bench.setup;
  const keep = consentLog(data, () => new Date());
  const opened = (bytes: Uint8Array, name: string, classId: string | undefined) =>
    openLesson(
      { bytes, name, class: classId },
      { root: bench.workspace(), store: bench.store, libraries: bench.libraries, now: new Date() },
    );
  return new Hono()
    .post("/lesson/:id", body(Wish), async (c) => {
      const { consents = [], ...wish } = c.req.valid("json");
      const session = await bench.store.readSession(c.req.param("id"));
      const workspace = deskOf(session, bench.workspace());
      const agreement = {
        agreed: consents.length > 0,
        keep: (consent: Consent) => keep({ ...consent, workspace }),
      };
      const { bytes, fileName } = await shareSession(session, workspace, wish, dayAt(new Date()), agreement);
      return attachment({ bytes, mediaType: "application/zip", fileName });
    })
    .post("/open", query(z.object({ name: z.string().max(200), class: ClassId })), async (c) => {
      const { name, class: classId } = c.req.valid("query");
      return c.json(await opened(new Uint8Array(await c.req.arrayBuffer()), name, classId), 201);
    })
    .get("/shelf", query(z.object({ q: z.string().max(300).optional() })), async (c) =>
      c.json(await onShelf(data, c.req.valid("query").q ?? "")),
    )
    .put("/shelf", body(z.object({ folder: z.string().trim().min(1).max(2_000) })), async (c) => {
      await setShelf(data, c.req.valid("json").folder);
      return c.json({ folder: c.req.valid("json").folder });
    })
    .post("/shelf/open", body(z.object({ file: z.string().max(300), class: ClassId })), async (c) => {
      const { file, class: classId } = c.req.valid("json");
      return c.json(await opened(await fromShelf(data, file), file, classId), 201);
    });
}
