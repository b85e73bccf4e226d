import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { conditionText, usual } from "../../../src/agent/condition.ts";
import { readSuites } from "../../../src/evals/cases/read-suites.ts";
import { criteria, criterionNamed, criterionNames } from "../../../src/evals/criteria/criteria.ts";
import { freeze } from "../../../src/evals/suites/frozen.ts";
import { openLedger } from "../../../src/evals/suites/ledger.ts";
import { beginRun, runFolder } from "../../../src/evals/suites/run-folder.ts";
import { runSuite } from "../../../src/evals/suites/run-suite.ts";
import { discoverPlugins } from "../../../src/plugin/discover.ts";
import { fileStore } from "../../../src/store/file-store.ts";
import { research } from "../../../src/web/words/en/research.ts";
import { conditions } from "../../../src/web/words/en/research-conditions.ts";
import { evals } from "../../../src/web/words/en/research-evals.ts";
import { ratings } from "../../../src/web/words/en/research-ratings.ts";
import { studies } from "../../../src/web/words/en/research-studies.ts";
import { words } from "../../../src/web/words/words.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { parsed, project } from "../../server/harness.ts";
import { swept } from "../../sweep.ts";
import { bytesOf, goTo, inBrowser, looksRight, passesAxeInBothThemes } from "./harness.ts";

const run = "20261116-090000-aaaaaa";

/** Two cases, with the workspace and without: a real run, small enough for a test. */
async function aRun(data: string): Promise<void> {
  const { cases } = readSuites(join(project, "evals", "cases"), criterionNames);
  const chosen = cases.filter(({ task }) => task === "T1").slice(0, 2);
  const given = [usual, { ...usual, workspace: 0 }];
  const arms = given.map((condition) => ({ condition, flags: { provider: "builtin" as const } }));
  await beginRun(data, {
    id: run,
    startedAt: "2026-11-16T09:00:00.000Z",
    cases: chosen.map(({ id }) => id),
    arms: ["A1B1C3D3E1", "A0B1C3D3E1"].map((condition) => ({ condition, provider: "builtin", model: "" })),
    repeats: 1,
    frozen: freeze(project, chosen),
  });
  const folder = runFolder(data, run);
  const ledger = await openLedger(folder);
  const bench = {
    project,
    plugins: await discoverPlugins([join(project, "plugins")]),
    env: {},
    store: fileStore(folder),
  };
  const plan = { cases: chosen, arms, repeats: 1, parallel: 2 };
  await runSuite(plan, bench, ledger, 0, new AbortController().signal, () => {});
  await ledger.close();
}

/** As the page sends them: whoever is not watched at it. */
async function ratedByRoute(desk: Desk, raters: readonly string[]): Promise<void> {
  const { get, send } = desk.reach();
  for (const rater of raters)
    for (;;) {
      const { item, codebook } = await parsed(await get(`/api/ratings/first-round/next?rater=${rater}`));
      if (item === null) break;
      const scores = Object.fromEntries(
        codebook.map(({ criterion, anchors }: { criterion: string; anchors: { score: number }[] }) => [
          criterion,
          anchors[0]?.score,
        ]),
      );
      expect((await send("POST", "/api/ratings/first-round/ratings", { item, rater, scores })).ok).toBe(true);
    }
}

/** Every arm, with what the guardrail changes of each kind of code and that it is so by construction. */
async function showsGrounding(page: Page, arms: number): Promise<void> {
  const shown = page.getByRole("region", { name: evals.grounding.title, exact: true });
  const rows = shown.getByRole("row").filter({ hasText: evals.grounding.byConstruction });
  expect(await rows.count()).toBe(2 * arms);
  const cell = page.getByRole("cell", { name: evals.grounding.misfitting, exact: true });
  const asUsual = rows.filter({ hasText: conditionText(usual) }).filter({ has: cell });
  expect(await asUsual.getByRole("img").getAttribute("aria-label")).toMatch(
    /: \+0\.00, 95 % interval \+0\.00 to \+0\.00, 2 cases$/,
  );
}

const refused = [
  {
    complaint: /status of 400 .*\/api\/studies/,
    because: "a name is typed where an id belongs, and refused",
  },
  { complaint: /status of 403 .*\/api\/handed\/back/, because: "a wrong word takes no browser back" },
];

inBrowser("a researcher with participants", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere();
    await aRun(desk.here.data);
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("makes a study, assigns two, runs a task, exports, and one withdraws", () =>
    visit(desk, { path: "/research/studies", expected: refused }, async (page) => {
      await page.getByRole("heading", { name: studies.none }).waitFor();
      await looksRight(page, "research-studies-none");
      await page.getByLabel(studies.id, { exact: true }).fill("Two Desks");
      await page.getByLabel(studies.titleLabel, { exact: true }).fill("With others and alone");
      await page.getByLabel(conditions.label, { exact: true }).fill("D3 D0");
      await page.getByLabel(studies.consent).fill("I agree that what I do is recorded.");
      await page.getByRole("button", { name: studies.create }).click();
      await page.getByRole("alert").getByText("cannot name a study").waitFor();
      await page.getByLabel(studies.id, { exact: true }).fill("two-desks");
      await page.getByRole("button", { name: studies.create }).click();
      await page.waitForURL("**/research/studies/two-desks");

      const ids = page.getByLabel(studies.one.addLabel, { exact: true });
      await ids.fill("P01 Hildegard");
      await page.getByRole("button", { name: studies.one.addGo, exact: true }).click();
      await page.getByText("may be somebody's name").waitFor();
      await ids.fill("P01 P02");
      await page.getByRole("button", { name: studies.one.addGo, exact: true }).click();
      await page.getByRole("row", { name: /P02/ }).waitFor();
      await page.getByRole("button", { name: studies.one.assign }).click();
      await page.getByText(studies.one.allAssigned).waitFor();
      // Who has which stays hidden until it is asked for: the participant may be the one who looks.
      expect(await page.getByRole("row", { name: /P01/ }).textContent()).not.toMatch(/D[03]/);
      for (const id of ["P01", "P02"]) {
        await page.getByRole("button", { name: studies.one.consentFor(id) }).click();
        await page.getByRole("dialog").getByLabel(studies.consentDialog.texts).check();
        if (id === "P01") await passesAxeInBothThemes(page);
        await page.getByRole("button", { name: studies.consentDialog.go }).click();
        await page.getByRole("button", { name: studies.one.begin(id) }).waitFor();
      }
      await looksRight(page, "research-study");

      await page.getByRole("button", { name: studies.one.begin("P01") }).click();
      expect(await page.getByRole("dialog").textContent()).not.toMatch(/D[03]|agent|as usual/);
      await passesAxeInBothThemes(page);
      await page.getByRole("button", { name: studies.beginDialog.go, exact: true }).click();
      await page.getByText(studies.beginDialog.wordMissing).waitFor();
      await page.getByLabel(studies.beginDialog.word).fill("heron");
      await page.getByRole("button", { name: studies.beginDialog.go, exact: true }).click();
      // The participant's own page: what to do, and nothing of conditions, rooms or other people.
      await page.getByRole("heading", { name: studies.taskPage.title("T1", "A standard lesson") }).waitFor();
      await page.getByText("Stop when you would teach it.").waitFor();
      expect(await page.getByRole("main").textContent()).not.toMatch(/D[03]\b|as usual/);
      expect(await page.getByRole("navigation", { name: words.frame.roomsLabel }).count()).toBe(0);
      await looksRight(page, "research-study-task");
      await goTo(page, desk, "/research/studies/two-desks");
      await page.waitForURL("**/task");
      await page.getByRole("button", { name: studies.taskPage.go }).click();
      await page.getByText(studies.taskPage.missing).waitFor();
      await page.getByLabel(studies.taskPage.request).fill("iteration with for loops for 3B");
      await page.getByRole("button", { name: studies.taskPage.go }).click();
      await page.waitForURL("**/plan/s/*");
      const session = page.url().split("/").at(-1) ?? "";
      const overview = page.getByRole("region", { name: "Overview" });
      await overview.getByRole("button", { name: words.planLesson.accept }).first().click();
      await overview.getByText(words.planLesson.accepted, { exact: true }).waitFor();
      await page.getByRole("button", { name: studies.inPlan.finish }).click();
      await page.getByText(studies.inPlan.finished).waitFor();
      await page.getByRole("button", { name: studies.inPlan.goOn }).click();
      await page.getByRole("button", { name: studies.inPlan.finish }).click();
      await page.getByText(studies.inPlan.finished).waitFor();
      for (const path of ["/research", "/plan/lessons"]) {
        await goTo(page, desk, path);
        await page.waitForURL(`**/plan/s/${session}`);
      }
      expect(await page.getByRole("navigation", { name: words.frame.roomsLabel }).count()).toBe(0);
      await looksRight(page, "research-study-handed");
      await page.getByRole("button", { name: studies.handed.leave }).click();
      await page.getByLabel(studies.handed.word).fill("weir");
      await page.getByRole("button", { name: studies.handed.leaveGo }).click();
      await page.getByRole("alert").getByText("not the word").waitFor();
      await page.getByLabel(studies.handed.word).fill("heron");
      await page.getByRole("button", { name: studies.handed.leaveGo }).click();
      await page.waitForURL("**/research/studies/two-desks");
      await page.getByRole("link", { name: studies.one.openLabel("T1", "P01") }).waitFor();
      const { session: mark } = await (
        await desk.reach().client.sessions[":id"].$get({ param: { id: session } })
      ).json();
      expect(mark.study).toMatchObject({ study: "two-desks", participant: "P01", task: "T1" });
      await page.getByRole("button", { name: studies.one.note("P01") }).click();
      await page.getByLabel(studies.noteDialog.text, { exact: true }).fill("Read the plenary twice.");
      await page.getByRole("button", { name: studies.noteDialog.go }).click();
      await page.getByText("Read the plenary twice.").waitFor();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: studies.one.export }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("two-desks-tables.zip");
      const tables = unzipSync(await bytesOf(file));
      const lessons: Record<string, string>[] = parse(Buffer.from(tables["two-desks/lessons.csv"] ?? []), {
        columns: true,
        bom: true,
      });
      expect(lessons.map(({ task, sections_accepted }) => [task, sections_accepted])).toEqual([["T1", "1"]]);
      expect(lessons[0]?.condition).toBe(mark.study?.condition ?? "");
      const [task, ...others]: Record<string, string>[] = parse(
        Buffer.from(tables["two-desks/tasks.csv"] ?? []),
        { columns: true, bom: true },
      );
      expect(others).toEqual([]);
      expect(task).toMatchObject({ task: "T1", finished: "true", finishes_taken_back: "1" });
      const steps = ["request", "first_draft"].map((step) => Number(task?.[`seconds_to_${step}`]));
      const times = [0, ...steps, Number(task?.seconds_on_task)];
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(task?.seconds_to_all_accepted).toBe("");
      expect(lessons[0]?.seconds_on_task).toBe(task?.seconds_on_task ?? "");
      expect(Object.keys(tables).filter((name) => name.includes("key"))).toEqual([]);

      await page.getByRole("button", { name: studies.one.withdraw("P01") }).click();
      await page.getByText(studies.withdrawDialog.going(1, 1, false)).waitFor();
      await passesAxeInBothThemes(page);
      await page.getByRole("button", { name: studies.withdrawDialog.go }).click();
      await page.getByRole("cell", { name: studies.one.withdrawn }).waitFor();
      expect(await page.getByRole("row", { name: /P01/ }).textContent()).toBe(`P01${studies.one.withdrawn}`);
      await looksRight(page, "research-study-withdrawn");
      expect((await desk.reach().get(`/api/sessions/${session}`)).status).toBe(404);
    }));

  test("reads a comparison of two conditions to its interval, a case beside its criteria, and rates blind", () =>
    visit(desk, { path: "/research/evals" }, async (page) => {
      await page.getByRole("link", { name: run }).waitFor();
      await looksRight(page, "research-evals");
      await page.getByRole("button", { name: evals.compareGo }).click();
      await page.waitForURL("**/research/compare?**");
      await page.getByText(evals.comparison.by).waitFor();
      const row = page.getByRole("row", { name: /^turns|^tokens|workspace/i }).first();
      await row.waitFor();
      const plot = row.getByRole("img");
      const said = (await plot.getAttribute("aria-label")) ?? "";
      expect(said).toMatch(/: [+−]\d\.\d\d, 95 % interval [+−]\d\.\d\d to [+−]\d\.\d\d, 2 pairs$/);
      await row.getByText(new RegExp(criteria.map(({ means }) => RegExp.escape(means)).join("|"))).waitFor();
      await showsGrounding(page, 2);
      await looksRight(page, "research-compare");

      await goTo(page, desk, `/research/evals/${run}`);
      await page.getByRole("heading", { name: evals.run.scores }).waitFor();
      const scored = page.getByRole("rowheader", { name: /^minutes/ });
      expect(await scored.textContent()).toContain(criterionNamed("minutes")?.means ?? "no such criterion");
      await showsGrounding(page, 2);
      await looksRight(page, "research-eval-run");
      const tried = page.getByRole("row").filter({ hasText: "A1B1C3D3E1" });
      await tried.getByRole("link").first().click();
      await page.getByRole("heading", { name: evals.one.criteria, exact: true }).waitFor();
      await page.getByRole("heading", { name: "Plenary" }).waitFor();
      await looksRight(page, "research-case");

      await page.getByRole("link", { name: research.views.ratings }).click();
      await page.getByLabel(ratings.id, { exact: true }).fill("first-round");
      await page.getByRole("button", { name: ratings.create }).click();
      await page.getByRole("link", { name: ratings.one.rate("R1") }).click();
      await page.getByRole("heading", { name: "Plenary" }).waitFor();
      await looksRight(page, "research-rate");
      const raters = ["R1", "R2"];
      for (const rater of swept(raters, 1)) {
        await goTo(page, desk, `/research/ratings/first-round/rate?rater=${rater}`);
        for (let at = 0; at < 2; at++) {
          await page.getByText(ratings.rate.progress(at, 2)).waitFor();
          expect(await page.getByText(/A1B1C3D3E1|built-in drafting/).count()).toBe(0);
          // A table of the lesson stays where it was scrolled to, whatever is chosen beside it.
          const table = await page.locator(".research-lesson .table-scroll").first().elementHandle();
          for (const group of await page.getByRole("group").all())
            await group.getByRole("radio").first().check();
          expect(await table?.evaluate(({ isConnected }) => isConnected)).toBe(true);
          await page.getByRole("button", { name: ratings.rate.keep }).click();
        }
        await page.getByText(ratings.rate.finished).waitFor();
      }
      await ratedByRoute(desk, raters.slice(swept(raters, 1).length));
      await page.getByRole("link", { name: ratings.rate.back }).click();
      await page.getByRole("heading", { name: ratings.one.agreement }).waitFor();
      // Two lessons are too few, however well they agree.
      expect(await page.getByText(ratings.one.advisory, { exact: true }).count()).toBe(7);
      await looksRight(page, "research-set");
    }));
});
