import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { study } from "../../words/en/study.ts";
import type { ConceptRow, Report } from "../courses/reads.ts";
import { TeachDialog } from "../today/teach-dialog.tsx";
import { useStart } from "../today/use-start.ts";
import { ConceptErrors, ConceptFacts } from "./concept-facts.tsx";
import { standingOf } from "./standing.tsx";

type Props = {
  report: Report;
  /** null: closed. */
  id: string | null;
  onOpen(id: string): void;
  onClose(): void;
};

/** What there is to know of one concept, and the way to practise it. */
export function ConceptDialog({ report, id, onOpen, onClose }: Props) {
  const say = study.progress.concept;
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
            <ConceptFacts report={report} concept={concept} onOpen={onOpen} />
            <ConceptErrors report={report} concept={concept} />
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
