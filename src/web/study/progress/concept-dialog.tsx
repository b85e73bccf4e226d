import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { words } from "../../words/words.ts";
import type { ConceptRow, Report } from "../courses/reads.ts";
import { whenInWords } from "../courses/when.ts";
import { TeachDialog } from "../today/teach-dialog.tsx";
import { useStart } from "../today/use-start.ts";
import { StandingMark, standingOf } from "./standing.tsx";

type Props = {
  report: Report;
  /** null: closed. */
  id: string | null;
  onOpen(id: string): void;
  onClose(): void;
};

/** What there is to know of one concept, and the way to practise it. */
export function ConceptDialog({ report, id, onOpen, onClose }: Props) {
  const say = words.study.progress.concept;
  const starting = useStart(report.course, "study");
  const concept = report.concepts.find(({ concept_id }) => concept_id === id);
  const practise = (row: ConceptRow) => {
    if (row.status === "new") onClose();
    starting.start({
      concept: row.concept_id,
      title: row.title,
      modality: null,
      bloom: null,
      isNew: row.status === "new",
      isBegun: false,
    });
  };
  return (
    <>
      <Dialog
        open={concept !== undefined}
        onClose={onClose}
        title={concept?.title ?? ""}
        about={concept?.unit ?? ""}
      >
        {concept !== undefined && (
          <>
            <Facts report={report} concept={concept} onOpen={onOpen} />
            <Errors report={report} concept={concept} />
            {standingOf(concept) === "closed" && <p className="quiet">{say.closed}</p>}
            <div className="row">
              <Button look="main" busy={starting.busy !== null} onClick={() => practise(concept)}>
                {concept.status === "new" ? say.begin : say.practise}
              </Button>
            </div>
          </>
        )}
      </Dialog>
      <TeachDialog course={report.course} starting={starting} />
    </>
  );
}

function Facts({
  report,
  concept,
  onOpen,
}: {
  report: Report;
  concept: ConceptRow;
  onOpen(id: string): void;
}) {
  const say = words.study.progress.concept;
  const { bloom, percent } = words.study;
  const { bloom_level, bloom_target, due, is_due, retrievability, mastery_score } = concept;
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
      : whenInWords(due, new Date(report.at), report.zone);
  return (
    <dl className="study-facts">
      <dt>{say.standing}</dt>
      <dd className="study-facts-standing">
        <StandingMark standing={standing} /> {words.study.progress.map.stand[standing]}
      </dd>
      <dt>{say.practised}</dt>
      <dd>{say.times(practised)}</dd>
      <dt>{say.next}</dt>
      <dd>{next}</dd>
      {retrievability !== null && (
        <>
          <dt>{say.chance}</dt>
          <dd>{percent(retrievability)}</dd>
          <dt>{say.score}</dt>
          <dd>{percent(mastery_score)}</dd>
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
  if (all.length === 0) return words.study.progress.concept.nothing;
  return (
    <span className="study-links">
      {all.map(({ concept_id, title }) => (
        <button key={concept_id} type="button" className="chip" onClick={() => onOpen(concept_id)}>
          {title}
        </button>
      ))}
    </span>
  );
}

function Errors({ report, concept }: { report: Report; concept: ConceptRow }) {
  const say = words.study.progress.concept;
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
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
