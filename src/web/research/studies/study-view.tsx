import { type FormEvent, useState } from "react";
import { conditionInWords } from "../../../agent/condition.ts";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed, useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice, Shown } from "../../ui/states.tsx";
import { research } from "../../words/en/research.ts";
import { evals } from "../../words/en/research-evals.ts";
import { studies } from "../../words/en/research-studies.ts";
import { ConditionName } from "../condition-name.tsx";
import { Download } from "../download.tsx";
import { Facts } from "../facts.tsx";
import { Heads } from "../heads.tsx";
import { type ReadStudy, readStudy } from "../read.ts";
import { Scrolling } from "../scrolling.tsx";
import { typedWords, useSending } from "../use-sending.ts";
import { DeleteStudy } from "./delete-study.tsx";
import { type Asking, Dialogs } from "./dialogs.tsx";
import { Participants } from "./participants.tsx";

const say = studies.one;
const { figures } = research;

/** One study: who takes part, under what, how far they are, and everything that can be done next. */
export function StudyView({ id }: { id: string }) {
  const read = useRead(`research/study/${id}`, () => readStudy(id));
  const [asking, setAsking] = useState<Asking | null>(null);
  return (
    <>
      <Head>
        <h1>{read.value?.title ?? id}</h1>
      </Head>
      <p>
        <Link to="/research/studies">{studies.back}</Link>
      </p>
      <Shown read={read} lines={10}>
        {(study) => (
          <>
            {study.problems.length > 0 && (
              <Notice tone="problem">
                {study.problems.map(({ file, line, message }) => (
                  <p key={message}>{studies.problem(file, line, message)}</p>
                ))}
              </Notice>
            )}
            <section aria-label={say.facts}>
              <Facts
                className="research-totals"
                of={[
                  [
                    say.conditions,
                    study.conditions.map((one) => evals.withCode(conditionInWords(one), one)).join("; "),
                  ],
                  [
                    say.assignment,
                    say.assigned(study.assignment.how, study.assignment.per, study.assignment.seed),
                  ],
                  [studies.shownAs, study.shownAs],
                  [say.made, figures.moment(study.created)],
                ]}
              />
              <details className="research-details">
                <summary>{say.consentText}</summary>
                <div className="research-text">
                  <pre>{study.consent}</pre>
                </div>
              </details>
            </section>
            <section className="card stack" aria-labelledby="study-people">
              <div className="research-bar">
                <h2 id="study-people">{say.participants}</h2>
                <div className="row">
                  <Assign study={study} />
                  <Download href={`/api/studies/${id}/export`} label={say.export} />
                </div>
              </div>
              <p className="quiet">{say.exportAbout}</p>
              {study.participants.length === 0 ? (
                <p>{say.noParticipants}</p>
              ) : (
                <Participants study={study} onAsk={setAsking} />
              )}
              <AddPeople id={id} />
            </section>
            <div className="research-pair">
              <Balance study={study} />
              <Tasks study={study} />
            </div>
            <Notes study={study} />
            <DeleteStudy study={study} />
            <Dialogs study={study} asking={asking} onClose={() => setAsking(null)} />
          </>
        )}
      </Shown>
    </>
  );
}

function Assign({ study: { id, participants } }: { study: ReadStudy }) {
  const { busy, send, problem } = useSending();
  const open = participants.some(
    (one) => one.withdrawn === null && !one.declined && one.assigned === undefined,
  );
  if (!open) return participants.length === 0 ? null : <span className="quiet">{say.allAssigned}</span>;
  return (
    <>
      {problem !== null && <span className="research-bad">{problem}</span>}
      <Button
        look="main"
        busy={busy}
        onClick={() =>
          void send(async () => {
            await ask(api.studies[":id"].assign.$post({ param: { id } }));
            changed("research/stud");
          })
        }
      >
        {say.assign}
      </Button>
    </>
  );
}

function AddPeople({ id }: { id: string }) {
  const [typed, setTyped] = useState("");
  const { problem, busy, send } = useSending();
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    void send(async () => {
      await ask(api.studies[":id"].participants.$post({ param: { id }, json: { ids: typedWords(typed) } }));
      setTyped("");
      changed("research/stud");
    });
  };
  return (
    <form className="research-add" aria-label={say.add} noValidate onSubmit={submitted}>
      <TextField
        label={say.addLabel}
        hint={say.addHint}
        problem={problem}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button submit busy={busy}>
        {say.addGo}
      </Button>
    </form>
  );
}

function Balance({ study: { balance, tasks } }: { study: ReadStudy }) {
  return (
    <section className="card stack" aria-labelledby="study-balance">
      <h2 id="study-balance">{say.balance}</h2>
      <p className="quiet">{say.balanceAbout}</p>
      <Scrolling label={say.balanceScroll}>
        <table className="research-table">
          <Heads names={[say.condition, ...tasks.map((task) => task.id)]} numbersFrom={1} />
          <tbody>
            {balance.map(({ condition, tasks: uses }) => (
              <tr key={condition}>
                <th scope="row">
                  <ConditionName code={condition} />
                </th>
                {tasks.map((task) => (
                  <td key={task.id} className="research-number">
                    {figures.number(uses[task.id] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </section>
  );
}

function Tasks({ study: { tasks } }: { study: ReadStudy }) {
  return (
    <section className="card stack" aria-labelledby="study-tasks">
      <h2 id="study-tasks">{say.tasks}</h2>
      <dl className="research-told">
        {tasks.map((task) => (
          <div key={task.id}>
            <dt>{`${task.id} · ${task.title}`}</dt>
            <dd>
              {task.instructions} <span className="quiet">{say.room(task.room)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Notes({ study: { participants } }: { study: ReadStudy }) {
  const notes = participants
    .flatMap((one) => (one.withdrawn === null ? one.notes.map((note) => ({ ...note, id: one.id })) : []))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  if (notes.length === 0) return null;
  return (
    <section className="card stack" aria-labelledby="study-notes">
      <h2 id="study-notes">{say.allNotes}</h2>
      <dl className="research-told">
        {notes.map(({ id, at, text }) => (
          <div key={`${id} ${at}`}>
            <dt>{say.noteLine(id, figures.moment(at))}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
