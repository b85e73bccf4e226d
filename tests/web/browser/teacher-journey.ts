import { expect } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { words } from "../../../src/web/words/words.ts";
import type { Program } from "../../server/program.ts";
import { bytesOf } from "./harness.ts";
import { accept, acceptButtons, drafted, idle, section, sectionTitles, textOf, write } from "./plan-steps.ts";

const say = words.planLesson;

/** While the program is down, every request fails, and the browser says so. */
export const whileDown = [
  { complaint: /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/, because: "it was killed" },
  {
    complaint: /WebSocket connection .* failed|can’t establish a connection to the server at ws:/,
    because: "it was killed, and started with another token",
  },
  { complaint: /status of 401/, because: "it was started with another token" },
];

/** From the start page to a lesson in Word, through a reload and a crash. */
export async function teachersFirstVisit(page: Page, desk: Program): Promise<void> {
  // What are you teaching next?
  await page.getByRole("heading", { name: words.plan.question }).waitFor();
  await page.getByRole("radio", { name: /^3B/ }).check();
  const topic = page.getByRole("combobox", { name: words.plan.start.topic });
  await write(topic, "repetition");
  await page.locator("[role=listbox]:not([aria-busy])").getByRole("option").first().waitFor();
  await topic.press("ArrowDown");
  await topic.press("Enter");
  expect(await topic.inputValue()).not.toBe("repetition"); // an outcome of the curriculum
  await page.getByRole("button", { name: words.plan.start.go }).click();
  await page.getByText(words.plan.before.use).waitFor();
  expect(await page.locator("main").textContent()).toContain("3B");
  await page.getByRole("button", { name: words.plan.draftIt }).click();
  await drafted(page);
  const titles = await sectionTitles(page);
  expect(titles).toHaveLength(11);
  const [first = "", second = ""] = titles;
  const starter = titles.find((title) => /starter/i.test(title)) ?? "";
  const main = titles.find((title) => /^main/i.test(title)) ?? "";
  const draft = { starter: await textOf(page, starter), main: await textOf(page, main) };

  // One is accepted, one rewritten, one exchanged and taken back.
  await accept(page, first);
  await section(page, starter)
    .getByRole("button", { name: say.reviseNamed(starter) })
    .click();
  await page.getByRole("button", { name: say.presets.shorter, exact: true }).click();
  await page.getByText(say.said.revise(starter)).waitFor();
  const shorter = await textOf(page, starter);
  expect(shorter).not.toBe(draft.starter);

  await section(page, main)
    .getByRole("button", { name: say.alternativesNamed(main) })
    .click();
  const option = (n: number) => section(page, main).getByRole("listitem", { name: say.option(n) });
  await option(1).waitFor();
  const reasons = await option(1).textContent();
  expect(reasons?.length).toBeGreaterThan(50);
  await option(2).getByRole("button").filter({ hasText: say.use }).click();
  await page.getByText(say.said.pick(main)).waitFor();
  const other = await textOf(page, main);
  expect(other).not.toBe(draft.main);
  await section(page, main)
    .getByRole("button", { name: say.undoNamed(main) })
    .click();
  await page.getByText(say.said.undo(main)).waitFor();

  // In the middle of it the page is loaded again: what was decided is decided, what was being written is there.
  const ask = page.getByRole("textbox", { name: say.conversation.ask });
  await page.getByRole("button", { name: words.plan.ask, exact: true }).click();
  await write(ask, "And a game with dice");
  await page.reload();
  await section(page, first).getByText(say.accepted, { exact: true }).waitFor();
  expect(await textOf(page, starter)).toBe(shorter);
  expect(await ask.inputValue()).toBe("And a game with dice");
  await accept(page, second);

  // The power goes.
  await desk.kill();
  await page.getByText(words.frame.broken).waitFor();
  expect(await textOf(page, starter)).toBe(shorter); // what one reads stays in sight
  await desk.start();
  await page.getByText(words.frame.restarted).waitFor();
  const opened = await page.context().newPage();
  await opened.goto(desk.url());
  await opened
    .getByRole("link")
    .filter({ hasText: /3B|repetition|iteration/i })
    .first()
    .waitFor(); // among the recent
  await page.getByText(words.frame.restarted).waitFor({ state: "detached" });
  await opened.close();
  await page.bringToFront();

  for (const title of [first, second])
    await section(page, title).getByText(say.accepted, { exact: true }).waitFor();
  expect(await textOf(page, starter)).toBe(shorter);
  expect(await ask.inputValue()).toBe("And a game with dice");
  const [third = "", ...rest] = titles.slice(2);
  await accept(page, third);
  await page.getByRole("button", { name: say.acceptRest(rest.length) }).click();
  await page.getByRole("heading", { name: say.ready }).waitFor();
  expect(await acceptButtons(page).count()).toBe(0);
  await idle(page);

  // In Word.
  await page.getByRole("button", { name: say.export }).last().click();
  const { name, bytes } = await handedOver(page, desk, () =>
    page.getByRole("menuitem", { name: say.forTeacher(say.formats.docx) }).click(),
  );
  expect(name).toMatch(/\.docx$/);
  const document = strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array());
  const plain = document.replace(/<[^>]+>/g, "");
  for (const title of titles) expect(plain).toContain(title);
  const sentence =
    shorter
      .split(/[.?!\n]/)
      .find((each) => /^[\w ,]{25,}$/.test(each.trim()))
      ?.trim() ?? shorter.slice(0, 20);
  expect(plain).toContain(sentence);

  // What the program kept is what was done.
  const id = page.url().split("/plan/s/")[1]?.split("?")[0] ?? "";
  const { session } = await (await desk.reach().client.sessions[":id"].$get({ param: { id } })).json();
  const steps = session.decisions.map(({ type }) => type);
  expect(steps.filter((type) => type === "accept")).toHaveLength(11);
  expect(steps.slice(0, 5)).toEqual(["accept", "revise", "alternatives", "pick", "undo"]);
}

/** The file that a press brings. Firefox's driver does not tell of one: there it is the reply that the page was given. */
async function handedOver(page: Page, desk: Program, press: () => Promise<void>) {
  if (page.context().browser()?.browserType().name() !== "chromium") {
    const coming = page.waitForResponse((reply) => reply.url().includes("/export"));
    await press();
    const { pathname, search } = new URL((await coming).url());
    const reply = await desk.reach().get(`${pathname}${search}`);
    const name = /filename="([^"]+)"/.exec(reply.headers.get("content-disposition") ?? "")?.[1] ?? "";
    return { name, bytes: await reply.bytes() };
  }
  const coming = page.waitForEvent("download");
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await bytesOf(file) };
}
