import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import type { Grading } from "../grading.ts";
import { type Exercise, type Rubric, workOf } from "../read-exercise.ts";

const say = studyExercise.self;

type Rating = 1 | 2 | 3 | 4;
const ratings: readonly Rating[] = [1, 2, 3, 4];

/** The learner's own rating, beside the reference: by the rubric's dimensions where there is one. */
export function SelfRating({ exercise, grading }: { exercise: Exercise; grading: Grading }) {
  const rubric = workOf(exercise, "long_form")?.rubric ?? null;
  const [chosen, setChosen] = useState<Readonly<Record<string, Rating>>>({});
  const [asked, setAsked] = useState(false);
  const names = rubric === null ? [overall] : rubric.dimensions.map(({ name }) => name);
  const hasLevels = rubric === null || rubric.dimensions.some(({ levels }) => levels !== undefined);
  const isComplete = names.every((name) => chosen[name] !== undefined);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isComplete) return;
    await grading.grade({ self: rubric === null ? chosen[overall] : { ...chosen } });
  };
  return (
    <form className="sx-self" onSubmit={send}>
      <h3>{say.title}</h3>
      <p>{say.about}</p>
      {names.map((name) => (
        <fieldset key={name} className={`sx-self-part ${hasLevels ? "" : "sx-self-short"}`}>
          <legend className={name === overall ? "only-heard" : undefined}>
            {name === overall ? say.title : say.dimension(name)}
          </legend>
          {ratings.map((rating) => (
            <label key={rating} className="sx-choice">
              <input
                type="radio"
                name={`self-${name}`}
                checked={chosen[name] === rating}
                onChange={() => setChosen({ ...chosen, [name]: rating })}
              />
              <span>{say.level(rating, levelText(rubric, name, rating))}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {asked && !isComplete && (
        <p className="field-problem" role="alert">
          {say.missing}
        </p>
      )}
      <Button look="main" submit busy={grading.busy === "handing-in"}>
        {say.send}
      </Button>
    </form>
  );
}

const overall = "overall";

function levelText(rubric: Rubric | null, name: string, rating: Rating): string {
  if (rubric === null) return say.ratings[rating];
  const levels = rubric.dimensions.find((one) => one.name === name)?.levels;
  return levels?.[rating] ?? say.inShort[rating];
}
