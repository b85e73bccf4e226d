import { expect, test } from "bun:test";
import { research } from "../../../src/web/words/en/research.ts";
import { deskHere } from "../../server/desk.ts";
import { ended, follow } from "../../server/follow.ts";
import { goTo, inBrowser, passesAxeInBothThemes } from "../browser/harness.ts";

const say = research.runs;

inBrowser("runs in the page", (visit) => {
  test("from an empty room that says what comes here, to a run that is sorted, sought and not found", async () => {
    await using here = await deskHere();
    await visit(here, { path: "/research" }, async (page) => {
      await page.getByRole("heading", { name: say.empty }).waitFor();
      await passesAxeInBothThemes(page);
      const begun = await here.reach().client.sessions.$post({
        json: { command: "lesson-planning:create-lesson", input: "iteration for 3B" },
      });
      const token = new URL(here.url()).searchParams.get("token") ?? "";
      const reader = await follow({ port: here.port, token }, (await begun.json()).stream);
      await reader.until(ended);
      reader.close();
      await goTo(page, here, "/research");

      const started = page.getByRole("columnheader", { name: say.columns.startedAt });
      await started.waitFor();
      expect(await started.getAttribute("aria-sort")).toBe("descending");
      const sort = started.getByRole("button");
      await sort.click();
      expect(await started.getAttribute("aria-sort")).toBe("ascending");
      expect(await sort.evaluate((button) => button === document.activeElement)).toBe(true);

      await page.getByRole("searchbox", { name: say.search }).fill("nobody asked this");
      await page.getByText(say.none).waitFor();
      expect(page.url()).toContain("q=nobody");
      await passesAxeInBothThemes(page);
      await page.getByRole("button", { name: say.clear }).click();
      await started.waitFor();
    });
  });
});
