import { useEffect, useRef, useState } from "react";
import { bloomLevels } from "../../../bloom.ts";
import { useRead } from "../../api/use-read.ts";
import { useActions } from "../../app/actions.ts";
import { Button } from "../../ui/button.tsx";
import { Select, TextArea, TextField } from "../../ui/field.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { Notice, Shown } from "../../ui/states.tsx";
import { making as words } from "../../words/en/making.ts";
import { type Outline, readTopic } from "./calls.ts";
import { ItemLists } from "./item-lists.tsx";
import type { FieldProblem, TopicForm } from "./topic-draft.ts";
import { TryDialog } from "./try-dialog.tsx";
import { type OpenTopic, useTopic } from "./use-topic.ts";

const say = words.edit;

type Props = { outline: Outline; topic: string; onRemove(title: string): void };

/** One topic in a form: its text, and everything that is asked about it. */
export function TopicEditor(props: Props) {
  const { outline, topic } = props;
  const read = useRead(`making/${outline.name}/${topic}`, () => readTopic(outline.name, topic));
  return (
    <div className="making-editor">
      <Shown read={read} lines={10}>
        {(first) => <Form {...props} first={first} />}
      </Shown>
    </div>
  );
}

type First = { form: TopicForm; problems: readonly FieldProblem[] };

function Form({ outline, topic, onRemove, first }: Props & { first: First }) {
  const open = useTopic(outline.name, topic, first);
  const { draft, problems, change, state } = open;
  const [trying, setTrying] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const problemAt = (field: string) => problems.find((one) => one.field === field)?.message ?? null;
  const [refused, setRefused] = useState(0);
  const save = async () => {
    if (!(await open.save())) setRefused((before) => before + 1);
  };
  // Once it is drawn with what was found.
  useEffect(() => {
    if (refused > 0) box.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refused]);
  useActions([
    { id: "making-save", label: say.save, group: words.newTitle, keys: "mod+s", run: () => void save() },
  ]);
  return (
    <div className="stack" ref={box}>
      {open.isRestored && (
        <Notice tone="draft">
          <p>{say.restored}</p>
          <Button onClick={open.discard}>{say.discard}</Button>
        </Notice>
      )}
      <div className="making-head">
        <TextField
          label={say.title}
          value={draft.title}
          problem={problemAt("title")}
          dir="auto"
          maxLength={300}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextField
          label={say.unit}
          value={draft.unit}
          dir="auto"
          onChange={({ target }) => change({ unit: target.value })}
        />
        <Select
          label={say.bloom}
          value={draft.bloom}
          onChange={({ target }) => change({ bloom: target.value })}
        >
          {bloomLevels.map((level) => (
            <option key={level} value={level}>
              {words.blooms[level]}
            </option>
          ))}
        </Select>
      </div>
      <Needs outline={outline} topic={topic} open={open} problem={problemAt("prerequisites")} />
      <Text open={open} problem={problemAt("teach.explanation")} />
      <ItemLists
        course={outline.name}
        open={open}
        language={outline.about.target}
        domain={outline.about.domain}
      />
      <Button look="quiet" className="making-remove" onClick={() => onRemove(draft.title)}>
        {say.removeTopic}
      </Button>
      <section className="making-save" aria-label={say.save}>
        <Button look="main" keys="mod+s" busy={state === "saving"} onClick={() => void save()}>
          {say.save}
        </Button>
        <Button icon="play" onClick={() => setTrying(true)}>
          {say.try}
        </Button>
        <Standing open={open} />
      </section>
      {trying && (
        <TryDialog
          course={outline.name}
          topic={topic}
          draft={draft}
          target={outline.about.target}
          onClose={() => setTrying(false)}
        />
      )}
    </div>
  );
}

/** Whether it is saved, and what is to be mended first. */
function Standing({ open }: { open: OpenTopic }) {
  const { problems, problem, state } = open;
  const stopping = problems.filter(({ stops }) => stops).length;
  const advice = problems.length - stopping;
  return (
    <div className="making-standing" role="status">
      {problem !== null ? (
        <p className="field-problem">{problem}</p>
      ) : stopping > 0 ? (
        <p className="field-problem">{say.stops(stopping)}</p>
      ) : (
        <p>{state === "saved" ? say.saved : say.notSaved}</p>
      )}
      <p className="quiet">{advice > 0 ? say.advice(advice) : stopping === 0 && say.allTaught}</p>
    </div>
  );
}

function Needs({
  outline,
  topic,
  open,
  problem,
}: {
  outline: Outline;
  topic: string;
  open: OpenTopic;
  problem: string | null;
}) {
  const { prerequisites } = open.draft;
  const others = outline.topics.filter(({ id }) => id !== topic);
  if (others.length === 0) return null;
  const named = others.filter(({ id }) => prerequisites.includes(id)).map(({ title }) => title);
  const toggle = (id: string) =>
    open.change({
      prerequisites: prerequisites.includes(id)
        ? prerequisites.filter((each) => each !== id)
        : [...prerequisites, id],
    });
  return (
    <details className="making-needs" open={problem !== null || undefined}>
      <summary>{say.needs(named.join(", "))}</summary>
      <ul>
        {others.map(({ id, title }) => (
          <li key={id}>
            <label className="making-check">
              <input type="checkbox" checked={prerequisites.includes(id)} onChange={() => toggle(id)} />
              <span dir="auto">{title}</span>
            </label>
          </li>
        ))}
      </ul>
      {problem !== null && <p className="field-problem">{problem}</p>}
    </details>
  );
}

/** What is read before anything is asked, written on one side and seen on the other. */
function Text({ open, problem }: { open: OpenTopic; problem: string | null }) {
  const { explanation, example } = open.draft;
  return (
    <div className="making-text">
      <div className="stack">
        <TextArea
          label={say.text}
          hint={say.textHint}
          rows={8}
          dir="auto"
          value={explanation}
          problem={problem}
          onChange={({ target }) => open.change({ explanation: target.value })}
        />
        <TextArea
          label={say.example}
          hint={say.exampleHint}
          rows={3}
          dir="auto"
          value={example}
          onChange={({ target }) => open.change({ example: target.value })}
        />
      </div>
      <section className="making-preview" aria-label={say.preview}>
        <p className="quiet">{say.preview}</p>
        <div className="reading">
          {explanation.trim() === "" ? (
            <p className="quiet">{say.noText}</p>
          ) : (
            <Markdown text={explanation} />
          )}
          {example.trim() !== "" && (
            <blockquote>
              <Markdown text={example} />
            </blockquote>
          )}
        </div>
      </section>
    </div>
  );
}
