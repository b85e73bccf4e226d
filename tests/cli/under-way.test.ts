import { expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { scratch, start, teacherAssist } from "./harness.ts";

const files = {
  "agents/one.md": "---\nmodel: m\nprovider: builtin\n---\nDo it.\n",
  "commands/go.md": "---\nagent: one\ndescription: Goes\n---\nGo.\n",
  "builtin/one.ts": "export default { next: () => new Promise(() => {}) };",
};

test("a session under way is listed as that; one whose process was killed as interrupted", async () => {
  using place = scratch();
  const at = { cwd: place.dir };
  const plugin = join(place.dir, "slow");
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(plugin, path)), { recursive: true });
    writeFileSync(join(plugin, path), text);
  }
  const child = start(["slow:go", "hello", "--plugin-dir", plugin, "--output-format", "stream-json"], at);
  try {
    let told = "";
    const decoder = new TextDecoder();
    // Held open while it runs: whoever closes it ends a program that goes on to say something.
    const output = child.stdout.getReader();
    while (!told.includes("turn_start")) {
      const { value, done } = await output.read();
      if (done) break;
      told += decoder.decode(value, { stream: true });
    }
    expect((await teacherAssist(["--sessions"], at)).out).toMatch(/under way +slow:go/);
    const { sessions } = JSON.parse((await teacherAssist(["--sessions", "--json"], at)).out);
    expect(sessions).toMatchObject([{ status: null, running: true }]);
  } finally {
    child.kill("SIGKILL");
    await child.exited;
  }
  expect((await teacherAssist(["--sessions"], at)).out).toMatch(/interrupted +slow:go/);
});
