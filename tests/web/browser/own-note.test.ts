import { afterAll, beforeAll, expect, test } from "bun:test";
import { words } from "../../../src/web/words/words.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { inBrowser, passesAxeInBothThemes } from "./harness.ts";
import { draftLesson, textOf } from "./plan-steps.ts";

const say = words.noteForm;

inBrowser("a teacher writes a note of her own", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere();
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("in a form, and the lesson on it teaches what she wrote, with nothing left empty", () =>
    visit(desk, {}, async (page) => {
      await page.getByRole("button", { name: say.open }).click();
      const form = page.getByRole("dialog");
      await form.getByRole("button", { name: say.save }).click();
      await form.getByText(say.topicMissing).waitFor();
      expect(await page.getByText(words.plan.start.chooseClass).count()).toBe(0);
      await form.getByLabel(say.topic).fill("Origami cranes");
      await form
        .getByLabel(say.ideas)
        .fill("A crane begins with a square base.\nEvery fold is pressed flat twice.");
      await form.getByLabel(say.wordAt(1), { exact: true }).fill("valley fold");
      await form.getByLabel(say.meaningAt(1)).fill("a fold towards you");
      await form
        .getByLabel(say.example)
        .fill("Fold a square base.\nFold both diagonals.\nPush the corners in.");
      await form.getByLabel(say.questionAt(1)).fill("Which fold comes first?");
      await form.getByLabel(say.answerAt(1)).fill("The diagonal.");
      await form.getByLabel(say.mistakes).fill("Folds are left soft");
      await passesAxeInBothThemes(page);
      await form.getByRole("button", { name: say.save }).click();
      await form.waitFor({ state: "detached" });
      await draftLesson(page, "Origami cranes");
      const main = await textOf(page, "Main");
      for (const hers of [
        "square base",
        "valley fold",
        "Push the corners in",
        "Which fold comes first?",
        "Folds are left soft",
      ])
        expect(main).toContain(hers);
      expect(await textOf(page, "Overview")).not.toContain("To fill in");
    }));
});
