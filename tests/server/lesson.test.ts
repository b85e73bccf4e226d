import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileProposals } from "../../src/memory/proposals.ts";
import { fileStore } from "../../src/store/file-store.ts";
import { newSession } from "../../src/store/session.ts";
import { aLesson } from "./drafted.ts";
import { ended, follow } from "./follow.ts";
import { type House, house, parsed, serving } from "./harness.ts";

type Server = Awaited<ReturnType<typeof serving>>;

async function draft(server: Server): Promise<string> {
  const reply = await server.client.sessions.$post({
    json: { command: "lesson-planning:create-lesson", input: "iteration for 3B" },
  });
  const { sessionId, stream } = await reply.json();
  const reader = await follow(server, stream);
  await reader.until(ended);
  reader.close();
  return sessionId;
}

/** For what only needs one. */
const lessonIn = (here: House, server: Server) =>
  aLesson({ here, port: server.port, url: () => server.url, reach: () => server });

const read = async (server: Server, id: string) =>
  await (await server.client.sessions[":id"].$get({ param: { id } })).json();

describe("a lesson in the page, with no key", () => {
  test("is drafted, decided section by section, undone and exported", async () => {
    using here = await house();
    await using server = await serving(here);
    const id = await draft(server);
    const { lesson, session } = await read(server, id);
    expect(session.status).toBe("success");
    expect(lesson?.sections.map(({ decision }) => decision)).toEqual(Array(11).fill("pending"));
    expect(lesson?.check.evidence).toMatchObject({ claims: 4, verified: 4, findings: [] });
    expect(lesson?.claims[0]).toMatchObject({ status: "verified", section: "curriculum-links" });
    expect(lesson?.class).toBe("3B");

    const decide = async (wish: unknown) => {
      const reply = await server.send("POST", `/api/sessions/${id}/decisions`, wish);
      return { status: reply.status, ...(await parsed(reply)) };
    };
    const other = await follow(server, (await read(server, id)).stream); // another page, open on the same lesson
    expect((await decide({ type: "accept", section: "overview" })).lesson.sections[0].decision).toBe(
      "accepted",
    );
    const revised = await decide({ type: "revise", section: "starter", request: "make it shorter" });
    expect(revised.decision).toMatchObject({ type: "revise", editType: "shorter" });
    // Its rows of Timings and their total follow; nothing else does.
    const others = (text: string) =>
      text.split(/## Starter[\s\S]*?(?=## Main)|\| (?:Starter|Review|\*\*Total\*\*) \|.*/);
    expect(others(revised.lesson.markdown)).toEqual(others(lesson?.markdown ?? ""));
    const offered = await decide({ type: "alternatives", section: "plenary" });
    expect(offered.lesson.markdown).toBe(revised.lesson.markdown);
    const picked = await decide({ type: "pick", section: "plenary", pick: 2 });
    expect(picked.lesson.markdown).not.toBe(revised.lesson.markdown);
    expect((await decide({ type: "undo", section: "plenary" })).lesson.markdown).toBe(
      revised.lesson.markdown,
    );
    expect((await decide({ type: "revise", section: "main", editType: "easier" })).status).toBe(200);
    const own = await decide({ type: "edit", section: "resources", text: "One sheet of paper each." });
    expect(own.lesson.markdown).toContain("## Resources\n\nOne sheet of paper each.\n");
    expect((await decide({ type: "edit", section: "resources", text: "" })).status).toBe(409);
    const claimed = await decide({ type: "edit", section: "resources", text: "Paper, for TCH 9-99z." });
    expect(claimed.lesson.check.evidence.findings).toEqual([
      expect.objectContaining({ code: "TCH 9-99z", status: "invented" }),
    ]);
    expect((await decide({ type: "undo", section: "resources" })).lesson.check.evidence.findings).toEqual([]);
    expect((await decide({ type: "edit", section: "resources" })).status).toBe(400);

    expect(await decide({ type: "pick", section: "main", pick: 9 })).toMatchObject({ status: 409 });
    const wrong = await decide({ type: "accept", section: "starte" });
    expect([wrong.status, wrong.error.message]).toEqual([
      409,
      expect.stringContaining("Did you mean `starter`?"),
    ]);
    await other.until(({ frames }) => frames.filter(({ type }) => type === "changed").length === 9);
    other.close();

    expect(lesson?.sections.flatMap(({ minutes }) => minutes ?? [])).toEqual([8, 33, 4]);
    const rest = await server.client.sessions[":id"]["accept-all"].$post({ param: { id } });
    const decided = (await rest.json()).lesson;
    expect([decided?.complete, decided?.undecided]).toEqual([true, []]);
    expect((await decide({ type: "undo", section: "timings" })).lesson.undecided).toEqual(["timings"]);

    const docx = await server.get(`/api/sessions/${id}/export?format=docx`);
    expect(docx.headers.get("content-type")).toContain("wordprocessingml");
    expect(docx.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+-teacher\.docx"/);
    expect(
      Buffer.from(await docx.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
    const html = await server.get(`/api/sessions/${id}/export?format=html&for=student`);
    expect(html.headers.get("content-disposition")).toStartWith("attachment");
    const asked = { param: { id }, query: { look: "dark" as const } };
    const { deck, companion } = await (await server.client.companions[":id"].deck.$get(asked)).json();
    expect([deck.look, companion]).toEqual(["dark", null]);
    expect(deck.slides.filter(({ reveals }) => reveals)).not.toEqual([]);
    const check = await (await server.client.sessions[":id"].check.$get({ param: { id }, query: {} })).json();
    expect([check.class, check.evidence.invented]).toEqual(["3B", 0]);
  });

  test("of another workspace is named as such, and is none of this one's recent lessons", async () => {
    using here = await house();
    await using server = await serving(here);
    const begun = async (id: string, workspace: string | null) => {
      const seed = { id, plugin: "lesson-planning", command: null, agent: "planner", title: id };
      const place = workspace === null ? {} : { workspace };
      const log = await fileStore(here.data).createSession(
        newSession({ ...seed, ...place, now: "2026-01-05T10:00:00.000Z" }),
      );
      await log.close();
    };
    await begun("mine", here.workspace);
    await begun("theirs", join(here.top, "a school far away"));
    await begun("from-before", null);
    const list = async (query: { from?: "here" }) =>
      (await (await server.client.sessions.$get({ query: { plugin: "lesson-planning", ...query } })).json())
        .sessions;
    expect((await list({ from: "here" })).map(({ id }) => id).toSorted()).toEqual(["from-before", "mine"]);
    const all = await list({});
    expect(all.filter(({ foreign }) => foreign).map(({ id }) => id)).toEqual(["theirs"]);
    expect(all).toHaveLength(3);
  });

  test("any text is checked as a lesson, with the spec's invented outcome found out", async () => {
    using here = await house();
    await using server = await serving(here);
    const markdown = "## Curriculum links\n\nTCH 3-19z: Iteration. Write to callum.reid@gmail.com.\n";
    const check = await (await server.client.lessons.check.$post({ json: { markdown, class: "3b" } })).json();
    expect(check.evidence).toMatchObject({ claims: 1, invented: 1 });
    expect([check.class, check.privacy.length]).toEqual(["3B", 1]);
    const nobody = await server.send("POST", "/api/lessons/check", { markdown, class: "9Z" });
    expect([nobody.status, (await parsed(nobody)).error.message]).toEqual([
      400,
      expect.stringContaining("There is no class 9Z"),
    ]);
  });

  test("says what it was drafted with, whatever is asked after it", async () => {
    using here = await house();
    await using server = await serving(here);
    const id = await draft(server);
    const { run } = await read(server, id);
    expect(run?.used).toStartWith("I'll use: 3B");
    await server.send("POST", `/api/sessions/${id}/decisions`, {
      type: "revise",
      section: "starter",
      request: "shorter",
    });
    const { run: later, lesson } = await read(server, id);
    expect(later?.traceId).not.toBe(run?.traceId);
    expect(later?.used).toBe(run?.used ?? "");
    expect(lesson?.gaps).toBe(0);
    const draftNow = { draft: lesson?.draft ?? -1, accepted: 0, sections: 11, stands: true };
    expect(lesson?.drafts).toEqual([draftNow]);
    const same = await server.send("POST", `/api/sessions/${id}/decisions`, {
      type: "draft",
      draft: draftNow.draft,
    });
    expect([same.status, (await parsed(same)).error.message]).toEqual([
      409,
      expect.stringContaining("already"),
    ]);
  });

  test("is adapted for another class in a session of its own, which says what it kept", async () => {
    using here = await house();
    await using server = await serving(here);
    const id = await lessonIn(here, server);
    await server.send("POST", `/api/sessions/${id}/decisions`, {
      type: "edit",
      section: "assessment",
      text: "Listen for the heron.",
    });
    const before = await read(server, id);
    const reply = await server.client.sessions[":id"].adapt.$post({ param: { id }, json: { class: "2a" } });
    const { sessionId, stream } = await reply.json();
    const reader = await follow(server, stream);
    await reader.until(ended);
    reader.close();
    const { session, lesson } = await read(server, sessionId);
    expect([lesson?.class, lesson?.length.wanted]).toEqual(["2A", 55]);
    expect(lesson?.markdown).toContain("Listen for the heron.");
    expect(session.decisions).toMatchObject([{ section: "assessment", type: "edit", from: id }]);
    expect((await read(server, id)).session).toEqual(before.session);
    const own = await server.send("POST", `/api/sessions/${id}/adapt`, { class: "3B" });
    expect([own.status, (await parsed(own)).error.message]).toEqual([
      400,
      expect.stringContaining("for 3B already"),
    ]);
  });

  test("is found by class, words and the outcomes that it names, whatever it is called", async () => {
    using here = await house();
    await using server = await serving(here);
    const id = await lessonIn(here, server);
    await server.client.sessions[":id"].title.$put({
      param: { id },
      json: { title: "Wednesday, period two" },
    });
    const found = async (q: string) => {
      const query = { plugin: "lesson-planning", q };
      return (await (await server.client.sessions.$get({ query })).json()).sessions.map((one) => one.id);
    };
    for (const q of [
      "wednesday",
      "3B",
      "iteration 3b",
      "TCH 4-14a",
      "tch4-14A",
      "4-14a",
      "wednesday TCH 4-14a",
      "Tch 4 14a 3B",
    ])
      expect([q, await found(q)]).toEqual([q, [id]]);
    for (const q of ["2A", "thursday", "TCH 4-1", "TCH 9-14a", "wednesday TCH 4-99z", "heron"])
      expect([q, await found(q)]).toEqual([q, []]);
  });

  test("is found by its words, and refused work leaves its reason", async () => {
    using here = await house();
    await using server = await serving(here);
    const id = await lessonIn(here, server);
    const search = async (q: string) =>
      (await (await server.client.sessions.$get({ query: { q } })).json()).sessions.map((one) => one.id);
    expect(await search("ITERATION 3b")).toEqual([id]);
    expect(await search("fractions")).toEqual([]);

    const reply = await server.client.sessions.$post({
      json: { command: "lesson-planning:create-lesson", input: "write report cards for my pupils" },
    });
    const begun = await reply.json();
    const reader = await follow(server, begun.stream);
    await reader.until(ended);
    reader.close();
    const last = reader.frames.findLast((frame) => frame.type === "event");
    expect(last?.event).toMatchObject({ type: "status", result: { status: "error_hook_abort" } });
    const idle = await server.send("POST", `/api/sessions/${id}/resume`, {});
    expect(idle.status).toBe(400);
    const unknown = await server.send("POST", "/api/sessions", { command: "lesson-planing:x", input: "y" });
    expect((await parsed(unknown)).error.message).toContain("Did you mean lesson-planning?");
  });
});

describe("a lesson that is not wanted any more", () => {
  test("is renamed and deleted in the page: gone from lists, from Research and from the disk", async () => {
    using here = await house();
    await using server = await serving(here);
    const id = await draft(server);
    const list = async () => (await (await server.client.sessions.$get({ query: {} })).json()).sessions;
    const put = await server.send("PUT", `/api/sessions/${id}/title`, { title: "  Loops with\n3B " });
    expect(await parsed(put)).toEqual({ title: "Loops with 3B" });
    expect(await list()).toMatchObject([{ id, title: "Loops with 3B", named: true }]);
    expect((await server.send("PUT", `/api/sessions/${id}/title`, { title: " " })).status).toBe(400);
    const copy = (await parsed(await server.send("POST", `/api/sessions/${id}/copy`, {}))).id;
    expect((await read(server, copy)).lesson?.markdown).toBe((await read(server, id)).lesson?.markdown);
    const child = { ...(await fileStore(here.data).readSession(id)), id: `${id}.1` };
    await (await fileStore(here.data).createSession(child)).close();
    await fileProposals(here.data).propose(child.workspace ?? "", [
      {
        key: "k",
        class: null,
        path: "memory/teacher.md",
        changes: [{ old: null, new: "- Short starters.", under: null }],
        summary: "Short starters",
        rests: [{ kind: "said", session: id, words: "short starters please" }],
        by: "test",
      },
    ]);
    const going = await parsed(await server.get(`/api/sessions/${id}/going`));
    expect(going).toEqual({
      title: "Loops with 3B",
      messages: (await fileStore(here.data).readSession(id)).messages.length,
      runs: 1,
      decisions: 0,
      calledIn: 1,
      proposals: 1,
    });
    const runs = async () => await (await server.get("/api/research/runs")).text();
    expect(await runs()).toContain(id);
    expect((await server.send("DELETE", `/api/sessions/${id}`, {})).status).toBe(200);
    expect((await list()).map((one) => one.id)).toEqual([copy]);
    expect(await runs()).not.toContain(id);
    expect((await server.get(`/api/sessions/${id}`)).status).toBe(404);
    expect((await server.send("DELETE", `/api/sessions/${id}`, {})).status).toBe(404);
    expect(readdirSync(join(here.data, "traces"))).toEqual([]);
    expect(readdirSync(join(here.data, "sessions")).filter((name) => name !== ".locks")).toEqual([
      `${copy}.json`,
    ]);
    expect(readdirSync(join(here.data, "sessions", ".locks"))).toEqual([`${copy}.lock`]);
  });

  test("is not taken away while something is under way in it", async () => {
    using here = await house();
    await using server = await serving(here);
    const id = await lessonIn(here, server);
    const held = await fileStore(here.data).openSession(id);
    expect((await server.send("DELETE", `/api/sessions/${id}`, {})).status).toBe(409);
    expect((await server.send("PUT", `/api/sessions/${id}/title`, { title: "x" })).status).toBe(409);
    await held.close();
    expect((await read(server, id)).lesson?.sections).toHaveLength(11);
  });

  test("a learner's data is listed and deleted, of one course and of all", async () => {
    using here = await house();
    await using server = await serving(here);
    for (const [course, concept] of [
      ["bahasa-melayu", "greetings"],
      ["intro-to-algorithms", "binary-search"],
    ])
      await server.send("POST", `/api/study/courses/${course}/exercises`, { concept });
    const kept = async () =>
      (await parsed(await server.get("/api/learner-data"))).courses.map(
        (one: { course: string }) => one.course,
      );
    expect(await kept()).toEqual(["bahasa-melayu", "intro-to-algorithms"]);
    expect((await server.send("DELETE", "/api/learner-data/bahasa-melayu", {})).status).toBe(200);
    expect(await kept()).toEqual(["intro-to-algorithms"]);
    expect((await server.send("DELETE", "/api/learner-data/bahasa-melayu", {})).status).toBe(400);
    expect((await server.send("DELETE", "/api/learner-data/..%2F..", {})).status).toBe(400);
    expect((await server.send("DELETE", "/api/learner-data", {})).status).toBe(200);
    expect(await kept()).toEqual([]);
  });
});

test("a server that is stopped waits for what is on its way to a collector", async () => {
  using here = await house();
  const gate = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  let answered = 0;
  const collector = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 0,
    async fetch(request) {
      await request.text();
      arrived.resolve();
      await gate.promise;
      answered++;
      return Response.json({});
    },
  });
  try {
    const env = { ...here.env, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}` };
    const server = await serving({ ...here, env });
    await draft(server);
    await arrived.promise;
    const stopping = server.stop();
    const first = await Promise.race([stopping.then(() => "stopped"), Bun.sleep(300).then(() => "waits")]);
    expect(first).toBe("waits");
    gate.resolve();
    await stopping;
    expect(answered).toBe(1);
  } finally {
    gate.resolve();
    await collector.stop(true);
  }
});
