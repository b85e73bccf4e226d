import { type FormEvent, useId, useState } from "react";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed } from "../../api/use-read.ts";
import { go, pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Select, TextField } from "../../ui/field.tsx";
import { units } from "../../words/en/units.ts";

/** A topic, a class and a number: all that a unit needs. */
export function NewUnitForm({ classes }: { classes: readonly string[] }) {
  const say = units;
  const heading = useId();
  const [draft, setDraft] = useState({
    topic: "",
    class: classes[0] ?? "",
    lessons: "10",
    outcomes: "",
    starts: "",
    near: false,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (next: Partial<typeof draft>) => setDraft({ ...draft, ...next });
  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    const lessons = Number(draft.lessons);
    const outcomes = draft.outcomes
      .split(/[,;\n]/)
      .map((code) => code.trim())
      .filter(Boolean);
    if (draft.topic.trim() === "" && outcomes.length === 0) return setProblem(say.topicMissing);
    if (!Number.isInteger(lessons) || lessons < 1 || lessons > 60) return setProblem(say.lessonsMissing);
    setBusy(true);
    try {
      const { topic, class: klass, starts, near } = draft;
      const json = {
        topic: topic.trim(),
        class: klass,
        lessons,
        outcomes,
        near,
        ...(starts === "" ? {} : { starts }),
      };
      const unit = await ask(api.units.$post({ json }));
      changed("units");
      go(pathTo("plan", "units", unit.id));
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <form
      className="stack unit-new"
      noValidate
      aria-labelledby={heading}
      onSubmit={(event) => void submitted(event)}
    >
      <h2 id={heading}>{say.make}</h2>
      <p className="quiet">{say.makeAbout}</p>
      <TextField
        label={say.topic}
        hint={say.topicHint}
        value={draft.topic}
        maxLength={300}
        onChange={({ target }) => change({ topic: target.value })}
      />
      <div className="row unit-new-row">
        <Select
          label={say.class}
          value={draft.class}
          onChange={({ target }) => change({ class: target.value })}
        >
          {classes.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </Select>
        <TextField
          label={say.lessons}
          type="number"
          min={1}
          max={60}
          value={draft.lessons}
          onChange={({ target }) => change({ lessons: target.value })}
        />
        <TextField
          label={say.starts}
          type="date"
          value={draft.starts}
          onChange={({ target }) => change({ starts: target.value })}
        />
      </div>
      <TextField
        label={say.outcomes}
        hint={say.outcomesHint}
        value={draft.outcomes}
        onChange={({ target }) => change({ outcomes: target.value })}
      />
      <label className="row">
        <input
          type="checkbox"
          checked={draft.near}
          onChange={({ target }) => change({ near: target.checked })}
        />
        {say.near}
      </label>
      {problem !== null && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <Button look="main" submit busy={busy}>
          {say.go}
        </Button>
      </div>
    </form>
  );
}
