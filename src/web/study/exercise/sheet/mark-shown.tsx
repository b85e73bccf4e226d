import { Diff } from "../../../ui/diff.tsx";
import { CourseText, useLanguageOf } from "../../../ui/foreign.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import type { Mark } from "../marks.ts";

const say = studyExercise.marks;

/** What is to be said of one answer: letter by letter where it is a slip, else what it is and why. */
export function MarkShown({ id, mark }: { id: string; mark: Mark }) {
  const { kind } = mark;
  const languageOf = useLanguageOf();
  return (
    <div id={id} className={`sx-mark sx-mark-${kind}`}>
      <p className="sx-mark-word">
        <Icon
          name={kind === "right" ? "check" : kind === "own" ? "edit" : neutral.has(kind) ? "more" : "close"}
        />
        {say[kind]}
      </p>
      {mark.kind === "slip" && (
        <div className="sx-slip" dir="auto" lang={languageOf(mark.expected)}>
          <Diff before={mark.actual} after={mark.expected} by="letters" />
        </div>
      )}
      {(mark.kind === "wrong" || mark.kind === "open" || mark.kind === "shown") &&
        !mark.note.includes(mark.expected.replace(/^[A-Z]\. /, "")) && (
          <p>
            {say.expected}{" "}
            <strong>
              <bdi>
                <CourseText text={mark.expected} />
              </bdi>
            </strong>
          </p>
        )}
      {"note" in mark && mark.note !== "" && <Note text={mark.note} />}
    </div>
  );
}

const neutral: ReadonlySet<Mark["kind"]> = new Set(["open", "shown"]);

/** A grader marks code in its words, and nothing else: what it quotes of a course or of an answer stays as it is. */
function Note({ text }: { text: string }) {
  return (
    <p className="sx-note">
      {text.split(/`([^`]+)`/).map((piece, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their places
        at % 2 === 0 ? <CourseText key={at} text={piece} /> : <code key={at}>{piece}</code>,
      )}
    </p>
  );
}
