import type { Bar, Layout } from "./layout.ts";

/** The bar that an arrow key leads to: left and right in time, up and down to the nearest row. null: the key is none. */
export function neighbour({ bars }: Pick<Layout, "bars">, key: string, pressed: string): string | null {
  const inTime = bars.toSorted((a, b) => a.step.startMs - b.step.startMs || a.x - b.x);
  const at = inTime.findIndex(({ step }) => step.key === key);
  const here = inTime[at];
  if (here === undefined) return null;
  switch (pressed) {
    case "ArrowRight":
      return (inTime[at + 1] ?? here).step.key;
    case "ArrowLeft":
      return (inTime[at - 1] ?? here).step.key;
    case "Home":
      return (inTime[0] ?? here).step.key;
    case "End":
      return (inTime.at(-1) ?? here).step.key;
    case "ArrowDown":
      return inRow(bars, here, 1).step.key;
    case "ArrowUp":
      return inRow(bars, here, -1).step.key;
    default:
      return null;
  }
}

function inRow(bars: readonly Bar[], here: Bar, toward: 1 | -1): Bar {
  const beyond = bars.filter(({ row }) => (row - here.row) * toward > 0);
  const nearest = Math.min(...beyond.map(({ row }) => Math.abs(row - here.row)));
  const middle = (bar: Bar) => bar.x + bar.width / 2;
  const [found = here] = beyond
    .filter(({ row }) => Math.abs(row - here.row) === nearest)
    .toSorted((a, b) => Math.abs(middle(a) - middle(here)) - Math.abs(middle(b) - middle(here)));
  return found;
}
