import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useActions } from "../../app/actions.ts";
import { Button } from "../../ui/button.tsx";
import { research } from "../../words/en/research.ts";
import { useWidthOf } from "../use-width-of.ts";
import { Gutter } from "./gutter.tsx";
import { layOut } from "./layout.ts";
import { neighbour } from "./move.ts";
import { Scale } from "./scale.tsx";
import { axisHeight, rowHeight, topOf } from "./sizes.ts";
import type { Step } from "./step.ts";
import { barWords, lookOf, markOf } from "./step-words.ts";

const say = research.run;
const closest = 256;

type Props = {
  steps: readonly Step[];
  /** Whether long pauses are cut out of the axis. */
  folded: boolean;
  chosen: string | null;
  onChoose(key: string): void;
  barId(key: string): string;
};

/** Agents as lanes, steps as bars on one axis of time. */
export function Timeline({ steps, folded, chosen, onChoose, barId }: Props) {
  const [ref, seen] = useWidthOf<HTMLDivElement>(640);
  const [zoom, setZoom] = useState(1);
  const [at, setAt] = useState<string | null>(null);
  const layout = useMemo(() => layOut(steps, { width: seen, zoom, folded }), [steps, seen, zoom, folded]);
  const { axis } = layout;
  const inHand = at ?? chosen ?? layout.bars[0]?.step.key ?? "";
  const zoomBy = (factor: number) => setZoom((now) => Math.min(closest, Math.max(1, now * factor)));
  const bars = useRef(new Map<string, HTMLButtonElement>());
  // After zooming, or when the pane beside it opens, what is in hand stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another width moves it
  useLayoutEffect(() => {
    const box = ref.current;
    const bar = layout.bars.find(({ step }) => step.key === (at ?? chosen));
    if (box !== null && bar !== undefined) box.scrollLeft = bar.x + bar.width / 2 - box.clientWidth / 2;
  }, [axis.width, seen]);
  useActions([
    { id: "zoom-in", label: say.zoomIn, group: research.group, keys: "+", run: () => zoomBy(2) },
    { id: "zoom-out", label: say.zoomOut, group: research.group, keys: "-", run: () => zoomBy(0.5) },
    { id: "zoom-fit", label: say.fit, group: research.group, keys: "0", run: () => setZoom(1) },
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
        {folded ? `${say.foldedAbout} ${say.timelineAbout}` : say.timelineAbout}
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
            style={{ width: axis.width, height: topOf(layout, layout.rows) }}
          >
            {layout.lanes.map(({ id, from, count }) => (
              <div
                key={id}
                className="research-lane"
                style={{ top: topOf(layout, from) - axisHeight, height: count * rowHeight + axisHeight }}
              />
            ))}
            <Scale axis={axis} folded={folded} />
            {layout.bars.map(({ step, row, x, width, pauseMs }) => (
              <button
                key={step.key}
                id={barId(step.key)}
                type="button"
                ref={(element) => {
                  if (element === null) bars.current.delete(step.key);
                  else bars.current.set(step.key, element);
                }}
                tabIndex={step.key === inHand ? 0 : -1}
                aria-pressed={step.key === chosen}
                title={barWords(step, pauseMs)}
                className={`research-span ${lookOf(step)}`}
                style={{ left: x, top: topOf(layout, row), width }}
                onFocus={() => setAt(step.key)}
                onClick={() => onChoose(step.key)}
              >
                {(width > 56 || step.kind === "decision") && <span aria-hidden="true">{markOf(step)}</span>}
              </button>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
