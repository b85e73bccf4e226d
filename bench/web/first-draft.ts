import type { Browser, Page } from "playwright-core";
import { words } from "../../src/web/words/words.ts";
import { ended, follow } from "../../tests/server/follow.ts";
import type { Program } from "../../tests/server/program.ts";
import { sizes } from "../../tests/web/browser/harness.ts";
import { median } from "./median.ts";

declare global {
  interface Window {
    pressedAt?: number;
    /** When the first words of the lesson were in the page, and when its last section was. */
    firstTextAt?: number;
    readyAt?: number;
  }
}

/** From "Draft it" to the first words of the lesson in the page, and to all of it, with the built-in author. */
export async function firstDraft(browser: Browser, desk: Program, rounds: number) {
  const seen: { firstText: number; whole: number }[] = [];
  for (let i = 0; i < rounds; i++) {
    const context = await browser.newContext({ viewport: sizes[0] });
    try {
      const page = await context.newPage();
      await page.goto(desk.url());
      seen.push(await drafted(page));
    } finally {
      await context.close();
    }
  }
  const of = (name: "firstText" | "whole") => Math.round(median(seen.map((one) => one[name])));
  return { firstText: of("firstText"), whole: of("whole") };
}

async function drafted(page: Page): Promise<{ firstText: number; whole: number }> {
  const say = words.plan;
  await page.getByRole("radio", { name: /^3B/ }).check();
  await page.getByRole("combobox", { name: say.start.topic }).fill("iteration with for loops");
  await page.keyboard.press("Escape"); // the topics that were offered
  await page.getByRole("button", { name: say.start.go }).click();
  const draft = page.getByRole("button", { name: say.draftIt });
  await draft.waitFor();
  await page.evaluate((accept) => {
    addEventListener(
      "click",
      () => {
        window.pressedAt ??= performance.now();
      },
      { capture: true },
    );
    new MutationObserver(() => {
      if (window.firstTextAt === undefined && document.querySelector("main .reading .markdown p") !== null)
        window.firstTextAt = performance.now();
      const buttons = [...document.querySelectorAll("main button")].filter(
        (button) => button.textContent === accept,
      );
      if (window.readyAt === undefined && buttons.length >= 11) window.readyAt = performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  }, words.planLesson.accept);
  await draft.click();
  await page.waitForFunction(() => window.readyAt !== undefined);
  return page.evaluate(() => ({
    firstText: (window.firstTextAt ?? Number.NaN) - (window.pressedAt ?? Number.NaN),
    whole: (window.readyAt ?? Number.NaN) - (window.pressedAt ?? Number.NaN),
  }));
}

/** A lesson to stream: the built-in author's own. */
export async function draftedLesson(desk: Program): Promise<string> {
  const { client } = desk.reach();
  const begun = await client.sessions.$post({
    json: { command: "lesson-planning:create-lesson", input: "iteration with for loops for 3B" },
  });
  const { sessionId: id, stream } = await begun.json();
  const token = new URL(desk.url()).searchParams.get("token") ?? "";
  const reader = await follow({ port: desk.port, token }, stream);
  await reader.until(ended);
  reader.close();
  const { lesson } = await (await client.sessions[":id"].$get({ param: { id } })).json();
  if (lesson === null) throw new Error("There is no lesson.");
  return lesson.markdown;
}
