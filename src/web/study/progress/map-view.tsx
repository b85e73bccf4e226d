import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { words } from "../../words/words.ts";
import type { ConceptRow } from "../courses/reads.ts";
import { conceptMap, type MapNode, neighbour } from "./concept-map.ts";
import { StandingMark, standingOf } from "./standing.tsx";
import { useMeasured } from "./use-measured.ts";

/** A node is no narrower than this: on a phone two stand side by side. */
const least = { narrow: 128, wide: 172 };
const nodeHeight = 68;
/** Rows of one layer stand close, layers apart. */
const rowHeight = 80;
const layerGap = 24;
const gap = 16;
/** A taller map scrolls by itself. */
const mostRows = 18;

/** Concepts as buttons over the lines of what builds on what. One of them takes Tab; the arrow keys lead to the others. */
export function MapView({
  concepts,
  onOpen,
}: {
  concepts: readonly ConceptRow[];
  onOpen(concept: string): void;
}) {
  const say = words.study.progress.map;
  const [width, ref] = useMeasured();
  const needed = (width < 600 ? least.narrow : least.wide) + gap;
  const columns = Math.max(1, Math.min(7, Math.floor((width + gap) / needed)));
  const map = useMemo(() => conceptMap(concepts, columns), [concepts, columns]);
  const places = useMemo(() => new Map(map.nodes.map((node) => [node.id, node])), [map]);
  const byId = useMemo(() => new Map(concepts.map((each) => [each.concept_id, each])), [concepts]);
  const [active, setActive] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const first = active !== null && places.has(active) ? active : (map.nodes[0]?.id ?? null);
  const lit = pointed ?? active;
  const slot = width / columns;
  const nodeWidth = Math.min(240, slot - gap);
  const topOf = ({ row, layer }: MapNode) => 4 + row * rowHeight + layer * layerGap;
  const middle = ({ column }: MapNode) => (column + 0.5) * slot;
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
      <div className="study-map-inner" style={{ height }}>
        {width > 0 && (
          <>
            <svg width={width} height={height} aria-hidden="true" focusable="false">
              {map.edges.map(({ from, to }) => {
                const [a, b] = [places.get(from), places.get(to)];
                if (a === undefined || b === undefined) return null;
                const [x1, y1] = [middle(a), topOf(a) + nodeHeight];
                const [x2, y2] = [middle(b), topOf(b)];
                const bend = Math.min(40, (y2 - y1) / 2);
                return (
                  <path
                    key={`${from} ${to}`}
                    className={from === lit || to === lit ? "study-edge study-edge-lit" : "study-edge"}
                    d={`M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`}
                  />
                );
              })}
            </svg>
            {map.nodes.map((node) => {
              const concept = byId.get(node.id);
              if (concept === undefined) return null;
              const standing = standingOf(concept);
              return (
                <button
                  key={node.id}
                  type="button"
                  ref={(element) => {
                    if (element === null) buttons.current.delete(node.id);
                    else buttons.current.set(node.id, element);
                  }}
                  className={`study-node study-node-${standing}`}
                  style={{
                    left: middle(node) - nodeWidth / 2,
                    top: topOf(node),
                    width: nodeWidth,
                    height: nodeHeight,
                  }}
                  tabIndex={node.id === first ? 0 : -1}
                  aria-label={say.node(concept.title, say.stand[standing], concept.is_due)}
                  title={concept.title}
                  onClick={() => onOpen(node.id)}
                  onFocus={() => setActive(node.id)}
                  onKeyDown={(event) => pressed(event, node.id)}
                  onPointerEnter={() => setPointed(node.id)}
                  onPointerLeave={() => setPointed(null)}
                >
                  <span className="study-node-title">{concept.title}</span>
                  <span className="study-node-standing">
                    <StandingMark standing={standing} />
                    {say.stand[standing]}
                    {concept.is_due && <span className="study-node-due">{say.due}</span>}
                  </span>
                </button>
              );
            })}
          </>
        )}
      </div>
    </div>
  );
}
