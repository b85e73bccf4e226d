import { CourseText } from "../../../ui/foreign.tsx";
import { Markdown } from "../../../ui/markdown.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import type { Exercise } from "../read-exercise.ts";

const say = studyExercise.photo;

type Reference = NonNullable<Exercise["reference"]>[number];
type Props = { id: string; picture: string | null; reference: readonly Reference[]; tongue: string | null };

/** The learner's own work, and how it should look: side by side where there is room. */
export function Beside({ id, picture, reference, tongue }: Props) {
  return (
    <div className="sx-beside">
      {picture !== null && <OwnPicture id={id} picture={picture} />}
      <section aria-labelledby="reference">
        <h2 id="reference">{say.reference}</h2>
        <ul className="sx-reference">
          {reference.map(({ written, gloss, figure }) => (
            <li key={written} className={fromRight.test(written) ? "sx-from-right" : undefined}>
              {figure === null ? (
                <Written text={written} tongue={tongue} />
              ) : (
                <>
                  <Markdown text={`\`\`\`figure\n${figure.trim()}\n\`\`\``} />
                  <CourseText text={written} />
                </>
              )}
              {gloss !== "" && (
                <p className="quiet" dir="auto">
                  <CourseText text={gloss} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Large, and from the right where it is read from there. */
function Written({ text, tongue }: { text: string; tongue: string | null }) {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const lang = tongue === null || !isArabic ? (tongue ?? undefined) : `${tongue.split("-")[0]}-Arab`;
  return (
    <p className="sx-written" dir="auto" lang={lang}>
      {text}
    </p>
  );
}

export function OwnPicture({ id, picture }: { id: string; picture: string }) {
  return (
    <section aria-labelledby="own-work">
      <h2 id="own-work">{say.yours}</h2>
      <img
        className="sx-own"
        src={`/api/exercises/${encodeURIComponent(id)}/picture?of=${encodeURIComponent(picture)}`}
        alt={say.preview}
      />
    </section>
  );
}
