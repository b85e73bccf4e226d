import { expect, test } from "bun:test";
import { privacyReport, reportIn } from "../../src/agent/reports.ts";
import { evidenceFound, feedforwardReport } from "../../src/lesson/reports.ts";
import { planning } from "./planning.ts";

test("what the checks of a real run report is read by the forms that doors read it by", async () => {
  const { start } = await planning();
  const said: { name: string; report?: unknown }[] = [];
  const conversation = await start("for loops for 3B");
  const ask = (request: string) =>
    conversation.send(request, {
      signal: new AbortController().signal,
      onEvent(event) {
        if (event.type === "hook") said.push(event);
      },
    });
  await ask("for loops for 3B, ask ann.lee@school.sch.uk");
  expect(reportIn(feedforwardReport, said)).toMatchObject({
    uses: [
      expect.stringMatching(/^3B/),
      expect.anything(),
      expect.anything(),
      expect.anything(),
      expect.anything(),
    ],
    outcomes: expect.any(Number),
  });
  expect(reportIn(privacyReport, said)).toMatchObject({
    consented: false,
    findings: [{ where: "your request" }],
  });
  await ask("for loops for 3B");
  expect(reportIn(evidenceFound, said)).toMatchObject({ findings: [] });
});

test("a report in another form, of another version or another's plugin, is passed over", () => {
  for (const report of [null, 7, "text", [], { feedforward: 3 }, { findings: [{ message: 1 }] }]) {
    expect(reportIn(feedforwardReport, [{ name: "feedforward", report }])).toBeNull();
    expect(reportIn(privacyReport, [{ name: "privacy-scan", report }])).toBeNull();
  }
  const older = { name: "feedforward", report: { feedforward: "I'll use: 3B" } };
  expect(reportIn(feedforwardReport, [older])).toEqual({ feedforward: "I'll use: 3B", uses: [] });
  expect(reportIn(feedforwardReport, [{ ...older, name: "other" }])).toBeNull();
});
