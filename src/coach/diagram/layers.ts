/** A drawing in layers: everything points down, except what leads back. */

export type Link = { from: string; to: string; label: string };

/** A state, the label of a link, or a bend of one that passes by. */
export type Place =
  | { kind: "state"; name: string }
  | { kind: "label"; link: Link }
  | { kind: "bend"; link: Link };

/** `routes`: the places that a link passes, from its upper end to its lower one. `back`: it leads up. */
export type Layers = { rows: Place[][]; routes: { link: Link; back: boolean; places: Place[] }[] };

export function inLayers(names: readonly string[], initial: string, links: readonly Link[]): Layers {
  const order = names.includes(initial) ? [initial, ...names.filter((name) => name !== initial)] : names;
  const back = backLinks(order, links);
  const depth = depths(order, links, back);
  const states = new Map(order.map((name): [string, Place] => [name, { kind: "state", name }]));
  const deepest = Math.max(0, ...depth.values());
  // Between two layers of states there is one for labels.
  const rows: Place[][] = Array.from({ length: deepest * 2 + 1 }, () => []);
  for (const [name, place] of states) rows[(depth.get(name) ?? 0) * 2]?.push(place);
  const routes = links
    .filter(({ from, to }) => from !== to)
    .map((link) => {
      const leadsBack = back.has(link);
      const [upper, lower] = leadsBack ? [link.to, link.from] : [link.from, link.to];
      const top = (depth.get(upper) ?? 0) * 2;
      const bottom = (depth.get(lower) ?? 0) * 2;
      // The label stands near where the link begins.
      const labelled = leadsBack ? bottom - 1 : top + 1;
      const places: Place[] = [];
      for (let row = top + 1; row < bottom; row++) {
        const place: Place = { kind: row === labelled ? "label" : "bend", link };
        rows[row]?.push(place);
        places.push(place);
      }
      const ends = [states.get(upper), states.get(lower)].flatMap((place) => place ?? []);
      return { link, back: leadsBack, places: [...ends.slice(0, 1), ...places, ...ends.slice(1)] };
    });
  return { rows: untangled(rows, routes), routes };
}

/** Links to a state from which one has just come: drawn upwards. */
function backLinks(names: readonly string[], links: readonly Link[]): Set<Link> {
  const back = new Set<Link>();
  const open = new Set<string>();
  const done = new Set<string>();
  const visit = (name: string) => {
    open.add(name);
    for (const link of links.filter(({ from }) => from === name)) {
      if (open.has(link.to)) back.add(link);
      else if (!done.has(link.to)) visit(link.to);
    }
    open.delete(name);
    done.add(name);
  };
  for (const name of names) if (!done.has(name)) visit(name);
  return back;
}

/** As far down as the longest way that leads there. */
function depths(
  names: readonly string[],
  links: readonly Link[],
  back: ReadonlySet<Link>,
): Map<string, number> {
  const depth = new Map(names.map((name) => [name, 0]));
  const down = links.filter((link) => !back.has(link));
  for (let changed = true; changed; ) {
    changed = false;
    for (const { from, to } of down) {
      const least = (depth.get(from) ?? 0) + 1;
      if ((depth.get(to) ?? 0) >= least) continue;
      depth.set(to, least);
      changed = true;
    }
  }
  return depth;
}

const sweeps = 40;

/** Each row in an order with few crossings: every place goes near the middle of its neighbours, again and again. */
function untangled(rows: Place[][], routes: Layers["routes"]): Place[][] {
  const above = new Map<Place, Place[]>();
  const below = new Map<Place, Place[]>();
  const add = (map: Map<Place, Place[]>, key: Place, value: Place) =>
    map.set(key, [...(map.get(key) ?? []), value]);
  for (const { places } of routes) {
    places.forEach((place, i) => {
      const next = places[i + 1];
      if (next === undefined) return;
      add(below, place, next);
      add(above, next, place);
    });
  }
  let best = rows;
  let fewest = crossings(rows, below);
  let current = rows;
  for (let sweep = 0; sweep < sweeps && fewest > 0; sweep++) {
    const down = sweep % 2 === 0;
    current = swept(current, down ? above : below, down);
    const now = crossings(current, below);
    if (now < fewest) [best, fewest] = [current, now];
  }
  return best;
}

function swept(rows: Place[][], neighbours: ReadonlyMap<Place, Place[]>, down: boolean): Place[][] {
  const result = rows.map((row) => [...row]);
  const indices = [...result.keys()];
  for (const r of down ? indices.slice(1) : indices.reverse().slice(1)) {
    const fixed = positions(result[down ? r - 1 : r + 1] ?? []);
    const row = result[r] ?? [];
    const wanted = new Map(
      row.map((place, i) => {
        const near = (neighbours.get(place) ?? []).flatMap((each) => fixed.get(each) ?? []);
        return [place, near.length === 0 ? i : near.reduce((sum, at) => sum + at, 0) / near.length];
      }),
    );
    row.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
  }
  return result;
}

function crossings(rows: Place[][], below: ReadonlyMap<Place, Place[]>): number {
  let count = 0;
  rows.forEach((row, r) => {
    const next = positions(rows[r + 1] ?? []);
    const ends = row.map((place) => (below.get(place) ?? []).flatMap((each) => next.get(each) ?? []));
    for (let i = 0; i < ends.length; i++)
      for (let j = i + 1; j < ends.length; j++)
        for (const a of ends[i] ?? []) for (const b of ends[j] ?? []) if (a > b) count++;
  });
  return count;
}

function positions(row: readonly Place[]): Map<Place, number> {
  return new Map(row.map((place, i) => [place, i]));
}
