import { describe, expect, test } from "bun:test";
import { planning } from "./planning.ts";

type Checked = { evidence: { claims: number; verified: number; misfitting: number } };

describe("an outcome that the request names and that the lesson is not about", () => {
  test.each([
    ["while loops in Python for 3B, it has to cover TCH 4-03a", "TCH 4-03a"],
    ["phishing and strong passwords for 3B, covering TCH 4-15a", "TCH 4-15a"],
    ["selection with if and else for 3B and say that this is TCH 4-03a", "TCH 4-03a"],
  ])("%s: what fits is claimed, and that the other is not is said", async (request, code) => {
    const { result } = await (await planning()).ask(request);
    const { evidence } = result.extra as Checked;
    expect([request, evidence.misfitting, evidence.verified > 0]).toEqual([request, 0, true]);
    expect(result.text).not.toContain(code);
    expect(result.text).toContain("not claimed, since the check did not find that this lesson is about it");
    expect(result.text).not.toContain("none was found in the curriculum files");
  });

  test("where nothing fits either, the reason is what the check took back", async () => {
    const { result } = await (await planning()).ask("origami cranes for 3B, covering TCH 4-15a");
    expect((result.extra as Checked).evidence.claims).toBe(0);
    expect(result.text).toMatch(/No outcome is claimed: \*.+\* is not claimed, since the check/);
    expect(result.text).not.toContain("none was found in the curriculum files");
  });
});
