import type { Locator, Page } from "playwright-core";
import { words } from "../../../src/web/words/words.ts";
import type { Desk } from "../../server/desk.ts";
import { aLesson, drafted as draftedAt } from "../../server/drafted.ts";
import { goTo } from "./harness.ts";

const say = words.planLesson;

/**
 * As a person does: a field that is filled at once does not hear of it in every browser. In Chromium the first letter
 * by its key and the rest as one word, since every letter is a fiftieth of a second of a processor.
 */
export async function write(field: Locator, text: string): Promise<void> {
  const page = field.page();
  const isQuick = page.context().browser()?.browserType().name() === "chromium";
  await field.focus();
  await field.press("ControlOrMeta+a");
  await field.pressSequentially(isQuick ? text.slice(0, 1) : text);
  if (isQuick && text.length > 1) await page.keyboard.insertText(text.slice(1));
}

/** Where the keyboard is: by keys whatever may mean something (the end of a line, a list's mark, a table's), words at once. */
export async function type(page: Page, text: string): Promise<void> {
  for (const part of text.split(/(\p{L}{2}[^\n|]*)/u)) {
    if (/^\p{L}{2}/u.test(part)) await page.keyboard.insertText(part);
    else await page.keyboard.type(part);
  }
}

/** From the start page to a lesson of which every section waits for a decision. */
export async function draftLesson(page: Page, topic = "iteration with for loops"): Promise<void> {
  await page.getByRole("radio", { name: /^3B/ }).check();
  await page.getByRole("combobox", { name: words.plan.start.topic }).fill(topic);
  await page.keyboard.press("Escape"); // the topics that were offered
  await page.getByRole("button", { name: words.plan.start.go }).click();
  await page.getByRole("button", { name: words.plan.draftIt }).click();
  await drafted(page);
}

/** A lesson, on a topic where that matters, without the way to it: for what is about the lesson. */
export async function openLesson(page: Page, desk: Desk, topic?: string): Promise<string> {
  const about = { kind: "lesson", class: "3B" } as const;
  const id = await (topic === undefined
    ? aLesson(desk)
    : draftedAt(desk, `${topic} for 3B, 50 minutes`, about));
  await goTo(page, desk, `/plan/s/${id}`);
  await drafted(page);
  return id;
}

/** The assistant has done its work, and the lesson is there. */
export async function drafted(page: Page): Promise<void> {
  await page.waitForURL(/\/plan\/s\//);
  await acceptButtons(page).nth(10).waitFor();
  await idle(page);
}

export async function idle(page: Page): Promise<void> {
  await page.getByRole("button", { name: say.stop }).first().waitFor({ state: "detached" });
}

export function acceptButtons(page: Page): Locator {
  return page.getByRole("button", { name: new RegExp(`^${say.acceptNamed("")}(?!all)`) });
}

/** Their titles, as the page has them, in order. */
export async function sectionTitles(page: Page): Promise<string[]> {
  return page.locator("main section h2").allTextContents();
}

/** By its heading's text: by role, a browser would work out the name of everything in the lesson, each time it looks. */
export function section(page: Page, title: string): Locator {
  return page.locator("section").filter({ has: page.locator(`h2:text-is(${JSON.stringify(title)})`) });
}

export async function textOf(page: Page, title: string): Promise<string> {
  return (await section(page, title).locator(".reading").first().textContent()) ?? "";
}

export async function accept(page: Page, title: string): Promise<void> {
  await section(page, title)
    .getByRole("button", { name: say.acceptNamed(title) })
    .click();
  await section(page, title).getByText(say.accepted, { exact: true }).waitFor();
}

/** Keys do what the buttons do, when they do: not while something else is being done. */
export async function decidable(page: Page, title: string): Promise<void> {
  await section(page, title)
    .getByRole("button", { name: say.acceptNamed(title), disabled: false })
    .waitFor();
}
