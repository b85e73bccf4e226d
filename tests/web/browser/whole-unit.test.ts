import { afterAll, beforeAll, expect, test } from "bun:test";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { companions } from "../../../src/web/words/en/companions.ts";
import { editing as editingWords } from "../../../src/web/words/en/editing.ts";
import { present } from "../../../src/web/words/en/present.ts";
import { share as shareWords } from "../../../src/web/words/en/share.ts";
import { units } from "../../../src/web/words/en/units.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { project } from "../../server/harness.ts";
import { isWhole } from "../../sweep.ts";
import { bytesOf, goTo, inBrowser, passesAxeInBothThemes } from "./harness.ts";
import { drafted, idle, section, type, write } from "./plan-steps.ts";

const say = companions;
const tabs = (page: Page) => page.getByRole("navigation", { name: say.tabs });
const tab = (page: Page, name: string) => tabs(page).getByRole("button", { name, exact: true });
const question = (page: Page, number: number) =>
  page.getByRole("article", { name: say.form.title(number), exact: true });

/** What comes of an entry in a menu that hands something out. */
async function handedOut(page: Page, menu: string, entry: string): Promise<string> {
  await page.getByRole("button", { name: menu, exact: true }).click();
  const file = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
  return (await file).suggestedFilename();
}

inBrowser("a teacher and her colleague", (visit) => {
  let first: Desk;
  let second: Desk;
  beforeAll(async () => {
    [first, second] = [await deskHere(), await deskHere()];
    rmSync(second.here.workspace, { recursive: true });
    cpSync(join(project, "desks/mathematics"), second.here.workspace, { recursive: true });
  });
  afterAll(async () => {
    await first[Symbol.asyncDispose]();
    await second[Symbol.asyncDispose]();
  });

  test("a unit, its second lesson with all that goes with it, presented, handed out, shared and opened elsewhere", async () => {
    let shared = new Uint8Array();
    await visit(first, { path: "/plan/units" }, async (page) => {
      await makeUnit(page);
      if (isWhole) await makeWorksheet(page); // a quiz is made, edited and handed out in the same way
      await makeQuiz(page);
      await changeLessonAndFollow(page);
      await slides(page);
      await tab(page, say.lesson).click();
      shared = await share(page);
      await lookAtCoverage(page, first);
    });
    await visit(second, { path: "/plan/lessons" }, (page) => open(page, second, shared));
  });
});

async function makeUnit(page: Page): Promise<void> {
  await page.getByText(units.none).waitFor();
  await page.getByRole("textbox", { name: units.topic }).fill("programming in Python");
  await page.getByRole("combobox", { name: units.class }).selectOption("3B");
  await page.getByRole("textbox", { name: units.topic }).press("Enter");
  await page.waitForURL(/\/plan\/units\/./);
  const lessons = page.getByRole("list", { name: units.one.lessons }).locator("> li");
  await lessons.nth(9).waitFor();
  expect(await lessons.count()).toBe(10);
  await passesAxeInBothThemes(page);
  await arrange(page);
  await lessons
    .nth(1)
    .getByRole("button", { name: /^Draft/ })
    .press("Enter");
  await drafted(page);
  await page
    .getByText(/From lesson 1, /)
    .first()
    .waitFor();
}

/** By keys, by dragging and, where all is tried, by its menu; each taken back. */
async function arrange(page: Page): Promise<void> {
  const say = units.arrange;
  const titles = page.getByRole("list", { name: units.one.lessons }).locator("h2");
  const before = await titles.allTextContents();
  const names = before.map((title) => title.replace(/^\d+\. /, ""));
  const handle = (place: number) => page.getByRole("button", { name: new RegExp(`^Move lesson ${place},`) });
  const stands = (place: number, name: string | undefined) =>
    titles
      .nth(place - 1)
      .filter({ hasText: `${place}. ${name}` })
      .waitFor();
  const undo = async () => {
    await page.getByRole("button", { name: say.undo, exact: true }).click();
    await stands(3, names[2]);
    expect(await titles.allTextContents()).toEqual(before);
  };
  await handle(3).press("ArrowDown");
  await stands(4, names[2]);
  await page.waitForFunction(
    () => document.activeElement?.getAttribute("title")?.startsWith("Move lesson 4,") === true,
  );
  await undo();
  await titles.nth(4).scrollIntoViewIfNeeded(); // a page that scrolls under the pointer drops it elsewhere
  await handle(3).dragTo(titles.nth(4));
  await stands(5, names[2]);
  await undo();
  if (!isWhole) return;
  await page.getByRole("button", { name: say.more(3, names[2] ?? "") }).click();
  await page.getByRole("menuitem", { name: say.remove }).click();
  await stands(3, names[3]);
  expect(await titles.count()).toBe(before.length - 1);
  await undo();
}

async function makeWorksheet(page: Page): Promise<void> {
  await tab(page, say.parts.worksheet).click();
  await page.getByText(say.about.worksheet).waitFor();
  await page.getByRole("button", { name: say.make.worksheet }).click();
  await question(page, 1).waitFor();
  const toLabel = page.getByRole("article").filter({ hasText: "Complete the table." });
  await toLabel.getByRole("img", { name: /\bblank A\b/ }).waitFor();
  await otherKey(page, toLabel);
  await page.getByRole("radio", { name: say.levels.stretch }).check();
  expect(await handedOut(page, say.export, say.forPupils(say.formats.docx))).toMatch(
    /-worksheet-stretch-pupils\.docx$/,
  );
}

async function makeQuiz(page: Page): Promise<void> {
  await tab(page, say.parts.quiz).click();
  await page.getByLabel(say.many).fill("6");
  await page.getByRole("button", { name: say.make.quiz }).click();
  await question(page, 6).waitFor();
  expect(await question(page, 7).count()).toBe(0);
  await passesAxeInBothThemes(page);
  await printsAlone(page);

  await page.getByRole("button", { name: say.editAt(1) }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel(say.form.option("B")).fill("the very same");
  await form.getByLabel(say.form.option("C")).fill("The very same.");
  await form.getByText("Two options say the same", { exact: false }).waitFor();
  await form.getByLabel(say.form.option("C")).fill("another one");
  await form.getByText("Two options say the same", { exact: false }).waitFor({ state: "detached" });
  await write(form.getByLabel(say.form.prompt), "Which did I write myself?");
  await form.getByRole("button", { name: say.form.save }).click();
  await form.waitFor({ state: "detached" });
  await question(page, 1).getByText("Which did I write myself?").waitFor();
}

/** On paper there is nothing to press, nothing about decisions, and all of every question. */
async function printsAlone(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("button").filter({ visible: true }).allTextContents()).toEqual([]);
  expect(await page.getByText(say.draft, { exact: true }).filter({ visible: true }).count()).toBe(0);
  expect(await question(page, 6).isVisible()).toBe(true);
  expect(await question(page, 6).evaluate((one) => getComputedStyle(one).breakInside)).toBe("avoid");
  await page.emulateMedia({ media: "screen" });
}

/** What is to be written into a picture has a key that can be edited like any other question. */
async function otherKey(page: Page, toLabel: Locator): Promise<void> {
  await toLabel.getByRole("button", { name: say.edit }).click();
  const answers = page.getByRole("dialog");
  const key = await answers.getByLabel(say.form.blank("A")).inputValue();
  await write(answers.getByLabel(say.form.blank("A")), `${key} / my own words`);
  await answers.getByRole("button", { name: say.form.save }).click();
  await answers.waitFor({ state: "detached" });
  await toLabel.getByText(`A: ${key} / my own words`, { exact: false }).waitFor();
}

async function changeLessonAndFollow(page: Page): Promise<void> {
  await tab(page, say.lesson).click();
  await section(page, "Starter").getByText("Books closed.").click();
  await page.getByRole("textbox", { name: editingWords.textOf("Starter") }).waitFor();
  await type(page, " Work in silence.");
  await section(page, "Starter").getByRole("button", { name: editingWords.save }).click();
  await idle(page);
  await tab(page, say.parts.quiz).click();
  await page.getByText(say.changed(["Starter"])).waitFor();
  await page.getByRole("button", { name: say.follow }).click();
  await page.getByText(say.kept(1)).waitFor();
  await question(page, 1).getByText("Which did I write myself?").waitFor();
  expect(await page.getByText(say.changed(["Starter"])).count()).toBe(0);
  expect(await handedOut(page, say.export, say.forPupils(say.formats.docx))).toMatch(/-quiz-pupils\.docx$/);
}

async function slides(page: Page): Promise<void> {
  await tab(page, say.parts.slides).click();
  const list = page.getByRole("list", { name: present.slides });
  await list.getByText("Work in silence.").waitFor();
  await page.getByRole("button", { name: say.make.slides }).click();
  await page.getByRole("button", { name: present.editAt("Starter (5 min)") }).click();
  const form = page.getByRole("dialog");
  await write(form.getByLabel(present.form.text), "What did I write here?");
  await form.getByRole("button", { name: present.form.save }).click();
  await form.waitFor({ state: "detached" });
  await list.getByText("What did I write here?").waitFor();
  if (isWhole) await ownSlide(page, form, list);
  await passesAxeInBothThemes(page);
  await presented(page);
  const { files } = present;
  if (isWhole) {
    expect(await handedOut(page, present.export, files.deck)).toMatch(/-slides-teacher\.pptx$/);
    expect(await handedOut(page, present.export, files.handoutDocx)).toMatch(/-slides-pupils\.docx$/);
  }
}

/** Put in, moved up by its button and down by a key, which goes along; and all of them in the dark. */
async function ownSlide(page: Page, form: Locator, list: Locator): Promise<void> {
  await page.getByRole("button", { name: present.addAfter("Starter (5 min)") }).click();
  await write(form.getByLabel(present.form.heading), "My own");
  await write(form.getByLabel(present.form.text), "A slide of mine.");
  await form.getByRole("button", { name: present.form.save }).click();
  await form.waitFor({ state: "detached" });
  const stands = (place: number) => list.getByRole("listitem", { name: present.slide(place, "My own") });
  await stands(4).waitFor();
  await page.getByRole("button", { name: present.up("My own") }).click();
  await stands(3).waitFor();
  await page.waitForFunction(
    (name) => document.activeElement?.getAttribute("title") === name,
    present.up("My own"),
  );
  await page.keyboard.press("Alt+ArrowDown");
  await stands(4).waitFor();
  await page.getByRole("radio", { name: present.looks.dark }).check();
}

async function presented(page: Page): Promise<void> {
  await page.getByRole("button", { name: present.present, exact: true }).click();
  const show = page.getByRole("dialog", { name: /^Slides: / });
  await show.getByText(/^Slide 1 of /).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press(" ");
  await show.getByText(/^Slide 3 of \d+: Starter$/).waitFor();
  await show.getByText("What did I write here?").waitFor();
  const fourth = isWhole ? /^Slide 4 of \d+: My own$/ : /^Slide 4 of /;
  await swipe(page, -300);
  await show.getByText(fourth).waitFor();
  await swipe(page, 300);
  await show.getByText(/^Slide 3 of \d+: Starter$/).waitFor();
  await page.keyboard.press("t");
  await show.getByRole("button", { name: /left\. Stop the timer/ }).waitFor();
  await passesAxeInBothThemes(page);
  const opened = page.waitForEvent("popup");
  await show.getByRole("button", { name: present.show.notesWindow }).click();
  const notes = await opened;
  await notes.getByRole("heading", { name: /^Slide 3 of \d+: Starter$/ }).waitFor();
  await page.bringToFront();
  await page.keyboard.press(" ");
  await show.getByText(fourth).waitFor();
  await notes.getByRole("heading", { name: fourth }).waitFor();
  await notes.keyboard.press("End");
  await show.getByText(/^Slide (\d+) of \1: /).waitFor();
  await page.keyboard.press("b");
  await show.getByText(present.show.blackNow).waitFor();
  await page.keyboard.press("Escape");
  await show.waitFor({ state: "detached" });
  await notes.getByText(present.aside.ended).waitFor();
  await notes.close();
}

async function share(page: Page): Promise<Uint8Array<ArrayBuffer>> {
  const save = page.waitForEvent("download");
  await page
    .getByRole("button", { name: /^More for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: shareWords.menu }).click();
  await page.getByRole("textbox", { name: shareWords.by }).fill("Ms R");
  await page.getByRole("button", { name: shareWords.go }).click();
  const file = await save;
  expect(file.suggestedFilename()).toEndWith(".lesson");
  return new Uint8Array(await bytesOf(file));
}

async function lookAtCoverage(page: Page, desk: Desk): Promise<void> {
  await goTo(page, desk, "/plan/units?view=coverage");
  await page.getByRole("combobox", { name: units.coverage.class }).selectOption("3B");
  await page.getByRole("cell", { name: units.coverage.reached.planned, exact: true }).first().waitFor();
  await page.getByRole("tab", { name: units.views.calendar }).click();
  await page.getByText(units.calendar.none).waitFor();
  await passesAxeInBothThemes(page);
}

/** In a workspace with another curriculum: its claims do not hold there, and all that goes with it has come along. */
async function open(page: Page, desk: Desk, file: Uint8Array): Promise<void> {
  await page.getByRole("combobox", { name: shareWords.class }).selectOption("7Y1");
  await page
    .getByLabel(shareWords.file)
    .setInputFiles({ name: "theirs.lesson", mimeType: "application/zip", buffer: Buffer.from(file) });
  await page.waitForURL(/\/plan\/s\//);
  await page.getByText(shareWords.checkedAnew).waitFor();
  await page.getByText(/Shared by Ms R/).waitFor();
  const id = page.url().split("/").at(-1)?.split("?")[0] ?? "";
  const { lesson } = await (await desk.reach().client.sessions[":id"].$get({ param: { id } })).json();
  expect(lesson?.check.evidence).toMatchObject({ verified: 0, claims: expect.any(Number) });
  expect(lesson?.check.evidence.findings.length).toBeGreaterThan(0);
  await tab(page, say.parts.quiz).click();
  await question(page, 1).getByText("Which did I write myself?").waitFor();
}

/** With a finger, across the middle of the screen, as the browser itself makes pointers of it. */
async function swipe(page: Page, by: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 400 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(600) });
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(600 + by * part) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.detach();
}
