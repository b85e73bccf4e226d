import { type FormEvent, useState } from "react";
import { askFor, messageOf } from "../../api/ask.ts";
import { changed } from "../../api/use-read.ts";
import { go, pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";

type Imported = {
  name: string;
  report: { concepts: number; items: number; skipped: { where: string; why: string }[] };
  reviews: number;
};

const mostBytes = 4_000_000;
const mostShown = 10;
const endings = ".csv,.tsv,.tab,.txt,.apkg,.colpkg,.xml,.gift";

/** A course from a file. Where it cannot be, everything stays as it was, and the reason is said. */
export function ImportCourse({ open, onClose }: { open: boolean; onClose(): void }) {
  const say = words.study.import;
  return (
    <Dialog open={open} onClose={onClose} title={say.title} about={say.about}>
      <ImportForm />
    </Dialog>
  );
}

function ImportForm() {
  const say = words.study.import;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [nameProblem, setNameProblem] = useState<string | null>(null);
  const [done, setDone] = useState<Imported | null>(null);
  const submitted = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get("file");
    const name = String(form.get("name") ?? "").trim();
    const nameIsWrong = name !== "" && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
    setNameProblem(nameIsWrong ? say.nameWrong : null);
    setProblem(null);
    if (nameIsWrong) return;
    if (!(file instanceof File) || file.name === "") return setProblem(say.needed);
    if (file.size > mostBytes) return setProblem(say.tooLarge);
    setBusy(true);
    const query = new URLSearchParams({ file: file.name, ...(name === "" ? {} : { name }) });
    try {
      setDone(await askFor<Imported>(`/api/study/import?${query}`, { method: "POST", body: file }));
      changed("study/");
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  if (done !== null) return <ImportedCourse imported={done} />;
  return (
    <form className="stack" onSubmit={submitted}>
      <TextField label={say.file} name="file" type="file" accept={endings} problem={problem} />
      <TextField label={say.name} name="name" hint={say.nameHint} problem={nameProblem} autoComplete="off" />
      <div className="row">
        <Button look="main" submit busy={busy}>
          {say.run}
        </Button>
      </div>
    </form>
  );
}

function ImportedCourse({ imported }: { imported: Imported }) {
  const say = words.study.import;
  const { name, report, reviews } = imported;
  const { skipped } = report;
  return (
    <div className="stack" role="status">
      <Notice tone="good">
        <p>
          {say.done(report.items, report.concepts)} {reviews > 0 && say.reviews(reviews)}
        </p>
      </Notice>
      {skipped.length > 0 && (
        <section>
          <h3>{say.skipped(skipped.length)}</h3>
          <ul className="study-list">
            {skipped.slice(0, mostShown).map(({ where, why }) => (
              <li key={`${where} ${why}`}>
                {where} · {why}
              </li>
            ))}
          </ul>
          {skipped.length > mostShown && <p className="quiet">{say.more(skipped.length - mostShown)}</p>}
        </section>
      )}
      <div className="row">
        <Button look="main" autoFocus onClick={() => go(pathTo("study", "c", name))}>
          {say.go}
        </Button>
      </div>
    </div>
  );
}
