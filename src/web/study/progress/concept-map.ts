export type MapConcept = { concept_id: string; prerequisites: readonly string[] };

export type MapNode = { id: string; layer: number; row: number; column: number };

export type MapEdge = {
  from: string;
  to: string;
  /** Another way leads there as well: drawn only where it is asked for, so that the map can be read. */
  implied: boolean;
};

export type ConceptMap = {
  nodes: MapNode[];
  edges: MapEdge[];
  rows: number;
  columns: number;
};

/**
 * A course's concepts in layers: each stands below everything it builds on. A layer that is wider than `columns` goes on
 * in further rows. Within a layer, a concept stands near what it builds on; else in the course's own order.
 */
export function conceptMap(concepts: readonly MapConcept[], columns: number): ConceptMap {
  const layers = layersOf(concepts);
  const width = Math.max(1, columns);
  const place = new Map<string, number>();
  const nodes: MapNode[] = [];
  let row = 0;
  for (const [layer, members] of layers.entries()) {
    const ordered = members
      .map((concept, at) => ({ concept, at, near: middle(concept, place) ?? (at + 0.5) / members.length }))
      .toSorted((a, b) => a.near - b.near || a.at - b.at);
    const rows = Math.ceil(ordered.length / width);
    const inRow = Math.ceil(ordered.length / rows);
    for (const [i, { concept }] of ordered.entries()) {
      const line = Math.floor(i / inRow);
      const count = Math.min(inRow, ordered.length - line * inRow);
      // Fewer than there is room for stand in the middle.
      const column = (i % inRow) + (width - count) / 2;
      place.set(concept.concept_id, (column + 0.5) / width);
      nodes.push({ id: concept.concept_id, layer, row: row + line, column });
    }
    row += rows;
  }
  return { nodes, edges: edgesOf(layers.flat()), rows: row, columns: width };
}

/** Of concepts in an order in which each stands after what it builds on. */
function edgesOf(concepts: readonly MapConcept[]): MapEdge[] {
  const known = new Set(concepts.map(({ concept_id }) => concept_id));
  const below = new Map<string, Set<string>>();
  const edges: MapEdge[] = [];
  for (const { concept_id: to, prerequisites } of concepts) {
    const direct = prerequisites.filter((from) => known.has(from));
    const further = new Set(direct.flatMap((from) => [...(below.get(from) ?? [])]));
    below.set(to, new Set([...direct, ...further]));
    for (const from of direct) edges.push({ from, to, implied: further.has(from) });
  }
  return edges;
}

/** By the longest way down to each. A ring, which no sound course has, stops where it closes. */
function layersOf(concepts: readonly MapConcept[]): MapConcept[][] {
  const byId = new Map(concepts.map((concept) => [concept.concept_id, concept]));
  const depths = new Map<string, number>();
  const depthOf = (id: string, above: ReadonlySet<string>): number => {
    const known = depths.get(id);
    if (known !== undefined) return known;
    const within = new Set([...above, id]);
    const before = (byId.get(id)?.prerequisites ?? []).filter((one) => byId.has(one) && !within.has(one));
    const depth = before.reduce((most, one) => Math.max(most, depthOf(one, within) + 1), 0);
    depths.set(id, depth);
    return depth;
  };
  const layers: MapConcept[][] = [];
  for (const concept of concepts) {
    const depth = depthOf(concept.concept_id, new Set());
    while (layers.length <= depth) layers.push([]);
    layers[depth]?.push(concept);
  }
  return layers;
}

function middle({ prerequisites }: MapConcept, place: ReadonlyMap<string, number>): number | null {
  const found = prerequisites.flatMap((id) => place.get(id) ?? []);
  return found.length === 0 ? null : found.reduce((sum, one) => sum + one, 0) / found.length;
}

/** Where an arrow key leads from a concept; the same where there is nothing in that direction. */
export function neighbour({ nodes, rows }: ConceptMap, id: string, key: string): string {
  const at = nodes.findIndex((node) => node.id === id);
  const here = nodes[at];
  if (here === undefined) return nodes[0]?.id ?? id;
  const nearestIn = (row: number) =>
    nodes
      .filter((node) => node.row === row)
      .reduce<MapNode | null>(
        (best, node) => (best === null || away(node, here) < away(best, here) ? node : best),
        null,
      )?.id;
  switch (key) {
    case "ArrowLeft":
      return nodes[at - 1]?.id ?? id;
    case "ArrowRight":
      return nodes[at + 1]?.id ?? id;
    case "ArrowUp":
      return (here.row > 0 ? nearestIn(here.row - 1) : undefined) ?? id;
    case "ArrowDown":
      return (here.row < rows - 1 ? nearestIn(here.row + 1) : undefined) ?? id;
    case "Home":
      return nodes[0]?.id ?? id;
    case "End":
      return nodes.at(-1)?.id ?? id;
    default:
      return id;
  }
}

function away(a: MapNode, b: MapNode): number {
  return Math.abs(a.column - b.column);
}
