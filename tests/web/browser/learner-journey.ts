import { expect } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { z } from "zod";
import { embeddedKey } from "../../../src/learning/exercises/worksheet/metadata.ts";
import { meet } from "../../../src/web/words/en/meet.ts";
import { study } from "../../../src/web/words/en/study.ts";
import { studyCode } from "../../../src/web/words/en/study-code.ts";
import { studyExercise } from "../../../src/web/words/en/study-exercise.ts";
import { studyTogether as pair } from "../../../src/web/words/en/study-together.ts";
import type { Desk } from "../../server/desk.ts";
import { type House, parsed, project } from "../../server/harness.ts";
import { isWhole, times } from "../../sweep.ts";
import { goTo, looksRight, passesAxe, passesAxeInBothThemes } from "./harness.ts";
import { write } from "./plan-steps.ts";

const say = studyExercise;

type Field = { id: string; judging: string; options: string[] };

function learnerFile({ env }: House, course: string, name: string): string {
  return join(env.HOME ?? "", ".claude", "teaching", "learner", course, name);
}

/** Answers one question as its kind wants it. */
async function answer(page: Page, { id }: Field, value: string): Promise<void> {
  const label = new RegExp(`^Answer to ${id.replace(".", "\\.")}: `);
  const text = page.getByRole("textbox", { name: label });
  if ((await text.count()) > 0) return write(text.first(), value);
  const list = page.getByRole("combobox", { name: label });
  if ((await list.count()) > 0) return void (await list.selectOption(value.slice(0, 1)));
  const group = page.getByRole("group", { name: label });
  const letters = value.match(/\b[A-Z]\b/g) ?? [];
  const radios = group.getByRole("radio");
  if ((await radios.count()) > 0) return radios.nth((letters[0] ?? "A").charCodeAt(0) - 65).check();
  for (const letter of letters)
    await group.getByRole("button", { name: new RegExp(`^Add ${letter},`) }).click();
}

/** The text, each new word by the keyboard alone, and all of them once more. Gives the words. */
export async function meetsWhatIsNew(page: Page): Promise<string[]> {
  await page.getByRole("heading", { name: meet.lessonTitle }).waitFor();
  await passesAxeInBothThemes(page);
  await page.getByRole("button", { name: meet.goOn }).click();
  const seen: string[] = [];
  const term = page.locator(".meet-term");
  await term.waitFor();
  if (isWhole) await passesAxeInBothThemes(page); // by sample, once
  await looksRight(page, "study-meet");
  const practise = page.getByRole("button", { name: meet.practise });
  while ((await term.count()) > 0) {
    seen.push((await term.textContent()) ?? "");
    await page.keyboard.press("ArrowRight");
    await page.getByText(new RegExp(`^${seen.length} of `)).waitFor({ state: "detached" });
  }
  await practise.waitFor();
  expect(await page.locator(".meet-list dt").allTextContents()).toEqual(seen);
  await practise.click();
  return seen;
}

/** From the courses: the plan, then a worksheet begun in the page, gone on with in its file, and checked. */
export async function worksheetOfTheDay(page: Page, desk: Desk): Promise<void> {
  await page.getByRole("link", { name: /Bahasa Melayu/ }).click();
  await page.getByRole("heading", { name: study.today.path }).waitFor();
  const stops = page.getByRole("main").getByRole("listitem");
  await stops.first().waitFor();
  await looksRight(page, "study-today");
  const title = (await stops.first().getByRole("heading").textContent()) ?? "";
  await page.getByRole("button", { name: study.today.otherFor(title) }).click();
  await passesAxeInBothThemes(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: study.today.startOn(title) }).click();
  await page.waitForURL(/\/study\/x\//);
  await meetsWhatIsNew(page);
  await page.getByRole("button", { name: say.sheet.check }).waitFor();

  const id = page.url().split("/").at(-1) ?? "";
  const { exercise } = await parsed(await desk.reach().get(`/api/exercises/${id}`));
  const fields: Field[] = exercise.work.fields;
  const path = learnerFile(desk.here, "bahasa-melayu", exercise.files[0].path);
  const key = embeddedKey(readFileSync(path, "utf8")) ?? new Map<string, string>();
  const right = (field: Field) => (key.get(field.id) ?? "").split(" / ")[0] ?? "";

  // In the page: saved by itself, into the file.
  const written = fields.filter(({ judging, options }) => options.length === 0 && judging !== "truth");
  const [first, second, third] = written;
  if (first === undefined || second === undefined || third === undefined)
    throw new Error("Too short a sheet.");
  await answer(page, first, right(first));
  await page.getByText(say.saving.saved, { exact: true }).waitFor();
  expect(readFileSync(path, "utf8")).toContain(right(first));
  // In an editor, meanwhile: the page takes it up.
  const reply = await desk.reach().send("PUT", `/api/exercises/${id}/answers`, {
    answers: { [second.id]: right(second) },
    version: (await parsed(await desk.reach().get(`/api/exercises/${id}`))).exercise.files[0].version,
  });
  expect(reply.status).toBe(200);
  await page.reload();
  const shown = page.getByRole("textbox", { name: new RegExp(`^Answer to ${second.id}: `) });
  await shown.waitFor();
  expect(await shown.inputValue()).toBe(right(second));

  // One slip, the rest right.
  const slip = `${right(third).slice(0, -1)}${right(third).endsWith("x") ? "y" : "x"}`;
  for (const field of fields.filter(({ id: each }) => each !== first.id && each !== second.id))
    await answer(page, field, field.id === third.id ? slip : right(field));
  await page.getByText(say.saving.saved, { exact: true }).waitFor();
  await looksRight(page, "study-worksheet");
  await page.getByRole("button", { name: say.sheet.check }).click();
  await page.locator("#result").waitFor();
  expect(await page.getByText(say.marks.right, { exact: true }).count()).toBeGreaterThan(fields.length / 2);
  await page
    .getByText(say.marks.slip, { exact: true })
    .or(page.getByText(say.marks.wrong, { exact: true }))
    .first()
    .waitFor();
  await looksRight(page, "study-worksheet-marked");
}

/** Code, with tests that fail and then pass. */
export async function codeHandedIn(page: Page, desk: Desk): Promise<void> {
  const { send } = desk.reach();
  const wish = { concept: "algorithms-and-steps", modality: "code", seed: 1 };
  const made = await parsed(await send("POST", "/api/study/courses/intro-to-algorithms/exercises", wish));
  await send("POST", `/api/exercises/${made.exercise_id}/met`, {});
  await goTo(page, desk, `/study/x/${made.exercise_id}`);
  const { exercise } = await parsed(await desk.reach().get(`/api/exercises/${made.exercise_id}`));
  const items = join(project, "courses", "intro-to-algorithms", "items", "algorithms-and-steps.yaml");
  const { code_tasks } = Object(Bun.YAML.parse(readFileSync(items, "utf8")));
  const { solution } = code_tasks.find((task: { title: string }) => task.title === exercise.work.title);
  const all = exercise.work.tests.length;

  const editor = page.getByRole("textbox", { name: /^Your code, / });
  await editor.waitFor();
  const type = async (code: string) => {
    await editor.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(code);
  };
  await type(`def ${exercise.work.function}(*given):\n    return None\n`);
  // A number stands on its line.
  const apart = await page.evaluate(() => {
    const middle = (element: Element | undefined) => {
      const range = document.createRange();
      if (element !== undefined) range.selectNodeContents(element);
      const { top, bottom } = range.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const numbers = [...document.querySelectorAll(".cm-lineNumbers .cm-gutterElement")];
    const second = numbers.find(({ textContent }) => textContent === "2");
    return Math.abs(middle(second) - middle(document.querySelectorAll(".cm-line")[1]));
  });
  expect(apart).toBeLessThan(1.5);
  await page.getByRole("button", { name: say.code.run }).click();
  await page.getByText(say.code.passing(0, all)).waitFor();
  await page.getByText(say.code.fail, { exact: true }).first().waitFor();
  await looksRight(page, "study-code-failing");
  await type(solution);
  await page.getByRole("button", { name: say.code.run }).click();
  await page.getByText(say.code.passing(all, all)).waitFor();
  await page.getByRole("button", { name: say.code.handIn }).click();
  await page.locator("#result").waitFor();
  // Why it works, in one's own words, beside what matters.
  const why = page.getByRole("textbox", { name: studyCode.why.label });
  await write(why, "The best so far begins as a number that is really in the list.");
  await page.getByRole("button", { name: studyCode.why.send }).click();
  await page.getByText(studyCode.why.found.yes).first().waitFor();
  await page.getByText(studyCode.why.byWords).waitFor();
  await passesAxe(page);
}

async function begun(desk: Desk, wish: Record<string, unknown>): Promise<string> {
  const { send } = desk.reach();
  const made = await parsed(await send("POST", "/api/study/courses/bahasa-melayu/exercises", wish));
  await send("POST", `/api/exercises/${made.exercise_id}/met`, {});
  return made.exercise_id;
}

/** A question of one's own and anger, which cost nothing; then what is not known is told, and the end of it counts. */
export async function talkHeld(page: Page, desk: Desk): Promise<void> {
  const id = await begun(desk, { concept: "greetings", modality: "conversation", seed: 2 });
  // Where it is more than fits the page, it opens where it begins.
  const seen = page.viewportSize();
  await page.setViewportSize({ width: 900, height: 240 });
  await goTo(page, desk, `/study/x/${id}`);
  const reply = page.getByRole("textbox", { name: say.talk.say });
  const begin = page.getByRole("button", { name: say.talk.begin, exact: true });
  await reply.or(begin).first().waitFor();
  if ((await begin.count()) > 0) await begin.click();
  await reply.waitFor();
  // Once there is something to read, it is read from its beginning.
  await page.waitForFunction(
    () => (document.querySelector(".sx-turn")?.getBoundingClientRect().top ?? -1) >= 0,
  );
  if (seen !== null) await page.setViewportSize(seen);
  const send = page.getByRole("button", { name: say.talk.send });
  const says = async (text: string) => {
    await send.waitFor();
    await write(reply, text);
    await send.click();
  };
  await says("what does kawan mean?");
  await page
    .getByText(/friend/)
    .first()
    .waitFor();
  await says("this is stupid, no idea");
  await page.getByText(/it costs nothing/).waitFor();
  // Said twice, the answer is told: that question counts as not known.
  await says("I don't know");
  await page.getByText(say.talk.question(2, 5)).waitFor();
  await page.getByRole("button", { name: say.talk.enough }).click();
  await page.locator("#result").waitFor();

  // Two at one machine: answered, judged by the other, and set beside what the program thinks.
  await goTo(page, desk, "/study/c/research-methods/together");
  await page.getByLabel(pair.mine, { exact: true }).fill("Aina");
  await page.getByRole("textbox", { name: pair.other }).fill("Ben");
  await page.getByRole("button", { name: pair.begin }).click();
  await page.getByRole("button", { name: pair.haveRead }).click();
  await page.getByRole("heading", { name: pair.turn("Aina") }).waitFor();
  await write(page.getByRole("textbox", { name: pair.answer }), "I do not know that yet");
  await page.getByRole("button", { name: pair.handOver("Ben") }).click();
  await page.getByText(pair.holds).waitFor();
  await passesAxe(page);
  await page.getByRole("button", { name: pair.verdict.incorrect }).click();
  await page.getByText(pair.program(pair.verdict.incorrect)).waitFor();
  await page.getByRole("button", { name: pair.next }).click();
  await page.getByRole("heading", { name: pair.turn("Ben") }).waitFor();
  // Left here and come back to: nothing is lost.
  await (isWhole ? page.reload() : goTo(page, desk, "/study/c/research-methods/together"));
  await page.getByRole("heading", { name: pair.turn("Ben") }).waitFor();
  await page.getByRole("button", { name: pair.leave }).click();
  await page.getByText(pair.score(0, 1)).waitFor();
  await looksRight(page, "study-together");
}

/** A sheet with one wrong answer and the rest left open; the day after, the concept stands in the plan and can be begun. */
export async function failedAndBack(page: Page, desk: Desk, nextDay: () => void): Promise<void> {
  const id = await begun(desk, { concept: "numbers", modality: "worksheet", kind: "worksheet", seed: 5 });
  await goTo(page, desk, `/study/x/${id}`);
  const hints = page.getByRole("button", { name: say.hints.first, exact: true });
  await hints.first().click();
  await page.getByRole("button", { name: /^Hint 2 of / }).waitFor();
  const field = page.getByRole("textbox", { name: /^Answer to / }).first();
  await write(field, "zzz");
  await page.getByText(say.saving.saved, { exact: true }).waitFor();
  await page.getByRole("button", { name: say.sheet.check }).click();
  await page.locator("#result").waitFor();
  await page.getByText(/^It comes back /).waitFor();
  nextDay();
  await goTo(page, desk, "/study/c/bahasa-melayu");
  await page.getByRole("heading", { name: study.today.path }).waitFor();
  await page
    .getByRole("button", { name: study.today.startOn("Numbers") })
    .first()
    .click();
  await page.waitForURL(/\/study\/(?:x\/|c\/.*cards)/);
}

/** A line typed and run where nothing counts, stopped when it does not end; then a round of questions, graded. */
export async function typedAndRun(page: Page, desk: Desk): Promise<void> {
  await goTo(page, desk, "/study/c/intro-to-algorithms");
  await page.getByRole("link", { name: study.nav.code }).click();
  const prompt = page.getByRole("textbox", { name: studyCode.console.field });
  const log = page.getByRole("log");
  await page.getByRole("button", { name: "Algorithms and steps" }).click();
  await page.waitForFunction(() => document.querySelector("textarea")?.value.startsWith("def smallest_of"));
  await page.getByRole("button", { name: studyCode.console.run }).click();
  const ready = () => page.getByRole("button", { name: studyCode.console.run }).waitFor();
  await log.getByText("def smallest_of_three").waitFor();
  await ready();
  // A block goes on at Enter, and an empty line ends it.
  await prompt.pressSequentially("for n in (2, 3):");
  await prompt.press("Enter");
  await page.keyboard.insertText("print(smallest_of_three(n, 9, n * n))");
  await prompt.press("Enter");
  await prompt.press("Enter");
  await log.getByText(/^2\s+3$/).waitFor();
  await prompt.pressSequentially("1 / 0");
  await prompt.press("Enter");
  await log.getByText("ZeroDivisionError: division by zero").waitFor();
  await ready();
  // Whatever it prints, its end is in sight once it is there.
  await page.keyboard.insertText("print(*range(80), sep=chr(10))");
  await prompt.press("Enter");
  await log.getByText(/79$/).waitFor();
  await ready();
  const isAtEnd = await log.evaluate(
    (box) => box.scrollTop > 0 && box.scrollHeight - box.scrollTop - box.clientHeight < 2,
  );
  expect(isAtEnd).toBe(true);
  await prompt.press("ArrowUp");
  await prompt.press("ArrowUp");
  expect(await prompt.inputValue()).toBe("1 / 0");
  await prompt.press("ArrowDown");
  await prompt.press("ArrowDown");
  await page.keyboard.insertText("while True: pass");
  await prompt.press("Enter");
  await page.getByRole("button", { name: studyCode.console.stop }).click();
  await log.getByText(studyCode.console.stopped).waitFor();
  await looksRight(page, "study-console");

  const wish = { concept: "loops-and-counting", kind: "repl", seed: 3 };
  const { send, get } = desk.reach();
  const made = await parsed(await send("POST", "/api/study/courses/intro-to-algorithms/exercises", wish));
  await send("POST", `/api/exercises/${made.exercise_id}/met`, {});
  await goTo(page, desk, `/study/x/${made.exercise_id}`);
  const say = studyCode.question;
  const { questions } = (await parsed(await get(`/api/exercises/${made.exercise_id}`))).exercise.work;
  // What a program prints is asked before it can be run.
  await page.getByText(studyCode.console.locked).waitFor();
  for (let at = 1; at <= questions; at++) {
    await page.getByText(say.at(at, questions), { exact: true }).waitFor();
    await page.getByRole("textbox", { name: /^(What it prints|The value|The line)/ }).fill("7");
    await page.keyboard.press("Enter");
    await page
      .getByText(say.wrong, { exact: true })
      .or(page.getByText(say.right, { exact: true }))
      .waitFor();
    if (at === 1) await looksRight(page, "study-code-question");
    await page.getByRole("button", { name: at === questions ? say.handIn : say.next }).click();
  }
  await page.locator("#result").waitFor();
  expect(await page.getByText(say.youWrote, { exact: true }).count()).toBe(questions);
}

/** Flashcards by keys alone, one taken back, then progress, drawn and in words. */
export async function cardsAndProgress(page: Page, desk: Desk): Promise<void> {
  const show = page.getByRole("button", { name: say.deck.show });
  // Words that were never met are shown before their cards; those of an exercise before this were.
  await show.or(page.locator(".meet-term")).waitFor();
  await desk.reach().send("POST", "/api/cards/bahasa-melayu/met", {});
  await goTo(page, desk, "/study/c/bahasa-melayu/cards");
  await show.waitFor();
  await looksRight(page, "study-cards");
  const left = async () => Number.parseInt((await page.getByText(/^\d+ left$/).textContent()) ?? "", 10);
  const count = await left();
  const front = await page.locator(".sx-front").textContent();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: say.deck.good }).waitFor();
  await passesAxeInBothThemes(page);
  await page.keyboard.press("3");
  await show.waitFor();
  await page.keyboard.press("u");
  await page.getByText(say.deck.undone(front ?? "")).waitFor();
  expect(await left()).toBe(count);
  // Put down without Finish: on another page what was answered counts.
  await page.keyboard.press("Enter");
  await page.keyboard.press("3");
  await page.getByText(say.deck.left(count - 1)).waitFor();
  const recorded = page.waitForResponse(/\/api\/cards\/bahasa-melayu\/finish$/);
  await goTo(page, desk, "/study/c/bahasa-melayu/progress");
  const { results } = z.object({ results: z.array(z.unknown()) }).parse(await (await recorded).json());
  expect(results).toHaveLength(1);
  await goTo(page, desk, "/study/c/bahasa-melayu/cards");
  for (let rated = 0; rated < Math.min(count, times(2, 6)); rated++) {
    await show.waitFor();
    await page.keyboard.press(" ");
    await page.getByRole("button", { name: say.deck.good }).waitFor();
    await page.keyboard.press(rated === 0 ? "1" : "4");
    await page.getByRole("button", { name: say.deck.good }).waitFor({ state: "detached" });
  }
  const finish = page.getByRole("button", { name: say.deck.finish });
  if (await finish.isVisible()) await finish.click();
  await page.getByRole("heading", { name: say.deck.doneTitle }).waitFor();
  await passesAxe(page);

  await goTo(page, desk, "/study/c/bahasa-melayu/progress");
  await page.getByRole("heading", { name: study.progress.heatmap.title }).waitFor();
  await page.getByRole("heading", { name: study.progress.forecast.title }).waitFor();
  await looksRight(page, "study-progress");
  await goTo(page, desk, "/study");
  await page.getByRole("link", { name: /Bahasa Melayu/ }).waitFor();
  await looksRight(page, "study-courses");
  await goTo(page, desk, "/study/settings");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await looksRight(page, "study-settings");
}
