import { CourseText } from "../../ui/foreign.tsx";
import { study } from "../../words/en/study.ts";
import type { ConceptRow, Report } from "../courses/reads.ts";
import { dayBack } from "../courses/when.ts";
import { StandingMark, standingOf } from "./standing.tsx";

/** How a concept stands, and what it builds on and opens: each leads to its own. */
export function ConceptFacts({
  report,
  concept,
  onOpen,
}: {
  report: Report;
  concept: ConceptRow;
  onOpen(id: string): void;
}) {
  const say = study.progress.concept;
  const { bloom, percent } = study;
  const { bloom_level, bloom_target, due, is_due, in_a_week, latest_scores } = concept;
  const standing = standingOf(concept);
  const target = bloom[bloom_target];
  const practised = Object.values(concept.modality_performance).reduce(
    (sum, own) => sum + (own?.attempts ?? 0),
    0,
  );
  const named = (ids: readonly string[]) =>
    report.concepts.filter(({ concept_id }) => ids.includes(concept_id));
  const before = named(concept.prerequisites);
  const after = report.concepts.filter(({ prerequisites }) => prerequisites.includes(concept.concept_id));
  const next = is_due
    ? say.dueNow
    : due === null
      ? say.never
      : dayBack(due, new Date(report.at), report.zone).inWords;
  return (
    <dl className="study-facts">
      <dt>{say.standing}</dt>
      <dd className="study-facts-standing">
        <StandingMark standing={standing} /> {study.progress.map.stand[standing]}
      </dd>
      <dt>{say.practised}</dt>
      <dd>{say.times(practised)}</dd>
      <dt>{say.next}</dt>
      <dd>{next}</dd>
      {in_a_week !== null && (
        <>
          <dt>{say.chance}</dt>
          <dd>{percent(in_a_week)}</dd>
          <dt>{say.score}</dt>
          <dd>{latest_scores.map(percent).join(", ")}</dd>
        </>
      )}
      <dt>{say.shown}</dt>
      <dd>{bloom_level === null ? say.shownNothing(target) : say.shownAt(bloom[bloom_level], target)}</dd>
      <dt>{say.buildsOn}</dt>
      <dd>
        <Concepts all={before} onOpen={onOpen} />
      </dd>
      <dt>{say.opens}</dt>
      <dd>
        <Concepts all={after} onOpen={onOpen} />
      </dd>
    </dl>
  );
}

function Concepts({ all, onOpen }: { all: readonly ConceptRow[]; onOpen(id: string): void }) {
  if (all.length === 0) return study.progress.concept.nothing;
  return (
    <span className="study-links">
      {all.map(({ concept_id, title }) => (
        <button key={concept_id} type="button" className="chip" onClick={() => onOpen(concept_id)}>
          <CourseText text={title} />
        </button>
      ))}
    </span>
  );
}

export function ConceptErrors({ report, concept }: { report: Report; concept: ConceptRow }) {
  const say = study.progress.concept;
  const names = new Map(report.weak_spots.map(({ error_type, words: name }) => [error_type, name]));
  const known = concept.error_history.filter(({ error_type }) => names.has(error_type));
  if (concept.status === "new") return null;
  const kinds = [...Map.groupBy(known, ({ error_type }) => error_type)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const latest = known.filter(({ actual, expected }) => actual !== "" && expected !== "").slice(-3);
  return (
    <section>
      <h3>{say.errors}</h3>
      {kinds.length === 0 ? (
        <p className="quiet">{say.noErrors}</p>
      ) : (
        <ul className="study-list">
          {kinds.map(([kind, errors]) => (
            <li key={kind}>{say.error(names.get(kind) ?? kind, errors.length)}</li>
          ))}
          {[...new Set(latest.map(({ actual, expected }) => say.instead(actual, expected)))].map((text) => (
            <li key={text} className="quiet">
              <CourseText text={text} quoted />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
