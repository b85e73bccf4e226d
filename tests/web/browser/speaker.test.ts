import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { speak } from "../../../src/web/words/en/speak.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { inBrowser, looksRight, passesAxeInBothThemes } from "./harness.ts";

const say = speak;

/** How often the word was used by now; the ring says so. */
async function uses(page: Page): Promise<number> {
  const label = await page.getByRole("img", { name: /uses$/ }).getAttribute("aria-label");
  return Number.parseInt(label ?? "", 10);
}

/** Until it is the learner's turn. What the coach says need not be heard to its end. */
async function myTurn(page: Page): Promise<void> {
  const turn = page.getByRole("button", { name: say.phase.typing });
  // Chromium has no voice on many machines: what goes out of sight is then read, and Enter goes on.
  const reading = page.getByRole("button", { name: say.phase.reading });
  const speaking = page.getByRole("button", { name: say.phase.speaking }).or(reading);
  for (;;) {
    await turn
      .or(speaking)
      .or(page.getByRole("heading", { name: say.ending.round }))
      .first()
      .waitFor();
    if (!(await speaking.isVisible())) return;
    if (await reading.isVisible())
      await page.getByRole("textbox", { name: say.type.label }).press("Enter", { timeout: 1_000 });
    else await speaking.click({ timeout: 1_000 }).catch(() => {}); // it may have ended by itself just now
  }
}

inBrowser("a word, coached by typing", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere();
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("from its introduction to three uses, with what was heard and why it counted", () =>
    visit(desk, { path: "/speak" }, async (page) => {
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByRole("link", { name: /^Begin: Bahasa Melayu/ }).click();
      await page.getByRole("combobox", { name: say.ready.howMany }).selectOption("3");
      await looksRight(page, "speak-ready");
      await page.getByRole("button", { name: say.ready.begin }).click();
      await myTurn(page);
      const shownWord = async () =>
        (await page.getByRole("region", { name: say.word }).getByRole("heading").textContent()) ?? "";
      expect(await shownWord()).toContain(say.hidden); // it is the learner's to find
      expect(await uses(page)).toBe(0);
      await looksRight(page, "speak-session");

      // Not the word: not counted, and said why.
      const field = page.getByRole("textbox", { name: say.type.label });
      const heard = page.getByRole("region", { name: say.heard.title });
      await field.fill("quite another thing");
      await field.press("Enter");
      await heard.getByText("quite another thing").first().waitFor();
      await heard.getByText(say.heard.notCounted).or(heard.getByText(say.heard.unclear)).waitFor();
      await myTurn(page);
      expect(await uses(page)).toBe(0);
      const target = await shownWord(); // a miss shows it
      expect(target).not.toContain(say.hidden);

      const seen: number[] = [];
      for (let answered = 0; answered < 9; answered++) {
        await field.fill(target);
        await field.press("Enter");
        // What was heard goes away with the next question, which may come at once.
        const sent = await field.elementHandle();
        await page.waitForFunction((one) => one instanceof HTMLInputElement && one.value === "", sent);
        await myTurn(page);
        const now = await uses(page);
        if (now < (seen.at(-1) ?? 0)) break; // the next word
        seen.push(now);
      }
      expect(seen).toContain(2);
      await page.getByRole("button", { name: say.diagram.show }).click();
      await page.getByRole("img", { name: /state/i }).waitFor();
      await passesAxeInBothThemes(page);

      // Stopped and gone on with: the word is learned.
      await page.getByRole("button", { name: say.wishes.stop }).click();
      await page.getByRole("heading", { name: say.ending.stopped }).waitFor();
      expect(await page.getByRole("main").textContent()).toContain(target);
      await looksRight(page, "speak-ending");
      await page.getByRole("link", { name: say.back }).last().click();
      await page.getByText(/^1 of \d+ learned/).waitFor();
    }));
});
