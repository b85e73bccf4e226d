import { afterAll, beforeAll, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { meet } from "../../../src/web/words/en/meet.ts";
import { study } from "../../../src/web/words/en/study.ts";
import { studyExercise } from "../../../src/web/words/en/study-exercise.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { parsed, project } from "../../server/harness.ts";
import { swept, times } from "../../sweep.ts";
import { goTo, inBrowser, settled } from "./harness.ts";

type Item = { term: string; meanings: string[]; sentences?: { text: string; translation: string }[] };

const folder = join(project, "courses", "bahasa-melayu", "items");
const vocabulary = readdirSync(folder).flatMap((file): Item[] => {
  const { vocabulary: items = [] } = Object(Bun.YAML.parse(readFileSync(join(folder, file), "utf8")));
  return items;
});
const lettersOf = (text: string) => text.toLowerCase().match(/[a-z\p{Script=Arabic}]+/gu) ?? [];
const malay = new Set(
  vocabulary
    .flatMap(({ term, sentences = [] }) => [term, ...sentences.map(({ text }) => text)])
    .flatMap(lettersOf),
);
const english = new Set(
  vocabulary
    .flatMap(({ meanings, sentences = [] }) => [
      ...meanings,
      ...sentences.map(({ translation }) => translation),
    ])
    .flatMap(lettersOf),
);
/** As the page writes its own dates: "Jun" is June in both. */
const months = new Set(
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat("en", { month: "short" }).format(new Date(2026, month, 1)).toLowerCase(),
  ),
);
/** Spelt the same in both languages, a word by itself says nothing of which one it is. */
const onlyMalay = [...malay].filter((word) => !english.has(word) && !months.has(word));
const onlyEnglish = [...english].filter((word) => !malay.has(word));

/** Words that a screen reader would say in the wrong language: where they stand. */
async function wronglySaid(page: Page): Promise<string[]> {
  return page.evaluate(
    ([ms, en]) => {
      const foreign = new Set(ms);
      const own = new Set(en);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent === null || parent.closest("script, style, code, [aria-hidden=true], .sx-place") !== null)
          continue;
        const language = parent.closest("[lang]")?.getAttribute("lang") ?? "";
        for (const word of (node.textContent ?? "").toLowerCase().match(/[a-z\p{Script=Arabic}]+/gu) ?? []) {
          const isRight = foreign.has(word) ? language === "ms" : !(own.has(word) && language === "ms");
          if (!isRight) found.push(`${word} (${language}) in ${parent.outerHTML.slice(0, 160)}`);
        }
      }
      return found;
    },
    [onlyMalay, onlyEnglish] as const,
  );
}

inBrowser("a course of another language", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere();
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  const made = async (concept: string, modality: string) => {
    const { send } = desk.reach();
    const reply = await send("POST", "/api/study/courses/bahasa-melayu/exercises", {
      concept,
      modality,
      seed: 5,
    });
    const { exercise_id: id } = await parsed(reply);
    if (typeof id !== "string") throw new Error(`There is no ${modality} on ${concept}.`);
    return id;
  };
  const marked = async (page: Page, name: string) => {
    await settled(page);
    expect([name, await wronglySaid(page)]).toEqual([name, []]);
  };

  test("every word of it says which language it is of: cards, path and progress", () =>
    visit(desk, { path: "/study/c/bahasa-melayu/cards" }, async (page) => {
      const say = studyExercise.deck;
      await page.locator(".meet-term[lang], .meet-term [lang=ms]").first().waitFor();
      await marked(page, "a new word");
      await desk.reach().send("POST", "/api/cards/bahasa-melayu/met", {});
      await goTo(page, desk, "/study/c/bahasa-melayu/cards");
      for (let card = 0; card < times(1, 4); card++) {
        await page.getByRole("button", { name: say.show }).click();
        await page.getByRole("button", { name: say.good }).waitFor();
        await marked(page, `card ${card}`);
        expect(await page.locator(".sx-card [lang=ms]").count()).toBeGreaterThan(0);
        await page.getByRole("button", { name: card === 1 ? say.again : say.easy }).click();
        await page.getByRole("button", { name: say.show }).waitFor();
      }
      await page.getByRole("button", { name: say.finish }).click();
      await page.getByRole("heading", { name: say.doneTitle }).waitFor();
      await marked(page, "what the cards have shown");
      await goTo(page, desk, "/study/c/bahasa-melayu");
      await page.getByRole("heading", { name: study.today.path }).waitFor();
      await settled(page);
      expect(await wronglySaid(page)).toEqual([]);
      await page
        .getByRole("button", { name: /^Start/ })
        .first()
        .click();
      await page.locator(".meet [lang=ms]").first().waitFor();
      expect(await wronglySaid(page)).toEqual([]);
      await goTo(page, desk, "/study/c/bahasa-melayu/progress");
      await page.getByRole("heading", { name: study.progress.heatmap.title }).waitFor();
      await settled(page);
      const tables = page.getByRole("button", { name: study.progress.table });
      for (let left = await tables.count(); left > 0; left--) await tables.first().click();
      expect(await wronglySaid(page)).toEqual([]);
    }));

  const kinds = [
    ["greetings", "worksheet"],
    ["greetings", "conversation"],
    ["jawi-basics", "image_review"],
    ["numbers", "worksheet"],
    ["free-writing", "long_form"],
    ["family", "worksheet"],
    ["food-and-drink", "worksheet"],
    ["food-and-drink", "conversation"],
  ] as const;
  const concepts = new Set(readdirSync(folder).map((file) => file.replace(".yaml", "")));

  test.each(
    swept(
      kinds.filter(([concept]) => concepts.has(concept)),
      1,
    ),
  )("every word of it says which language it is of: %s, %s", (concept, modality) =>
    visit(desk, { path: null }, async (page) => {
      const id = await made(concept, modality);
      await goTo(page, desk, `/study/x/${id}`);
      await page.getByRole("heading", { name: meet.lessonTitle }).waitFor();
      await settled(page);
      await marked(page, `the text of ${concept}`);
      await desk.reach().send("POST", `/api/exercises/${id}/met`, {});
      await goTo(page, desk, `/study/x/${id}`);
      await page.getByRole("heading", { name: meet.lessonTitle }).waitFor({ state: "detached" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      await settled(page);
      if (modality === "conversation") {
        // There is no second door: whoever opened it has begun it.
        await page.getByRole("textbox").first().waitFor();
      }
      await marked(page, `${concept} ${modality}`);
      if (modality !== "worksheet") return;
      expect(await page.locator(".sx-section [lang=ms]").count()).toBeGreaterThan(3);
      const hint = page.getByRole("button", { name: /hint/i });
      if ((await hint.count()) > 0) await hint.first().click();
      const { exercise } = await parsed(await desk.reach().get(`/api/exercises/${id}`));
      const answers = Object.fromEntries(
        exercise.work.fields.map(({ id: field }: { id: string }, index: number) => [
          field,
          index % 2 === 0 ? "selamat malm" : "A",
        ]),
      );
      const { version } = exercise.files[0];
      await desk.reach().send("PUT", `/api/exercises/${id}/answers`, { answers, version });
      await goTo(page, desk, `/study/x/${id}`);
      await page.getByRole("button", { name: studyExercise.sheet.check }).click();
      await page.locator("#result").waitFor();
      await marked(page, `${concept} ${modality}, marked`);
    }),
  );

  test("a deck's title says which language it is written in", () =>
    visit(desk, { path: "/speak" }, async (page) => {
      const title = page.getByRole("heading", { name: /^Englisch:/ });
      await title.waitFor();
      expect(await title.getAttribute("lang")).toBe("de");
    }));
});
