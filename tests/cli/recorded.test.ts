import { expect, test } from "bun:test";
import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { apiKey, startMock } from "../model/harness.ts";
import { example, sampleWorkspace, scratch, teacherAssist } from "./harness.ts";

const plugins = ["--plugin-dir", example, "--workspace", sampleWorkspace];
const hello = ["example:hello", "hello", "--output-format", "stream-json", ...plugins];

const kept = (dir: string, folder: string) =>
  readdirSync(join(dir, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name, readFileSync(join(dir, folder, name), "utf8")]);

test("any run can be recorded, and played with no key and no network: the same events, trace and session", async () => {
  using here = scratch();
  using there = scratch();
  const mock = await startMock();
  const calls = [
    { id: "c1", name: "read_skill", arguments: { name: "greeting/formal" } },
    { id: "c2", name: "read_file", arguments: { path: "teacher.md" } },
  ];
  mock.on({ userMessage: "hello", hasToolResult: false }, { content: "Let me look.", toolCalls: calls });
  mock.on({ userMessage: "hello", hasToolResult: true }, { content: "Good morning to you." });
  const env = { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: `${mock.url}/v1` };
  const record = [...hello, "--record", "hello.recording", "--provider", "openai", "--model", "gpt-5.4-mini"];
  const made = await teacherAssist(record, { cwd: here.dir, env });
  await mock.stop();
  expect(made).toMatchObject({ code: 0, err: "" });
  expect(made.out).toContain("Good morning to you.");
  expect(readFileSync(join(here.dir, "hello.recording"), "utf8")).not.toContain(apiKey);

  copyFileSync(join(here.dir, "hello.recording"), join(there.dir, "hello.recording"));
  const played = await teacherAssist([...hello, "--replay", "hello.recording"], { cwd: there.dir });
  expect(played).toEqual(made);
  expect(kept(there.dir, "traces")).toEqual(kept(here.dir, "traces"));
  expect(kept(there.dir, "sessions")).toEqual(kept(here.dir, "sessions"));
});

test("a recording and its opposite at once, and one that is not there, are refused before anything is done", async () => {
  using here = scratch();
  const both = await teacherAssist([...hello, "--record", "a", "--replay", "a"], { cwd: here.dir });
  expect([both.code, both.err]).toEqual([2, expect.stringContaining("give one of the two")]);
  const gone = await teacherAssist([...hello, "--replay", "nowhere"], { cwd: here.dir });
  expect([gone.code, gone.err]).toEqual([2, expect.stringContaining("There is no recording")]);
});
