import { expect, test } from "bun:test";
import { handIn } from "./support.ts";

const next = async (code: string) => {
  const { details } = await handIn("largest-number", code);
  return { next: details.improvements[0] ?? "", strengths: details.strengths, notes: details.errors };
};

const head = "def largest(numbers: list) -> int:\n";

test("what ends the program is to be taken out", async () => {
  const told = await next(`import os\n\n\n${head}    os._exit(0)\n`);
  expect(told.next).toContain("Take out what ends the program");
});

test("a loop that never ends, and memory that fills, are each told as what they are", async () => {
  const endless = await next(`${head}    while True:\n        pass\n`);
  expect(endless.next).toContain("Find the loop that never ends");
  const full = await next(`${head}    kept = [0]\n    while True:\n        kept = kept + kept\n`);
  expect(full.next).toContain("grows in each round");
  expect(full.notes[0]?.note).toContain("something in it keeps growing");
  expect(JSON.stringify(full.notes)).not.toContain("come to an end");
});

test("what was not to be used is named, and passing with it is no strength", async () => {
  const told = await next(`${head}    return max(numbers)\n`);
  expect(told.next).toContain("uses max");
  expect(told.strengths).toEqual([]);
});
