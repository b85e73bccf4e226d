import { describe, expect, test } from "bun:test";
import { deckOf } from "../../../src/lesson/export/deck.ts";
import { boxesOf } from "../../../src/lesson/export/deck-boxes.ts";
import { deckView } from "../../../src/lesson/export/deck-view.ts";
import { soup } from "./inputs.ts";

const markdown = `# Halves

## Starter (5 minutes)

1. What is $\\frac{1}{2}$ of 8? **Answer:** 4
2. What is $x^2$ for 3? **Answer:** 9

## Main

### See it

\`\`\`figure
kind: number-line
from: 0
to: 10
step: 1
\`\`\`

### Read it

| a | b |
| --- | --- |
| **one** | [two](https://example.org) |

### Run it

~~~python
print(1 / 2)
~~~

### Check

Which is more?

- A. one half
- B. one third

**Answer:** A, because fewer share it.
`;
const input = { ...soup, markdown, title: "Halves" };

describe("a deck in the page", () => {
  test.each(["light", "dark"] as const)(
    "%s: has every box where PowerPoint has it, pictures drawn with their words",
    async (look) => {
      const view = await deckView(input, look);
      const deck = deckOf(input, "teacher");
      expect(view.slides.map(({ title, notes }) => [title, notes])).toEqual(
        deck.slides.map(({ title, notes }) => [title, notes]),
      );
      for (const [at, slide] of deck.slides.entries())
        expect(view.slides[at]?.boxes).toHaveLength(boxesOf(slide, deck).length);
      const boxes = view.slides.flatMap((slide) => slide.boxes);
      expect(new Set(boxes.map(({ kind }) => kind))).toEqual(
        new Set(["title", "line", "label", "minutes", "text", "words", "picture", "table", "code", "card"]),
      );
      for (const box of boxes) {
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 960 && box.y + box.height <= 540).toBe(true);
        if (box.kind === "picture")
          expect([box.svg.startsWith("<svg"), box.alt !== ""]).toEqual([true, true]);
      }
      // A page that is asked for it over the network has all of it.
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    },
  );

  test("shows what is right as a step after what was asked, in the same places", async () => {
    const { slides } = await deckView(input, "light");
    const at = slides.findIndex(({ reveals }) => reveals);
    const cards = (index: number) => slides[index]?.boxes.filter(({ kind }) => kind === "card") ?? [];
    expect(slides[at - 1]?.title).toBe("Check");
    expect(cards(at).map(({ x, y }) => [x, y])).toEqual(cards(at - 1).map(({ x, y }) => [x, y]));
    expect(cards(at - 1).map((box) => box.kind === "card" && box.right)).toEqual([null, null]);
    expect(cards(at).map((box) => box.kind === "card" && box.right)).toEqual([true, false]);
  });
});
