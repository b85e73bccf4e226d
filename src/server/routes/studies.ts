import { Hono } from "hono";
import { z } from "zod";
import { askAboutConsent } from "../../evals/studies/ask-about-consent.ts";
import { assign } from "../../evals/studies/assign.ts";
import { askAboutRepeat, beginning } from "../../evals/studies/begin.ts";
import {
  newStudy,
  participantIn,
  withConsent,
  withDecline,
  withNote,
  withParticipants,
} from "../../evals/studies/changes.ts";
import { deleteStudy } from "../../evals/studies/delete-study.ts";
import { freshDesk } from "../../evals/studies/desk.ts";
import { exportStudy } from "../../evals/studies/export/export-study.ts";
import {
  sittingOf,
  withBeginning,
  withFinish,
  withFinishTakenBack,
  withLesson,
} from "../../evals/studies/sittings.ts";
import { isPresent, nameForParticipants } from "../../evals/studies/study.ts";
import {
  changeStudy,
  createStudy,
  readStudy,
  studyIds,
  studyNamed,
  studyPlaces,
} from "../../evals/studies/study-file.ts";
import { studyView } from "../../evals/studies/view.ts";
import { type Kept, sessionsOf, whatIsWithdrawn, withdraw } from "../../evals/studies/withdraw.ts";
import { Problem } from "../../problem.ts";
import { writeZip } from "../../text/zip.ts";
import { attachment } from "../attachment.ts";
import { Refused } from "../errors.ts";
import { Agreed, body, query } from "../input.ts";
import { refuseWhileRunning, startRun } from "../runs/runs.ts";
import type { Workbench } from "../workbench.ts";

const New = z.object({
  id: z.string().max(60),
  title: z.string().max(200),
  shownAs: z.string().max(200).optional(),
  conditions: z.array(z.string().max(20)).min(1).max(20),
  how: z.enum(["random", "balanced"]),
  per: z.enum(["participant", "task"]),
  seed: z.number().int().min(0).max(1_000_000_000),
  consent: z.string().max(20_000),
});
const Words = z.string().max(4000);

/** Studies with people: made, filled, begun, noted, exported, withdrawn from. */
export function humanStudyRoutes(bench: Workbench) {
  const { store } = bench;
  const { data } = bench.setup;
  const kept: Kept = { data, store, proposals: bench.memory.proposals };
  const now = () => new Date().toISOString();
  const view = async (id: string) => studyView(store, await studyNamed(data, id), studyPlaces(data, id).file);

  return (
    new Hono()
      .get("/", async (c) => {
        const read = await Promise.all(
          (await studyIds(data)).map(async (id) => ({ id, ...(await readStudy(data, id)) })),
        );
        const studies = read.flatMap((one) =>
          "study" in one
            ? [
                {
                  id: one.id,
                  title: one.study.title,
                  created: one.study.created,
                  conditions: one.study.conditions,
                  present: one.study.participants.filter(isPresent).length,
                  withdrawn: one.study.participants.filter((each) => !isPresent(each)).length,
                },
              ]
            : [],
        );
        return c.json({ studies, problems: read.flatMap((one) => ("problems" in one ? one.problems : [])) });
      })
      .post("/", body(New), async (c) => {
        const study = newStudy(c.req.valid("json"), now());
        await createStudy(data, study, bench.workspace());
        return c.json({ id: study.id }, 201);
      })
      .get("/:id", async (c) => c.json(await view(c.req.param("id"))))
      .post(
        "/:id/participants",
        body(z.object({ ids: z.array(z.string().max(100)).min(1).max(200) })),
        async (c) => {
          const id = c.req.param("id");
          await changeStudy(data, id, (study) => withParticipants(study, c.req.valid("json").ids, now()));
          return c.json(await view(id), 201);
        },
      )
      .post("/:id/assign", async (c) => {
        const id = c.req.param("id");
        await changeStudy(data, id, assign);
        return c.json(await view(id));
      })
      .post(
        "/:id/participants/:who/consent",
        body(z.object({ texts: z.boolean(), text: z.string().max(20_000).optional(), consents: Agreed })),
        async (c) => {
          const { id, who } = c.req.param();
          const { consents = [], ...said } = c.req.valid("json");
          const study = await studyNamed(data, id);
          const asked = { text: said.text ?? study.consent, agreed: consents.length > 0 };
          await askAboutConsent(data, study, who, asked, () => new Date());
          await changeStudy(data, id, (study) => withConsent(study, who, said, now()));
          return c.json(await view(id));
        },
      )
      .get("/:id/participants/:who/consent", async (c) => {
        const { id, who } = c.req.param();
        const { consent = null, earlier = [] } = participantIn(await studyNamed(data, id), who);
        return c.json({ consent, earlier });
      })
      .post("/:id/participants/:who/decline", async (c) => {
        const { id, who } = c.req.param();
        await changeStudy(data, id, (study) => withDecline(study, who, now()));
        return c.json(await view(id));
      })
      .post(
        "/:id/participants/:who/notes",
        body(z.object({ text: Words, session: z.string().max(200).optional() })),
        async (c) => {
          const { id, who } = c.req.param();
          const { text, session } = c.req.valid("json");
          await changeStudy(data, id, (study) => withNote(study, who, text, now(), session));
          return c.json(await view(id), 201);
        },
      )
      .post(
        "/:id/participants/:who/begin",
        body(
          z.object({
            task: z.string().max(20),
            /** Left out: the task is shown, and its time begins. */
            input: Words.optional(),
            again: z.boolean().default(false),
            consents: Agreed,
          }),
        ),
        async (c) => {
          const { id, who } = c.req.param();
          const { task, input, again, consents } = c.req.valid("json");
          const pass = bench.passes.of(c.req.raw.headers);
          if (pass !== null && (again || input === undefined || pass.task !== task))
            throw new Refused(403, "handed", "This task was begun for you. Say what you would like.");
          const study = await studyNamed(data, id);
          const { mark, task: found } = beginning(study, who, task);
          if (found.room !== "plan")
            throw new Problem(
              "usage",
              `${found.id} is done at the terminal, where ${mark.participant} has a learner's home of their own (docs/research.md).`,
            );
          if (!again) await askAboutRepeat(store, study, mark);
          await changeStudy(data, id, (one) => withBeginning(one, mark, now()));
          if (input === undefined) return c.json({ participant: mark.participant, sessionId: null }, 201);
          if (input.trim() === "") throw new Problem("usage", "Say what you would like.");
          const within = { study: mark, workspace: await freshDesk(data, mark, bench.workspace()) };
          const asked = { command: "lesson-planning:create-lesson", input, consents, within };
          const begun = await startRun(bench, asked);
          await changeStudy(data, id, (one) => withLesson(one, mark, begun.sessionId));
          if (pass !== null) {
            pass.lesson = begun.sessionId;
            pass.lessons.add(begun.sessionId);
          }
          return c.json({ participant: mark.participant, ...begun }, 201);
        },
      )
      .post(
        "/:id/participants/:who/finish",
        body(
          z.object({
            task: z.string().max(20),
            session: z.string().max(200).optional(),
            back: z.boolean().default(false),
          }),
        ),
        async (c) => {
          const { id, who } = c.req.param();
          const { back, task, session } = c.req.valid("json");
          const pass = bench.passes.of(c.req.raw.headers);
          if (pass !== null && (pass.task !== task || pass.lesson !== (session ?? null)))
            throw new Refused(403, "handed", "This is not the task that this browser is at.");
          const { id: participant } = participantIn(await studyNamed(data, id), who);
          const lesson = (await sessionsOf(store, id, participant)).find((one) => one.id === session);
          const at = { participant, task, session, begun: lesson?.createdAt };
          await changeStudy(data, id, (study) =>
            back ? withFinishTakenBack(study, at) : withFinish(study, at, now()),
          );
          // The participant may be the one who asks: nothing of the study.
          return c.json({ isFinished: !back });
        },
      )
      /** For whoever does it: what to do, and nothing of conditions. */
      .get("/:id/tasks/:task", query(z.object({ session: z.string().max(200).optional() })), async (c) => {
        const study = await studyNamed(data, c.req.param("id"));
        const { tasks, participants } = study;
        const found = tasks.find(({ id }) => id === c.req.param("task"));
        const { session = "" } = c.req.valid("query");
        const sitting = participants.filter(isPresent).flatMap((one) => sittingOf(one, session) ?? [])[0];
        return c.json({
          study: nameForParticipants(study),
          task: found?.title ?? "",
          instructions: found?.instructions ?? "",
          prompt: found?.prompt ?? "",
          isFinished: sitting?.finished !== undefined,
        });
      })
      .get("/:id/participants/:who/going", async (c) => {
        const { id, who } = c.req.param();
        return c.json(await whatIsWithdrawn(kept, await studyNamed(data, id), who));
      })
      .delete("/:id/participants/:who", async (c) => {
        const { id, who } = c.req.param();
        const { participant } = await whatIsWithdrawn(kept, await studyNamed(data, id), who);
        // Nothing is begun while one of their lessons is being drafted.
        for (const session of await sessionsOf(store, id, participant)) refuseWhileRunning(bench, session.id);
        const { left } = await withdraw(kept, id, participant, now());
        return c.json({ ...(await view(id)), left });
      })
      .delete("/:id", body(z.object({ name: z.string().max(60) })), async (c) => {
        const id = c.req.param("id");
        for (const session of await sessionsOf(store, id)) refuseWhileRunning(bench, session.id);
        const left = await deleteStudy(kept, id, c.req.valid("json").name, now());
        return c.json({ deleted: id, left });
      })
      .get("/:id/export", async (c) => {
        const id = c.req.param("id");
        const { files } = await exportStudy({ ...kept, room: bench.room }, await studyNamed(data, id));
        const entries = Array.from(files, ([name, text]): [string, Uint8Array] => [
          `${id}/${name}`,
          new TextEncoder().encode(text),
        ]);
        const bytes = writeZip(new Map(entries));
        return attachment({ bytes, mediaType: "application/zip", fileName: `${id}-tables.zip` });
      })
  );
}
