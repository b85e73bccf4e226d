import { useState } from "react";
import { words } from "../../words/words.ts";
import type { Report } from "../courses/reads.ts";
import { whenInWords } from "../courses/when.ts";
import { ConceptDialog } from "./concept-dialog.tsx";
import { Figure } from "./figure.tsx";
import { MapView } from "./map-view.tsx";
import { StandingMark, standingOf } from "./standing.tsx";

const standings = ["mastered", "learning", "open", "closed"] as const;

export function MapFigure({ report }: { report: Report }) {
  const say = words.study.progress.map;
  const { concepts, at, zone } = report;
  const [opened, setOpened] = useState<string | null>(null);
  const count = (standing: (typeof standings)[number]) =>
    concepts.filter((concept) => standingOf(concept) === standing).length;
  const titles = new Map(concepts.map(({ concept_id, title }) => [concept_id, title]));
  const rows = concepts.map((concept) => [
    concept.title,
    concept.unit,
    say.stand[standingOf(concept)],
    concept.due === null ? "" : whenInWords(concept.due, new Date(at), zone),
    concept.retrievability === null ? "" : words.study.percent(concept.retrievability),
    concept.prerequisites.map((id) => titles.get(id) ?? id).join(", "),
  ]);
  return (
    <Figure
      wide
      title={say.title}
      name={`${report.course}-concepts`}
      reading={say.reading(count("mastered"), count("learning"), count("open"), count("closed"))}
      table={{ columns: say.columns, rows }}
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
          <MapView concepts={concepts} onOpen={setOpened} />
          <p className="study-legend">{say.hint}</p>
          <ConceptDialog report={report} id={opened} onOpen={setOpened} onClose={() => setOpened(null)} />
        </>
      )}
    </Figure>
  );
}
