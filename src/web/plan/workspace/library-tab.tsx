import { type FormEvent, useDeferredValue, useEffect, useState } from "react";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed, useRead } from "../../api/use-read.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Empty, Notice, Shown } from "../../ui/states.tsx";
import { tell } from "../../ui/toast-list.ts";
import { library as libraryWords } from "../../words/en/library.ts";
import { LibraryEntryDialog } from "./library-entry.tsx";

const readLibraries = () => ask(api.library.$get());

type Libraries = Awaited<ReturnType<typeof readLibraries>>;
type Library = Libraries["libraries"][number];

const everyMs = 500;

/** Open material that lessons draw on: added by a button, looked into, removed. */
export function LibraryTab() {
  const read = useRead("library", readLibraries);
  const busy = read.value !== undefined && read.value.adding.now !== null;
  useEffect(() => {
    if (!busy) return;
    const timer = setInterval(() => changed("library"), everyMs);
    return () => clearInterval(timer);
  }, [busy]);
  const say = libraryWords;
  return (
    <Shown read={read}>
      {({ libraries, adding, offered }) => (
        <div className="stack">
          {libraries.length === 0 && (
            <Empty title={say.none}>
              <p>{say.noneAbout}</p>
            </Empty>
          )}
          {libraries.length > 0 && <Find />}
          <ul className="ws-list">
            {libraries.map((one) => (
              <One key={one.name} library={one} />
            ))}
          </ul>
          <Add offered={offered} adding={adding} first={libraries.length === 0} />
        </div>
      )}
    </Shown>
  );
}

function Add({ offered, adding, first }: Pick<Libraries, "offered" | "adding"> & { first: boolean }) {
  const say = libraryWords;
  const [source, setSource] = useState(offered);
  const [problem, setProblem] = useState<string | null>(null);
  const [begun, setBegun] = useState(false);
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    setBegun(true);
    try {
      await ask(api.library.$post({ json: { source } }));
    } catch (error) {
      setProblem(messageOf(error));
    }
    changed("library");
  };
  const said = problem ?? adding.last?.problem ?? null;
  return (
    <form className="stack" onSubmit={(event) => void begin(event)}>
      <TextField
        label={say.source}
        hint={say.sourceHint}
        value={source}
        onChange={({ target }) => setSource(target.value)}
        required
      />
      {said !== null && (
        <Notice tone="problem">
          <p>{said}</p>
        </Notice>
      )}
      <p role="status">
        {adding.now !== null
          ? howFar(adding.now.progress)
          : begun && adding.last?.problem === null
            ? say.done
            : ""}
      </p>
      <Button submit look={first ? "main" : "plain"} icon="plus" busy={adding.now !== null}>
        {first ? say.add : say.addAgain}
      </Button>
    </form>
  );
}

function howFar(progress: NonNullable<Libraries["adding"]["now"]>["progress"]): string {
  const say = libraryWords;
  if (progress === null) return say.starting;
  if (progress.doing === "reading")
    return say.reading(Math.round((100 * progress.done) / Math.max(1, progress.of)));
  const mb = (bytes: number) => Math.ceil(bytes / 1_000_000);
  return say.downloading(mb(progress.bytes), progress.of === null ? null : mb(progress.of));
}

function One({ library }: { library: Library }) {
  const say = libraryWords;
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    await ask(api.library[":name"].$delete({ param: { name: library.name } }));
    changed("library");
    tell(say.removed(library.title));
  };
  return (
    <li>
      <strong>{library.title}</strong>
      <p className="quiet">
        {[say.holds(library.lessons, library.units), say.importedOn(library.imported)].join(" · ")}
      </p>
      <p className="quiet">{library.attribution}</p>
      <Button onClick={() => setAsking(true)}>{say.remove}</Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={say.removeTitle(library.title)}
        label={say.removeYes}
        onConfirm={remove}
      >
        <p>{say.removeAbout}</p>
      </ConfirmDialog>
    </li>
  );
}

function Find() {
  const say = libraryWords;
  const [asked, setAsked] = useState("");
  const [open, setOpen] = useState<{ name: string; id: string } | null>(null);
  const q = useDeferredValue(asked.trim());
  const read = useRead(q === "" ? null : `library-search ${q}`, () =>
    ask(api.library.search.$get({ query: { q } })),
  );
  return (
    <>
      <TextField
        label={say.find}
        hideLabel
        type="search"
        placeholder={say.findHint}
        value={asked}
        onChange={({ target }) => setAsked(target.value)}
      />
      {q !== "" && (
        <Shown read={read} lines={2}>
          {({ found }) =>
            found.length === 0 ? (
              <p>{say.nothing}</p>
            ) : (
              <ul className="ws-list">
                {found.map(({ library, id, title, subject, years, keyStage }) => (
                  <li key={`${library} ${id}`}>
                    <button type="button" className="ws-open" onClick={() => setOpen({ name: library, id })}>
                      {title}
                    </button>
                    <p className="quiet">{say.level(subject, years, keyStage)}</p>
                  </li>
                ))}
              </ul>
            )
          }
        </Shown>
      )}
      {open !== null && <LibraryEntryDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}
