import type { Blanks } from "../blanks.ts";
import type { Cycle } from "../kinds/flow.ts";
import { type Box, centreOf, edgeTowards, grown, type Point } from "../layout/box.ts";
import { Labels, sizeOf } from "../layout/labels.ts";
import { fullWidth, type Scene, textSize } from "../layout/scene.ts";
import { said, sentences } from "../said.ts";
import { wrapped } from "../text/measure.ts";

const stagesOf = ({ stages }: Cycle) =>
  stages.map((stage) => (typeof stage === "string" ? { label: stage } : stage));

export function drawCycle(figure: Cycle, scene: Scene, blanks: Blanks): void {
  // With many stages two stand side by side at the bottom: then boxes are narrow enough for that.
  const most = figure.stages.length > 6 ? 88 : 118;
  const stages = stagesOf(figure).map((stage) => ({
    lines: wrapped(blanks.of(stage.label), textSize, most),
    arrow: "arrow" in stage ? stage.arrow : undefined,
  }));
  const rooms = stages.map(({ lines }) => sizeOf(lines, textSize));
  const [widest, highest] = [
    Math.max(...rooms.map(({ width }) => width)) + 20,
    Math.max(...rooms.map(({ height }) => height)) + 14,
  ];
  const many = stages.length;
  const rx = (fullWidth - widest) / 2 - 40;
  // High enough that no two boxes on one side of the ring meet, with room for an arrow between them.
  const ry = Math.max(90, ((highest + 34) * many) / 3.4);
  const boxes = rooms.map((room, at): Box => {
    const angle = -Math.PI / 2 + (2 * Math.PI * at) / many;
    const [width, height] = [room.width + 20, room.height + 14];
    return {
      x: fullWidth / 2 + rx * Math.cos(angle) - width / 2,
      y: ry * Math.sin(angle) - height / 2,
      width,
      height,
    };
  });
  const arrows = boxes.map((box, at) => {
    const next = boxes[(at + 1) % many] ?? box;
    const bend = many === 2 ? (at === 0 ? -70 : 70) : 0;
    return arrow(scene, box, next, { x: fullWidth / 2, y: 0 }, bend);
  });
  boxes.forEach((box, at) => {
    scene.rectangle(box, { fill: "soft", stroke: "accent", corner: 8 });
    scene.words(stages[at]?.lines ?? [], centreOf(box));
  });
  const labels = new Labels(scene);
  stages.forEach(({ arrow: words }, at) => {
    const middle = arrows[at];
    if (words !== undefined && middle !== undefined)
      labels.put(blanks.of(words), middle, { gap: 6, size: 13, most: 120 });
  });
  labels.finish();
}

/** A curve out from the middle of the ring; gives the middle of it. */
function arrow(scene: Scene, from: Box, to: Box, middle: Point, bend: number): Point {
  const [a, b] = [centreOf(from), centreOf(to)];
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const out = Math.hypot(half.x - middle.x, half.y - middle.y) || 1;
  const push = 0.22 * Math.hypot(b.x - a.x, b.y - a.y);
  const control =
    bend === 0
      ? { x: half.x + ((half.x - middle.x) / out) * push, y: half.y + ((half.y - middle.y) / out) * push }
      : { x: half.x - bend * 1.6, y: half.y };
  const [start, end] = [edgeTowards(grown(from, 3), control), edgeTowards(grown(to, 5), control)];
  const at = (share: number) => ({
    x: (1 - share) ** 2 * start.x + 2 * share * (1 - share) * control.x + share ** 2 * end.x,
    y: (1 - share) ** 2 * start.y + 2 * share * (1 - share) * control.y + share ** 2 * end.y,
  });
  scene.way(
    Array.from({ length: 17 }, (_, n) => at(n / 16)),
    { stroke: "ink", width: 1.8, arrow: true },
  );
  return at(0.5);
}

export function sayCycle(figure: Cycle, blanks: Blanks): string {
  const stages = stagesOf(figure);
  const first = said(blanks.of(stages[0]?.label ?? ""));
  return sentences(
    `A cycle of ${stages.length} stages`,
    ...stages.map((stage, at) => {
      const then =
        "arrow" in stage && stage.arrow !== undefined ? `; then ${said(blanks.of(stage.arrow))}` : "";
      return `Stage ${at + 1}: ${said(blanks.of(stage.label))}${then}`;
    }),
    `After stage ${stages.length} comes ${first} again`,
  );
}
