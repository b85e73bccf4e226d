import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page, Request } from "playwright-core";
import { research } from "../../../src/web/words/en/research.ts";
import { speak } from "../../../src/web/words/en/speak.ts";
import { studyExercise } from "../../../src/web/words/en/study-exercise.ts";
import { words } from "../../../src/web/words/words.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { isWhole, swept } from "../../sweep.ts";
import { at, goTo, inBrowser } from "./harness.ts";
import { acceptButtons, openLesson } from "./plan-steps.ts";

const deck = studyExercise.deck;
const cards = "/study/c/bahasa-melayu/cards";

async function left(page: Page): Promise<number> {
  return Number.parseInt((await page.getByText(/^\d+ left$/).textContent()) ?? "", 10);
}

/** What the page has sent and has no answer to yet. */
function underWay(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return open;
}

/** Two rounds of whatever the page does, and nothing more is sent. */
async function calm(page: Page, open: ReadonlySet<Request>): Promise<void> {
  do
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  while (open.size > 0);
}

inBrowser("quick hands and shaky hands", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere();
    await desk.reach().send("POST", "/api/cards/bahasa-melayu/met", {});
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("a double click on “Show the answer” shows it, and rates nothing; nor does a key held down", () =>
    visit(desk, { path: cards }, async (page) => {
      const open = underWay(page);
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") sent.push(request.url());
      });
      const show = page.getByRole("button", { name: deck.show });
      const good = page.getByRole("button", { name: deck.good });
      await show.waitFor();
      const all = await left(page);
      // Wherever on the button it is: any of the ratings may come up there.
      const box = (await show.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      for (const share of swept([0.5, 0.05, 0.95], 1)) {
        await page.mouse.dblclick(box.x + box.width * share, box.y + box.height / 2, { delay: 20 });
        await good.waitFor();
        await calm(page, open);
        expect(await left(page)).toBe(all);
        await goTo(page, desk, cards);
        await show.waitFor();
      }
      for (const key of swept([" ", "Enter"], 1)) {
        await show.focus();
        for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down(key);
        await page.keyboard.up(key);
        await good.waitFor();
        await calm(page, open);
        expect([key, await left(page)]).toEqual([key, all]);
        await goTo(page, desk, cards);
        await show.waitFor();
      }
      if (isWhole) {
        await page.reload();
        await show.waitFor();
      }
      expect(await left(page)).toBe(all);
      expect(sent).toEqual([]);
      // Pressed anew, it is meant.
      await show.click();
      await good.click();
      await page.getByText(`${all - 1} left`, { exact: true }).waitFor();
    }));

  test("a double click on Accept decides one section, and the lesson is read once for it", () =>
    visit(desk, { path: null }, async (page) => {
      await openLesson(page, desk);
      const open = underWay(page);
      const asked: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/api/sessions/"))
          asked.push(`${request.method()} ${pathname.split("/")[4] ?? ""}`);
      });
      const before = await acceptButtons(page).count();
      await acceptButtons(page).first().dblclick();
      await acceptButtons(page)
        .nth(before - 1)
        .waitFor({ state: "detached" });
      await calm(page, open);
      expect(await acceptButtons(page).count()).toBe(before - 1);
      expect(asked).toEqual(["POST decisions", "GET "]);
    }));

  test("Accept all is seen at once, before the server has answered, and one press takes all of it back", () =>
    visit(desk, { path: null }, async (page) => {
      await openLesson(page, desk);
      const before = await acceptButtons(page).count();
      let answer = () => {};
      const held = new Promise<void>((done) => {
        answer = done;
      });
      await page.route("**/accept-all", async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole("button", { name: words.planLesson.acceptEach(before) }).click();
      await acceptButtons(page).first().waitFor({ state: "detached" });
      answer();
      await page.getByText(words.planLesson.acceptedNow(before)).waitFor();
      await page.getByRole("button", { name: words.planLesson.undoAll, exact: true }).click();
      await acceptButtons(page)
        .nth(before - 1)
        .waitFor();
      expect(await acceptButtons(page).count()).toBe(before);
    }));

  test("Down and Enter choose what is shown for the words that were typed, however quickly", () =>
    visit(desk, {}, async (page) => {
      await page.getByRole("radio", { name: /^3B/ }).check();
      const topic = page.getByRole("combobox", { name: words.plan.start.topic });
      await topic.click();
      await topic.press("ArrowDown"); // opens it: the outcomes of the class's level
      await page.getByRole("option").first().waitFor();
      let asked = 0;
      await page.route("**/api/curriculum**", async (route) => {
        asked += 1;
        await new Promise((done) => setTimeout(done, 300));
        await route.continue();
      });
      const shown = new Set(await page.getByRole("option").allTextContents());
      await page.keyboard.type("repetition");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      // Nothing old is chosen, and nothing is sent that nobody has seen.
      expect(await topic.inputValue()).toBe("repetition");
      expect(await topic.getAttribute("aria-activedescendant")).toBeNull();
      await page.locator("[role=listbox]:not([aria-busy])").waitFor();
      expect(asked).toBeGreaterThan(0);
      const active = page.locator("[role=option][aria-selected=true]");
      const meant = (await active.locator(".start-topics-title").textContent()) ?? "";
      expect(shown.has((await active.textContent()) ?? "")).toBe(false);
      await page.keyboard.press("Enter");
      expect(await topic.inputValue()).toBe(meant);
      expect(await page.getByRole("button", { name: words.plan.draftIt }).count()).toBe(0);
    }));

  test("the palette does what is marked for the letters just typed", () =>
    visit(desk, {}, async (page) => {
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.route("**/api/sessions**", async (route) => {
        await new Promise((done) => setTimeout(done, 300));
        await route.continue();
      });
      await page.keyboard.press("ControlOrMeta+k");
      await page.getByRole("dialog", { name: words.frame.palette.label }).waitFor();
      await page.getByRole("option", { name: research.goTo(research.views.decisions) }).waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.insertText(research.goTo(research.views.tables));
      await page.keyboard.press("Enter");
      await page.waitForURL("**/research/tables");
    }));

  test("what is sent while the coach still speaks comes back with a word, and counts when it is sent again", () =>
    visit(desk, { path: null, fresh: true }, async (page) => {
      const say = speak;
      // Chromium has no voice on many machines: one that speaks until it is cut short.
      await page.addInitScript(() => {
        let saying: SpeechSynthesisUtterance | null = null;
        const voice = {
          getVoices: () => [{ lang: "ms-MY" }, { lang: "en-GB" }],
          addEventListener: () => {},
          speak(utterance: SpeechSynthesisUtterance) {
            saying = utterance;
            setTimeout(() => utterance.dispatchEvent(new Event("start")));
          },
          cancel() {
            saying?.dispatchEvent(new Event("end"));
            saying = null;
          },
        };
        Object.defineProperty(window, "speechSynthesis", { value: voice, configurable: true });
      });
      await page.goto(at(desk, "/speak/bahasa-melayu"));
      await page.getByRole("button", { name: say.ready.begin }).click();
      await page.getByRole("button", { name: say.phase.speaking }).waitFor();
      const field = page.getByRole("textbox", { name: say.type.label });
      await field.fill("selamat");
      await field.press("Enter");
      await page.getByText(say.type.early).waitFor();
      expect(await field.inputValue()).toBe("selamat");
      await field.press("Enter");
      const heard = page.getByRole("region", { name: say.heard.title });
      await heard.getByText("selamat").first().waitFor();
      expect(await field.inputValue()).toBe("");
    }));
});
