import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { bashTool } from "../../src/tools/bash.ts";
import { temporary } from "../workspace/temporary.ts";
import { outputText, type Run, runTool } from "./run-tool.ts";

const bash = (dir: string, args: object, run: Run = {}) => runTool([bashTool(dir)], "bash", args, run);

test("a command runs in the workspace and answers with output and exit code", async () => {
  using root = temporary({ "a.md": "" });
  const ran = await bash(root.dir, { command: "ls; echo oops >&2; exit 3" });
  expect(outputText(ran)).toBe("exit code 3\n--- stdout\na.md\n--- stderr\noops");
  expect(ran).toMatchObject({ isError: true, facts: { exitCode: 3, timedOut: false } });
  expect(await bash(root.dir, { command: "true" })).toMatchObject({ content: "exit code 0", isError: false });
});

test("no key of ours is in its environment", async () => {
  using root = temporary();
  process.env.ANTHROPIC_API_KEY = "sk-test-value";
  try {
    expect(outputText(await bash(root.dir, { command: "env" }))).not.toContain("sk-test-value");
  } finally {
    delete process.env.ANTHROPIC_API_KEY;
  }
});

test("a time limit ends the command and its grandchildren", async () => {
  using root = temporary();
  const command = "bash -c 'sleep 60 & echo $! > grandchild; wait' & wait";
  const stopped = await bash(root.dir, { command, timeout_ms: 300 });
  expect(outputText(stopped)).toStartWith("stopped after 300 ms");
  expect(stopped).toMatchObject({ isError: true, facts: { timedOut: true } });
  expect(await isGone(root.path("grandchild"))).toBe(true);
});

test("cancelling the run ends the command and its grandchildren", async () => {
  using root = temporary();
  const cancel = new AbortController();
  const running = bash(
    root.dir,
    { command: "(sleep 60 & echo $! > grandchild; wait)" },
    { signal: cancel.signal },
  );
  setTimeout(() => cancel.abort(), 200);
  await expect(running).rejects.toThrow();
  expect(await isGone(root.path("grandchild"))).toBe(true);
});

test("what a command leaves in the background ends with it, and holds up nobody", async () => {
  using root = temporary();
  await bash(root.dir, { command: "sleep 600 & echo $! > grandchild" });
  expect(await isGone(root.path("grandchild"))).toBe(true);
});

test("output without end is cut, not kept", async () => {
  using root = temporary();
  const flood = outputText(await bash(root.dir, { command: "head -c 3000000 /dev/zero | tr '\\0' x" }));
  expect(flood.length).toBeLessThanOrEqual(30_000);
  expect(flood).toContain("not shown");
});

/** Killed, and collected by whoever inherited it: a moment may pass. */
async function isGone(pidFile: string): Promise<boolean> {
  const pid = Number(readFileSync(pidFile, "utf8"));
  for (let tries = 0; tries < 100; tries++) {
    try {
      process.kill(pid, 0);
      if (readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ")) return true;
    } catch {
      return true;
    }
    await Bun.sleep(20);
  }
  return false;
}
