import { useMemo, useState } from "react";
import { TextField } from "../../ui/field.tsx";
import { study } from "../../words/en/study.ts";
import type { Report } from "../courses/reads.ts";
import { dayBack } from "../courses/when.ts";
import { ConceptDialog } from "./concept-dialog.tsx";
import { Figure, type FigureTable } from "./figure.tsx";
import { MapView } from "./map-view.tsx";
import { StandingMark, standingOf } from "./standing.tsx";

const standings = ["mastered", "learning", "open", "closed"] as const;
/** A course with more is looked through by searching. */
const many = 40;

export function MapFigure({ report }: { report: Report }) {
  const say = study.progress.map;
  const { concepts } = report;
  const [opened, setOpened] = useState<string | null>(null);
  const [wanted, setWanted] = useState("");
  const found = useMemo(() => {
    const part = wanted.trim().toLocaleLowerCase();
    return part === ""
      ? concepts
      : concepts.filter(({ title, unit }) => `${title} ${unit}`.toLocaleLowerCase().includes(part));
  }, [concepts, wanted]);
  const count = (standing: (typeof standings)[number]) =>
    concepts.filter((concept) => standingOf(concept) === standing).length;
  return (
    <Figure
      wide
      title={say.title}
      name={`${report.course}-concepts`}
      reading={say.reading(count("mastered"), count("learning"), count("open"), count("closed"))}
      table={mapTable(report)}
    >
      {() => (
        <>
          <p className="study-legend" aria-hidden="true">
            {standings.map((standing) => (
              <span key={standing} className="study-legend-one">
                <StandingMark standing={standing} /> {say.stand[standing]}
              </span>
            ))}
          </p>
          {concepts.length > many && (
            <div className="study-map-find">
              <TextField
                label={say.find}
                type="search"
                value={wanted}
                onChange={({ target }) => setWanted(target.value)}
              />
              <p className="quiet" role="status">
                {wanted.trim() === "" ? "" : say.found(found.length, concepts.length)}
              </p>
            </div>
          )}
          <MapView concepts={found} onOpen={setOpened} />
          <p className="study-legend">{say.hint}</p>
          <ConceptDialog report={report} id={opened} onOpen={setOpened} onClose={() => setOpened(null)} />
        </>
      )}
    </Figure>
  );
}

function mapTable({ concepts, at, zone }: Report): FigureTable {
  const say = study.progress.map;
  const titles = new Map(concepts.map(({ concept_id, title }) => [concept_id, title]));
  const rows = concepts.map((concept) => [
    concept.title,
    concept.unit,
    say.stand[standingOf(concept)],
    concept.due === null ? "" : dayBack(concept.due, new Date(at), zone).inWords,
    concept.in_a_week === null ? "" : study.percent(concept.in_a_week),
    concept.prerequisites.map((id) => titles.get(id) ?? id).join(", "),
  ]);
  return { columns: say.columns, rows };
}
