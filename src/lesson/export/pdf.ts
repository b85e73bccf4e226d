import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Env, environmentFor } from "../../env.ts";
import { temporaryFolder } from "../../store/temporary.ts";
import { ExportError } from "./model.ts";

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "microsoft-edge-stable",
  "chrome",
  "msedge",
];

/** A browser that can print to PDF: `CHROME_PATH` where it is set, else the first on the PATH or in the usual places. */
export function findBrowser(env: Env, exists: (path: string) => boolean = existsSync): string | null {
  const chosen = env.CHROME_PATH;
  if (chosen !== undefined && chosen !== "") return exists(chosen) ? chosen : null;
  const folders = (env.PATH ?? env.Path ?? "").split(delimiter).filter((folder) => folder !== "");
  const ending = process.platform === "win32" ? ".exe" : "";
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
  return [...onPath, ...usualPlaces(env)].find(exists) ?? null;
}

function usualPlaces(env: Env): string[] {
  if (process.platform === "darwin") {
    return ["Google Chrome", "Chromium", "Microsoft Edge"].map(
      (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
    );
  }
  if (process.platform !== "win32")
    return ["/usr/bin/chromium", "/snap/bin/chromium", "/opt/google/chrome/chrome"];
  const roots = [env.ProgramFiles, env["ProgramFiles(x86)"], env.LOCALAPPDATA];
  return roots.flatMap((root) =>
    root === undefined
      ? []
      : [
          join(root, "Google", "Chrome", "Application", "chrome.exe"),
          join(root, "Microsoft", "Edge", "Application", "msedge.exe"),
        ],
  );
}

export type PdfOptions = { env?: Env; timeoutMs?: number };

/** Throws an ExportError where there is no browser, or where it does not finish. Leaves no file behind. */
export async function renderPdf(html: string, { env = process.env, timeoutMs = 60_000 }: PdfOptions = {}) {
  const browser = findBrowser(env);
  if (browser === null) throw new ExportError(noBrowser(env.CHROME_PATH));
  const folder = temporaryFolder();
  try {
    const page = join(folder, "lesson.html");
    const target = join(folder, "lesson.pdf");
    await writeFile(page, html);
    const said = await print(browser, flags(folder, target, pathToFileURL(page).href), env, timeoutMs);
    const bytes = await readFile(target).catch(() => null);
    if (bytes === null || bytes.length === 0) throw new ExportError(failed(browser, said));
    return new Uint8Array(bytes);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

function flags(folder: string, target: string, address: string): string[] {
  // Chromium refuses to run as root with its sandbox; for anybody else the sandbox stays on.
  const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return [
    "--headless",
    ...root,
    "--disable-gpu",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    `--user-data-dir=${join(folder, "profile")}`,
    "--no-pdf-header-footer",
    `--print-to-pdf=${target}`,
    address,
  ];
}

/** What the browser said on its way, for the message; it is ended when the time is up. */
async function print(browser: string, args: string[], env: Env, timeoutMs: number): Promise<string> {
  try {
    const running = Bun.spawn([browser, ...args], {
      env: environmentFor(env, /^(XDG_\w+|FONTCONFIG_\w+|CHROME_DEVEL_SANDBOX)$/),
      stdin: "ignore",
      stdout: "ignore",
      stderr: "pipe",
      timeout: timeoutMs,
      killSignal: "SIGKILL",
    });
    const said = new Response(running.stderr).text();
    await running.exited;
    // A helper process of the browser may hold the pipe open after the browser has gone.
    if (running.signalCode === null) return await Promise.race([said, Bun.sleep(500).then(() => "")]);
    return `It did not finish within ${Math.round(timeoutMs / 1000)} seconds.`;
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}

function noBrowser(chosen: string | undefined): string {
  const looked =
    chosen === undefined || chosen === ""
      ? "No Chrome, Chromium or Edge was found on this computer, and the PDF is printed by one of them."
      : `CHROME_PATH says ${chosen}, but there is no such file.`;
  return `${looked} Install one (or set CHROME_PATH to it) and export again. Or export as HTML, open it in any browser and choose Print, then "Save as PDF": the page is made for A4.`;
}

function failed(browser: string, said: string): string {
  const last = said.trim().split("\n").at(-1) ?? "";
  return `The browser (${browser}) made no PDF. ${last} Nothing was changed. Export as HTML instead, open it and choose Print, then "Save as PDF".`;
}
