import { research } from "../../words/en/research.ts";

const say = research.span;
const deepest = 5;

/** Any JSON, as a person would write it down: names and values, lists as lists. */
export function Readable({ value, depth = 0 }: { value: unknown; depth?: number }) {
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className="quiet">{say.nothing}</span>;
    if (depth >= deepest) return <code>{JSON.stringify(value)}</code>;
    return (
      <ul className="research-readable">
        {value.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change
          <li key={index}>
            <Readable value={item} depth={depth + 1} />
          </li>
        ))}
      </ul>
    );
  }
  if (typeof value === "object" && value !== null) {
    if (depth >= deepest) return <code>{JSON.stringify(value)}</code>;
    return (
      <dl className="research-readable">
        {Object.entries(value).map(([name, item]) => (
          <div key={name}>
            <dt>{spelledOut(name)}</dt>
            <dd>
              <Readable value={item} depth={depth + 1} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return <span>{plain(value)}</span>;
}

function plain(value: unknown): string {
  if (value === true) return say.yes;
  if (value === false) return say.no;
  return value === null || value === undefined || value === "" ? say.nothing : String(value);
}

/** "stageFrom" and "stage_from" are "stage from". */
export function spelledOut(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
}
