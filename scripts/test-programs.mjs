// Programs that some tests need and npm does not have. Nothing is installed without being said before; at a terminal,
// somebody is asked. Where a program stays away, the tests that need it say that they are skipped, and why.
import { spawnSync } from "node:child_process";
import { createInterface } from "node:readline/promises";

const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];

/** `any`: one of these is enough. `spare`: without it everything is tested all the same. */
const programs = [
  { for: "the browser tests", any: browsers, packages: ["chromium"], unless: process.env.CHROME_PATH },
  {
    for: "the browser tests at two thirds of the time",
    any: ["chromium-headless-shell"],
    packages: ["chromium-headless-shell"],
    unless: process.env.CHROME_PATH,
    spare: true,
  },
  { for: "the box for learners' code", any: ["bwrap"], packages: ["bubblewrap"] },
  { for: "speech", any: ["espeak-ng"], packages: ["espeak-ng"] },
  {
    for: "hearing",
    any: ["pocketsphinx_continuous", "pocketsphinx"],
    packages: ["pocketsphinx", "pocketsphinx-en-us"],
  },
  {
    for: "opening what is exported",
    any: ["soffice", "libreoffice"],
    packages: ["libreoffice-writer", "libreoffice-impress"],
  },
  { for: "pages of what is exported", any: ["pdftotext"], packages: ["poppler-utils"] },
  { for: "journeys in Firefox", any: ["firefox-esr", "firefox"], packages: ["firefox-esr"], onlyAll: true },
];

/** `all`: with what only `npm run test:all` needs. */
export async function ensurePrograms({ all }) {
  const missing = programs.filter(
    (program) => (all || !program.onlyAll) && !program.unless && !program.any.some(isHere),
  );
  if (process.platform !== "linux" || missing.length === 0) return;
  const names = missing.map((program) => `${program.packages[0]} (${program.for})`).join(", ");
  if (process.getuid?.() !== 0 || !isHere("apt-get")) {
    if (missing.every((program) => program.spare)) return;
    return console.log(`Not here: ${names}. Tests that need them are skipped.`);
  }
  if (!(await agreed(names))) return console.log("Nothing was installed. Tests that need them are skipped.");
  console.log(`Installing with apt, for the tests: ${names}…`);
  const needed = missing.filter((program) => !program.spare);
  const install = (some) =>
    some.length === 0 ||
    apt("install", "-y", "--no-install-recommends", ...some.flatMap((program) => program.packages));
  // Each that can be done without by itself: not every system has it.
  if (install(needed) || (apt("update") && install(needed)))
    for (const program of missing.filter((one) => one.spare)) install([program]);
  else console.log("They could not be installed. Tests that need them are skipped.");
}

function isHere(name) {
  return spawnSync("sh", ["-c", `command -v ${name}`], { stdio: "ignore" }).status === 0;
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", [...args, "-qq"], { stdio: ["ignore", "ignore", 2], env }).status === 0;
}

/** With nobody to ask (CI), what is about to happen is only said. */
async function agreed(names) {
  if (!process.stdin.isTTY || process.env.CI) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Some tests need ${names}. Install them with apt? [Y/n] `);
  terminal.close();
  return !/^n/i.test(answer.trim());
}
