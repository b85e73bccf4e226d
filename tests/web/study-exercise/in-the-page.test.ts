import { afterAll, beforeAll, expect, test } from "bun:test";
import { studyExercise } from "../../../src/web/words/en/study-exercise.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { parsed } from "../../server/harness.ts";
import { isWhole } from "../../sweep.ts";
import { goTo, inBrowser, passesAxeInBothThemes } from "../browser/harness.ts";

const say = studyExercise;

inBrowser("an exercise in the page", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere();
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  const made = async (course: string, wish: Record<string, unknown>): Promise<string> => {
    const path = `/api/study/courses/${course}/exercises`;
    const { exercise_id } = await parsed(await desk.reach().send("POST", path, wish));
    await desk.reach().send("POST", `/api/exercises/${exercise_id}/met`, {});
    return exercise_id;
  };

  test("whatever is typed is there after a reload, and stays as it was handed in", () =>
    visit(desk, { path: null }, async (page) => {
      const wish = { concept: "binary-search", modality: "worksheet", bloom: "understand", seed: 3 };
      const id = await made("intro-to-algorithms", wish);
      await goTo(page, desk, `/study/x/${id}`);
      const fields = page.getByRole("main").getByRole("textbox");
      await fields.first().waitFor();
      await page.getByRole("radio", { name: say.sheet.truth.true }).first().check();
      const typed = [
        "because `mid` moves",
        "List<int>",
        "<script>alert(1)</script>",
        "__init__",
        "&amp; | ~x~",
      ];
      const open = await fields.evaluateAll(
        (all) => all.filter((one) => one instanceof HTMLElement && !one.matches(":disabled")).length,
      );
      const wanted: string[] = [];
      for (const field of await fields.all()) {
        if (await field.isDisabled()) continue;
        const text = typed[wanted.length % typed.length] ?? "";
        await field.fill(text);
        wanted.push(text);
      }
      expect(wanted.length).toBe(open);
      await page.getByText(say.saving.saved, { exact: true }).waitFor();
      await page.reload();
      await fields.first().waitFor();
      const held = async () =>
        (
          await fields.evaluateAll((all) =>
            all.map((one) => (one.matches(":disabled") ? "" : ((one as HTMLInputElement).value ?? ""))),
          )
        ).filter((text) => text !== "");
      expect(await held()).toEqual(wanted);

      // A choice can be taken out again, and what is being checked is not typed over.
      await page.getByRole("button", { name: say.sheet.clear }).first().click();
      expect(await page.getByRole("radio", { name: say.sheet.truth.true }).first().isChecked()).toBe(false);
      const seen = Promise.withResolvers<void>();
      await page.route("**/grade", async (route) => {
        await seen.promise;
        await route.continue();
      });
      await page.keyboard.press("ControlOrMeta+Enter");
      await page.locator("textarea[readonly]").first().waitFor();
      seen.resolve();
      await page.locator("#result").waitFor();
      expect(await page.getByText(say.saving.saved, { exact: true }).count()).toBe(0);
      await passesAxeInBothThemes(page);
    }));

  test("a drawing outlives a reload and stays beside how it should look; another may take its place until it is rated", () =>
    visit(
      desk,
      { path: null, expected: [{ complaint: /422/, because: "nobody here can read a drawing" }] },
      async (page) => {
        const id = await made("bahasa-melayu", { concept: "jawi-basics", modality: "image_review" });
        await goTo(page, desk, `/study/x/${id}`);
        const canvas = page.locator("canvas");
        await canvas.waitFor();
        await canvas.scrollIntoViewIfNeeded();
        const box = await canvas.boundingBox();
        if (box === null) throw new Error("There is nothing to draw on.");
        await page.mouse.move(box.x + 80, box.y + 40);
        await page.mouse.down();
        await page.mouse.move(box.x + 200, box.y + 90, { steps: 4 });
        await page.mouse.up();
        await page.reload();
        const send = page.getByRole("button", { name: say.photo.handInDrawing });
        await send.click();
        const title = page.getByRole("heading", { name: say.photo.unread });
        await title.waitFor();
        await page.locator(":focus", { hasText: say.photo.unread }).waitFor();
        // It is still here, and so is the way to send another.
        const own = page.getByRole("img", { name: say.photo.preview });
        await own.waitFor();
        await send.waitFor();
        await page.getByRole("button", { name: say.photo.compare }).click();
        await page.getByText(say.photo.seen).waitFor();
        await (isWhole ? page.reload() : goTo(page, desk, `/study/x/${id}`));
        const written = page.locator(".sx-written").first();
        await written.waitFor();
        await own.waitFor();
        expect(await own.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
        const look = await written.evaluate((line) => {
          const { direction, textAlign, fontSize } = getComputedStyle(line);
          return { direction, textAlign, isLarge: Number.parseFloat(fontSize) >= 40 };
        });
        expect(look).toEqual({ direction: "rtl", textAlign: "right", isLarge: true });
        expect(await page.getByRole("tab").count()).toBe(2);
        await passesAxeInBothThemes(page);
        await page.getByRole("radio", { name: new RegExp(say.self.ratings[3]) }).check();
        await page.getByRole("button", { name: say.self.send }).click();
        await page.locator("#result").waitFor();
        await own.waitFor();
        await written.waitFor();
      },
    ));
});
