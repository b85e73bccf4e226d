import { expect, test } from "bun:test";
import { z } from "zod";
import { defineHook } from "../../src/agent/hooks.ts";
import { textOf } from "../../src/message.ts";
import { defineTool } from "../../src/tools/tool.ts";
import { pairingFaults, trial } from "../agent/harness.ts";

/** Ends only when every call that may run at the same time has begun: counted, not timed. */
function counting() {
  const seen = { running: 0, most: 0, ran: 0 };
  const tool = defineTool({
    name: "count",
    description: "Counts who runs beside it.",
    schema: z.object({}),
    async run() {
      seen.most = Math.max(seen.most, ++seen.running);
      for (let i = 0; i < 20; i++) await Promise.resolve();
      seen.running--;
      seen.ran++;
      return { content: "ran" };
    },
  });
  return { seen, tool };
}

test("of a thousand calls in one turn 64 run, eight at once; each of the others is told why it did not", async () => {
  const { seen, tool } = counting();
  let asked = 0;
  const watching = defineHook({ name: "watch", on: "preTool", run: () => void asked++ });
  const calls = Array.from({ length: 1000 }, () => ({ name: "count" }));
  const { result, messages } = await trial({
    turns: [{ calls }, "done"],
    tools: [tool],
    agentHooks: [watching],
  });
  expect(result.status).toBe("success");
  expect(seen).toEqual({ running: 0, most: 8, ran: 64 });
  expect(asked).toBe(64);
  const results = messages.filter((message) => message.role === "tool");
  expect(results.length).toBe(1000);
  expect(results.map(({ isError }) => isError).indexOf(true)).toBe(64);
  expect(results.slice(64).every((one) => one.isError && textOf(one).startsWith("Not run:"))).toBe(true);
  expect(pairingFaults(messages)).toEqual([]);
});

test("the next turn may call again", async () => {
  const { seen, tool } = counting();
  const calls = Array.from({ length: 65 }, () => ({ name: "count" }));
  await trial({ turns: [{ calls }, { calls: [{ name: "count" }] }, "done"], tools: [tool] });
  expect(seen.ran).toBe(65);
});
