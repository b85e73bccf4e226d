import type { DecisionRow } from "../../../evals/decisions/decision-rows.ts";
import type { SessionStudy } from "../../../evals/decisions/session-study.ts";
import type { RunRow } from "../../../evals/runs/run-row.ts";
import { useWidth } from "../../ui/use-media.ts";
import { research } from "../../words/en/research.ts";
import { Scrolling } from "../scrolling.tsx";
import { along, type Placed } from "./strip.ts";

const say = research.session;
const { figures } = research;
const rowHeight = 32;
const radius = 12;

type Event = { at: number; decision: DecisionRow } | { at: number; run: RunRow };

type Props = {
  decisions: readonly DecisionRow[];
  sections: SessionStudy["sections"];
  runs: readonly RunRow[];
};

/** Sections as rows, decisions as marks with a letter, from left to right in time; runs above them. */
export function DecisionStrip({ decisions, sections, runs }: Props) {
  const narrow = useWidth() === "narrow";
  const names = narrow ? 112 : 176;
  const longest = narrow ? 15 : 24;
  const events: Event[] = [
    ...runs.map((run) => ({ at: Date.parse(run.startedAt), run })),
    ...decisions.map((decision) => ({ at: Date.parse(decision.at), decision })),
  ];
  const placed = along(events, ({ at }) => at);
  const width = names + (placed.at(-1)?.x ?? 0) + 160;
  const rowOf = (section: string) => 1 + sections.findIndex(({ id }) => id === section);
  const height = (sections.length + 1) * rowHeight + 28;
  const types = [...new Set(decisions.map(({ type }) => type))];
  const decided = new Set(decisions.map(({ section }) => section)).size;
  return (
    <>
      <Scrolling label={say.scroll}>
        <svg width={width} height={height} role="img" aria-label={say.stripLabel(decisions.length, decided)}>
          {[{ id: "", title: say.runs }, ...sections].map(({ id, title }, row) => (
            <g key={id}>
              <line
                className="research-grid"
                x1={names}
                x2={width}
                y1={(row + 0.5) * rowHeight}
                y2={(row + 0.5) * rowHeight}
              />
              <text className="research-name" x={0} y={(row + 0.5) * rowHeight + 5}>
                {title.length > longest ? `${title.slice(0, longest - 1)}…` : title}
              </text>
            </g>
          ))}
          {placed.map(({ item, x, cutMs }, index) => {
            const middle = names + 24 + x;
            const first = index === 0;
            return (
              <g key={"run" in item ? item.run.id : `${item.decision.at} ${item.decision.section} ${index}`}>
                {(first || cutMs !== null) && (
                  <text
                    className="research-tick"
                    x={middle}
                    y={height - 8}
                    textAnchor={first ? "start" : "middle"}
                  >
                    {cutMs === null ? figures.clock(item.at) : say.wait(figures.about(cutMs))}
                  </text>
                )}
                {cutMs !== null && (
                  <line className="research-cut" x1={middle - 18} x2={middle - 18} y1={4} y2={height - 26} />
                )}
                {"run" in item ? (
                  <RunMark run={item.run} x={middle} />
                ) : (
                  <Mark
                    decision={item.decision}
                    room={roomAfter(placed, index)}
                    x={middle}
                    y={(rowOf(item.decision.section) + 0.5) * rowHeight}
                  />
                )}
              </g>
            );
          })}
        </svg>
      </Scrolling>
      <ul className="research-legend" aria-label={say.legend}>
        {types.map((type) => (
          <li key={type}>
            <span className={`research-letter research-letter-${type}`} aria-hidden="true">
              {say.letters[type]}
            </span>
            {research.decision(type)}
          </li>
        ))}
      </ul>
    </>
  );
}

function RunMark({ run, x }: { run: RunRow; x: number }) {
  return (
    <rect className="research-run-mark" x={x - 7} y={rowHeight / 2 - 7} width={14} height={14} rx={3}>
      <title>{`${say.runMark} · ${figures.clock(run.startedAt)} · ${figures.duration(run.durationMs)}`}</title>
    </rect>
  );
}

/** How much of a section's row is free behind a mark. */
function roomAfter(placed: readonly Placed<Event>[], index: number): number {
  const here = placed[index];
  if (here === undefined || "run" in here.item) return 0;
  const { section } = here.item.decision;
  const next = placed
    .slice(index + 1)
    .find(({ item }) => "decision" in item && item.decision.section === section);
  return (next?.x ?? Number.POSITIVE_INFINITY) - here.x - 2 * radius;
}

type MarkProps = { decision: DecisionRow; room: number; x: number; y: number };

function Mark({ decision, room, x, y }: MarkProps) {
  const { type, editType, at } = decision;
  const edit = editType ? research.editType(editType) : "";
  const more = edit === "" ? "" : ` · ${edit}`;
  return (
    <g className={`research-mark research-mark-${type}`}>
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y + 5} textAnchor="middle">
        {say.letters[type]}
      </text>
      {room > edit.length * 7 + 8 && (
        <text className="research-edit" x={x + radius + 6} y={y + 5}>
          {edit}
        </text>
      )}
      <title>{`${research.decision(type)}${more} · ${figures.clock(at)}`}</title>
    </g>
  );
}
