import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { words } from "../../../src/web/words/words.ts";
import { type Program, program } from "../../server/program.ts";
import { inBrowser, passesAxeInBothThemes } from "./harness.ts";
import { draftLesson, idle, section, write } from "./plan-steps.ts";

const say = words.companions;
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: say.tabs }).getByRole("button", { name, exact: true });
const question = (page: Page, number: number) =>
  page.getByRole("article", { name: say.form.title(number), exact: true });

inBrowser("a teacher makes what goes with her lesson", (visit) => {
  let desk: Program;
  beforeAll(async () => {
    desk = await program();
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("worksheet and quiz, edits a question, changes the lesson, lets the quiz follow, and hands it out", () =>
    visit(desk, {}, async (page) => {
      await draftLesson(page);
      await tab(page, say.parts.worksheet).click();
      await page.getByText(say.about.worksheet).waitFor();
      await page.getByRole("button", { name: say.make.worksheet }).click();
      await question(page, 1).waitFor();
      await page.getByRole("radio", { name: say.levels.stretch }).check();

      await tab(page, say.parts.quiz).click();
      await page.getByLabel(say.many).fill("6");
      await page.getByRole("button", { name: say.make.quiz }).click();
      await question(page, 6).waitFor();
      expect(await question(page, 7).count()).toBe(0);
      await passesAxeInBothThemes(page);

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

      await tab(page, say.lesson).click();
      await section(page, "Starter").getByText("Books closed.").click();
      await page.getByRole("textbox", { name: words.editing.textOf("Starter") }).waitFor();
      await page.keyboard.type(" Work in silence.");
      await section(page, "Starter").getByRole("button", { name: words.editing.save }).click();
      await idle(page);
      await tab(page, say.parts.quiz).click();
      await page.getByText(say.changed(["Starter"])).waitFor();
      await page.getByRole("button", { name: say.follow }).click();
      await page.getByText(say.kept(1)).waitFor();
      await question(page, 1).getByText("Which did I write myself?").waitFor();
      expect(await page.getByText(say.changed(["Starter"])).count()).toBe(0);

      await page.getByRole("button", { name: say.export }).click();
      const file = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: say.forPupils(say.formats.docx) }).click();
      expect((await file).suggestedFilename()).toMatch(/-quiz-pupils\.docx$/);
    }));
});
