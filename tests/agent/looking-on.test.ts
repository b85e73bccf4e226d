import { describe, expect, test } from "bun:test";
import { defineHook, type Hook } from "../../src/agent/hooks.ts";
import { lookingOn } from "../../src/agent/looking-on.ts";
import { scriptedModel } from "../../src/model/scripted.ts";
import { trial } from "./harness.ts";

const finding = { invented: 1 };

/** Finds the same fault in whatever is written, and says so in one of the ways that a check has. */
function checks(
  how: "repair" | "abort" | "throws",
  more: Partial<Hook> = { holdsAgainstSources: true },
): Hook {
  const hook = defineHook({
    name: "sources",
    on: "postLoop",
    run(_, { abort }) {
      if (how === "throws") abort("It is made up.");
      return { report: finding, result: { found: 1 }, [how]: "It is made up." };
    },
  });
  return { ...hook, ...more };
}

async function ran(hook: Hook) {
  const model = scriptedModel(["A first draft.", "A second one."], { record: true });
  const { result, spans } = await trial({ model, agentHooks: [lookingOn(hook)] });
  const checked = spans.filter((span) => span.type === "hook");
  return {
    status: result.status,
    asked: model.requests.length,
    verdicts: checked.map(({ verdict }) => verdict),
    reports: checked.flatMap(({ report }) => report ?? []),
  };
}

describe("a check that only looks on", () => {
  const heard = { status: "success" as const, asked: 1, verdicts: ["pass" as const] };

  test("sends nothing back and ends nothing, and what it finds is in the trace", async () => {
    expect(await ran(checks("repair"))).toEqual({ ...heard, reports: [finding] });
    expect(await ran(checks("abort"))).toEqual({ ...heard, reports: [finding] });
    expect(await ran(checks("throws"))).toEqual({ ...heard, reports: [] });
  });

  test("also where it runs on another thread", async () => {
    const { run } = checks("repair");
    const elsewhere = checks("repair", { holdsAgainstSources: true, place: async () => ({ run }) });
    expect(await ran(elsewhere)).toEqual({ ...heard, reports: [finding] });
  });

  test("every other check keeps its say", async () => {
    expect(await ran(checks("repair", {}))).toMatchObject({ asked: 2, verdicts: ["repair", "abort"] });
    expect(await ran(checks("throws", {}))).toMatchObject({ status: "error_hook_abort" });
  });

  test("one that fails has failed: what was not looked at was not counted as right", async () => {
    const broken = checks("repair", {
      holdsAgainstSources: true,
      run: () => Promise.reject(new Error("no disk")),
    });
    expect(await ran(broken)).toMatchObject({ verdicts: ["error"] });
  });
});
