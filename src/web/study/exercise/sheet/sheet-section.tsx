import { CourseText } from "../../../ui/foreign.tsx";
import { Markdown } from "../../../ui/markdown.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { letterAt } from "../answer-parts.ts";
import type { Mark } from "../marks.ts";
import type { SheetField, SheetPart } from "../read-exercise.ts";
import type { OpenDraft } from "../use-draft.ts";
import { type Help, SheetQuestion } from "./sheet-question.tsx";

const say = studyExercise.sheet;

type Props = {
  part: SheetPart;
  fields: readonly SheetField[];
  draft: OpenDraft;
  marks: ReadonlyMap<string, Mark> | null;
  readOnly: boolean;
  target: string | null;
  /** null: nothing is hinted at here. */
  help: Help | null;
};

/** One section: its questions, and where they are matched, what they are matched with beside them. */
export function SheetSection({ part, fields, draft, marks, readOnly, target, help }: Props) {
  const shared = part.columns === null ? [] : (fields[0]?.options ?? []);
  return (
    <section className="sx-section" aria-labelledby={`part-${part.id}`}>
      <h2 id={`part-${part.id}`}>
        <CourseText text={part.title} />
      </h2>
      <div className="sx-instructions quiet">
        <Markdown text={say.inPage(part.instructions, fields[0]?.judging ?? "")} />
      </div>
      <div className={shared.length > 0 ? "sx-matching" : undefined}>
        <ol className="sx-questions">
          {fields.map((field) => (
            <SheetQuestion
              key={field.id}
              field={field}
              draft={draft}
              mark={marks?.get(field.id) ?? null}
              readOnly={readOnly}
              isMatched={shared.length > 0}
              lang={inTarget.has(field.kind) ? target : null}
              help={help}
            />
          ))}
        </ol>
        {shared.length > 0 && (
          <ul className="sx-options" aria-label={say.optionsOf(part.columns?.[1] ?? say.options)}>
            {shared.map((option, index) => (
              <li key={option}>
                <span className="sx-letter">{letterAt(index)}</span>
                <span dir="auto">
                  <CourseText text={option} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** What is written there is of the language that is learned. */
const inTarget: ReadonlySet<SheetField["kind"]> = new Set(["sentence_cloze", "reorder", "correction"]);
