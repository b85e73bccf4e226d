import type { Blanks } from "../blanks.ts";
import type { FoodWeb } from "../kinds/flow.ts";
import { type Box, centreOf, edgeTowards, grown } from "../layout/box.ts";
import { sizeOf } from "../layout/labels.ts";
import { fullWidth, type Scene, textSize } from "../layout/scene.ts";
import { listed, said, sentences } from "../said.ts";
import { wrapped } from "../text/measure.ts";

type Link = { eaten: string; eater: string };

export function linksOf({ links }: FoodWeb): Link[] {
  return links.map((link) => {
    const [eaten = "", eater = ""] = link.split(/->|→/).map((name) => name.trim());
    return { eaten, eater };
  });
}

/** Producers at the bottom, each eater above what it eats; a chain goes from left to right. */
export function drawFoodWeb(figure: FoodWeb, scene: Scene, blanks: Blanks): void {
  const links = linksOf(figure);
  const layers = layersOf(links);
  const isChain = layers.every((layer) => layer.length === 1) && layers.length <= 5;
  const boxes = new Map<string, Box>();
  const lines = new Map<string, string[]>();
  const most = isChain ? Math.max(60, fullWidth / layers.length - 56) : 130;
  for (const name of layers.flat()) lines.set(name, wrapped(blanks.of(name), textSize, most));
  const roomOf = (name: string) => {
    const { width, height } = sizeOf(lines.get(name) ?? [""], textSize);
    return { width: width + 18, height: height + 12 };
  };
  let [x, y] = [0, 0];
  for (const layer of layers) {
    if (isChain) {
      const [name = ""] = layer;
      const room = roomOf(name);
      boxes.set(name, { x, y: -room.height / 2, ...room });
      x += room.width + 38;
      continue;
    }
    for (const row of rowsOf(layer, roomOf)) {
      const wide = row.reduce((sum, name) => sum + roomOf(name).width, 0);
      const gap = (fullWidth - wide) / (row.length + 1);
      const high = Math.max(...row.map((name) => roomOf(name).height));
      let at = gap;
      for (const name of row) {
        const room = roomOf(name);
        boxes.set(name, { x: at, y: y - high / 2 - room.height / 2, ...room });
        at += room.width + gap;
      }
      y -= high + 56;
    }
  }
  for (const { eaten, eater } of links) {
    const [from, to] = [boxes.get(eaten), boxes.get(eater)];
    if (from === undefined || to === undefined || from === to) continue;
    const [start, end] = [
      edgeTowards(grown(from, 1), centreOf(to)),
      edgeTowards(grown(to, 3), centreOf(from)),
    ];
    scene.way([start, end], { arrow: true, width: 1.4 });
  }
  for (const [name, box] of boxes) {
    scene.rectangle(box, { fill: "soft", stroke: "accent", corner: 6 });
    scene.words(lines.get(name) ?? [""], centreOf(box));
  }
}

function rowsOf(layer: readonly string[], roomOf: (name: string) => { width: number }): string[][] {
  const rows: string[][] = [[]];
  let wide = 0;
  for (const name of layer) {
    const width = roomOf(name).width + 16;
    if (wide + width > fullWidth - 16 && rows.at(-1)?.length !== 0) {
      rows.push([]);
      wide = 0;
    }
    rows.at(-1)?.push(name);
    wide += width;
  }
  return rows;
}

/** How far each is from what eats nothing; a ring of eaters stops where it comes back to itself. */
function layersOf(links: readonly Link[]): string[][] {
  const names = [...new Set(links.flatMap(({ eaten, eater }) => [eaten, eater]))];
  const height = new Map(names.map((name) => [name, 0]));
  for (let round = 0; round < names.length; round++)
    for (const { eaten, eater } of links) {
      const above = (height.get(eaten) ?? 0) + 1;
      if (above > (height.get(eater) ?? 0) && above < names.length) height.set(eater, above);
    }
  const levels = [...new Set(height.values())].sort((a, b) => a - b);
  const layers = levels.map((level) => names.filter((name) => height.get(name) === level));
  return layers.map((layer, at) => (at === 0 ? layer : ordered(layer, layers.slice(0, at), links)));
}

/** Each as nearly above what it eats as it can be. */
function ordered(
  layer: readonly string[],
  below: readonly (readonly string[])[],
  links: readonly Link[],
): string[] {
  const place = (name: string) => {
    const row = below.find((one) => one.includes(name));
    return row === undefined ? 0.5 : (row.indexOf(name) + 1) / (row.length + 1);
  };
  const mean = (name: string) => {
    const eats = links.filter(({ eater }) => eater === name).map(({ eaten }) => place(eaten));
    return eats.reduce((sum, one) => sum + one, 0) / (eats.length || 1);
  };
  return [...layer].sort((a, b) => mean(a) - mean(b));
}

export function sayFoodWeb(figure: FoodWeb, blanks: Blanks): string {
  const links = linksOf(figure);
  const eaten = [...new Set(links.map((link) => link.eaten))];
  return sentences(
    `A food web`,
    ...eaten.map((name) => {
      const eaters = links.filter((link) => link.eaten === name).map(({ eater }) => said(blanks.of(eater)));
      return `${said(blanks.of(name))} → ${listed(eaters)}`;
    }),
  );
}
