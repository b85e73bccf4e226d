import { research } from "../../words/en/research.ts";
import { type Axis, isLong, momentsOf } from "./axis.ts";

const say = research.run;
const { figures } = research;

/** The axis, for the eye: moments in round steps, and the pauses that were cut out. Bars say theirs themselves. */
export function Scale({ axis, folded }: { axis: Axis; folded: boolean }) {
  const moment = (atMs: number, sinceMs: number) => {
    if (!folded) return figures.duration(sinceMs);
    return sinceMs === 0 ? figures.clock(atMs) : say.later(figures.duration(sinceMs));
  };
  return (
    <div aria-hidden="true">
      {momentsOf(axis).map(({ x, atMs, sinceMs }) => (
        <span key={x} className="research-moment" style={{ left: x }}>
          {moment(atMs, sinceMs)}
        </span>
      ))}
      {axis.pauses.map(({ ms, x, width }) => (
        <span
          key={x}
          className="research-pause"
          style={{ left: x, width }}
          title={say.pause(figures.about(ms))}
        >
          {isLong({ ms }) ? say.pause(figures.about(ms)) : figures.about(ms)}
        </span>
      ))}
    </div>
  );
}
