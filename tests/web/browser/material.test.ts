import { afterAll, beforeAll, expect, test } from "bun:test";
import { material as materialWords } from "../../../src/web/words/en/material.ts";
import { docxOf, para } from "../../documents/made.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { inBrowser, passesAxeInBothThemes } from "./harness.ts";

const say = materialWords;
const sheet = docxOf(
  `${para("Levers", "Titel")}${para("A lever is a bar that turns about a pivot.")}${para("A long lever needs less force than a short one.")}
   ${para("Questions", "berschrift1")}${para("What is a pivot?", "Liste")}${para("Why is a crowbar long?", "Liste")}`,
);

inBrowser("a teacher's own document in the page", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere({ flags: { provider: "builtin" } });
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("is refused in a sentence where it is broken; else looked over, saved as a note, and planned from", async () => {
    const expected = [{ complaint: /status of 422.*half\.docx/, because: "it is broken" }];
    await visit(desk, { path: "/plan", expected }, async (page) => {
      await page.getByRole("button", { name: say.open }).last().click();
      const dialog = page.getByRole("dialog");
      const choose = async (name: string, bytes: Uint8Array) =>
        dialog
          .getByLabel(say.file)
          .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });
      await choose("half.docx", sheet.subarray(0, 300));
      await dialog.getByText("half.docx cannot be read").waitFor();
      await choose("Levers.docx", sheet);
      await dialog.getByText("A long lever needs less force").waitFor();
      expect(await dialog.getByLabel(say.name).inputValue()).toBe("Levers");
      await passesAxeInBothThemes(page);
      await dialog.getByRole("checkbox", { name: "Why is a crowbar long?" }).uncheck();
      await dialog.getByRole("button", { name: say.changeThis("What is a pivot?") }).click();
      await dialog.getByLabel(say.answer).fill("The point it turns about.");
      // By keyboard: the line stands among the mistakes then, and so does she.
      const line = "A long lever needs less force than a short one.";
      await dialog.getByLabel(say.thisIs(line)).focus();
      await page.keyboard.press(say.choices.mistakes.charAt(0));
      await dialog.getByText(say.kept(say.kinds.mistakes, 1, 1)).waitFor();
      expect(await page.locator(":focus").inputValue()).toBe("mistakes");
      await dialog.getByRole("button", { name: say.save }).click();
      await dialog.getByText(say.saved("Levers", "topics/Levers.md")).waitFor();
      const note = await desk.reach().get("/api/workspace/file?path=topics/Levers.md");
      const { content } = JSON.parse(await note.text());
      expect(content).toContain("**Answer:** The point it turns about.");
      expect(content).not.toContain("crowbar");
      expect(content).toContain(`**What pupils think:** ${line}`);
      await dialog.getByRole("button", { name: say.plan }).click();
      await page.waitForFunction(() => document.activeElement?.matches("input, textarea"));
      expect(await page.locator(":focus").inputValue()).toBe("Levers");
    });
  });
});
