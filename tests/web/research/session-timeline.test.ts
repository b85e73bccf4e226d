import { expect, test } from "bun:test";
import { research } from "../../../src/web/words/en/research.ts";
import { deskHere } from "../../server/desk.ts";
import { ended, follow } from "../../server/follow.ts";
import { inBrowser, passesAxeInBothThemes } from "../browser/harness.ts";

const say = research;

inBrowser("a session in the page", (visit) => {
  test("is one timeline of its runs and decisions, walked with the keys, with each decision's detail", async () => {
    await using here = await deskHere();
    const { client } = here.reach();
    const begun = await client.sessions.$post({
      json: { command: "lesson-planning:create-lesson", input: "iteration for 3B" },
    });
    const { sessionId, stream } = await begun.json();
    const token = new URL(here.url()).searchParams.get("token") ?? "";
    const reader = await follow({ port: here.port, token }, stream);
    await reader.until(ended);
    reader.close();
    const decide = (
      json: { type: "accept"; section: string } | { type: "revise"; section: string; editType: "shorter" },
    ) => client.sessions[":id"].decisions.$post({ param: { id: sessionId }, json });
    await decide({ type: "accept", section: "overview" });
    await decide({ type: "revise", section: "starter", editType: "shorter" });

    await visit(here, { path: `/research/s/${sessionId}` }, async (page) => {
      const timeline = page.getByRole("group", { name: say.run.timeline });
      const decisions = timeline.getByRole("button", { name: /decision / });
      await decisions.nth(1).waitFor();
      expect(await decisions.count()).toBe(2);
      expect(
        await timeline.getByRole("button", { name: /^(after a pause of .*: )?run planner/ }).count(),
      ).toBe(2);
      await decisions.first().focus();
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      const detail = page.getByRole("region", { name: say.span.label });
      await detail.getByText(say.editType("shorter")).first().waitFor();
      await detail.getByText(say.span.newText).first().waitFor();
      await passesAxeInBothThemes(page);
      await page.keyboard.press("Escape");
      await detail.waitFor({ state: "detached" });
      const name = await page.evaluate(() => document.activeElement?.getAttribute("title"));
      expect(name).toContain("decision Revise Starter");

      // To the run that wrote it, which says what it led to.
      await page.keyboard.press("Enter");
      await detail.getByRole("link", { name: say.span.itsRun }).click();
      await page.getByText(say.run.ledTo(say.decision("revise"), "Starter")).waitFor();
      await page.getByRole("link", { name: say.run.session }).click();
      await decisions.first().waitFor();
    });
  });
});
