import { expect, test } from "bun:test";
import { join } from "node:path";

const root = join(import.meta.dir, "..", "..");

/** As Claude Code calls a hook: the event on standard input; exit 2 blocks, with the reason on stderr. */
async function bridge(hook: string, event: Record<string, unknown>) {
  const script = join(root, "plugins", "lesson-planning", "hooks", "_bridge.ts");
  const child = Bun.spawn([process.execPath, script, hook], {
    stdin: new Blob([JSON.stringify({ cwd: root, ...event })]),
    stdout: "pipe",
    stderr: "pipe",
  });
  const [err, code] = await Promise.all([new Response(child.stderr).text(), child.exited]);
  return { code, err };
}

test("in Claude Code a request that is no planning is blocked with its reason, and a lesson goes through", async () => {
  const reference = await bridge("scope-check", { prompt: "Write a UCAS reference for a pupil" });
  expect(reference.code).toBe(2);
  expect(reference.err).toContain("I plan lessons");
  expect(await bridge("scope-check", { prompt: "Plan a lesson on loops for 3B" })).toEqual({
    code: 0,
    err: "",
  });
});

test("in Claude Code an invented outcome is sent back once, and a right one is not", async () => {
  const wrong = { last_assistant_message: "## Curriculum links\n- TCH 3-19z" };
  const invented = await bridge("curriculum-evidence", wrong);
  expect(invented.code).toBe(2);
  expect(invented.err).toContain("TCH 3-19z isn't in your curriculum files");
  expect((await bridge("curriculum-evidence", { ...wrong, stop_hook_active: true })).code).toBe(0);
  expect((await bridge("curriculum-evidence", { last_assistant_message: "All done." })).code).toBe(0);
});

test("a hook that is not there blocks: a check that cannot run must not pass", async () => {
  expect((await bridge("nosuch", { prompt: "x" })).code).toBe(2);
});
