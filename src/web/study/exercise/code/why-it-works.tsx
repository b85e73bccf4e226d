import { type FormEvent, useState } from "react";
import { ask, messageOf } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { studyCode } from "../../../words/en/study-code.ts";
import type { Exercise } from "../read-exercise.ts";

const say = studyCode.why;

type Explained = NonNullable<NonNullable<Exercise["why"]>["explained"]>;

/** After a program that works: why it does, in the learner's own words, and then what matters about it beside them. */
export function WhyItWorks({ exercise, reload }: { exercise: Exercise; reload(): void }) {
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { why, exercise_id: id } = exercise;
  if (why === null) return null;
  const { explained } = why;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("why") ?? "");
    setBusy(true);
    setProblem(undefined);
    try {
      await ask(api.exercises[":id"].explain.$post({ param: { id }, json: { text } }));
      setOpen(false);
      reload();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="sx-why" aria-labelledby="why-it-works">
      <h2 id="why-it-works">{say.title}</h2>
      {explained !== null && !isOpen ? (
        <>
          <Said explained={explained} />
          <Button look="quiet" icon="edit" onClick={() => setOpen(true)}>
            {say.again}
          </Button>
        </>
      ) : (
        <form onSubmit={(event) => void send(event)}>
          <TextArea
            label={say.label}
            hint={say.about}
            name="why"
            rows={3}
            problem={problem}
            defaultValue={explained?.text ?? ""}
          />
          <Button submit busy={busy}>
            {say.send}
          </Button>
        </form>
      )}
    </section>
  );
}

function Said({ explained: { text, points } }: { explained: Explained }) {
  return (
    <div role="status">
      <blockquote dir="auto">{text}</blockquote>
      {points.length === 0 ? (
        <p>{say.notJudged}</p>
      ) : (
        <>
          <ul className="sx-why-points">
            {points.map(({ point, found, quote }) => (
              <li key={point} className={`sx-why-${found}`}>
                <Icon name={found === "yes" ? "check" : "more"} />
                <div>
                  <strong>{say.found[found]}</strong> {point}
                  {found === "yes" && quote !== "" && <p className="quiet">{say.quoted(quote)}</p>}
                </div>
              </li>
            ))}
          </ul>
          <p className="quiet">{say.byWords}</p>
        </>
      )}
    </div>
  );
}
