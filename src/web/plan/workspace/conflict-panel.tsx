import { useMemo, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Diff } from "../../ui/diff.tsx";
import { Notice } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { compare } from "./comparison.ts";
import type { Disk, FileEvent } from "./file-state.ts";

type Props = {
  current: Disk | null;
  mine: string;
  tell(event: FileEvent): void;
  /** The cursor goes back into the text. */
  onEdit(): void;
  /** Its words, where it is no file. */
  say?: Words;
};

type Words = typeof words.planWorkspace.conflict;

/** Two texts of one file, and the choice between them. Nothing is written before somebody chose. */
export function ConflictPanel({ current, mine, tell, onEdit, say = words.planWorkspace.conflict }: Props) {
  const [comparing, setComparing] = useState(true);
  return (
    <div className="ws-conflict">
      <Notice tone="problem">
        <h3>{current === null ? say.removed : say.changed}</h3>
        <p>{say.safe}</p>
        <div className="row">
          <Button onClick={() => tell({ type: "keepMine" })}>
            {current === null ? say.writeAgain : say.keepMine}
          </Button>
          <Button onClick={() => tell({ type: "takeTheirs" })}>
            {current === null ? say.letGo : say.takeTheirs}
          </Button>
          {current !== null &&
            (comparing ? (
              <Button
                look="quiet"
                onClick={() => {
                  setComparing(false);
                  onEdit();
                }}
              >
                {say.editFurther}
              </Button>
            ) : (
              <Button look="quiet" onClick={() => setComparing(true)}>
                {say.compare}
              </Button>
            ))}
        </div>
      </Notice>
      {current !== null && comparing && <Differences theirs={current.content} mine={mine} say={say} />}
    </div>
  );
}

function Differences({ theirs, mine, say }: { theirs: string; mine: string; say: Words }) {
  const { before, after, above, below, tooMany } = useMemo(() => compare(theirs, mine), [theirs, mine]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long comparison is scrolled with the keyboard
    <section className="ws-differences" aria-label={say.compare} tabIndex={0}>
      <p className="quiet">{tooMany ? say.tooMany : say.differences}</p>
      {above > 0 && <p className="ws-skipped">{say.skipped(above)}</p>}
      {tooMany ? (
        <>
          <h4>{say.theirs}</h4>
          <pre>{before === "" ? say.empty : before}</pre>
          <h4>{say.mine}</h4>
          <pre>{after === "" ? say.empty : after}</pre>
        </>
      ) : (
        <Diff before={before} after={after} by="words" />
      )}
      {below > 0 && <p className="ws-skipped">{say.skipped(below)}</p>}
    </section>
  );
}
