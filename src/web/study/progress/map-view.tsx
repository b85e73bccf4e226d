import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import type { ConceptRow } from "../courses/reads.ts";
import { conceptMap, type MapEdge, type MapNode, neighbour } from "./concept-map.ts";
import { MapEdges } from "./map-edges.tsx";
import { MapNodeButton } from "./map-node.tsx";
import { useMeasured, useTallest } from "./use-measured.ts";

/** A node is no narrower than this: on a phone two stand side by side. */
const least = { narrow: 128, wide: 172 };
/** Taller where the longest title needs it, or letters are set wider. */
const leastHeight = 68;
/** Rows of one layer stand close, layers apart. */
const rowGap = 12;
const layerGap = 24;
const gap = 16;
/** A taller map scrolls by itself. */
const mostRows = 18;
/** Of more concepts, only the arrows of the one that is pointed at are drawn. */
const mostWithArrows = 80;

type Props = { concepts: readonly ConceptRow[]; onOpen(concept: string): void };

/** Concepts as buttons over the arrows of what builds on what. One of them takes Tab; the arrow keys lead to the others. */
export function MapView({ concepts, onOpen }: Props) {
  const [width, ref] = useMeasured();
  const [nodeHeight, nodesRef] = useTallest(leastHeight);
  const needed = (width < 600 ? least.narrow : least.wide) + gap;
  const columns = Math.max(1, Math.min(7, Math.floor((width + gap) / needed)));
  const map = useMemo(() => conceptMap(concepts, columns), [concepts, columns]);
  const places = useMemo(() => new Map(map.nodes.map((node) => [node.id, node])), [map]);
  const byId = useMemo(() => new Map(concepts.map((each) => [each.concept_id, each])), [concepts]);
  const [active, setActive] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const first = active !== null && places.has(active) ? active : (map.nodes[0]?.id ?? null);
  const slot = width / columns;
  const nodeWidth = Math.min(240, slot - gap);
  const topOf = ({ row, layer }: MapNode) => 4 + row * (nodeHeight + rowGap) + layer * layerGap;
  const middle = ({ column }: MapNode) => (column + 0.5) * slot;
  const endsOf = ({ from, to }: MapEdge) => {
    const [a, b] = [places.get(from), places.get(to)];
    if (a === undefined || b === undefined) return null;
    return { x1: middle(a), y1: topOf(a) + nodeHeight, x2: middle(b), y2: topOf(b) };
  };
  const pressed = (event: KeyboardEvent, id: string) => {
    const next = neighbour(map, id, event.key);
    if (next === id) return;
    event.preventDefault();
    buttons.current.get(next)?.focus();
  };
  const last = map.nodes.at(-1);
  const height = last === undefined ? 0 : topOf(last) + nodeHeight + 4;
  return (
    <div className={map.rows > mostRows ? "study-map study-map-tall" : "study-map"} ref={ref}>
      <div className="study-map-inner" ref={nodesRef} style={{ height }}>
        {width > 0 && (
          <MapEdges
            edges={map.edges}
            endsOf={endsOf}
            lit={pointed ?? active}
            onlyLit={concepts.length > mostWithArrows}
            width={width}
            height={height}
          />
        )}
        {width > 0 &&
          map.nodes.map((node) => {
            const concept = byId.get(node.id);
            if (concept === undefined) return null;
            return (
              <MapNodeButton
                key={node.id}
                concept={concept}
                place={{
                  left: middle(node) - nodeWidth / 2,
                  top: topOf(node),
                  width: nodeWidth,
                  minHeight: nodeHeight,
                }}
                takesTab={node.id === first}
                onReady={(element) => {
                  if (element === null) buttons.current.delete(node.id);
                  else buttons.current.set(node.id, element);
                }}
                onOpen={() => onOpen(node.id)}
                onFocus={() => setActive(node.id)}
                onKeyDown={(event) => pressed(event, node.id)}
                onPointed={(isOver) => setPointed(isOver ? node.id : null)}
              />
            );
          })}
      </div>
    </div>
  );
}
