import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { type Program, program } from "../server/program.ts";
import { swept } from "../sweep.ts";
import { type HostileFile, hostileFiles } from "./hostile-files.ts";

/**
 * Files made to stop the server, sent to the real program. Whether others are served meanwhile is told by the order of
 * what happens, never by a clock: so many of their requests are answered before the file's own.
 */
describe("a hostile file that is sent to the server", () => {
  let running: Program;
  beforeAll(async () => {
    running = await program();
  });
  afterAll(() => running[Symbol.asyncDispose]());

  const first = hostileFiles.filter(({ name }) =>
    ["computed.apkg", "rows.csv", "nested.html"].includes(name),
  );
  const rest = hostileFiles.filter((one) => !first.includes(one));
  for (const file of [...first, ...swept(rest, 1)])
    test(`${file.what} ends in a sentence, and others are served meanwhile`, async () => {
      const { get } = running.reach();
      let answered = false;
      const sent = post(running, file, file.bytes()).then((reply) => {
        answered = true;
        return reply;
      });
      let served = 0;
      while (!answered) {
        expect((await get("/api/study/courses")).status).toBe(200);
        if (!answered) served++;
        await Bun.sleep(5); // others are no flood
      }
      const reply = await sent;
      const body = await reply.text();
      if (file.says === null) expect(reply.status).toBe(201);
      else {
        expect({ status: reply.status, body }).toMatchObject({ body: expect.stringMatching(file.says) });
        expect(reply.status === 201 || (reply.status >= 400 && reply.status < 500)).toBe(true);
      }
      expect(body).not.toMatch(/unexpected|\bat .*\.ts:\d/);
      expect(served).toBeGreaterThanOrEqual(file.long ? 5 : 1);
      expect(mostMemoryMb(running.pid())).toBeLessThan(1000);
    });
});

function post(running: Program, { name, to }: HostileFile, bytes: Uint8Array): Promise<Response> {
  const { base, headers, send } = running.reach();
  if (to === "curriculum")
    return send("POST", "/api/curriculum/import", { name, text: new TextDecoder().decode(bytes) });
  const study = `study/import?file=${name}&name=${name.replace(/\W/g, "-")}`;
  const address = `${base}/api/${to === "material" ? `material/document?name=${name}` : study}`;
  return fetch(address, { method: "POST", headers, body: Buffer.from(bytes) });
}

/** The most it ever had, where the system tells. */
function mostMemoryMb(pid: number): number {
  if (process.platform !== "linux") return 0;
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}
