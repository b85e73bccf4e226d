import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { editing as editingWords } from "../../../src/web/words/en/editing.ts";
import { words } from "../../../src/web/words/words.ts";
import { drafted, section, sectionTitles, textOf } from "./plan-steps.ts";

const say = words.plan.setUp;

export type Newcomer = {
  teaches: string;
  country: string;
  class: { id: string; stage: string; size: string; period: string; needs: readonly string[] };
  /** A curriculum file of her own, as it comes out of her spreadsheet. */
  own?: { file: string; text: string; outcomes: number; levels: readonly string[] };
};

/** From the page that somebody meets first to a desk of her own, by nothing but what is on the screen. */
export async function setUpDesk(page: Page, who: Newcomer): Promise<void> {
  const ask = words.plan.class;
  const next = () => page.getByRole("button", { name: say.next, exact: true }).click();
  const step = (name: string) =>
    page.getByRole("heading", { level: 2, name: new RegExp(`${name}$`) }).waitFor();
  await page.getByText(words.plan.welcome.line).waitFor();
  await page.getByRole("link", { name: words.plan.start.makeYourOwn }).first().click();

  await step(say.steps.you);
  // What she teaches and where are asked before anything else.
  const first = await page.locator("form label").allTextContents();
  expect(first.slice(0, 2)).toEqual([say.teaches, say.country]);
  await page.getByLabel(say.teaches).fill(who.teaches);
  await page.getByLabel(say.country).fill(who.country);
  await next();

  await step(say.steps.class);
  await page.getByLabel(ask.id).fill(who.class.id);
  await page.getByLabel(ask.stage).fill(who.class.stage);
  expect(await page.getByLabel(ask.subject, { exact: true }).inputValue()).not.toBe("");
  await page.getByLabel(ask.size).fill(who.class.size);
  await page.getByLabel(ask.period).fill(who.class.period);
  await page.getByLabel(ask.needs).fill(who.class.needs.join("\n"));
  await next();

  await step(say.steps.curriculum);
  if (who.own !== undefined) await bringIn(page, who.own);
  await next();
  await step(say.steps.finish);
  await page.getByRole("button", { name: say.make }).click();
  await page.getByText(say.made).waitFor();
  await page.getByRole("radio", { name: new RegExp(`^${who.class.id}`), checked: true }).waitFor();
  // Nothing of the sample teacher's has come along.
  expect(await page.getByRole("radio").count()).toBe(1);
}

async function bringIn(page: Page, { file, text, outcomes, levels }: NonNullable<Newcomer["own"]>) {
  const ask = words.planWorkspace.import;
  await page.getByRole("button", { name: ask.open }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByLabel(ask.file)
    .setInputFiles({ name: file, mimeType: "text/csv", buffer: Buffer.from(text) });
  await dialog.getByRole("button", { name: ask.look }).click();
  await dialog.getByText(ask.inIt(outcomes, levels)).waitFor();
  await dialog.getByRole("button", { name: ask.add }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText(say.ownOutcomes(outcomes)).waitFor();
}

/** A lesson on the topic for the class that is chosen, as it was drafted. */
export async function draftOn(page: Page, topic: string): Promise<void> {
  const field = page.getByRole("combobox", { name: words.plan.start.topic });
  await field.fill(topic);
  await page.keyboard.press("Escape"); // the topics that were offered
  await page.getByRole("button", { name: words.plan.start.go }).click();
  await page.getByRole("button", { name: words.plan.draftIt }).click();
  await drafted(page);
}

/** Every section has something in it, nothing waits to be filled in, and every claim holds. */
export async function hasNoEmptyPlace(page: Page): Promise<void> {
  const titles = await sectionTitles(page);
  expect(titles).toHaveLength(11);
  for (const title of titles) {
    const text = (await textOf(page, title)).trim();
    expect([title, text.length > 20]).toEqual([title, true]);
    expect(text).not.toMatch(/\[?To fill in|\bTODO\b|\.\.\.\s*$/);
  }
  expect(await page.getByRole("group", { name: editingWords.field.title("") }).count()).toBe(0);
  const { verified, fromNote } = words.planLesson;
  for (const chip of await page.locator(".lesson-chip").allTextContents())
    expect([chip, chip.endsWith(verified) || chip.endsWith(fromNote)]).toEqual([chip, true]);
  const links = await section(page, "Curriculum links").locator(".lesson-chip").allTextContents();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toEndWith(verified);
}
