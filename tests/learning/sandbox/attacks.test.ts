import { afterAll, describe, expect, test } from "bun:test";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import type { BoxRunner } from "../../../src/learning/sandbox/box.ts";
import { pyodideRunner } from "../../../src/learning/sandbox/pyodide.ts";
import { quickjsRunner } from "../../../src/learning/sandbox/quickjs.ts";
import { boxRunners, runInBox } from "../../../src/learning/sandbox/run-in-box.ts";
import { swept } from "../../sweep.ts";
import { attacks } from "./attacks.ts";
import { entryName, leftovers, ownTemporaryFolder, patience } from "./host.ts";

/** Real things of ours that a program goes for: a secret in a file and in the environment, a port that listens. */
const secret = `secret-${crypto.randomUUID()}`;
const { folder: home, remove } = ownTemporaryFolder();
const secretFile = join(home, "diary.txt");
const outside = join(home, "evil.txt");
writeFileSync(secretFile, secret, { mode: 0o644 });
process.env.BOX_TEST_SECRET = secret;
let visits = 0;
const server = createServer((socket) => {
  visits += 1;
  socket.destroy();
});
const port = await new Promise<number>((resolve) => {
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    resolve(typeof address === "object" && address !== null ? address.port : 0);
  });
});

afterAll(() => {
  server.close();
  delete process.env.BOX_TEST_SECRET;
  remove();
});

function attacksIn(language: "python" | "javascript") {
  return attacks({ secretFile, outside, port, entry: entryName[language] }).flatMap((attack) => {
    const text = attack[language];
    return text === undefined ? [] : [{ attack, text }];
  });
}

/** Whatever is to end by itself, or by another limit than its time, does so however busy the machine is. */
const patient = { seconds: 60 };

/** By sample each box has a share of its own, so that every kind of attack is met in some box: a small one where starting is dear. */
function share<Case>(cases: readonly Case[], runner: BoxRunner): readonly Case[] {
  const isDear = runner === pyodideRunner || runner === quickjsRunner;
  const from = isDear ? 7 : boxRunners().indexOf(runner);
  return swept([...cases.slice(from), ...cases.slice(0, from)], isDear ? 1 : 5);
}

for (const runner of boxRunners()) {
  const here = await runner.available();
  if (!here) console.log(`skipped: ${runner.name} does not work on this computer`);
  describe.skipIf(!here)(runner.name, () => {
    for (const language of runner.languages.filter((each) => each !== "typescript"))
      for (const { attack, text } of share(attacksIn(language), runner)) {
        test(
          `${attack.name} ends in a result, and nothing of ours is harmed`,
          async () => {
            const entry = entryName[language];
            const { status, stdout, stderr, message } = await runInBox(
              { language, files: { [entry]: text }, entry, limits: { ...patient, ...attack.limits } },
              { runners: [runner] },
            );
            const told = { status, stderr: stderr.slice(0, 600) };
            expect({ ...told, expected: attack.ends.includes(status) }).toEqual({ ...told, expected: true });
            expect(stdout).toContain(attack.prints ?? "");
            expect(message).toMatch(attack.says ?? /^/);
            if (status !== "done") expect(message).toMatch(/^\S.*\S$/);
            expect(message).not.toContain("/box/");
            expect(stdout.length + stderr.length).toBeLessThanOrEqual(256_000);
            expect(stdout + stderr).not.toContain(secret);
            expect(stdout + stderr).not.toMatch(/root:|PRIVATE KEY|\.bashrc|package\.json/);
            expect(readFileSync(secretFile, "utf8")).toBe(secret);
            expect({ evil: existsSync(outside), visits }).toEqual({ evil: false, visits: 0 });
            expect(leftovers()).toEqual({ folders: [], processes: [] });
          },
          patience,
        );
      }
  });
}
