import { afterAll, beforeAll, expect, test } from "bun:test";
import { making as say } from "../../../src/web/words/en/making.ts";
import { study } from "../../../src/web/words/en/study.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { inBrowser, looksRight } from "./harness.ts";

const list = "Malay – English\nkucing – cat\nanjing – dog\nburung – bird\nikan – fish\nkuda – horse";

inBrowser("somebody who makes a course", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere();
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("pastes a list, sees what it becomes, mends it, tries it, and studies it", () =>
    visit(desk, { path: "/study" }, async (page) => {
      await page.getByRole("link", { name: study.courses.make }).click();
      await page.getByRole("textbox", { name: say.list.text }).fill(list);
      await page.getByRole("button", { name: say.list.look }).click();
      await page.getByRole("heading", { name: say.looked.title }).waitFor();
      expect(await page.getByRole("combobox", { name: say.looked.kind }).inputValue()).toBe("words");
      expect(await page.getByRole("combobox", { name: say.looked.target }).inputValue()).toBe("ms");
      await page.getByRole("textbox", { name: say.title }).fill("Animals of the village");
      await looksRight(page, "study-new-course");
      await page.getByRole("button", { name: say.looked.keep }).click();

      // Mended: a word without its meaning is told at once, and cannot be saved.
      await page.getByRole("heading", { level: 1, name: "Animals of the village" }).waitFor();
      await page.getByRole("button", { name: say.lists.vocabulary.add }).click();
      const sixth = page.getByRole("group", { name: `${say.lists.vocabulary.one} 6` });
      const field = (name: string) =>
        sixth.getByRole("textbox", { name: say.fields[`vocabulary.${name}`] ?? "", exact: true });
      await field("term").fill("kambing");
      await page.getByText(say.edit.stops(1)).waitFor();
      expect(await field("meanings").getAttribute("aria-invalid")).toBe("true");
      await field("meanings").fill("goat");
      await field("sentences.0.text").fill("Kambing itu makan rumput.");
      await field("sentences.0.translation").fill("The goat eats grass.");
      await page.getByText(say.edit.stops(1)).waitFor({ state: "detached" });
      await looksRight(page, "study-edit");
      await page.getByRole("button", { name: say.edit.save }).click();
      await page.getByText(say.edit.saved, { exact: true }).waitFor();

      // Tried, and nothing of it counts.
      await page.getByRole("button", { name: say.edit.try }).click();
      const trying = page.getByRole("dialog", { name: say.edit.tryTitle });
      await trying.getByRole("button", { name: say.edit.tryCheck }).click();
      await trying.getByRole("button", { name: say.edit.tryAgain }).waitFor();
      await page.keyboard.press("Escape");

      // Studied: its card says what it is, and Today begins with it.
      await page.getByRole("link", { name: say.edit.study }).click();
      await page.getByRole("heading", { name: study.today.path }).waitFor();
      await page.getByRole("link", { name: study.courses.all }).click();
      const card = page.getByRole("link", { name: /Animals of the village/ });
      await card.waitFor();
      expect(await card.textContent()).toContain("Malay, explained in English");
      await looksRight(page, "study-cards");
    }));

  test("deletes a topic and a course, and has both back", () =>
    visit(desk, { path: "/study/new" }, async (page) => {
      await page.getByText(say.ways.empty, { exact: true }).click();
      await page.getByRole("textbox", { name: say.title }).fill("Rivers");
      await page.getByRole("textbox", { name: say.empty.topic }).fill("Springs");
      await page.getByRole("button", { name: say.empty.make }).click();
      await page.getByRole("button", { name: say.edit.addTopic }).click();
      const topics = page.getByRole("navigation", { name: say.edit.topics }).getByRole("listitem");
      await topics.nth(1).waitFor();
      await page.getByRole("button", { name: say.edit.removeTopic }).click();
      await page.getByRole("button", { name: say.edit.undo }).click();
      await topics.nth(1).waitFor();
      await page.getByRole("button", { name: say.menu.more, exact: true }).click();
      await page.getByRole("menuitem", { name: say.menu.remove }).click();
      await page.getByRole("dialog").getByRole("button", { name: say.menu.remove }).click();
      await page.getByRole("button", { name: say.menu.bringBack }).click();
      await page.getByRole("heading", { level: 1, name: "Rivers" }).waitFor();
    }));
});
