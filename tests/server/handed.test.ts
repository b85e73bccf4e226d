import { describe, expect, test } from "bun:test";
import { withBeginning } from "../../src/evals/studies/sittings.ts";
import { changeStudy, readStudy } from "../../src/evals/studies/study-file.ts";
import { createApi, rooms } from "../../src/server/app.ts";
import { openPasses } from "../../src/server/handed/passes.ts";
import { withinTask } from "../../src/server/handed/within-task.ts";
import { workbench } from "../../src/server/workbench.ts";
import { lessonHeader } from "../../src/store/lesson-header.ts";
import { keptOfTwo, now, secret } from "../evals/studies/kept.ts";
import { ended, follow } from "./follow.ts";
import { house, parsed, project, serving, threadsOnce } from "./harness.ts";

type Server = Awaited<ReturnType<typeof serving>>;

const at = { study: "two", participant: "P01", task: "T1" };
const word = "Heron 7";

/** The cookie that an answer leaves the browser with. */
function cookieOf(reply: Response): string {
  return (reply.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

/** A browser as the researcher has it, which is then handed over: nothing but its cookie says whose it is. */
async function browser(server: Server) {
  let cookie = cookieOf(await fetch(server.url, { redirect: "manual" }));
  const asks = async (method: string, path: string, value?: unknown, more: Record<string, string> = {}) => {
    const reply = await fetch(`${server.base}${path}`, {
      method,
      headers: { cookie, "content-type": "application/json", ...more },
      ...(value === undefined ? {} : { body: JSON.stringify(value) }),
    });
    cookie = cookieOf(reply) || cookie;
    return reply;
  };
  return { asks, token: () => cookie.split("=")[1] ?? "" };
}

describe("a browser in a participant's hands", () => {
  test("reaches of all the routes there are the task, the desk and its own lesson alone", async () => {
    using here = await house();
    const { top: cwd, workspace, data, env } = here;
    const bench = workbench({ project, data, workspace, pluginDirs: [], cwd, env, flags: {} }, threadsOnce());
    const routes = createApi(bench, rooms(bench)).routes.filter(({ method }) => method !== "ALL");
    expect(routes.length).toBeGreaterThan(100);
    const others = routes.map(
      ({ method, path }) => [method, path.replaceAll(/:\w+(\{.*\})?/g, "other")] as const,
    );
    const reached = others.filter(([method, path]) => {
      const within = withinTask(method, path, at);
      return within !== null && typeof within === "string";
    });
    const names = new Set(reached.map(([, path]) => path.split("/")[2]));
    expect([...names].toSorted()).toEqual([
      "about",
      "curriculum",
      "handed",
      "library",
      "material",
      "memory",
      "sessions",
      "workspace",
    ]);
    const changing = reached.filter(([method]) => method !== "GET").map((one) => one.join(" "));
    expect([...new Set(changing)].toSorted()).toEqual([
      "POST /api/curriculum/import",
      "POST /api/handed/back",
      "POST /api/material/document",
      "POST /api/material/note",
      "POST /api/memory/other",
      "POST /api/workspace/classes",
      "PUT /api/workspace/file",
    ]);
  });

  test("is refused research, other people's lessons and runs, and is told of no condition, whatever it names", async () => {
    using here = await house();
    await keptOfTwo(here.data);
    await using server = await serving(here);
    const { asks, token } = await browser(server);
    for (const path of ["/api/studies/two", "/api/sessions/P02-lesson", "/api/research/runs"])
      expect([path, (await asks("GET", path)).status]).toEqual([path, 200]);
    const before = token();
    // A tab that was open before, with a line of its own.
    const options = { headers: { cookie: `teacher-assist-${server.port}=${before}` } };
    const tab: WebSocket = Reflect.construct(WebSocket, [`ws://127.0.0.1:${server.port}/ws`, options]);
    await new Promise((open) => tab.addEventListener("open", open));
    const closed = new Promise<number>((done) => tab.addEventListener("close", ({ code }) => done(code)));
    const over = await asks("POST", "/api/handed", { ...at, lesson: "P01-lesson", word });
    expect([over.status, await closed]).toEqual([201, 1012]);
    expect(token()).not.toBe(before);

    for (const [method, path] of [
      ["GET", "/api/studies"],
      ["GET", "/api/studies/two"],
      ["GET", "/api/studies/two/export"],
      ["GET", "/api/studies/two/tasks/T2"],
      ["POST", "/api/studies/two/participants/P02/finish"],
      ["DELETE", "/api/studies/two/participants/P01"],
      ["GET", "/api/research/runs"],
      ["GET", "/api/%72esearch/runs"],
      ["GET", "/api/ratings"],
      ["GET", "/api/evals"],
      ["GET", "/api/sessions/P02-lesson"],
      ["GET", "/api/sessions/P02%2Dlesson"],
      ["GET", "/api/sessions/P02-lesson/export?format=md"],
      ["GET", "/api/companions/P02-lesson/deck?look=plain"],
      ["DELETE", "/api/sessions/P01-lesson"],
      ["POST", "/api/sessions"],
      ["POST", "/api/workspace/open"],
      ["GET", "/api/units"],
      ["PUT", "/api/about/key"],
      ["POST", "/api/handed"],
      ["GET", "/api/nowhere"],
    ] as const) {
      const reply = await asks(method, path, method === "GET" ? undefined : {});
      const { error } = await parsed(reply);
      expect([path, reply.status, error.kind]).toEqual([path, 403, "handed"]);
    }
    const own = await (await asks("GET", "/api/sessions/P01-lesson")).text();
    expect(own).toContain(`${secret} of P01`);
    expect(own).not.toMatch(/[A-F]\d[B-F]\d/);
    const listed = await (await asks("GET", "/api/sessions?plugin=lesson-planning")).text();
    expect(
      JSON.parse(listed)
        .sessions.map(({ id }: { id: string }) => id)
        .toSorted(),
    ).toEqual(["P01-copy", "P01-lesson"]);
    expect(listed).not.toMatch(/[A-F]\d[B-F]\d|P02/);
    // The desk is that of the task's lesson, whichever the page names.
    const named = await asks("GET", "/api/workspace", undefined, { [lessonHeader]: "P02-lesson" });
    expect(await parsed(named)).toMatchObject({ root: expect.stringContaining("desk") });
    expect((await parsed(await asks("GET", "/api/about"))).handed).toEqual({ ...at, lesson: "P01-lesson" });

    const other = await follow({ ...server, token: token() }, { channel: "P02-lesson", epoch: "x", seq: 0 });
    await other.until(({ notices }) => notices.length > 0);
    expect(other.notices).toMatchObject([{ type: "refused" }]);
    other.close();
  });

  test("comes back by the word alone, or by the address that was printed", async () => {
    using here = await house();
    await keptOfTwo(here.data);
    await using server = await serving(here);
    const { asks, token } = await browser(server);
    const before = token();
    const lesson = "P01-lesson";
    expect((await asks("POST", "/api/handed", { ...at, lesson, word: "abc" })).status).toBe(400);
    expect((await asks("POST", "/api/handed", { ...at, lesson: "P02-lesson", word })).status).toBe(400);
    expect((await asks("POST", "/api/handed", { ...at, word })).status).toBe(400);
    await asks("POST", "/api/handed", { ...at, lesson, word });
    const wrong = await asks("POST", "/api/handed/back", { word: "weir" });
    expect([wrong.status, (await parsed(wrong)).error.message]).toEqual([
      403,
      expect.stringContaining("4 more"),
    ]);
    expect((await asks("GET", "/api/studies/two")).status).toBe(403);
    const back = await asks("POST", "/api/handed/back", { word: " heron 7 " });
    expect([back.status, await parsed(back)]).toEqual([200, { study: "two" }]);
    expect(token()).toBe(before);
    expect((await asks("GET", "/api/studies/two")).status).toBe(200);

    await asks("POST", "/api/handed", { ...at, lesson, word });
    for (let n = 0; n < 5; n++) await asks("POST", "/api/handed/back", { word: `guess ${n}` });
    const spent = await asks("POST", "/api/handed/back", { word });
    expect([spent.status, (await parsed(spent)).error.message]).toEqual([
      403,
      expect.stringContaining("address"),
    ]);
    await asks("GET", new URL(server.url).pathname + new URL(server.url).search);
    const again = await browser(server);
    expect((await again.asks("GET", "/api/studies/two")).status).toBe(200);
  });

  test("a task that waits is asked for in the participant's own words, and its lesson is theirs", async () => {
    using here = await house();
    await keptOfTwo(here.data);
    await changeStudy(here.data, "two", (study) =>
      withBeginning(study, { participant: "P01", task: "T2" }, now),
    );
    await using server = await serving(here);
    const { asks, token } = await browser(server);
    const to = { ...at, task: "T2" };
    expect((await asks("POST", "/api/handed", { ...to, word })).status).toBe(201);
    expect((await asks("GET", "/api/workspace/tree")).status).toBe(403);
    const begin = (value: object) => asks("POST", "/api/studies/two/participants/P01/begin", value);
    const request = "write me a poem about my cat";
    expect((await begin({ task: "T2" })).status).toBe(403);
    expect((await begin({ task: "T3", input: request })).status).toBe(403);
    expect((await begin({ task: "T2", input: request, again: true })).status).toBe(403);
    const begun = await begin({ task: "T2", input: request });
    const { sessionId, stream } = await parsed(begun);
    const reader = await follow({ ...server, token: token() }, stream);
    await reader.until(ended);
    reader.close();
    expect((await asks("GET", `/api/sessions/${sessionId}`)).status).toBe(200);
    expect((await asks("GET", "/api/sessions/P01-lesson")).status).toBe(403);
    expect((await asks("GET", "/api/workspace/tree")).status).toBe(200);
    const finish = (value: object) => asks("POST", "/api/studies/two/participants/P01/finish", value);
    expect((await finish({ task: "T1", session: "P01-lesson" })).status).toBe(403);
    const done = await finish({ task: "T2", session: sessionId });
    expect(await parsed(done)).toEqual({ isFinished: true });
    const study = await readStudy(here.data, "two");
    expect(JSON.stringify(study)).toContain(sessionId);
  });

  test("who listens is told once each way, and a pass is good once", () => {
    const passes = openPasses();
    let changes = 0;
    passes.listen(() => changes++);
    const pass = passes.give(at, null, word, "back");
    expect(passes.takeBack(pass, "no")).toBe("wrong");
    expect([changes, passes.takeBack(pass, word), changes]).toEqual([1, { back: "back" }, 2]);
    expect(passes.takeBack(pass, word)).toBe("spent");
  });
});
