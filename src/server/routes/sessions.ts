import { Hono } from "hono";
import { z } from "zod";
import { takeBackSummary } from "../../agent/compaction/take-back.ts";
import { previewRun } from "../../agent/preview.ts";
import { resolveCommand } from "../../agent/resolve.ts";
import { keptRuns } from "../../evals/runs/kept-runs.ts";
import { titleInWords } from "../../formulas/in-plain.ts";
import { checkSession } from "../../lesson/check/check-in-workspace.ts";
import { Wish } from "../../lesson/decide/decision.ts";
import { lessonFinder } from "../../lesson/draft/find-lessons.ts";
import { cleanTitle, duplicateLesson, whatGoes } from "../../lesson/draft/manage-lessons.ts";
import { exportSession } from "../../lesson/export/export-session.ts";
import { exportFormats } from "../../lesson/export/model.ts";
import { slideLooks } from "../../lesson/export/slide-themes.ts";
import { Chosen } from "../../message.ts";
import { matchingSessions } from "../../store/matching-sessions.ts";
import { deskOf, type SessionSummary } from "../../store/session.ts";
import { masked } from "../../workspace/privacy/mask.ts";
import { attachment } from "../attachment.ts";
import { Refused } from "../errors.ts";
import { isOfTask } from "../handed/within-task.ts";
import { Agreed, body, query } from "../input.ts";
import {
  acceptRestIn,
  adaptFor,
  decideIn,
  refuseWhileRunning,
  sendTo,
  startRun,
  stopRun,
} from "../runs/runs.ts";
import { sessionView } from "../runs/session-view.ts";
import type { Workbench } from "../workbench.ts";
import { workspaceAt } from "../workspace-at.ts";

const Input = z.string().max(200_000);
const GoTo = z.object({ type: z.literal("draft"), draft: z.number().int() });
const Decision = z.intersection(z.union([Wish, GoTo]), z.object({ consents: Agreed }));
const Wanted = z.object({
  q: z.string().max(500).optional(),
  plugin: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  /** Only what was begun in the workspace that is open. */
  from: z.literal("here").optional(),
});

/** Sessions: found, read, started, gone on with, stopped, decided on, checked, exported, renamed and deleted. */
export function sessionRoutes(bench: Workbench) {
  const { store, passes } = bench;
  const findLessons = lessonFinder(store);
  const viewOf = async (id: string) => {
    const session = await store.readSession(id);
    return await bench.apart.lessonView(session, deskOf(session, bench.workspace()));
  };
  return new Hono()
    .get("/", query(Wanted), async (c) => {
      const { q = "", plugin, limit = 50, from } = c.req.valid("query");
      const found = await store.listSessions(plugin === undefined ? {} : { plugin });
      const here = await workspaceAt(bench, c);
      const isHere = ({ workspace = here }: SessionSummary) => workspace === here;
      const pass = passes.of(c.req.raw.headers);
      // Lessons of studies are nobody's own: they are looked at in Research, and from the desk that they were begun on.
      const listed = found.sessions.filter((one) =>
        pass === null
          ? isHere(one) || (from !== "here" && one.study === undefined)
          : isHere(one) && isOfTask(one, pass),
      );
      const fitting =
        plugin === "lesson-planning" ? await findLessons(listed, q) : matchingSessions(listed, q);
      const running = new Set(
        bench.channels.all().flatMap(({ live, name }) => (live === null ? [] : [name])),
      );
      const sessions = await Promise.all(
        fitting.slice(0, limit).map(async (one) => {
          const elsewhere = one.status === null && (await store.isHeld(one.id));
          const told = pass === null ? one : blind(one);
          const children = one.children.map((child) => ({
            ...(pass === null ? child : blind(child)),
            title: shown(child.title),
          }));
          const title = shown(one.title);
          return {
            ...told,
            title,
            children,
            running: running.has(one.id) || elsewhere,
            foreign: !isHere(one),
          };
        }),
      );
      return c.json({ sessions, total: fitting.length, problems: found.problems });
    })
    .post(
      "/",
      body(z.object({ command: z.string(), input: Input, about: Chosen.optional(), consents: Agreed })),
      async (c) => c.json(await startRun(bench, c.req.valid("json")), 201),
    )
    .post(
      "/preview",
      body(z.object({ command: z.string(), input: Input, about: Chosen.optional() })),
      async (c) => {
        const { command, input, about } = c.req.valid("json");
        const resolved = resolveCommand(await bench.plugins(), command);
        return c.json(await previewRun(await bench.setting(resolved.plugin.name), resolved, input, about));
      },
    )
    .get("/:id", async (c) => {
      const view = await sessionView(bench, c.req.param("id"));
      const pass = passes.of(c.req.raw.headers);
      return c.json(pass === null ? view : { ...view, session: blind(view.session) });
    })
    .post("/:id/send", body(z.object({ input: Input, consents: Agreed })), async (c) => {
      const { input, consents } = c.req.valid("json");
      return c.json(await sendTo(bench, c.req.param("id"), input, consents), 202);
    })
    .post("/:id/resume", body(z.object({ consents: Agreed })), async (c) =>
      c.json(await sendTo(bench, c.req.param("id"), null, c.req.valid("json").consents), 202),
    )
    .put("/:id/title", body(z.object({ title: z.string().max(1_000) })), async (c) => {
      const title = cleanTitle(c.req.valid("json").title);
      refuseWhileRunning(bench, c.req.param("id"));
      await store.renameSession(c.req.param("id"), title);
      return c.json({ title });
    })
    .post("/:id/copy", async (c) =>
      c.json({ id: await duplicateLesson(store, c.req.param("id"), new Date()) }, 201),
    )
    .post(
      "/:id/adapt",
      body(z.object({ class: z.string().min(1).max(200), consents: Agreed })),
      async (c) => {
        const { class: id, consents } = c.req.valid("json");
        return c.json(await adaptFor(bench, c.req.param("id"), id, consents), 201);
      },
    )
    .delete("/:id/summary", async (c) => {
      refuseWhileRunning(bench, c.req.param("id"));
      await takeBackSummary(store, c.req.param("id"), Date.now());
      return c.json({ summary: null });
    })
    .get("/:id/going", async (c) => c.json(await whatGoes(store, bench.memory.proposals, c.req.param("id"))))
    .delete("/:id", async (c) => {
      const id = c.req.param("id");
      refuseWhileRunning(bench, id);
      await store.deleteSession(id);
      await bench.memory.proposals.forget(id);
      await keptRuns(bench.setup.data).forget();
      return c.json({ deleted: id });
    })
    .post("/:id/stop", async (c) => c.json({ stopped: await stopRun(bench, c.req.param("id")) }))
    .post("/:id/decisions", body(Decision), async (c) => {
      const id = c.req.param("id");
      const wish = c.req.valid("json");
      const taken = await decideIn(bench, id, wish, wish.consents);
      if (taken.decision === null)
        throw new Refused(422, taken.status, taken.reason ?? "It did not succeed.");
      const lesson = await viewOf(id);
      const note = "note" in taken ? (taken.note ?? null) : null;
      const said = "said" in taken ? (taken.said ?? null) : null;
      return c.json({ decision: taken.decision, lesson, notices: taken.notices, note, said });
    })
    .post("/:id/accept-all", async (c) => {
      const id = c.req.param("id");
      const notices = await acceptRestIn(bench, id);
      return c.json({
        lesson: await viewOf(id),
        notices,
      });
    })
    .get("/:id/check", query(z.object({ class: z.string().optional() })), async (c) => {
      const session = await store.readSession(c.req.param("id"));
      const { found, profile, checkedIn } = await checkSession(
        session,
        deskOf(session, bench.workspace()),
        { class: c.req.valid("query").class },
        bench.libraries,
      );
      return c.json({ ...found, class: profile?.id ?? null, checkedIn });
    })
    .get(
      "/:id/export",
      query(
        z.object({
          format: z.enum(exportFormats),
          for: z.enum(["teacher", "student"]).optional(),
          look: z.enum(slideLooks).optional(),
        }),
      ),
      async (c) => {
        const { format, for: audience = "teacher", look } = c.req.valid("query");
        return attachment(
          await exportSession(
            store,
            bench.workspace(),
            c.req.param("id"),
            { format, for: audience, look },
            bench.libraries,
          ),
        );
      },
    );
}

/** As the participant whose it is may read it. */
function blind<T extends Pick<SessionSummary, "study">>(session: T): T {
  const { study } = session;
  return study === undefined ? session : { ...session, study: { ...study, condition: "" } };
}

/** As it stands in a list: names nobody, and its mathematics is words. */
function shown(title: string): string {
  return titleInWords(masked(title));
}
