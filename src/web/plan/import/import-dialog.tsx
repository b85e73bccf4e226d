import { useState } from "react";
import { changed } from "../../api/use-read.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/states.tsx";
import { tell } from "../../ui/toast-list.ts";
import { words } from "../../words/words.ts";
import { GiveForm } from "./give-form.tsx";
import type { Given } from "./given.ts";
import { type Looked, useImport } from "./use-import.ts";

type Props = {
  open: boolean;
  onClose(): void;
  /** The subject it is most likely about. */
  subject?: string;
  /** Where there is no workspace yet to put it into: takes what was looked at. */
  onTake?(given: Given, looked: Looked): void;
};

/** Brings a curriculum into the workspace: given, looked at, and only then written. */
export function ImportDialog(props: Props) {
  const say = words.planWorkspace.import;
  return (
    <Dialog open={props.open} onClose={props.onClose} title={say.title} about={say.about}>
      <Import {...props} />
    </Dialog>
  );
}

function Import({ onClose, onTake, subject = "" }: Props) {
  const say = words.planWorkspace.import;
  const { state, busy, look, back, refuse, bring } = useImport();
  const [given, setGiven] = useState<Given>({ name: "", text: "", subject });
  if (state.stage === "asking") {
    return (
      <>
        {state.problem !== null && (
          <Notice tone="problem">
            <p>{state.problem}</p>
          </Notice>
        )}
        <GiveForm
          given={given}
          busy={busy}
          onChange={setGiven}
          onRefuse={refuse}
          onLook={() => void look(given)}
        />
      </>
    );
  }
  const { looked } = state;
  const add = async (replace: boolean) => {
    if (onTake !== undefined) {
      onTake(state.given, looked);
      return onClose();
    }
    if ((await bring(state.given, replace)) === null) return;
    changed("curriculum");
    changed("workspace");
    tell(say.done(looked.title, looked.outcomes));
    onClose();
  };
  return (
    <div className="stack">
      <InIt looked={looked} />
      {state.problem !== null && (
        <Notice tone="problem">
          <p>{state.problem}</p>
        </Notice>
      )}
      <div className="row">
        <Button look="main" busy={busy} autoFocus onClick={() => void add(state.taken)}>
          {state.taken ? say.replace : say.add}
        </Button>
        <Button onClick={back}>{say.change}</Button>
      </div>
    </div>
  );
}

const mostProblems = 6;

function InIt({ looked: { title, outcomes, levels, first, problems } }: { looked: Looked }) {
  const say = words.planWorkspace.import;
  return (
    <>
      <h3>{title}</h3>
      <p role="status">{say.inIt(outcomes, levels)}</p>
      <ul className="import-first">
        {first.map((one) => (
          <li key={one.code}>{say.one(one.code, one.title)}</li>
        ))}
        {outcomes > first.length && <li className="quiet">{say.more(outcomes - first.length)}</li>}
      </ul>
      {problems.length > 0 && (
        <Notice tone="draft">
          <p>{say.problems(problems.length)}</p>
          <ul className="import-problems">
            {problems.slice(0, mostProblems).map(({ line, message }) => (
              <li key={`${line} ${message}`}>{say.problemAt(line, message)}</li>
            ))}
            {problems.length > mostProblems && <li>{say.more(problems.length - mostProblems)}</li>}
          </ul>
        </Notice>
      )}
    </>
  );
}
