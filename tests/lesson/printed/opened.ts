import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Printed } from "./files.ts";
import { pagesOf } from "./page-boxes.ts";
import { wrongOnPages } from "./page-check.ts";

export type Opened = { name: string; pages: number; wrong: string[] };

/** Programs that are needed and are not there. */
export function missingPrograms(): string[] {
  return ["soffice", "chromium"].filter((tool) => Bun.which(tool) === null);
}

/** Every file made, opened by LibreOffice where it is an office file, and looked at box by box. PDFs stay in `folder`. */
export async function openAll(files: readonly Printed[], folder: string): Promise<Opened[]> {
  mkdirSync(folder, { recursive: true });
  for (const { name, format, make } of files) writeFileSync(join(folder, `${name}.${format}`), await make());
  const env = withArial(folder);
  const office = files.filter(({ format }) => format !== "pdf");
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
  const paths = office.map(({ name, format }) => join(folder, `${name}.${format}`));
  const done = Bun.spawnSync(
    ["soffice", profile, "--headless", "--convert-to", "pdf", "--outdir", folder, ...paths],
    { timeout: 1_200_000, stdout: "pipe", stderr: "pipe", env }, // ends what hangs
  );
  if (done.exitCode !== 0) throw new Error(`LibreOffice ended with ${done.exitCode}: ${done.stderr}`);
  const opened: Opened[] = [];
  for (const { name } of files) {
    const pages = await pagesOf(readFileSync(join(folder, `${name}.pdf`)));
    opened.push({ name, pages: pages.length, wrong: wrongOnPages(pages) });
  }
  return opened;
}

/**
 * Files are measured for Arial. Where neither it nor one of its width is there, LibreOffice would take one that is an eighth
 * wider; a condensed one comes near enough to look at what was made. Elsewhere nothing is changed.
 */
function withArial(folder: string): Record<string, string | undefined> {
  const found = Bun.which("fc-match") === null ? "" : Bun.spawnSync(["fc-match", "Arial"]).stdout.toString();
  if (found === "" || /arial|liberation ?sans|arimo|helvetica|nimbus/i.test(found)) return process.env;
  const file = join(folder, "fonts.conf");
  const like = (name: string, family: string) =>
    `<match target="pattern"><test name="family"><string>${name}</string></test><edit name="family" mode="assign" binding="strong"><string>${family}</string></edit><edit name="width" mode="assign"><const>condensed</const></edit></match>`;
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include>${like("Arial", "DejaVu Sans")}${like("Georgia", "DejaVu Serif")}</fontconfig>`,
  );
  return { ...process.env, FONTCONFIG_FILE: file };
}
