import { expect, test } from "bun:test";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { courseTools } from "../../../src/learning/room/course-tools.ts";
import { openRoom } from "../../../src/learning/room/open-room.ts";

const project = join(import.meta.dir, "..", "..", "..");

test("a course that an agent drafted is kept only when nothing is wrong with it, its code tasks included", async () => {
  const top = mkdtempSync(join(tmpdir(), "teacher-assist-draft-"));
  const draft = join(top, "courses", "research-methods");
  cpSync(join(project, "courses", "research-methods"), draft, { recursive: true });
  const home = join(top, "rumah");
  const desk = () => Promise.reject(new Error("no model is asked"));
  const room = openRoom({ env: { TEACHER_ASSIST_HOME: home }, project, cwd: top, desk });
  const use = async (name: string) => {
    const tool = courseTools(room, top).find((each) => each.name === name);
    if (tool === undefined) throw new Error(`no ${name}`);
    const tasks = { get: () => [], set: () => {} };
    return tool.run(
      { name: "research-methods" },
      { signal: new AbortController().signal, callId: "1", sessionId: "s", tasks },
    );
  };
  const path = join(draft, "concepts.yaml");
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace("prerequisites: []", "prerequisites: [nowhere]"));
  expect((await use("study_check_course")).content).toContain("nowhere, which is not there");
  expect(await use("study_keep_course")).toMatchObject({ isError: true });
  expect(existsSync(join(home, "courses", "research-methods"))).toBe(false);
  writeFileSync(path, text);
  expect((await use("study_check_course")).content).toBe("Nothing is wrong with it.");
  await use("study_keep_course");
  expect(existsSync(join(home, "courses", "research-methods", "config.json"))).toBe(true);
  rmSync(top, { recursive: true });
});
