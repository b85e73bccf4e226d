import type { RunRow } from "../../../evals/runs/run-row.ts";
import { Select, TextField } from "../../ui/field.tsx";
import { useWidth } from "../../ui/use-media.ts";
import { research } from "../../words/en/research.ts";
import { filterNames } from "./asked.ts";
import { modelOf } from "./model-of.ts";

const say = research.runs;

type Props = { runs: readonly RunRow[]; query: URLSearchParams; onAsk(name: string, value: string): void };

/** What is asked for stands in the address: it can be kept, sent and gone back to. */
export function RunFilters({ runs, query, onAsk }: Props) {
  const choice = (
    name: string,
    label: string,
    values: readonly string[],
    shown = (value: string) => value,
  ) => (
    <Select label={label} value={query.get(name) ?? ""} onChange={({ target }) => onAsk(name, target.value)}>
      <option value="">{say.all}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {shown(value)}
        </option>
      ))}
    </Select>
  );
  const day = (name: string, label: string) => (
    <TextField
      label={label}
      type="date"
      value={query.get(name) ?? ""}
      onChange={({ target }) => onAsk(name, target.value)}
    />
  );
  const narrow = useWidth() === "narrow";
  const hasMore = filterNames.some((name) => name !== "q" && query.has(name));
  const more = (
    <>
      {choice(
        "plugin",
        say.room,
        values(runs, ({ plugin }) => plugin, query.get("plugin")),
      )}
      {choice(
        "status",
        say.statusLabel,
        values(runs, ({ status }) => status, query.get("status")),
        research.status,
      )}
      {choice(
        "model",
        say.model,
        values(runs, ({ model }) => model, query.get("model")),
        (model) => modelOf(runs.find((run) => run.model === model) ?? { provider: "", model }),
      )}
      {day("from", say.from)}
      {day("to", say.to)}
      <Select
        label={say.group}
        value={query.get("by") ?? ""}
        onChange={({ target }) => onAsk("by", target.value)}
      >
        <option value="">{say.each}</option>
        <option value="session">{say.bySession}</option>
      </Select>
    </>
  );
  return (
    <form className="research-filters" aria-label={say.filters} onSubmit={(event) => event.preventDefault()}>
      <div className="research-filter-wide">
        <TextField
          label={say.search}
          type="search"
          placeholder={say.searchHint}
          value={query.get("q") ?? ""}
          onChange={({ target }) => onAsk("q", target.value)}
        />
      </div>
      {narrow ? (
        <details className="research-filter-more research-details" open={hasMore}>
          <summary>{say.filters}</summary>
          <div>{more}</div>
        </details>
      ) : (
        more
      )}
    </form>
  );
}

/** Those that there are, and the one that is asked for even where there is none. */
function values(runs: readonly RunRow[], of: (run: RunRow) => string, asked: string | null): string[] {
  return [...new Set([...runs.map(of), ...(asked ? [asked] : [])])].sort();
}
