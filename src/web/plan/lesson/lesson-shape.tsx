import { useMemo } from "react";
import { type Stretch, shapeOf } from "../../../lesson/lesson-shape.ts";
import { words } from "../../words/words.ts";
import type { LessonShown } from "../session/read-session.ts";
import { elementOf, goTo } from "./hands.ts";
import { bodyOf } from "./pieces.ts";

/** The lesson at a glance: its stretches as wide as their minutes, each a way to go there. */
export function LessonShape({ sections }: { sections: LessonShown["sections"] }) {
  const say = words.planLesson.shape;
  const stretches = useMemo(
    () => shapeOf(sections.map((one) => ({ ...one, body: bodyOf(one.text) }))),
    [sections],
  );
  if (stretches.length < 2) return null;
  const all = stretches.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <nav className="shape" aria-label={say.title(all)}>
      <ol className="shape-strip">
        {stretches.map((stretch) => {
          const { section, part, label, minutes, phase } = stretch;
          return (
            <li key={`${section} ${part}`} style={{ flexGrow: minutes }}>
              <button
                type="button"
                className={`shape-stretch shape-${phase}`}
                title={say.stretch(label, minutes)}
                onClick={() => goToStretch(stretch)}
              >
                <span className="shape-label" aria-hidden="true">
                  {label}
                </span>
                <span aria-hidden="true">{minutes}</span>
              </button>
            </li>
          );
        })}
      </ol>
      <span className="shape-all">{words.planLesson.minutes(all)}</span>
    </nav>
  );
}

function goToStretch({ section, part }: Stretch): void {
  goTo(section);
  if (part !== null) elementOf(section)?.querySelectorAll("h3")[part]?.scrollIntoView({ block: "start" });
}
