import { createContext, use, useId, useMemo, useRef } from "react";
import { Markdown } from "../../../ui/markdown.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { askedOf, blankLink } from "../answer-parts.ts";
import { Clash } from "../clash.tsx";
import type { Mark } from "../marks.ts";
import { QuestionHints } from "../question-hints.tsx";
import type { SheetField } from "../read-exercise.ts";
import type { OpenDraft } from "../use-draft.ts";
import { AnswerField } from "./answer-field.tsx";
import type { FieldProps } from "./field-props.ts";
import { LineField } from "./line-field.tsx";
import { MarkShown } from "./mark-shown.tsx";

const say = studyExercise;

type Props = {
  field: SheetField;
  draft: OpenDraft;
  mark: Mark | null;
  readOnly: boolean;
  isMatched: boolean;
  lang: string | null;
  help: Help | null;
};

/** Where hints may be asked for: of which exercise, and what is done once one was given. */
export type Help = { exercise: string; isClosed: boolean; reload(): void };

const InlineField = createContext<FieldProps | null>(null);

/** A question, its field where its blank is, and after checking its mark beside it. */
export function SheetQuestion({ field, draft, mark, readOnly, isMatched, lang, help }: Props) {
  const { id } = field;
  const { text, inline } = askedOf(field);
  const number = id.split(".")[1] ?? id;
  const theirs = draft.clashes[id];
  const value = draft.values[id] ?? "";
  const markId = useId();
  const item = useRef<HTMLLIElement>(null);
  const choose = (keep: "mine" | "theirs") => {
    draft.choose(id, keep);
    item.current?.querySelector<HTMLElement>("input, select, textarea, button")?.focus();
  };
  const props: FieldProps = {
    label: say.sheet.answerTo(id, spoken(text)),
    name: id,
    value,
    readOnly,
    lang,
    describedBy: mark === null ? undefined : markId,
    onChange: (next) => draft.write(id, next),
  };
  // Kept while it is typed in: the field inside reads its value from around it.
  const asked = useMemo(
    () => <Markdown text={text} headingsFrom={4} link={(href) => (href === blankLink ? <Blank /> : null)} />,
    [text],
  );
  return (
    <li ref={item} className={`sx-question ${isMatched ? "sx-question-matched" : ""}`} value={Number(number)}>
      <span className="sx-number" aria-hidden="true">
        {id}
      </span>
      <div className="sx-asked">
        <InlineField value={props}>{asked}</InlineField>
        {!inline && <AnswerField {...props} field={field} isMatched={isMatched} />}
        {theirs !== undefined && <Clash mine={value} theirs={theirs} onChoose={choose} />}
        {draft.unplaced.includes(id) && <p className="field-problem">{say.unplaced}</p>}
        {help !== null && <QuestionHints {...help} question={id} hints={field.hints} endsInAnswer />}
      </div>
      {mark !== null && <MarkShown id={markId} mark={mark} />}
    </li>
  );
}

function Blank() {
  const props = use(InlineField);
  return props === null ? null : <LineField {...props} isInline />;
}

/** As it is heard: without marks of Markdown. */
function spoken(text: string): string {
  return text
    .replace(`[blank](${blankLink})`, "…")
    .replace(/[*`]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
}
