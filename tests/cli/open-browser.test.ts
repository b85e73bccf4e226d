import { describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserOpener, type Situation } from "../../src/cli/open-browser.ts";
import { atTerminal, start } from "./harness.ts";

const desk: Situation = {
  env: { DISPLAY: ":0", PATH: "/usr/bin" },
  platform: "linux",
  atTerminal: true,
  declined: false,
  exists: (path) => path === "/usr/bin/xdg-open",
};
const on = (env: Situation["env"]) => browserOpener({ ...desk, env: { ...desk.env, ...env } });

describe("the browser is opened", () => {
  test("at a person's own desk, by the system's own program", () => {
    expect(browserOpener(desk)).toEqual(["xdg-open"]);
    expect(on({ DISPLAY: "", WAYLAND_DISPLAY: "wayland-0" })).toEqual(["xdg-open"]);
    expect(browserOpener({ ...desk, platform: "darwin", env: {} })).toEqual(["open"]);
    expect(browserOpener({ ...desk, platform: "win32", env: {} })?.[0]).toBe("rundll32");
    const exists = (path: string) => path === "/usr/bin/wslview";
    const env = { PATH: "/usr/bin", WSL_DISTRO_NAME: "Ubuntu" };
    expect(browserOpener({ ...desk, env, exists })).toEqual(["wslview"]);
  });

  test("not where nobody reads, nobody may be asked, or it would open elsewhere", () => {
    expect(browserOpener({ ...desk, atTerminal: false })).toBeNull();
    expect(browserOpener({ ...desk, declined: true })).toBeNull();
    for (const env of [
      { CI: "true" },
      { CI: "1" },
      { BROWSER: "none" },
      { SSH_CONNECTION: "10.0.0.1 1 10.0.0.2 22" },
      { DISPLAY: "" },
      { PATH: "/bin" },
    ])
      expect([env, on(env)]).toEqual([env, null]);
    expect(on({ CI: "false" })).toEqual(["xdg-open"]);
    expect(browserOpener({ ...desk, platform: "darwin", env: { CI: "true" } })).toBeNull();
  });
});

describe.skipIf(process.platform === "win32")("teacher-assist --serve", () => {
  const port = () => String(20_000 + Math.floor(Math.random() * 20_000));
  /** A desk whose way to open things only notes what it was given. */
  function withDesk(work: (place: { cwd: string; env: Record<string, string> }) => Promise<void>) {
    return async () => {
      const cwd = mkdtempSync(join(tmpdir(), "open-"));
      writeFileSync(join(cwd, "xdg-open"), `#!/bin/sh\nprintf %s "$1" > "${cwd}/opened"\n`, { mode: 0o755 });
      const PATH = `${cwd}:${process.env.PATH}`;
      try {
        await work({
          cwd,
          env: { PATH, DISPLAY: ":0", CI: "", SSH_CONNECTION: "", SSH_TTY: "", BROWSER: "" },
        });
      } finally {
        rmSync(cwd, { recursive: true, force: true });
      }
    };
  }
  const opened = (cwd: string) => Bun.file(join(cwd, "opened"));
  const address = /http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]+/;

  test.skipIf(process.platform !== "linux")(
    "opens its address, good for one visit, and runs on",
    withDesk(async ({ cwd, env }) => {
      const { shows, screen, exited, type } = atTerminal(["--serve", "--port", port()], { cwd, env });
      await shows("Ctrl-C stops it");
      while (!((await opened(cwd).exists()) && opened(cwd).size > 0)) await Bun.sleep(10);
      const given = await opened(cwd).text();
      const [printed = ""] = address.exec(screen()) ?? [];
      expect([new URL(given).origin, given === printed]).toEqual([new URL(printed).origin, false]);
      const once = await fetch(given, { redirect: "manual" });
      const cookie = once.headers.get("set-cookie")?.split(";")[0] ?? "";
      const about = await fetch(new URL("/api/about", given), { headers: { cookie } });
      expect([once.status, about.status]).toEqual([303, 200]);
      expect((await fetch(given, { redirect: "manual" })).status).toBe(401); // whoever saw it in the list of processes
      type("\x03");
      expect(await exited).toBe(0);
    }),
  );

  test(
    "opens nothing for --no-open, nor for a program that reads the address, and an opener that is broken stops nothing",
    withDesk(async ({ cwd, env }) => {
      writeFileSync(join(cwd, "xdg-open"), "no program at all", { mode: 0o755 });
      const broken = atTerminal(["--serve", "--port", port()], { cwd, env });
      await broken.shows("Ctrl-C stops it");
      const url = address.exec(broken.screen())?.[0] ?? "";
      expect((await fetch(url, { redirect: "manual" })).status).toBe(303);
      broken.type("\x03");
      expect(await broken.exited).toBe(0);

      writeFileSync(join(cwd, "xdg-open"), `#!/bin/sh\ntouch "${cwd}/opened"\n`, { mode: 0o755 });
      const declined = atTerminal(["--serve", "--no-open", "--port", port()], { cwd, env });
      await declined.shows("Ctrl-C stops it");
      declined.type("\x03");
      await declined.exited;
      const piped = start(["--serve", "--json", "--port", port()], { cwd, env });
      await piped.stdout.getReader().read();
      piped.kill("SIGTERM");
      await piped.exited;
      expect(await opened(cwd).exists()).toBe(false);
    }),
  );
});
