import { afterAll, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { optionsIn } from "../../src/lesson/brief/choice.ts";
import { folderOf } from "../workspace/packs/desk.ts";
import { planning, quietly } from "./planning.ts";

const note = (title: string, idea: string) =>
  `# ${title}\n\n- ${idea}\n- It takes a long time.\n\nExample: see the board.\n\n1. What is it? Answer: this.\n2. Where is it? Answer: there.\n`;
const desk = folderOf({
  "teacher.md": "---\ncountry: Wales\n---\n\n# Teacher\n",
  "classes/Kestrels.md":
    "---\nclass: Kestrels\nstage: Year 8\nsubject: Glaciology\nperiod_minutes: 50\n---\n",
  "topics/one.md": note("Glaciers and how they move", "A glacier slides on melted water."),
  "topics/two.md": note("What glaciers leave behind", "A glacier leaves a moraine."),
  "topics/three.md": note("Permafrost", "Permafrost is ground that stays frozen."),
});
afterAll(() => rmSync(desk, { recursive: true, force: true }));

test("two notes of hers that a topic means alike are asked about, and the one that is chosen is used", async () => {
  const { ask } = await planning("create-lesson", desk);
  const { conversation, result } = await ask("glaciers for Kestrels");
  const options = optionsIn(result.text);
  expect(options.slice(0, 2).toSorted()).toEqual([
    "Glaciers and how they move (your own note)",
    "What glaciers leave behind (your own note)",
  ]);
  const place = options.findIndex((option) => option.startsWith("What glaciers"));
  const { text } = await conversation.send(String(place + 1), quietly());
  expect(text).toStartWith("# What glaciers leave behind");
  expect(text).toContain("A glacier leaves a moraine.");
});

test("one that is named, or that alone is meant, is used unasked", async () => {
  const { ask } = await planning("create-lesson", desk);
  for (const [request, title] of [
    ["what glaciers leave behind for Kestrels", "# What glaciers leave behind"],
    ["permafrost for Kestrels", "# Permafrost"],
  ] as const)
    expect([request, (await ask(request)).result.text.slice(0, title.length)]).toEqual([request, title]);
});
