import { Diff } from "../../../ui/diff.tsx";
import { CourseText } from "../../../ui/foreign.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { isConfusion, isSlip } from "../marks.ts";
import type { Evaluation } from "../read-exercise.ts";

const say = studyExercise;

/** What went wrong, question by question, where there is no page of fields to mark. */
export function ErrorList({ errors }: { errors: Evaluation["details"]["errors"] }) {
  if (errors.length === 0) return null;
  return (
    <section className="sx-errors" aria-labelledby="errors">
      <h2 id="errors">{say.result.wrong}</h2>
      <ul>
        {errors.map(({ question, expected, actual, note, error_type }) => (
          <li key={`${question}\n${expected}`} className="sx-error">
            <p className="sx-error-asked" dir="auto">
              <CourseText text={question} />
            </p>
            {actual === "" ? (
              <p>{say.marks.open}</p>
            ) : isSlip(actual, expected) && !isConfusion(error_type) ? (
              <div dir="auto">
                <Diff before={actual} after={expected} by="letters" />
              </div>
            ) : (
              <p>
                <span className="quiet">{say.result.youSaid}</span>{" "}
                <bdi>
                  <CourseText text={actual} />
                </bdi>
              </p>
            )}
            {!note.includes(expected) &&
              expected !== "" &&
              (isConfusion(error_type) || !isSlip(actual, expected)) && (
                <p>
                  <span className="quiet">{say.marks.expected}</span>{" "}
                  <strong>
                    <bdi>
                      <CourseText text={expected} />
                    </bdi>
                  </strong>
                </p>
              )}
            {note !== "" && (
              <p>
                <CourseText text={note} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
