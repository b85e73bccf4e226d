import { Hono } from "hono";
import { z } from "zod";
import { readPicture } from "../../documents/photo/picture.ts";
import { mostText } from "../../learning/exercises/most-text.ts";
import { checkWork } from "../../learning/room/check-work.ts";
import { exerciseView } from "../../learning/room/exercise-view.ts";
import { explainCode } from "../../learning/room/explain.ts";
import { gradeExercise, showReference, UnreadPhoto } from "../../learning/room/grade-exercise.ts";
import { nextHint } from "../../learning/room/hint.ts";
import { AlreadyCounts, saveAnswers, saveLearnerFile } from "../../learning/room/learner-files.ts";
import { learnerPicture } from "../../learning/room/learner-picture.ts";
import { haveMet } from "../../learning/room/meeting.ts";
import { AnsweredBefore, answerQuestion, saidElsewhere, soundOf } from "../../learning/room/one-by-one.ts";
import { Refused } from "../errors.ts";
import { body, query } from "../input.ts";
import { stopRun } from "../runs/runs.ts";
import type { Talks } from "../runs/talks.ts";
import { talkChannel } from "../runs/talks.ts";
import type { Workbench } from "../workbench.ts";

const Version = z.string().max(100);
const Text = z.string().max(mostText);
const Rating = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const HandIn = z.object({
  record: z.boolean().optional(),
  response: Text.optional(),
  self: z.union([Rating, z.record(z.string(), z.number().min(1).max(4))]).optional(),
});

/** One exercise: seen without its key, worked on in its own files, hinted at, talked about, graded. */
export function exerciseRoutes(bench: Workbench, talks: Talks) {
  const { room, channels } = bench;
  const changed = (id: string) => channels.open(talkChannel(id)).tell({ type: "changed", what: "exercise" });
  return new Hono()
    .get("/:id", async (c) => {
      const id = c.req.param("id");
      const exercise = await exerciseView(room, id);
      return c.json({ exercise, stream: channels.open(talkChannel(id)).position() });
    })
    .post("/:id/met", async (c) => {
      const id = c.req.param("id");
      const problems = await haveMet(room, id);
      changed(id);
      return c.json({ problems });
    })
    .put(
      "/:id/answers",
      body(z.object({ answers: z.record(z.string(), Text), version: Version })),
      async (c) => {
        const id = c.req.param("id");
        const saved = await saveAnswers(room, id, c.req.valid("json")).catch(refused);
        changed(id);
        return c.json(saved);
      },
    )
    .put("/:id/file", body(z.object({ name: z.string(), content: Text, version: Version })), async (c) => {
      const id = c.req.param("id");
      const saved = await saveLearnerFile(room, id, c.req.valid("json")).catch(refused);
      changed(id);
      return c.json(saved);
    })
    .post("/:id/answer", body(z.object({ line: Text, at: z.number().int().min(0) })), async (c) => {
      const id = c.req.param("id");
      const { answer } = await answerQuestion(room, id, c.req.valid("json")).catch(refused);
      changed(id);
      return c.json(answer);
    })
    .get("/:id/sound/:at", query(z.object({ slow: z.enum(["true", "false"]).optional() })), async (c) => {
      const at = Number(c.req.param("at"));
      const slow = c.req.valid("query").slow === "true";
      const wav = await soundOf(room, c.req.param("id"), { at, slow }, c.req.raw.signal);
      if (wav === null) throw new Refused(404, "no_voice", "Nothing on this computer can say this.");
      return c.body(new Uint8Array(wav), 200, { "content-type": "audio/wav", "cache-control": "no-store" });
    })
    .get("/:id/said/:at", async (c) =>
      // Only where the browser has to say it, because nothing here can.
      c.json(await saidElsewhere(room, c.req.param("id"), Number(c.req.param("at")))),
    )
    .post("/:id/hint", query(z.object({ question: z.string().max(20).optional() })), async (c) =>
      c.json(await nextHint(room, c.req.param("id"), c.req.valid("query").question)),
    )
    .post(
      "/:id/check",
      body(z.object({ question: z.string().max(20), answer: Text, why: z.boolean().default(false) })),
      async (c) => c.json(await checkWork(room, c.req.param("id"), c.req.valid("json"))),
    )
    .post("/:id/explain", body(z.object({ text: Text })), async (c) =>
      c.json(await explainCode(room, c.req.param("id"), c.req.valid("json").text)),
    )
    .post("/:id/grade", body(HandIn), async (c) => {
      const id = c.req.param("id");
      const { record = true, ...handIn } = c.req.valid("json");
      const graded = await gradeExercise(room, { id }, { ...handIn, record });
      changed(id);
      return c.json(graded);
    })
    .get("/:id/picture", async (c) => {
      const picture = await learnerPicture(room, c.req.param("id"));
      if (picture === null) throw new Refused(404, "no_picture", "No picture was handed in here.");
      const headers = { "content-type": picture.mediaType, "cache-control": "private, max-age=3600" };
      return c.body(new Uint8Array(picture.bytes), 200, headers);
    })
    .post("/:id/reference", async (c) => {
      const id = c.req.param("id");
      const reference = await showReference(room, id);
      changed(id);
      return c.json({ reference });
    })
    .post("/:id/image", query(z.object({ record: z.enum(["true", "false"]).optional() })), async (c) => {
      const id = c.req.param("id");
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const picture = readPicture(bytes);
      if ("problem" in picture) throw new Refused(415, "not_a_picture", picture.problem);
      const image = { path: `photo.${picture.mediaType.slice("image/".length)}`, bytes };
      const record = c.req.valid("query").record !== "false";
      try {
        const graded = await gradeExercise(room, { id }, { record, image });
        changed(id);
        return c.json(graded);
      } catch (error) {
        if (!(error instanceof UnreadPhoto)) throw error;
        const { message, unread } = error;
        return c.json({ error: { message, kind: "unread" }, unread }, 422);
      }
    })
    .post(
      "/:id/talk",
      body(z.object({ text: Text.nullable(), seconds: z.number().min(0).optional() })),
      async (c) => {
        const { text, seconds } = c.req.valid("json");
        return c.json(await talks.say(c.req.param("id"), text, seconds ?? null));
      },
    )
    .post("/:id/stop", async (c) =>
      c.json({ stopped: await stopRun(bench, talkChannel(c.req.param("id"))) }),
    );
}

function refused(error: unknown): never {
  if (error instanceof AnsweredBefore) throw new Refused(409, "answered", error.message);
  if (error instanceof AlreadyCounts) throw new Refused(409, "counts", error.message);
  throw error;
}
