import type { CompiledSpec, CompiledState } from "../spec/compiled.ts";
import { ways } from "../spec/ways.ts";
import { inLayers, type Link, type Place } from "./layers.ts";
import { placed, type Size, type Spot } from "./placement.ts";
import { attributes, escapeXml } from "./xml.ts";

const margin = 28;
const rowGap = 22;
const lineHeight = 15;
/** Widths of one letter: no font is measured, so these are generous. */
const letter = { name: 8.4, small: 6.3 };

/** A picture that needs nothing beside it: it follows light and dark, and says in words what it shows. */
export function svg(spec: CompiledSpec, current: string | null): string {
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
    style,
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

const style = `<style>
svg { --paper: #ffffff; --ink: #1b1b1f; --soft: #5a5d66; --line: #7a7e8a; --box: #eef2fb; --edge: #6b7ba8; --ask: #fff4dc; --ask-edge: #a97a1c; --now: #0b57d0; --on-now: #ffffff; font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
@media (prefers-color-scheme: dark) { svg { --paper: #16171b; --ink: #ececf1; --soft: #b3b7c4; --line: #8b90a0; --box: #232a3d; --edge: #8fa3dc; --ask: #3a3018; --ask-edge: #d9a845; --now: #8ab4f8; --on-now: #10131a; } }
.paper { fill: var(--paper); }
.way { fill: none; stroke: var(--line); stroke-width: 1.3; }
.tip { fill: var(--line); }
.tip-lit { fill: var(--now); }
.way.lit { stroke: var(--now); stroke-width: 2.2; }
.begin { fill: var(--ink); }
.box { fill: var(--box); stroke: var(--edge); stroke-width: 1.4; }
.ask .box { fill: var(--ask); stroke: var(--ask-edge); }
.inner { fill: none; stroke: var(--edge); stroke-width: 1.4; }
text { text-anchor: middle; fill: var(--ink); }
.name { font-size: 13px; font-weight: 600; }
.small { font-size: 11px; fill: var(--soft); }
.label { font-size: 11px; fill: var(--soft); paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.label.lit { fill: var(--now); font-weight: 600; }
.now .box { fill: var(--now); stroke: var(--now); stroke-width: 3; }
.now text { fill: var(--on-now); }
</style>`;

function marker(id: string): string {
  return `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path class="${id}" d="M0 0L8 4L0 8z"/></marker>`;
}

type Box = { lines: string[]; size: Size };

function boxOf(name: string, state: CompiledState): Box {
  const lines = state.kind === "choice" ? [`${state.guard.text}?`] : state.entry.map(({ action }) => action);
  const width = Math.max(name.length * letter.name, ...lines.map((line) => line.length * letter.small)) + 28;
  return {
    lines,
    size: { width: state.kind === "choice" ? width + 16 : width, height: 28 + lines.length * lineHeight },
  };
}

function drawn(
  name: string,
  spec: CompiledSpec,
  lines: readonly string[],
  spot: Spot,
  current: string | null,
): string {
  const { x, y, width, height } = spot;
  const state = spec.states[name];
  const left = x - width / 2;
  const top = y - height / 2;
  const classes = [
    "state",
    ...(state?.kind === "choice" ? ["ask"] : []),
    ...(name === current ? ["now"] : []),
  ];
  const shape =
    state?.kind === "choice"
      ? `<path class="box" d="M${round(left + 12)} ${round(top)}h${round(width - 24)}l12 ${round(height / 2)}l-12 ${round(height / 2)}h${round(24 - width)}l-12 ${round(-height / 2)}z"/>`
      : rectangle("box", left, top, width, height);
  const inner = state?.kind === "final" ? rectangle("inner", left + 3, top + 3, width - 6, height - 6) : "";
  const words = [
    text(name, x, top + 19, "name"),
    ...lines.map((line, i) => text(line, x, top + 19 + (i + 1) * lineHeight, "small")),
  ];
  const here = name === current ? `<title>${escapeXml(`${name}: the session is here`)}</title>` : "";
  return `<g class="${classes.join(" ")}">${here}${shape}${inner}${words.join("")}</g>`;
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

function rectangle(name: string, x: number, y: number, width: number, height: number): string {
  return `<rect${attributes({ class: name, x: round(x), y: round(y), width: round(width), height: round(height), rx: 9 })}/>`;
}

function text(words: string, x: number, y: number, name: string): string {
  return `<text class="${name}" x="${round(x)}" y="${round(y)}">${escapeXml(words)}</text>`;
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

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
