import type { Blanks } from "../blanks.ts";
import type { FractionBars } from "../kinds/bars.ts";
import { shade } from "../layout/hatch.ts";
import { sizeOf } from "../layout/labels.ts";
import { fullWidth, round, type Scene, type Stroke, textSize } from "../layout/scene.ts";
import { counted, said, sentences } from "../said.ts";
import { wrapped } from "../text/measure.ts";

type Bar = FractionBars["bars"][number];

const nameOf = ({ label, shaded, parts }: Bar) => label ?? `${shaded}/${parts}`;

export function drawFractionBars({ bars, shape = "bar" }: FractionBars, scene: Scene, blanks: Blanks): void {
  if (shape === "circle") circles(bars, scene, blanks);
  else lying(bars, scene, blanks);
}

function lying(bars: readonly Bar[], scene: Scene, blanks: Blanks): void {
  const names = bars.map((bar) => wrapped(blanks.of(nameOf(bar)), textSize, 110));
  const left = Math.max(...names.map((lines) => sizeOf(lines, textSize).width)) + 12;
  let y = 0;
  bars.forEach(({ parts, shaded }, at) => {
    const lines = names[at] ?? [];
    const size = sizeOf(lines, textSize);
    const height = Math.max(36, size.height);
    const width = (fullWidth - left) / parts;
    if (shaded > 0) shade(scene, { x: left, y, width: width * shaded, height });
    for (let part = 0; part < parts; part++) scene.rectangle({ x: left + part * width, y, width, height });
    scene.words(lines, { x: left - 12 - size.width / 2, y: y + height / 2 });
    y += height + 10;
  });
}

/** Up to four in a row, each with its name below. */
function circles(bars: readonly Bar[], scene: Scene, blanks: Blanks): void {
  const [across, radius] = [Math.min(4, bars.length), 58];
  const room = fullWidth / 4;
  for (let row = 0, y = 0; row * across < bars.length; row++) {
    const these = bars.slice(row * across, row * across + across);
    const names = these.map((bar) => wrapped(blanks.of(nameOf(bar)), textSize, room - 12));
    const height = Math.max(...names.map((lines) => sizeOf(lines, textSize).height));
    these.forEach(({ parts, shaded }, at) => {
      const middle = { x: at * room + room / 2, y: y + radius };
      for (let part = 0; part < parts; part++)
        sector(scene, middle, radius, part / parts, (part + 1) / parts, part < shaded);
      scene.words(names[at] ?? [], { x: middle.x, y: y + 2 * radius + 10 + height / 2 });
    });
    y += 2 * radius + height + 26;
  }
}

function sector(
  scene: Scene,
  { x, y }: { x: number; y: number },
  radius: number,
  from: number,
  to: number,
  isShaded: boolean,
): void {
  const at = (share: number, r = radius) => ({
    x: x + r * Math.sin(2 * Math.PI * share),
    y: y - r * Math.cos(2 * Math.PI * share),
  });
  const corners = [
    { x: x - radius, y: y - radius },
    { x: x + radius, y: y + radius },
  ];
  const style: Stroke = { stroke: "ink", fill: isShaded ? "soft" : undefined };
  if (to - from === 1) scene.ellipse({ x, y }, radius, radius, style);
  else {
    const [a, b] = [at(from), at(to)];
    const d = `M${round(x)} ${round(y)}L${round(a.x)} ${round(a.y)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${round(b.x)} ${round(b.y)}Z`;
    scene.path(d, corners, style);
  }
  if (!isShaded) return;
  // Shading that can be told without its colour: lines out from the middle.
  const rays = Math.max(2, Math.round((to - from) * 40));
  for (let ray = 1; ray < rays; ray++) {
    const share = from + ((to - from) * ray) / rays;
    scene.way([at(share, radius * 0.3), at(share, radius * 0.92)], { stroke: "accent", width: 0.8 });
  }
}

export function sayFractionBars({ bars, shape = "bar" }: FractionBars, blanks: Blanks): string {
  const [one, more] =
    shape === "bar" ? ["bar", "bars of the same length"] : ["circle", "circles of the same size"];
  return sentences(
    `${counted(bars.length, `fraction ${one}`, `fraction ${more}`)}`,
    ...bars.map((bar, at) => {
      const name = said(blanks.of(nameOf(bar)));
      const numbers =
        name === nameOf(bar)
          ? `${counted(bar.parts, "equal part")}, ${bar.shaded} shaded`
          : "to be read from the picture";
      return `${one === "bar" ? "Bar" : "Circle"} ${at + 1}, ${name}: ${numbers}`;
    }),
  );
}
