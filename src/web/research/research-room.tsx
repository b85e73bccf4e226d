import { useActions } from "../app/actions.ts";
import { Head } from "../app/head.tsx";
import { later } from "../app/later.tsx";
import { Link } from "../app/link.tsx";
import type { RoomProps } from "../app/room-props.ts";
import { go } from "../app/route.ts";
import { research } from "../words/en/research.ts";
import { DecisionsView } from "./decisions/decisions-view.tsx";
import { RunView } from "./run/run-view.tsx";
import { RunsView } from "./runs/runs-view.tsx";
import { SessionView } from "./session/session-view.tsx";
import { TablesView } from "./tables/tables-view.tsx";

/** Fetched when somebody goes there. */
const EvalsView = later("research.evals", async () => (await import("./evals/evals-view.tsx")).EvalsView);
const EvalRunView = later("research.tried", async () => (await import("./evals/run-view.tsx")).EvalRunView);
const CaseView = later("research.case", async () => (await import("./evals/case-view.tsx")).CaseView);
const CompareView = later(
  "research.compare",
  async () => (await import("./evals/compare-view.tsx")).CompareView,
);
const RatingsView = later(
  "research.ratings",
  async () => (await import("./ratings/ratings-view.tsx")).RatingsView,
);
const SetView = later("research.set", async () => (await import("./ratings/set-view.tsx")).SetView);
const RateView = later("research.rate", async () => (await import("./ratings/rate-view.tsx")).RateView);
const StudiesView = later(
  "research.studies",
  async () => (await import("./studies/studies-view.tsx")).StudiesView,
);
const StudyView = later("research.study", async () => (await import("./studies/study-view.tsx")).StudyView);

/** What the sub-navigation offers; another kind of study joins with an entry here and a case below. */
const views = [
  { name: "runs", path: "/research", holds: ["", "r", "s"] },
  { name: "decisions", path: "/research/decisions", holds: ["decisions"] },
  { name: "evals", path: "/research/evals", holds: ["evals", "compare"] },
  { name: "ratings", path: "/research/ratings", holds: ["ratings"] },
  { name: "studies", path: "/research/studies", holds: ["studies"] },
  { name: "tables", path: "/research/tables", holds: ["tables"] },
] as const;

export default function ResearchRoom({ parts, query }: RoomProps) {
  const [place = "", id, part] = parts;
  const current = views.find(({ holds }) => holds.some((held) => held === place)) ?? views[0];
  useActions(
    views.map(({ name, path }) => ({
      id: `research-${name}`,
      label: research.goTo(research.views[name]),
      group: research.group,
      run: () => go(path),
    })),
  );
  const isDetail = (id !== undefined && !["decisions", "tables"].includes(place)) || place === "compare";
  return (
    <div className="research">
      {!isDetail && (
        <Head>
          <h1>{research.views[current.name]}</h1>
        </Head>
      )}
      <nav className="research-views" aria-label={research.parts}>
        {views.map(({ name, path }) => (
          <Link
            key={name}
            to={path}
            className="research-view"
            aria-current={name === current.name ? (isDetail ? "true" : "page") : undefined}
          >
            {research.views[name]}
          </Link>
        ))}
      </nav>
      <div className="research-body">{shown(place, id, part, query)}</div>
    </div>
  );
}

function shown(place: string, id: string | undefined, part: string | undefined, query: URLSearchParams) {
  if (place === "evals" && id !== undefined)
    return part === "case" ? (
      <CaseView run={id} caseKey={query.get("key") ?? ""} />
    ) : (
      <EvalRunView key={id} id={id} />
    );
  if (place === "evals") return <EvalsView />;
  if (place === "compare") return <CompareView a={query.get("a") ?? ""} b={query.get("b") ?? ""} />;
  if (place === "ratings" && id !== undefined)
    return part === "rate" ? (
      <RateView id={id} rater={query.get("rater") ?? ""} />
    ) : (
      <SetView key={id} id={id} />
    );
  if (place === "ratings") return <RatingsView />;
  if (place === "studies" && id !== undefined) return <StudyView key={id} id={id} />;
  if (place === "studies") return <StudiesView />;
  if (place === "r" && id !== undefined) return <RunView key={id} id={id} />;
  if (place === "s" && id !== undefined) return <SessionView key={id} id={id} />;
  if (place === "decisions") return <DecisionsView />;
  if (place === "tables") return <TablesView />;
  return <RunsView query={query} />;
}
