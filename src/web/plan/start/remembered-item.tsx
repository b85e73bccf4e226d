import { useState } from "react";
import type { Shown } from "../../../memory/show.ts";
import { ask, asProblem } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed } from "../../api/use-read.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { tell } from "../../ui/toast-list.ts";
import { words } from "../../words/words.ts";

type Answer = { type: "confirm" | "dismiss" } | { type: "edit"; text: string; allowPersonalData: boolean };

/** One thing that was learned, what it rests on, and the teacher's three answers. */
export function RememberedItem({ proposal }: { proposal: Shown }) {
  const { id, summary, path, lines, text: first, why, masked, applies } = proposal;
  const say = words.plan.memory;
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ message: string; personal: boolean } | null>(null);
  const [busy, setBusy] = useState<Answer["type"] | null>(null);
  const answer = async (json: Answer) => {
    setBusy(json.type);
    try {
      const settled = await ask(api.memory[":id"].$post({ param: { id }, json }));
      tell(settled.state === "confirmed" ? say.kept(settled.path) : say.dismissed);
      changed("memory");
      changed("workspace");
    } catch (error) {
      const { message, kind } = asProblem(error);
      setProblem({ message, personal: kind === "personal-data" });
    } finally {
      setBusy(null);
    }
  };
  const edit = (allowPersonalData: boolean) => answer({ type: "edit", text: text ?? "", allowPersonalData });
  return (
    <li className="start-memory-item" aria-label={summary}>
      <p>{summary}</p>
      <pre className="start-memory-lines">{[path, ...lines].join("\n")}</pre>
      <details>
        <summary>{say.why(why.length)}</summary>
        <ul>
          {why.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      {masked && <p className="quiet">{say.masked}</p>}
      {!applies && <p className="quiet">{say.outdated(path)}</p>}
      {text === null && problem !== null && (
        <p className="field-problem" role="alert">
          {problem.message}
        </p>
      )}
      {text === null ? (
        <div className="start-memory-answers">
          {applies && (
            <>
              <Button busy={busy === "confirm"} onClick={() => answer({ type: "confirm" })}>
                {say.confirm}
              </Button>
              <Button look="quiet" onClick={() => setText(first)}>
                {say.edit}
              </Button>
            </>
          )}
          <Button look="quiet" busy={busy === "dismiss"} onClick={() => answer({ type: "dismiss" })}>
            {say.dismiss}
          </Button>
        </div>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void edit(false);
          }}
        >
          <TextField
            label={say.yourWords}
            value={text}
            maxLength={450}
            problem={problem?.message ?? null}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(null);
            }}
          />
          <div className="start-memory-answers">
            <Button submit busy={busy === "edit"}>
              {say.save}
            </Button>
            {problem?.personal === true && (
              <Button look="quiet" onClick={() => edit(true)}>
                {say.keepAnyway}
              </Button>
            )}
            <Button
              look="quiet"
              onClick={() => {
                setText(null);
                setProblem(null);
              }}
            >
              {say.cancel}
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}
