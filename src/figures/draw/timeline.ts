import type { Blanks } from "../blanks.ts";
import type { Timeline } from "../kinds/timeline.ts";
import { sizeOf } from "../layout/labels.ts";
import { fullWidth, type Scene, textSize } from "../layout/scene.ts";
import { written } from "../numbers.ts";
import { said, sentences } from "../said.ts";
import { wrapped } from "../text/measure.ts";

/** Time goes down; every event stands at its place, and its words beside it, moved down as far as they need. */
export function drawTimeline({ events, periods = [] }: Timeline, scene: Scene, blanks: Blanks): void {
  const all = [...events]
    .sort((a, b) => a.at - b.at)
    .map((event) => ({
      at: event.at,
      date: wrapped(blanks.of(dateOf(event)), textSize, 120),
      words: wrapped(blanks.of(event.label), textSize, 300),
    }));
  const dates = Math.max(...all.map(({ date }) => sizeOf(date, textSize).width));
  const heights = all.map(
    ({ date, words }) => Math.max(sizeOf(date, textSize).height, sizeOf(words, textSize).height) + 8,
  );
  const needed = heights.reduce((sum, one) => sum + one, 0);
  const places = [...events.map(({ at }) => at), ...periods.flatMap(({ from, to }) => [from, to])];
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const length = Math.min(640, Math.max(needed, 120)) * 1.12;
  const down = (at: number) => (last === first ? length / 2 : ((at - first) / (last - first)) * length);
  const left = drawPeriods(periods, scene, blanks, down);
  scene.way(
    [
      { x: left, y: -14 },
      { x: left, y: length + 14 },
    ],
    { width: 2.5, arrow: true },
  );
  let free = Number.NEGATIVE_INFINITY;
  const tops = all.map(({ at }, n) => {
    const height = heights[n] ?? 0;
    free = Math.max(free, down(at) - height / 2) + height;
    return free - height;
  });
  // What would stand far below the line moves up again, with all that it pushes.
  let least = Math.max(length + 20, needed - 14);
  for (let n = tops.length - 1; n >= 0; n--) {
    const height = heights[n] ?? 0;
    tops[n] = Math.min(tops[n] ?? 0, least - height);
    least = tops[n] ?? 0;
  }
  const [x1, x2] = [left + 40, left + 52 + dates];
  all.forEach(({ at, date, words }, n) => {
    const y = (tops[n] ?? 0) + (heights[n] ?? 0) / 2;
    const mark = down(at);
    scene.way(
      [
        { x: left + 5, y: mark },
        { x: left + 14, y: mark },
        { x: x1 - 10, y },
        { x: x1 - 4, y },
      ],
      { stroke: "quiet", width: 1 },
    );
    scene.dot({ x: left, y: mark });
    scene.words(date, { x: x1 + sizeOf(date, textSize).width / 2, y }, { colour: "accent" });
    scene.words(words, { x: x2 + sizeOf(words, textSize).width / 2, y });
  });
}

/** Bars to the left of the line, side by side where they overlap. Gives where the line stands. */
function drawPeriods(
  periods: readonly { from: number; to: number; label: string }[],
  scene: Scene,
  blanks: Blanks,
  down: (at: number) => number,
): number {
  let x = 0;
  for (const { from, to, label } of periods) {
    const lines = wrapped(blanks.of(label), 13, Math.min(110, (fullWidth - 330) / periods.length - 12));
    const room = sizeOf(lines, 13);
    const [top, bottom] = [down(from), Math.max(down(to), down(from) + 4)];
    const width = room.width + 10;
    scene.rectangle({ x, y: top, width, height: bottom - top }, { fill: "soft", stroke: "accent", width: 1 });
    scene.words(lines, { x: x + width / 2, y: (top + bottom) / 2 }, { size: 13 });
    x += width + 6;
  }
  return x + 10;
}

function dateOf({ at, date }: { at: number; date?: string | undefined }): string {
  if (date !== undefined) return date;
  return at < 0 ? `${written(-at)} BC` : written(at);
}

export function sayTimeline({ events, periods = [] }: Timeline, blanks: Blanks): string {
  return sentences(
    `A timeline of ${events.length} ${events.length === 1 ? "event" : "events"}`,
    ...[...events]
      .sort((a, b) => a.at - b.at)
      .map((event) => `${said(blanks.of(dateOf(event)))}: ${said(blanks.of(event.label))}`),
    ...periods.map(
      ({ from, to, label }) =>
        `From ${said(blanks.of(dateOf({ at: from })))} to ${said(blanks.of(dateOf({ at: to })))}: ${said(blanks.of(label))}`,
    ),
  );
}
