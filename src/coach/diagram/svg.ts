import { attributes, escapeXml } from "../../markdown/xml.ts";
import type { CompiledSpec, CompiledState } from "../spec/compiled.ts";
import { ways } from "../spec/ways.ts";
import { inLayers, type Link, type Place } from "./layers.ts";
import { placed, type Size, type Spot } from "./placement.ts";
import { boxOf, drawn, letter, lineHeight, round, text } from "./svg-state.ts";
import { marker, type Scheme, style } from "./svg-style.ts";

const margin = 28;
const rowGap = 22;

/** A picture that needs nothing beside it: it follows light and dark where none is asked for, and says in words what it shows. */
export function svg(spec: CompiledSpec, current: string | null, scheme: Scheme = null): string {
  const names = Object.keys(spec.states);
  const links = Object.entries(spec.states).flatMap(([from, state]) =>
    ways(state).map(({ target, label }, i) => ({ from, to: target, label: spoken(state, label, i) })),
  );
  const layers = inLayers(names, spec.initial, links);
  const boxes = new Map(Object.entries(spec.states).map(([name, state]) => [name, boxOf(name, state)]));
  const sizeOf = (place: Place): Size => {
    if (place.kind === "state") return boxes.get(place.name)?.size ?? { width: 0, height: 0 };
    if (place.kind === "label")
      return { width: place.link.label.length * letter.small + 8, height: lineHeight };
    return { width: 4, height: lineHeight };
  };
  const { spots, size } = placed(layers, sizeOf, rowGap);
  const at = (place: Place): Spot => spots.get(place) ?? { x: 0, y: 0, width: 0, height: 0, rowHeight: 0 };

  const ports = portsOf(layers.routes, at);
  const arrows = layers.routes.map(({ link, back, places }, i) => {
    const points = places.flatMap((place, p): Point[] => {
      const { x, y, height, rowHeight } = at(place);
      const half = (place.kind === "state" ? height : rowHeight) / 2;
      if (place.kind !== "state")
        return [
          [x, y - half],
          [x, y + half],
        ];
      return p === 0 ? [[ports.below.get(i) ?? x, y + half]] : [[ports.above.get(i) ?? x, y - half]];
    });
    const lit = current !== null && link.from === current ? " lit" : "";
    return `<path${attributes({ class: `way${lit}`, d: curve(back ? points.toReversed() : points) })} marker-end="url(#${lit === "" ? "tip" : "tip-lit"})"/>`;
  });
  const labels = [...spots].flatMap(([place, { x, y }]) => {
    if (place.kind !== "label") return [];
    const lit = current !== null && place.link.from === current ? " lit" : "";
    return [text(place.link.label, x, y + 4, `label${lit}`)];
  });
  const states = [...spots].flatMap(([place, spot]) =>
    place.kind === "state"
      ? [drawn(place.name, spec, boxes.get(place.name)?.lines ?? [], spot, current)]
      : [],
  );
  const loops = links.filter(({ from, to }) => from === to).map((link) => loop(link, layers.rows.flat(), at));
  const start = [...spots].find(([place]) => place.kind === "state" && place.name === spec.initial)?.[1];
  const begin = start
    ? `<circle class="begin" cx="${round(start.x)}" cy="-18" r="5"/><path class="way" d="M${round(start.x)} -13V0" marker-end="url(#tip)"/>`
    : "";

  const width = Math.ceil(size.width + margin * 2);
  const height = Math.ceil(size.height + margin * 2 + 12);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title desc" width="${width}" height="${height}" viewBox="${-margin} ${-margin - 8} ${width} ${height}">`,
    `<title id="title">${escapeXml(`${spec.session} ${spec.version}`)}</title>`,
    `<desc id="desc">${escapeXml(inWords(spec, links, current))}</desc>`,
    style(scheme),
    `<defs>${marker("tip")}${marker("tip-lit")}</defs>`,
    `<rect class="paper" x="${-margin}" y="${-margin - 8}" width="${width}" height="${height}"/>`,
    begin,
    ...arrows,
    ...loops,
    ...labels,
    ...states,
    "</svg>",
    "",
  ].join("\n");
}

/** Where links leave and reach a state: side by side, in the order in which they come. */
function portsOf(routes: readonly { places: Place[] }[], at: (place: Place) => Spot) {
  const below = new Map<number, number>();
  const above = new Map<number, number>();
  const spread = (ends: { route: number; state: Place; toward: number }[], ports: Map<number, number>) => {
    const byState = Map.groupBy(ends, ({ state }) => state);
    for (const [state, list] of byState) {
      const { x, width } = at(state);
      const step = Math.min(26, (width - 36) / Math.max(1, list.length));
      const sorted = list.toSorted((a, b) => a.toward - b.toward);
      for (const [i, { route }] of sorted.entries()) ports.set(route, x + (i - (list.length - 1) / 2) * step);
    }
  };
  const ends = (side: "top" | "bottom") =>
    routes.flatMap(({ places }, route) => {
      const [state, next] = side === "top" ? [places[0], places[1]] : [places.at(-1), places.at(-2)];
      return state === undefined || next === undefined ? [] : [{ route, state, toward: at(next).x }];
    });
  spread(ends("top"), below);
  spread(ends("bottom"), above);
  return { below, above };
}

type Point = readonly [x: number, y: number];

function curve(points: readonly Point[]): string {
  return points
    .map(([x, y], i) => {
      const before = points[i - 1];
      if (before === undefined) return `M${round(x)} ${round(y)}`;
      const middle = round((before[1] + y) / 2);
      return `C${round(before[0])} ${middle} ${round(x)} ${middle} ${round(x)} ${round(y)}`;
    })
    .join("");
}

function loop(link: Link, places: readonly Place[], at: (place: Place) => Spot): string {
  const place = places.find((each) => each.kind === "state" && each.name === link.from);
  if (place === undefined) return "";
  const { x, y, width } = at(place);
  const right = x + width / 2;
  const d = `M${round(right)} ${round(y - 6)}C${round(right + 26)} ${round(y - 16)} ${round(right + 26)} ${round(y + 16)} ${round(right)} ${round(y + 6)}`;
  return `<path class="way" d="${d}" marker-end="url(#tip)"/>${text(link.label, right + 24, y - 14, "label")}`;
}

/** A guard stands in its state; its ways say yes and no. */
function spoken(state: CompiledState, label: string, i: number): string {
  return state.kind === "choice" ? (i === 0 ? "yes" : "no") : label;
}

function inWords(spec: CompiledSpec, links: readonly Link[], current: string | null): string {
  const ways = Object.entries(spec.states).map(([name, state]) => {
    if (state.kind === "final") return `${name} ends the session.`;
    const asked = state.kind === "choice" ? ` asks whether ${state.guard.text}` : "";
    const own = links.filter(({ from }) => from === name).map(({ label, to }) => `${label} leads to ${to}`);
    return `${name}${asked}: ${own.join(", ")}.`;
  });
  const here = current === null ? "" : `The session is in ${current}. `;
  return `${here}It begins in ${spec.initial}. ${ways.join(" ")}`;
}
