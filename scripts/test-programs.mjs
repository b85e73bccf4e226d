// Programs that some tests need and npm does not have. Nothing is installed without being said before; at a terminal,
// somebody is asked. Where a program stays away, the tests that need it say that they are skipped, and why.
import { spawnSync } from "node:child_process";
import { createInterface } from "node:readline/promises";

const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];

/** `any`: one of these is enough. */
const programs = [
  { for: "the browser tests", any: browsers, packages: ["chromium"], unless: process.env.CHROME_PATH },
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
  if (process.getuid?.() !== 0 || !isHere("apt-get"))
    return console.log(`Not here: ${names}. Tests that need them are skipped.`);
  if (!(await agreed(names))) return console.log("Nothing was installed. Tests that need them are skipped.");
  console.log(`Installing with apt, for the tests: ${names}…`);
  const packages = missing.flatMap((program) => program.packages);
  const install = () => apt("install", "-y", "--no-install-recommends", ...packages);
  if (!install() && !(apt("update") && install()))
    console.log("They could not be installed. Tests that need them are skipped.");
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
