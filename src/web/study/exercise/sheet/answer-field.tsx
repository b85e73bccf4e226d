import { CourseText, useLanguageOf } from "../../../ui/foreign.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { judgementIn, letterAt, letterOf, lettersIn, piecesIn } from "../answer-parts.ts";
import type { SheetField } from "../read-exercise.ts";
import { ClearChoice } from "./clear-choice.tsx";
import { type FieldProps, labelled } from "./field-props.ts";
import { LineField, LinesField } from "./line-field.tsx";
import { OrderField } from "./order-field.tsx";
import { PiecesField } from "./pieces-field.tsx";
import { TruthField } from "./truth-field.tsx";

const say = studyExercise.sheet;

/** The field that suits the question. What was written in an editor and fits no choice is shown as it is. */
export function AnswerField({
  field,
  isMatched,
  ...props
}: FieldProps & { field: SheetField; isMatched: boolean }) {
  const { judging, options, long } = field;
  const { value } = props;
  const isEmpty = value.trim() === "";
  switch (judging) {
    case "letter":
      if (options.length === 0 || (!isEmpty && letterOf(value, options) === null)) break;
      return isMatched || options.length > 6 ? (
        <ChoiceList {...props} options={options} />
      ) : (
        <ChoiceButtons {...props} options={options} />
      );
    case "letters":
      if (options.length === 0 || (!isEmpty && lettersIn(value, options.length).length === 0)) break;
      return <ManyChoices {...props} options={options} />;
    case "sequence":
      if (options.length === 0 || (!isEmpty && lettersIn(value, options.length).length === 0)) break;
      return <OrderField {...props} options={options} />;
    case "reorder":
      return <PiecesField {...props} pieces={piecesIn(field.prompt)} />;
    case "truth":
      if (judgementIn(value) === null) break;
      return <TruthField {...props} />;
    default:
      break;
  }
  return long || judging === "truth" ? (
    <LinesField {...props} isCode={judging === "output"} />
  ) : (
    <LineField {...props} />
  );
}

/** A list's choices hold text alone, so marks keep a word of another direction to itself. */
function isolated(text: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufefc]/u.test(text) ? `\u2068${text}\u2069` : text;
}

type ChoiceProps = FieldProps & { options: readonly string[] };

function ChoiceList({ options, ...props }: ChoiceProps) {
  const languageOf = useLanguageOf();
  return (
    <select
      {...labelled(props)}
      className="input input-select sx-choose"
      disabled={props.readOnly}
      value={letterOf(props.value, options) ?? ""}
      onChange={({ target }) => props.onChange(target.value)}
    >
      <option value="">{say.choose}</option>
      {options.map((option, index) => (
        <option key={option} value={letterAt(index)} lang={languageOf(option)}>
          {`${letterAt(index)}. ${isolated(option)}`}
        </option>
      ))}
    </select>
  );
}

function ChoiceButtons({ options, ...props }: ChoiceProps) {
  const chosen = letterOf(props.value, options);
  return (
    <fieldset className="sx-choices" aria-describedby={props.describedBy}>
      <legend className="only-heard">
        <CourseText text={props.label} quoted />
      </legend>
      {options.map((option, index) => (
        <label key={option} className="sx-choice">
          <input
            type="radio"
            name={props.name}
            checked={chosen === letterAt(index)}
            disabled={props.readOnly}
            onChange={() => props.onChange(letterAt(index))}
          />
          <span dir="auto">
            <CourseText text={option} />
          </span>
        </label>
      ))}
      {chosen !== null && !props.readOnly && <ClearChoice onClear={() => props.onChange("")} />}
    </fieldset>
  );
}

function ManyChoices({ options, ...props }: ChoiceProps) {
  const chosen = lettersIn(props.value, options.length);
  const toggle = (letter: string) => {
    const next = chosen.includes(letter) ? chosen.filter((each) => each !== letter) : [...chosen, letter];
    props.onChange(next.sort().join(" "));
  };
  return (
    <fieldset className="sx-choices" aria-describedby={props.describedBy}>
      <legend className="only-heard">
        <CourseText text={props.label} quoted />
      </legend>
      {options.map((option, index) => (
        <label key={option} className="sx-choice">
          <input
            type="checkbox"
            checked={chosen.includes(letterAt(index))}
            disabled={props.readOnly}
            onChange={() => toggle(letterAt(index))}
          />
          <span dir="auto">
            <CourseText text={option} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
