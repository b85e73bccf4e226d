// README's four pictures, taken of the running program: a lesson, a learner's day, a coach at work, two conditions compared.
// `bun scripts/pictures.ts`; it needs a Chromium, and nothing of whoever runs it is in them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { learners } from "../bench/trials/study/learners.ts";
import { month } from "../bench/trials/study/month.ts";
import { openRoom } from "../src/learning/room/open-room.ts";
import { findBrowser } from "../src/lesson/export/pdf.ts";

const project = join(import.meta.dir, "..");
const home = mkdtempSync(join(tmpdir(), "pictures-"));
const env = { PATH: process.env.PATH ?? "", HOME: home, TEACHER_ASSIST_DATA: join(home, "data") };
const program = join(project, "bin", "teacher-assist");
const desk = ["--workspace", join(project, "desks", "mathematics")];

const session = await drafted("adding fractions for 7Y1");
await studied("bahasa-melayu", 12);
const [a, b] = [tried("A1B1C3D3E1"), tried("A1B1C0D0E1")];
const server = Bun.spawn([program, "--serve", "--port", "41877", "--no-open", ...desk], {
  env,
  stdout: "pipe",
  stderr: "inherit",
});
const browser = await chromium.launch({
  executablePath: findBrowser(process.env) ?? "",
  args: ["--no-sandbox"],
});
try {
  const address = await addressOf(server.stdout);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await page.goto(address);
  await look(page, address, `/plan/s/${session}`, "plan", async () => {
    await page.locator("main figure").first().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 250);
  });
  await look(page, address, "/study/c/bahasa-melayu", "study");
  await look(page, address, "/speak/german", "speak", async () => {
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByRole("textbox").waitFor();
  });
  await look(page, address, `/research/compare?a=${a}&b=${b}`, "research");
} finally {
  await browser.close();
  server.kill();
  await server.exited;
  rmSync(home, { recursive: true, force: true });
}

async function look(
  page: Page,
  address: string,
  path: string,
  name: string,
  before = async () => {},
): Promise<void> {
  await page.goto(new URL(path, address).href);
  await page.waitForLoadState("networkidle");
  await before();
  await page.waitForTimeout(500); // what scrolls has come to rest
  await page.screenshot({
    path: join(project, "docs", "pictures", `${name}.jpg`),
    type: "jpeg",
    quality: 82,
  });
}

async function drafted(wish: string): Promise<string> {
  const command = [program, "lesson-planning:create-lesson", wish, "--json", ...desk];
  const { stdout, exitCode } = Bun.spawnSync(command, { env });
  const { sessionId } = JSON.parse(stdout.toString());
  if (exitCode !== 0 || typeof sessionId !== "string") throw new Error(`No lesson: ${stdout}`);
  return sessionId;
}

/** Cases of one kind under a condition; the run's id. */
function tried(condition: string): string {
  const command = [program, "eval", "run", "t1", "--condition", condition, "--json"];
  const { stdout } = Bun.spawnSync(command, { env });
  const { id } = JSON.parse(stdout.toString());
  if (typeof id !== "string") throw new Error(`No run: ${stdout}`);
  return id;
}

/** By one who learns well, up to yesterday. */
async function studied(course: string, days: number): Promise<void> {
  const clock = { now: new Date(Date.now() - days * 24 * 3600 * 1000) };
  const room = openRoom({
    env,
    project,
    cwd: project,
    now: () => clock.now,
    desk: () => Promise.reject(new Error("no model")),
  });
  const [learner] = learners;
  if (learner === undefined) throw new Error("There is no learner.");
  await month({ ...room, ask: async () => null }, clock, course, learner, { days, seed: 1 });
}

async function addressOf(out: ReadableStream<Uint8Array>): Promise<string> {
  let said = "";
  for await (const bytes of out) {
    said += new TextDecoder().decode(bytes);
    const address = /http:\/\/\S+token=\S+/.exec(said)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`It did not start: ${said}`);
}
