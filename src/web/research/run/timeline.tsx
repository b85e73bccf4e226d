import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Span } from "../../../store/trace.ts";
import { useActions } from "../../app/actions.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/words.ts";
import { useWidthOf } from "../use-width-of.ts";
import { ticks } from "./axis.ts";
import { Gutter } from "./gutter.tsx";
import { layOut } from "./layout.ts";
import { neighbour } from "./move.ts";
import { axisHeight, rowHeight, topOf } from "./sizes.ts";
import { barWords, toneOf } from "./span-words.ts";

const say = words.research.run;
const { figures } = words.research;
const closest = 256;

type Props = {
  spans: readonly Span[];
  chosen: string | null;
  onChoose(id: string): void;
  barId(id: string): string;
};

/** Agents as lanes, steps as bars on one axis of time. */
export function Timeline({ spans, chosen, onChoose, barId }: Props) {
  const [ref, seen] = useWidthOf<HTMLDivElement>(640);
  const [zoom, setZoom] = useState(1);
  const [at, setAt] = useState<string | null>(null);
  const layout = useMemo(() => layOut(spans, { width: Math.max(160, seen - 8) * zoom }), [spans, seen, zoom]);
  const inHand = at ?? chosen ?? layout.bars[0]?.span.id ?? "";
  const zoomBy = (factor: number) => setZoom((now) => Math.min(closest, Math.max(1, now * factor)));
  const bars = useRef(new Map<string, HTMLButtonElement>());
  // After zooming, or when the pane beside it opens, what is in hand stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another width moves it
  useLayoutEffect(() => {
    const box = ref.current;
    const bar = layout.bars.find(({ span }) => span.id === inHand);
    if (box !== null && bar !== undefined) box.scrollLeft = bar.x + bar.width / 2 - box.clientWidth / 2;
  }, [layout.width]);
  useActions([
    { id: "zoom-in", label: say.zoomIn, group: words.research.group, keys: "+", run: () => zoomBy(2) },
    { id: "zoom-out", label: say.zoomOut, group: words.research.group, keys: "-", run: () => zoomBy(0.5) },
    { id: "zoom-fit", label: say.fit, group: words.research.group, keys: "0", run: () => setZoom(1) },
  ]);
  const pressed = (event: KeyboardEvent) => {
    const next = neighbour(layout, inHand, event.key);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    bars.current.get(next)?.focus();
  };
  return (
    <section className="card research-timeline" aria-labelledby="research-timeline">
      <div className="research-bar">
        <h2 id="research-timeline">{say.timeline}</h2>
        <div className="row">
          <Button onClick={() => zoomBy(0.5)} aria-disabled={zoom === 1}>
            {say.zoomOut}
          </Button>
          <Button onClick={() => zoomBy(2)} aria-disabled={zoom === closest}>
            {say.zoomIn}
          </Button>
          <Button onClick={() => setZoom(1)} aria-disabled={zoom === 1}>
            {say.fit}
          </Button>
        </div>
      </div>
      <p className="quiet" id="research-timeline-keys">
        {say.timelineAbout}
      </p>
      <div className="research-lanes">
        <Gutter lanes={layout.lanes} />
        <div ref={ref} className="research-track">
          {/* biome-ignore lint/a11y/useSemanticElements: bars are no form's fields */}
          <div
            role="group"
            aria-label={say.timeline}
            aria-describedby="research-timeline-keys"
            onKeyDown={pressed}
            className="research-bars"
            style={{ width: layout.width, height: topOf(layout, layout.rows) }}
          >
            {ticks(layout.totalMs, layout.width, 96, 48).map((ms) => (
              <span
                key={ms}
                className="research-moment"
                aria-hidden="true"
                style={{ left: (ms / layout.totalMs) * layout.width }}
              >
                {figures.duration(ms)}
              </span>
            ))}
            {layout.lanes.map((lane) => (
              <div
                key={lane.id}
                className="research-lane"
                style={{
                  top: topOf(layout, lane.from) - axisHeight,
                  height: lane.count * rowHeight + axisHeight,
                }}
              />
            ))}
            {layout.bars.map(({ span, row, x, width }) => (
              <button
                key={span.id}
                id={barId(span.id)}
                type="button"
                ref={(element) => {
                  if (element === null) bars.current.delete(span.id);
                  else bars.current.set(span.id, element);
                }}
                tabIndex={span.id === inHand ? 0 : -1}
                aria-label={barWords(span)}
                aria-pressed={span.id === chosen}
                title={barWords(span)}
                className={`research-span research-span-${span.type} research-span-${toneOf(span)}`}
                style={{ left: x, top: topOf(layout, row), width }}
                onFocus={() => setAt(span.id)}
                onClick={() => onChoose(span.id)}
              >
                {width > 56 && <span aria-hidden="true">{span.name}</span>}
              </button>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
