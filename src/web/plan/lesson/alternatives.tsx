import { Button } from "../../ui/button.tsx";
import { words } from "../../words/words.ts";
import type { SectionShown } from "../session/read-session.ts";
import type { Hands } from "./hands.ts";
import { bodyOf } from "./pieces.ts";
import { SectionText } from "./section-text.tsx";

/** Two or three other ways, each whole, with its reason on top. */
export function Alternatives({
  section: { id, title, offered },
  busy,
  hands,
}: {
  section: SectionShown;
  busy: boolean;
  hands: Hands;
}) {
  const say = words.planLesson;
  if (offered === null) return null;
  return (
    <div className="lesson-offered">
      <p className="lesson-offered-head">
        <strong>{say.offered(offered.length, title)}</strong>
        <Button disabled={busy} onClick={() => hands.decide({ type: "undo", section: id }, title)}>
          {say.keep}
        </Button>
      </p>
      <ol className="lesson-options">
        {offered.map(({ why, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an alternative is known by its place
          <li key={index} className="card lesson-option" aria-label={say.option(index + 1)}>
            <p className="lesson-why">{why}</p>
            <div className="reading lesson-option-text">
              <SectionText text={bodyOf(text)} />
            </div>
            <Button
              look="main"
              disabled={busy}
              aria-label={say.takeNamed(index + 1)}
              onClick={() => hands.decide({ type: "pick", section: id, pick: index + 1 }, title)}
            >
              {say.use}
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}
