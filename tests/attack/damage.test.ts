import { describe, expect, test } from "bun:test";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { courseState } from "../../src/learning/state/course-state.ts";
import { teacherAssist } from "../cli/harness.ts";
import { course, learner, ports, result } from "../learning/state/samples.ts";
import { ended, follow } from "../server/follow.ts";
import { house, parsed, project, serving } from "../server/harness.ts";
import { swept } from "../sweep.ts";

/** A folder with a copy of the sample workspace, and a lesson that was drafted in it. */
async function drafted() {
  const cwd = mkdtempSync(join(tmpdir(), "damage-"));
  const workspace = join(cwd, "workspace");
  cpSync(join(project, "workspace"), workspace, { recursive: true });
  const data = join(cwd, "data");
  const env = { TEACHER_ASSIST_DATA: data };
  const call = (...args: string[]) => teacherAssist([...args, "--workspace", workspace], { cwd, env });
  return {
    cwd,
    workspace,
    data,
    call,
    [Symbol.dispose]: () => rmSync(cwd, { recursive: true, force: true }),
  };
}

const ask = "Plan a 50 minute lesson on loops for 3B";

describe("damage that was repaired is said", () => {
  test("by decide, with where the damaged file was kept", async () => {
    using here = await drafted();
    expect((await here.call("lesson-planning:create-lesson", ask)).code).toBe(0);
    const sessions = join(here.data, "sessions");
    const name = readdirSync(sessions).find((one) => one.endsWith(".json")) ?? "";
    const file = join(sessions, name);
    truncateSync(file, Math.floor(readFileSync(file).length * 0.6));
    const { err } = await here.call("decide", name.replace(".json", ""));
    const aside = readdirSync(sessions).find((one) => one.includes(".damaged-")) ?? "nothing was kept";
    expect(err).toContain(aside);
    expect(err).toMatch(/note: .*was damaged/);
    expect(err).not.toMatch(/\n\s+at \S/);
  });

  test("to the page too, with the decision or with why there is none", async () => {
    using here = await house();
    await using server = await serving(here);
    const begun = await server.send("POST", "/api/sessions", {
      command: "lesson-planning:create-lesson",
      input: ask,
    });
    const { sessionId, stream } = await parsed(begun);
    const reader = await follow(server, stream);
    await reader.until(ended);
    reader.close();
    const file = join(here.data, "sessions", `${sessionId}.json`);
    const whole = readFileSync(file, "utf8");
    // Damaged at its end: what was said is still there to be decided on.
    writeFileSync(file, whole.slice(0, -3));
    const taken = await server.send("POST", `/api/sessions/${sessionId}/decisions`, {
      type: "accept",
      section: "Starter",
    });
    const said = await taken.text();
    expect(said).toMatch(/was damaged/);
    expect(said).toContain(".damaged-");
  });

  test.each([
    ["zeros", 1, Buffer.alloc(5000), /is damaged \(it is not text\)/],
    ["nothing", 0, Buffer.alloc(0), /is empty/],
    ["blanks", 1, Buffer.from("\n \n"), /is empty/],
  ])(
    "of a curriculum file of %s, by name, where a lesson is planned and where outcomes are listed",
    async (_, first, bytes, why) => {
      using here = await drafted();
      writeFileSync(join(here.workspace, "curriculum", "cfe-computing.md"), bytes);
      const places = [
        ["lesson-planning:create-lesson", ask],
        ["curriculum", "list", "loops"],
      ];
      for (const args of swept([...places.slice(first), ...places.slice(0, first)], 1)) {
        const { err } = await here.call(...args);
        expect(err).toContain("curriculum/cfe-computing.md");
        expect(err).toMatch(why);
      }
    },
  );

  test("of a study log that was written over with as many bytes", async () => {
    using one = learner();
    await one.state.record([result(0, 3), result(1, 2)]);
    const sessions = join(one.home, "learner", "kampung", "sessions");
    const [name = ""] = readdirSync(sessions);
    const file = join(sessions, name);
    writeFileSync(file, Buffer.alloc(readFileSync(file).length));
    const { problems } = await courseState(one.home, course, ports).progress();
    expect(problems.join(" ")).toMatch(/session log .* was damaged .*kept as/);
    expect(readdirSync(sessions).some((each) => each.includes(".damaged-"))).toBe(true);
  });
});
