import { useId, useState } from "react";
import type { OpenedLesson } from "../../../lesson/share/open-lesson.ts";
import { ask, askFor, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed, useRead } from "../../api/use-read.ts";
import { go, pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Select, TextField } from "../../ui/field.tsx";
import { Shown } from "../../ui/states.tsx";
import { tell } from "../../ui/toast-list.ts";
import { share as shareWords } from "../../words/en/share.ts";
import { useDebounced } from "../start/use-debounced.ts";

/** Lessons from colleagues: a file to open, or the department's shelf. */
export function SharedLessons() {
  const say = shareWords;
  const heading = useId();
  const [klass, setKlass] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const classes = useRead("workspace/classes", () => ask(api.workspace.classes.$get()));
  const open = async (opening: () => Promise<OpenedLesson>) => {
    setBusy(true);
    setProblem(null);
    try {
      const { session, title, claims } = await opening();
      changed("sessions");
      tell(say.opened(title, claims.hold, claims.made));
      go(pathTo("plan", "s", session));
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  const openFile = (file: File) =>
    open(() => {
      const asked = new URLSearchParams({ name: file.name, ...(klass === "" ? {} : { class: klass }) });
      return askFor<OpenedLesson>(`/api/share/open?${asked}`, { method: "POST", body: file });
    });
  const fromShelf = (file: string) =>
    open(() =>
      ask(api.share.shelf.open.$post({ json: { file, ...(klass === "" ? {} : { class: klass }) } })),
    );
  return (
    <section className="stack shared" aria-labelledby={heading} aria-busy={busy}>
      <h2 id={heading}>{say.shared}</h2>
      <p className="quiet">{say.sharedAbout}</p>
      <div className="row unit-new-row">
        <Select label={say.class} value={klass} onChange={({ target }) => setKlass(target.value)}>
          <option value="">{say.noClass}</option>
          {(classes.value?.classes ?? []).map(({ id }) => (
            <option key={id}>{id}</option>
          ))}
        </Select>
        <TextField
          label={say.file}
          hint={say.fileHint}
          type="file"
          accept=".lesson"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) void openFile(file);
          }}
        />
      </div>
      {busy && <p role="status">{say.opening}</p>}
      {problem !== null && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      <Shelf onOpen={(file) => void fromShelf(file)} />
    </section>
  );
}

function Shelf({ onOpen }: { onOpen(file: string): void }) {
  const say = shareWords;
  const heading = useId();
  const [typed, setTyped] = useState("");
  const searched = useDebounced(typed.trim(), 200);
  const read = useRead(`shelf/${searched}`, () => ask(api.share.shelf.$get({ query: { q: searched } })));
  return (
    <section className="stack" aria-labelledby={heading}>
      <h3 id={heading}>{say.shelf}</h3>
      <Shown read={read} lines={2}>
        {({ folder, lessons }) =>
          folder === null ? (
            <ShelfFolder />
          ) : (
            <>
              <p className="quiet">{say.shelfIs(folder)}</p>
              <TextField
                type="search"
                label={say.shelfSearch}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
              {lessons.length === 0 && <p className="quiet">{say.shelfEmpty}</p>}
              <ul className="unit-list">
                {lessons.map(({ file, manifest, problem }) => (
                  <li key={file} className="row">
                    {manifest === null ? (
                      <span>{say.broken(file, problem ?? "")}</span>
                    ) : (
                      <>
                        <Button aria-label={say.openOf(manifest.title)} onClick={() => onOpen(file)}>
                          {say.open}
                        </Button>
                        <strong>{manifest.title}</strong>
                        <span className="quiet">
                          {say.line([manifest.subject, manifest.stage, manifest.by, manifest.licence])}
                        </span>
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Shown>
    </section>
  );
}

function ShelfFolder() {
  const say = shareWords;
  const [folder, setFolder] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    try {
      await ask(api.share.shelf.$put({ json: { folder: folder.trim() } }));
      changed("shelf");
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="quiet">{say.shelfNone}</p>
      <TextField
        label={say.shelfFolder}
        hint={say.shelfFolderHint}
        problem={problem}
        value={folder}
        onChange={({ target }) => setFolder(target.value)}
      />
      <div className="row">
        <Button submit>{say.shelfSet}</Button>
      </div>
    </form>
  );
}
