import { lastWorkspace } from "../server/last-workspace.ts";
import { startServer } from "../server/serve.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { browserOpener, openBrowser } from "./open-browser.ts";
import { findPlaces } from "./places.ts";
import { stoppable } from "./stoppable.ts";

/** The web workbench, until Ctrl-C. Its address goes to stdout, alone on a line, and to the person's browser. */
export async function serve({
  args,
  terminal,
  env,
  cwd,
  places: { environment, folder },
}: Invocation): Promise<number> {
  const places = findPlaces(args, env, cwd);
  const named = args.workspace || env.TEACHER_ASSIST_WORKSPACE;
  const { project, data, pluginDirs } = places;
  const { provider, model, "base-url": baseUrl } = args;
  using stopping = stoppable();
  const running = await startServer(
    {
      project,
      data,
      pluginDirs,
      cwd,
      workspace: named ? places.workspace : ((await lastWorkspace(env)) ?? places.workspace),
      env: environment, // what was saved in the page is read anew for each run
      folder,
      flags: { provider, model, baseUrl },
    },
    { port: args.port },
  );
  if (args.format === "text") terminal.out(`${running.url}\n`);
  else terminal.out(`${JSON.stringify({ url: running.url, port: running.port })}\n`);
  if (args.port !== undefined && args.port !== 0 && running.port !== args.port)
    terminal.err(`Port ${args.port} is in use by another program: this one is at port ${running.port}.\n`);
  terminal.err(
    `${terminal.style.dim("Only this computer can open it. Ctrl-C stops it; everything is saved.")}\n`,
  );
  const opener = browserOpener({
    env,
    platform: process.platform,
    atTerminal: terminal.outIsTty && args.format === "text",
    declined: Boolean(args["no-open"] || args["no-input"]),
  });
  if (opener !== null) openBrowser(opener, running.urlOnce, env);
  const { promise, resolve } = Promise.withResolvers<void>();
  stopping.signal.addEventListener("abort", () => resolve(), { once: true });
  await promise;
  await running.stop();
  return exit.done;
}
