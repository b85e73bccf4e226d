import { useActions } from "../app/actions.ts";
import { Head } from "../app/head.tsx";
import { Link } from "../app/link.tsx";
import type { RoomProps } from "../app/room-props.ts";
import { go } from "../app/route.ts";
import { words } from "../words/words.ts";
import { DecisionsView } from "./decisions/decisions-view.tsx";
import { RunView } from "./run/run-view.tsx";
import { RunsView } from "./runs/runs-view.tsx";
import { SessionView } from "./session/session-view.tsx";
import { TablesView } from "./tables/tables-view.tsx";

/** What the sub-navigation offers; another kind of study joins with an entry here and a case below. */
const views = [
  { name: "runs", path: "/research", holds: ["", "r", "s"] },
  { name: "decisions", path: "/research/decisions", holds: ["decisions"] },
  { name: "tables", path: "/research/tables", holds: ["tables"] },
] as const;

export default function ResearchRoom({ parts, query }: RoomProps) {
  const [place = "", id] = parts;
  const current = views.find(({ holds }) => holds.some((held) => held === place)) ?? views[0];
  useActions(
    views.map(({ name, path }) => ({
      id: `research-${name}`,
      label: words.research.goTo(words.research.views[name]),
      group: words.research.group,
      run: () => go(path),
    })),
  );
  const isDetail = id !== undefined && (place === "r" || place === "s");
  return (
    <div className="research">
      {!isDetail && (
        <Head>
          <h1>{words.research.views[current.name]}</h1>
        </Head>
      )}
      <nav className="research-views" aria-label={words.research.parts}>
        {views.map(({ name, path }) => (
          <Link
            key={name}
            to={path}
            className="research-view"
            aria-current={name === current.name ? (isDetail ? "true" : "page") : undefined}
          >
            {words.research.views[name]}
          </Link>
        ))}
      </nav>
      <div className="research-body">{shown(place, id, query)}</div>
    </div>
  );
}

function shown(place: string, id: string | undefined, query: URLSearchParams) {
  if (place === "r" && id !== undefined) return <RunView key={id} id={id} />;
  if (place === "s" && id !== undefined) return <SessionView key={id} id={id} />;
  if (place === "decisions") return <DecisionsView />;
  if (place === "tables") return <TablesView />;
  return <RunsView query={query} />;
}
