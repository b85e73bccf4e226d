import { expect, test } from "bun:test";
import { parseTopic } from "../../../src/workspace/topic.ts";

const ideasOf = (text: string) => parseTopic("topics/own.md", text)?.keyIdeas;

test.each([
  [
    "The water cycle\n\nKey ideas\nEvaporation\nThe sun warms the sea\nIt rises\nCondensation\nThe gas cools and turns into drops\n",
    [
      "Evaporation: The sun warms the sea",
      "Evaporation: It rises",
      "Condensation: The gas cools and turns into drops",
    ],
  ],
  [
    "Tudors\n\nWhat to know\nHenry VII\nWon at Bosworth in 1485\nHenry VIII\nHad six wives\nBroke with Rome\nElizabeth I\nBeat the Armada in 1588\n",
    [
      "Henry VII: Won at Bosworth in 1485",
      "Henry VIII: Had six wives",
      "Henry VIII: Broke with Rome",
      "Elizabeth I: Beat the Armada in 1588",
    ],
  ],
  [
    "# Fitness\n\n## Key points\n\nWarm up:\nJog for two minutes\n\nCool down:\nWalk slowly\n",
    ["Warm up: Jog for two minutes", "Cool down: Walk slowly"],
  ],
  [
    "Cells\n\nFacts\nThe nucleus\nIt holds the DNA.\nThe membrane\nIt lets some things in.\n",
    ["The nucleus: It holds the DNA.", "The membrane: It lets some things in."],
  ],
])("in %p a small heading stands before what is below it", (note, ideas) =>
  expect(ideasOf(note)).toEqual(ideas),
);

test.each([
  ["States of matter\n\nKey ideas\nSolid\nLiquid\nGas\n", ["Solid", "Liquid", "Gas"]],
  [
    "Rivers\n\nKey ideas\nErosion\nA river wears away its bed\nIt carries stones\n",
    ["Erosion", "A river wears away its bed", "It carries stones"],
  ],
  [
    "Light\n\nKey ideas\n- Light travels in straight lines\n- Mirrors reflect it\n- Shadows are where it cannot go\n",
    ["Light travels in straight lines", "Mirrors reflect it", "Shadows are where it cannot go"],
  ],
])("in %p nothing is a heading: a list of words, one word alone, or whole lines", (note, ideas) =>
  expect(ideasOf(note)).toEqual(ideas),
);

test("each still points to its own line of the note", () => {
  const topic = parseTopic(
    "topics/own.md",
    "Cells\n\nFacts\nThe nucleus\nIt holds the DNA.\nThe membrane\nIt lets some things in.\n",
  );
  expect(topic?.own?.places.get("The membrane: It lets some things in.")?.start).toBe(7);
});
