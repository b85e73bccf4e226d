import { research } from "../../words/en/research.ts";
import type { Lane } from "./layout.ts";
import { axisHeight, rowHeight } from "./sizes.ts";

const say = research.run;

/** The names of lanes and rows, beside what scrolls. Each bar says the same of itself: this is for the eye. */
export function Gutter({ lanes }: { lanes: readonly Lane[] }) {
  return (
    <div className="research-gutter" aria-hidden="true" style={{ paddingTop: axisHeight }}>
      {lanes.map(({ id, name, depth, rows }) => (
        <div key={id}>
          <div className="research-agent" style={{ height: axisHeight }} title={say.lane(name, depth)}>
            {name}
          </div>
          {rows.map(({ kind, count }) => (
            <div key={kind} className="research-kind" style={{ height: count * rowHeight }}>
              {say.kinds[kind]}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
