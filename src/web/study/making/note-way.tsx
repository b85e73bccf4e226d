import { type FormEvent, useState } from "react";
import { ask } from "../../api/ask.ts";
import { useAttempt } from "../../api/use-attempt.ts";
import { changed } from "../../api/use-read.ts";
import { go, pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { making as say } from "../../words/en/making.ts";
import { making } from "./calls.ts";

const find = (q: string) => ask(making.notes.$get({ query: { q } }));
type Note = Awaited<ReturnType<typeof find>>["notes"][number];

/** A topic note of Plan, the teacher's own or one that ships. */
export function NoteWay() {
  const [topic, setTopic] = useState("");
  const [notes, setNotes] = useState<Note[] | null>(null);
  const { busy, problem, attempt } = useAttempt<string>();
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (topic.trim() !== "") void attempt("find", async () => setNotes((await find(topic.trim())).notes));
  };
  const use = ({ path }: Note) =>
    attempt(path, async () => {
      const { name } = await ask(making["from-note"].$post({ json: { path, title: "" } }));
      changed("study/");
      go(pathTo("study", "c", name, "edit"));
    });
  return (
    <div className="stack">
      <form className="stack" onSubmit={submitted}>
        <TextField
          label={say.note.search}
          hint={say.note.hint}
          value={topic}
          problem={problem}
          onChange={({ target }) => setTopic(target.value)}
        />
        <div className="row">
          <Button look="main" icon="search" submit busy={busy === "find"}>
            {say.note.find}
          </Button>
        </div>
      </form>
      <div role="status">
        {notes?.length === 0 && <p>{say.note.none}</p>}
        {notes !== null && notes.length > 0 && (
          <ul className="making-notes">
            {notes.map((note) => (
              <li key={note.path}>
                <span>
                  <strong>{note.title}</strong> <span className="quiet">{note.subject}</span>
                </span>
                <Button
                  busy={busy === note.path}
                  aria-label={say.note.use(note.title)}
                  onClick={() => void use(note)}
                >
                  {say.note.useShort}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
