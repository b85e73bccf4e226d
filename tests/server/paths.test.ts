import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { createApi, rooms } from "../../src/server/app.ts";
import { workbench } from "../../src/server/workbench.ts";
import { times } from "../sweep.ts";
import { type House, house, parsed, project, serving } from "./harness.ts";
import { rawRequest } from "./raw.ts";

let here: House;
let server: Awaited<ReturnType<typeof serving>>;

const secret = "the secret of another folder";
/** Whatever a route makes of a name (a note, a session, a course, a picture), there is one outside to be found by it. */
const decoys = ["secret", "secret.md", "secret.json", "secret.jsonl", "secret.yaml", "secret.csv"];

beforeAll(async () => {
  here = await house();
  server = await serving(here);
  for (const name of decoys) writeFileSync(join(here.top, name), secret);
  mkdirSync(join(here.top, "folder"));
  for (const name of ["course.yaml", "session.json", "index.html"])
    writeFileSync(join(here.top, "folder", name), secret);
  symlinkSync(join(here.top, "secret.md"), join(here.workspace, "out.md"));
  symlinkSync(here.top, join(here.workspace, "outside"));
});
afterAll(async () => {
  await server.stop();
  here[Symbol.dispose]();
});

/** As they are written on the wire: plain, encoded, encoded twice, with the other slash, with an end in the middle. */
const climbing = [
  "..",
  "%2e%2e",
  "..%2fsecret",
  "..%2f..%2fsecret.json",
  "%2e%2e%2f%2e%2e%2fsecret.md",
  "..%252f..%252fsecret.md",
  "..%5c..%5csecret.md",
  "C:%5csecret.md",
  "%2fetc%2fpasswd",
  "classes%2f..%2f..%2fsecret.md",
  "outside%2fsecret.md",
  "out.md",
  "secret.md%00.png",
  ".hidden",
  "~%2fsecret",
  "%c0%ae%c0%ae%2fsecret.md",
];

/** By sample, each route is tried with one in so many of them, and each of them on some routes. */
const tried = (route: number, oneIn: number) => {
  const every = times(oneIn, 1);
  return climbing.filter((_, at) => at % every === route % every);
};

/** Every name that a route takes in its query or its document, all at once. */
const names = ["path", "file", "name", "session", "sessions", "class", "concept", "exercise", "deck", "card"];
const others = ["section", "command", "workspace", "course", "seat", "q", "level", "organiser", "table"];

/** As a document would say it, where it can. */
function plain(name: string): string {
  return decodeURIComponent(name.replace(/%c0%ae/g, "."));
}

function isName(path: string): boolean {
  return path.startsWith("~/") || (!/[\\/\0]|^\.\.$/.test(path) && path !== "out.md");
}

function untouched(): void {
  for (const name of decoys) expect(readFileSync(join(here.top, name), "utf8")).toBe(secret);
  const beside = readdirSync(here.top).filter(
    (name) => !["home", "data", "workspace", "folder"].includes(name),
  );
  expect(beside.toSorted()).toEqual(decoys.toSorted());
  expect(readdirSync(join(here.top, "folder"))).toHaveLength(3);
  expect(existsSync(join(project, "secret.md"))).toBe(false);
}

async function ask(method: string, path: string, document?: unknown) {
  const body = document === undefined ? "" : JSON.stringify(document);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${server.port}`,
    `Authorization: Bearer ${server.token}`,
    ...(body === "" ? [] : ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  const reply = await rawRequest(server, head, body);
  const where = `${method} ${path}`;
  expect([where, reply.text.includes(secret), reply.text.includes("root:x:")]).toEqual([where, false, false]);
  expect([where, reply.status > 0 && reply.status < 500]).toEqual([where, true]);
  return reply;
}

/** The routes themselves say which there are: one that is new tomorrow is tried tomorrow. */
function routes() {
  const { top: cwd, workspace, data, env } = here;
  const setup = { project, data, workspace, pluginDirs: [], cwd, env, flags: {} };
  const bench = workbench(setup);
  const known = createApi(bench, rooms(bench)).routes.filter(({ method }) => method !== "ALL");
  return [...new Map(known.map(({ method, path }) => [`${method} ${path}`, { method, path }])).values()];
}

describe("paths that lead out", () => {
  test("are refused as files of the workspace, to read and to write", async () => {
    for (const name of climbing) {
      const read = await ask("GET", `/api/workspace/file?path=${name}`);
      expect([name, read.status >= 400]).toEqual([name, true]);
      const path = plain(name);
      if (isName(path)) continue; // odd, and inside
      for (const version of [null, "0".repeat(32)]) {
        const { status } = await ask("PUT", "/api/workspace/file", { path, content: "x", version });
        expect([path, status >= 400]).toEqual([path, true]);
      }
    }
    untouched();
    expect(await (await server.get("/api/workspace/tree")).text()).not.toContain("secret");
  });

  test("are no name of anything, in any place of any route's address", async () => {
    const named = routes().filter(({ path }) => path.includes(":"));
    expect(named.length).toBeGreaterThan(25);
    for (const [at, { method, path }] of named.entries())
      for (const name of tried(at, 8))
        for (const part of path.match(/:\w+/g) ?? []) {
          const filled = path.replace(part, name).replace(/:\w+/g, "bahasa-melayu");
          const { status, text } = await ask(method, filled, method === "GET" ? undefined : {});
          // Without its last part an address may be another route's, or a page's: that is no way out.
          const tidied = name === ".." || name === "%2e%2e";
          const nothing = /"(stopped|closed)":false/.test(text);
          expect([method, filled, tidied || nothing || status >= 400]).toEqual([method, filled, true]);
        }
    untouched();
  });

  test("are read and written by no route, in its query or in its document", async () => {
    for (const [at, { method, path }] of routes().entries())
      for (const name of tried(at, climbing.length)) {
        const query = names.map((each) => `${each}=${name}`).join("&");
        const said = plain(name);
        const document = {
          ...Object.fromEntries([...names, ...others].map((each) => [each, said])),
          ...{ content: "x", version: null, input: "x", type: "accept", markdown: said },
        };
        const filled = path.replace(/:\w+/g, "bahasa-melayu");
        await ask(method, `${filled}?${query}&format=md`, method === "GET" ? undefined : document);
      }
    untouched();
  });

  test("are refused as files of an exercise, and a file that was made to point out is not followed", async () => {
    const wish = { concept: "big-o", modality: "code" };
    const course = await (await server.get("/api/study/courses/intro-to-algorithms")).json();
    const [first] = Object(course).concepts;
    const made = await server.send("POST", "/api/study/courses/intro-to-algorithms/exercises", {
      ...wish,
      concept: first.id,
    });
    const { exercise_id: id } = await parsed(made);
    const { exercise } = await parsed(await server.get(`/api/exercises/${id}`));
    const [file] = exercise.files;
    for (const name of [...climbing, "../records/x.json", `../${file.path}`, `./${file.path}`]) {
      const given = { name: plain(name), content: "x", version: file.version };
      const { status } = await ask("PUT", `/api/exercises/${id}/file`, given);
      expect([name, status]).toEqual([name, 400]);
    }
    const place = join(here.env.HOME ?? "", ".claude/teaching/learner/intro-to-algorithms", file.path);
    expect(existsSync(place)).toBe(true);
    rmSync(place);
    symlinkSync(join(here.top, "secret.md"), place);
    await ask("GET", `/api/exercises/${id}`);
    const given = { name: file.path, content: "x", version: file.version };
    expect((await ask("PUT", `/api/exercises/${id}/file`, given)).status).toBeGreaterThanOrEqual(400);
    await ask("POST", `/api/exercises/${id}/grade`, {});
    untouched();
  });

  test("lead to no file of the program by way of its pages", async () => {
    for (const path of [
      "/../package.json",
      "/..%2fpackage.json",
      "/%2e%2e/package.json",
      "/files/../../../package.json",
      "/files/..%2f..%2fpackage.json",
      "/files/..%5c..%5cpackage.json",
      "/src/web/main.tsx",
      "//etc/passwd",
      "/etc/passwd",
      "/files/%00.woff2",
      "/.env",
      "/.git/config",
    ]) {
      const { status, text } = await ask("GET", path);
      const isPage = text.includes('<div id="root">');
      expect([path, status === 404 || status === 400 || (status === 200 && isPage)]).toEqual([path, true]);
      expect(text).not.toContain('"devDependencies"');
    }
  });
});
