import { type FormEvent, type ReactNode, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed } from "../../api/use-read.ts";
import { go } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { research } from "../../words/en/research.ts";
import { ratings } from "../../words/en/research-ratings.ts";
import type { ReadSet } from "../read.ts";
import { typedWords, useSending } from "../use-sending.ts";

const say = ratings.change;
type Change = Parameters<(typeof api.ratings)[":id"]["$patch"]>[0]["json"];

/** What may be changed of a set that is there, and what was. */
export function ChangeSet({ set }: { set: ReadSet }) {
  const { id, isClosed, changes, codes } = set;
  const { problem, busy, send } = useSending();
  const make = (json: Change) =>
    send(async () => {
      await ask(api.ratings[":id"].$patch({ param: { id }, json }));
      changed("research/ratings");
    });
  const remove = (name: string) =>
    send(async () => {
      await ask(api.ratings[":id"].$delete({ param: { id }, json: { name } }));
      changed("research/ratings");
      go("/research/ratings");
    });
  return (
    <details className="card research-details">
      <summary>{say.title}</summary>
      <div className="stack">
        <p className="quiet">{say.about}</p>
        {problem !== null && (
          <p role="alert" className="research-bad">
            {problem}
          </p>
        )}
        <Line
          label={say.rename}
          go={say.renameGo}
          busy={busy}
          onGo={(title) => make({ change: "rename", title })}
        />
        <Line
          label={say.addRaters}
          go={say.addRatersGo}
          busy={busy}
          onGo={(typed) => make({ change: "add-raters", raters: typedWords(typed) })}
        />
        <Line
          label={say.removeRaters}
          go={say.removeRatersGo}
          busy={busy}
          onGo={(typed) => make({ change: "remove-raters", raters: typedWords(typed) })}
        />
        <Line
          label={say.addLessons}
          go={say.addLessonsGo}
          busy={busy}
          onGo={(typed) => {
            const name = typed.trim();
            // A run begins with its day; a study has a name.
            const from = /^\d{8}-/.test(name) ? { run: name } : { study: name };
            return make({ change: "add-lessons", from });
          }}
        />
        <Line
          label={say.removeLessons}
          hint={say.codes(codes.at(0) ?? "", codes.at(-1) ?? "")}
          go={say.removeLessonsGo}
          busy={busy}
          onGo={(typed) => make({ change: "remove-lessons", items: typedWords(typed) })}
        />
        <div>
          <Button busy={busy} onClick={() => void make({ change: isClosed ? "reopen" : "close" })}>
            {isClosed ? say.reopen : say.close}
          </Button>
        </div>
        <Line label={say.delete(id)} go={say.deleteGo} busy={busy} onGo={(name) => remove(name.trim())} />
        {changes.length > 0 && (
          <Told heading={say.changes}>
            {changes.map(({ at, what }) => (
              <li key={`${at} ${what}`}>{say.changeLine(research.figures.moment(at), what)}</li>
            ))}
          </Told>
        )}
      </div>
    </details>
  );
}

function Told({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3>{heading}</h3>
      <ul className="research-found">{children}</ul>
    </section>
  );
}

type LineProps = {
  label: string;
  hint?: string;
  go: string;
  busy: boolean;
  onGo(typed: string): Promise<unknown>;
};

function Line({ label, hint, go: goLabel, busy, onGo }: LineProps) {
  const [typed, setTyped] = useState("");
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== "") void onGo(typed).then(() => setTyped(""));
  };
  return (
    <form className="research-add" aria-label={label} noValidate onSubmit={submitted}>
      <TextField
        label={label}
        {...(hint === undefined ? {} : { hint })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button submit busy={busy}>
        {goLabel}
      </Button>
    </form>
  );
}
