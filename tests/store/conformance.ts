import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { applyChange, type Session, SessionSummary } from "../../src/store/session.ts";
import { type Store, StoreError, type StoreErrorKind } from "../../src/store/store.ts";
import { change, span } from "./arbitraries.ts";
import { at, ended, metadata, sampleSession, sampleSpan, says, texts } from "./samples.ts";

/** What every store promises. `makeStore` gives a new, empty one each time. */
export function storeConformance(name: string, makeStore: () => Store | Promise<Store>): void {
  describe(`${name}: sessions`, () => {
    test("a session that was made can be read, and its id is taken", async () => {
      const store = await makeStore();
      const log = await store.createSession(sampleSession("a"));
      expect(log.session).toEqual(sampleSession("a"));
      expect(log.problems).toEqual([]);
      expect(await store.readSession("a")).toEqual(sampleSession("a"));
      await fails("exists", store.createSession(sampleSession("a")));
      await log.close();
      await fails("exists", store.createSession(sampleSession("a")));
    });

    test("any changes come back as they went in, and in order: while open, after closing, after reopening", async () => {
      const store = await makeStore();
      let count = 0;
      const appends = fc.array(fc.array(change, { maxLength: 3 }), { minLength: 1, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(appends, appends, async (first, second) => {
          const id = `p${count++}`;
          const expected = sampleSession(id);
          const log = await store.createSession(sampleSession(id));
          for (const changes of first) await append(log, changes, expected);
          expect(await store.readSession(id)).toEqual(expected);
          await log.close();
          expect(await store.readSession(id)).toEqual(expected);
          const again = await store.openSession(id);
          expect(again.session).toEqual(expected);
          for (const changes of second) await append(again, changes, expected);
          await listShows(store, expected);
          await again.close();
          expect(await store.readSession(id)).toEqual(expected);
          await listShows(store, expected);
        }),
        { seed: 5, numRuns: 60 },
      );
    });

    test("appends that are not waited for keep their order", async () => {
      const store = await makeStore();
      const log = await store.createSession(sampleSession("a"));
      const numbers = Array.from({ length: 30 }, (_, i) => String(i));
      const pending = numbers.map((n) => log.append([says(n)]));
      await log.close();
      await Promise.all(pending);
      expect(texts(await store.readSession("a"))).toEqual(numbers);
    });

    test("what a reader was given does not change under it, nor can it change the session", async () => {
      const store = await makeStore();
      const log = await store.createSession(sampleSession("a"));
      const before = await store.readSession("a");
      await log.append([says("hello")]);
      expect(before.messages).toEqual([]);
      before.title = "changed";
      expect((await store.readSession("a")).title).toBe("Lesson a");
      await log.close();
    });

    test("a session gets another title, and keeps everything else; not while it is held", async () => {
      const store = await makeStore();
      const log = await store.createSession(sampleSession("a"));
      await log.append([says("hello")]);
      await fails("busy", store.renameSession("a", "Another"));
      await log.close();
      await store.renameSession("a", "Another");
      const session = await store.readSession("a");
      expect(session).toMatchObject({ title: "Another", named: true, updatedAt: at(0) });
      expect(texts(session)).toEqual(["hello"]);
      expect((await store.listSessions()).sessions).toMatchObject([{ title: "Another", named: true }]);
      const again = await store.openSession("a");
      await again.append([says("more")]);
      await again.close();
      expect(await store.readSession("a")).toMatchObject({ title: "Another", messageCount: 2 });
      await fails("not_found", store.renameSession("b", "x"));
    });

    test("a session that is deleted is gone with its traces, and no other; not while it is held", async () => {
      const store = await makeStore();
      for (const id of ["a", "ab"]) {
        const log = await store.createSession(sampleSession(id));
        const trace = await store.createTrace(`t-${id}`, id, metadata);
        await trace.append([sampleSpan("x")]);
        await log.append([{ type: "run_start", traceId: `t-${id}`, at: at(1) }, says("hello")]);
        await log.keepTurn("half a turn");
        await fails("busy", store.deleteSession(id));
        await trace.finish(ended);
        await log.close();
      }
      // Of a run that died before its session knew of it.
      await store.createTrace("t-stray", "a", metadata);
      await store.deleteSession("a");
      await fails("not_found", store.readSession("a"));
      await fails("not_found", store.openSession("a"));
      await fails("not_found", store.deleteSession("a"));
      for (const id of ["t-a", "t-stray"]) await fails("not_found", store.readTrace(id));
      expect(await store.readTurn("a")).toBeNull();
      expect((await store.listSessions()).sessions.map(({ id }) => id)).toEqual(["ab"]);
      expect(texts(await store.readSession("ab"))).toEqual(["hello"]);
      expect((await store.readTrace("t-ab")).spans).toHaveLength(1);
      expect(await store.listTraces()).toEqual(["t-ab"]);
      await (await store.createSession(sampleSession("a"))).close();
      expect((await store.readSession("a")).messages).toEqual([]);
    });

    test("one holder at a time; free again after close", async () => {
      const store = await makeStore();
      const log = await store.createSession(sampleSession("a"));
      await fails("busy", store.openSession("a"));
      expect(await store.isHeld("a")).toBe(true);
      await fails("busy", store.openSession("a")); // looking took nothing and let nothing go
      await log.close();
      await log.close();
      const second = await store.openSession("a");
      await fails("busy", store.openSession("a"));
      await fails("write_failed", log.append([says("too late")]));
      await second.close();
      expect(await store.isHeld("a")).toBe(false);
      expect(await store.isHeld("never-was")).toBe(false);
      expect((await store.readSession("a")).messages).toEqual([]);
    });

    test("sessions are held apart from one another", async () => {
      const store = await makeStore();
      const a = await store.createSession(sampleSession("a"));
      const b = await store.createSession(sampleSession("b"));
      await Promise.all([a.append([says("to a")]), b.append([says("to b")])]);
      await a.close();
      await b.append([says("more")]);
      await b.close();
      expect(texts(await store.readSession("a"))).toEqual(["to a"]);
      expect(texts(await store.readSession("b"))).toEqual(["to b", "more"]);
    });

    test("decisions stay, taken back or not", async () => {
      const store = await makeStore();
      const decisions = [
        { section: "starter", type: "revise", at: at(1), request: "shorter", before: "…", after: "…" },
        { section: "starter", type: "undo", at: at(2), of: 0 },
        { section: "starter", type: "accept", at: at(3) },
      ];
      const log = await store.createSession(sampleSession("a"));
      for (const decision of decisions) await log.append([{ type: "decision", decision, at: decision.at }]);
      await log.close();
      const again = await store.openSession("a");
      expect(again.session.decisions).toEqual(decisions);
      await again.close();
      expect((await store.readSession("a")).decisions).toEqual(decisions);
    });

    test("the text of a turn under way is there for a run that died, and gone once the turn is saved or the run has ended", async () => {
      const store = await makeStore();
      const log = await store.createSession(sampleSession("a"));
      await log.append([{ type: "run_start", traceId: "t1", at: at(1) }, says("a lesson", 1)]);
      expect(await store.readTurn("a")).toBeNull();
      await log.keepTurn("# A les");
      await log.keepTurn("# A lesson\n\n## Starter");
      expect(await store.readTurn("a")).toBe("# A lesson\n\n## Starter");
      expect(texts(await store.readSession("a"))).toEqual(["a lesson"]);
      await log.close();
      expect(await store.readTurn("a")).toBe("# A lesson\n\n## Starter");

      const again = await store.openSession("a");
      await again.append([{ type: "run_start", traceId: "t2", at: at(2) }]);
      expect(await store.readTurn("a")).toBe("# A lesson\n\n## Starter");
      await again.append([says("the lesson", 3)]);
      expect(await store.readTurn("a")).toBeNull();
      await again.keepTurn("and mo");
      await again.append([{ type: "run_end", status: "error_model", at: at(4) }]);
      expect(await store.readTurn("a")).toBeNull();
      await again.close();
      await again.keepTurn("too late");
      expect(await store.readTurn("a")).toBeNull();
      expect(await store.readTurn("nobody")).toBeNull();
      await fails("bad_id", store.readTurn("../a"));
    });

    test("a session that is not there: said, with the nearest one there is", async () => {
      const store = await makeStore();
      await (await store.createSession(sampleSession("lesson-1234"))).close();
      await fails(
        "not_found",
        store.openSession("lesson-1243"),
        "There is no session lesson-1243. Did you mean lesson-1234?",
      );
      await fails("not_found", store.readSession("lesson"), "Did you mean lesson-1234?");
      await fails("not_found", store.readSession("zebra"), "There is no session zebra.");
    });

    test("an id that could name another file is refused everywhere", async () => {
      const store = await makeStore();
      for (const id of [
        "",
        ".",
        "..",
        "../a",
        "a/b",
        "a\\b",
        "a.json",
        "-a",
        "_a",
        "a b",
        "ä",
        "a\n",
        "a\0",
        "x".repeat(129),
      ]) {
        await fails("bad_id", store.createSession(sampleSession(id)));
        await fails("bad_id", store.openSession(id));
        await fails("bad_id", store.readSession(id));
        await fails("bad_id", store.createTrace(id, "s", metadata));
        await fails("bad_id", store.readTrace(id));
      }
      const longest = `0${"x".repeat(125)}_-`;
      await (await store.createSession(sampleSession(longest))).close();
      expect((await store.readSession(longest)).id).toBe(longest);
    });
  });

  describe(`${name}: lists`, () => {
    test("an empty store has an empty list", async () => {
      const store = await makeStore();
      expect(await store.listSessions()).toEqual({ sessions: [], total: 0, problems: [] });
    });

    test("recent first, by plugin, up to a limit, with the number of all", async () => {
      const store = await makeStore();
      for (const [id, seconds, plugin] of [
        ["old", 1, "study"],
        ["newest", 9, "study"],
        ["mid", 5, "coach"],
      ] as const) {
        await (await store.createSession(sampleSession(id, seconds, plugin))).close();
      }
      const ids = async (options?: { plugin?: string; limit?: number }) => {
        const { sessions, total, problems } = await store.listSessions(options);
        expect(problems).toEqual([]);
        return { ids: sessions.map((s) => s.id), total };
      };
      expect(await ids()).toEqual({ ids: ["newest", "mid", "old"], total: 3 });
      expect(await ids({ plugin: "study" })).toEqual({ ids: ["newest", "old"], total: 2 });
      expect(await ids({ plugin: "study", limit: 1 })).toEqual({ ids: ["newest"], total: 2 });
      expect(await ids({ limit: 0 })).toEqual({ ids: [], total: 3 });
      expect(await ids({ plugin: "nobody" })).toEqual({ ids: [], total: 0 });

      const log = await store.openSession("old");
      await log.append([{ type: "run_start", traceId: "t1", at: at(20) }, says("again", 21)]);
      expect((await ids()).ids).toEqual(["old", "newest", "mid"]);
      await log.close();
      expect((await ids()).ids).toEqual(["old", "newest", "mid"]);
    });
  });

  describe(`${name}: traces`, () => {
    test("under way, then whole: any spans, in order", async () => {
      const store = await makeStore();
      let count = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(span, { maxLength: 3 }), { maxLength: 4 }), async (appends) => {
          const id = `t${count++}`;
          const log = await store.createTrace(id, "session-1", metadata);
          expect(log.id).toBe(id);
          for (const spans of appends) await log.append(spans);
          const spans = appends.flat();
          expect(await store.readTrace(id)).toEqual({ id, sessionId: "session-1", metadata, spans });
          await log.finish(ended);
          expect(await store.readTrace(id)).toEqual({ id, sessionId: "session-1", metadata: ended, spans });
        }),
        { seed: 5, numRuns: 60 },
      );
    });

    test("nothing is added to a trace that has ended, and its id is taken from the start", async () => {
      const store = await makeStore();
      const log = await store.createTrace("t", "s", metadata);
      await fails("exists", store.createTrace("t", "s", metadata));
      await log.append([sampleSpan("one")]);
      await log.finish(ended);
      await fails("write_failed", log.append([sampleSpan("two")]));
      await fails("write_failed", log.finish(ended));
      await fails("exists", store.createTrace("t", "s", metadata));
      expect((await store.readTrace("t")).spans).toEqual([sampleSpan("one")]);
    });

    test("a trace that is not there", async () => {
      const store = await makeStore();
      await fails("not_found", store.readTrace("t"), "There is no trace t.");
    });
  });
}

async function append(
  log: Awaited<ReturnType<Store["openSession"]>>,
  changes: Parameters<typeof log.append>[0],
  expected: Session,
) {
  for (const one of changes) applyChange(expected, structuredClone(one));
  await log.append(changes);
  expect(log.session).toEqual(expected);
}

async function listShows(store: Store, session: Session): Promise<void> {
  const { sessions, problems } = await store.listSessions();
  expect(problems).toEqual([]);
  expect(sessions.find((one) => one.id === session.id)).toEqual({
    ...SessionSummary.parse(session),
    children: [],
  });
}

/** Gives the message, for people, which must say `part`. */
export async function fails(kind: StoreErrorKind, work: Promise<unknown>, part = ""): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StoreError)) throw error ?? new Error(`It should have failed with ${kind}.`);
  expect(`${error.kind}: ${error.message}`).toStartWith(`${kind}: `);
  expect(error.message).toContain(part);
  return error.message;
}
