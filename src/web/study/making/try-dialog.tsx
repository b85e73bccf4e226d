import { useEffect, useState } from "react";
import { messageOf } from "../../api/ask.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice, Skeleton } from "../../ui/states.tsx";
import { making as words } from "../../words/en/making.ts";
import { marksOf } from "../exercise/marks.ts";
import { SheetSection } from "../exercise/sheet/sheet-section.tsx";
import { type Tried, tryTopic } from "./calls.ts";
import { formOf, type TopicDraft } from "./topic-draft.ts";

const say = words.edit;

type Props = { course: string; topic: string; draft: TopicDraft; target: string; onClose(): void };

/** The worksheet that a learner would get of what is written now. Nothing counts. */
export function TryDialog({ course, topic, draft, target, onClose }: Props) {
  const [seed, setSeed] = useState(1);
  const [tried, setTried] = useState<Tried | null>(null);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = JSON.stringify(formOf(draft));
  const run = async (given?: Record<string, string>) => {
    setBusy(true);
    setProblem(null);
    try {
      const json = { form: JSON.parse(form), seed, ...(given === undefined ? {} : { answers: given }) };
      setTried(await tryTopic(course, topic, json));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sheet for each seed
  useEffect(() => {
    setAnswers({});
    void run();
  }, [seed]);
  const sheet = tried?.sheet ?? null;
  const marks = sheet !== null && tried?.evaluation != null ? marksOf(sheet.fields, tried.evaluation) : null;
  const open = {
    values: answers,
    clashes: {},
    unplaced: [],
    state: { at: "saved" as const },
    write: (id: string, text: string) => setAnswers((before) => ({ ...before, [id]: text })),
    choose: () => {},
    flush: async () => true,
  };
  return (
    <Dialog open onClose={onClose} title={say.tryTitle} about={say.tryAbout} shape="wide">
      {problem !== null && (
        <Notice tone="problem">
          <p>{problem}</p>
        </Notice>
      )}
      {tried === null && problem === null && <Skeleton lines={5} />}
      {tried?.programs.map(({ title, problem: wrong }) => (
        <Notice key={title} tone={wrong === null ? "good" : "problem"}>
          <p>{wrong === null ? say.proved(title) : `${title}: ${wrong}`}</p>
        </Notice>
      ))}
      {sheet?.parts.map((part) => (
        <SheetSection
          key={part.id}
          part={part}
          fields={sheet.fields.filter((field) => field.id.split(".")[0] === part.id)}
          draft={open}
          marks={marks}
          readOnly={marks !== null}
          target={target === "" ? null : target}
          help={null}
        />
      ))}
      {sheet !== null && (
        <div className="row">
          {marks === null ? (
            <Button look="main" busy={busy} onClick={() => void run(answers)}>
              {say.tryCheck}
            </Button>
          ) : (
            <Button look="main" onClick={() => setSeed((before) => before + 1)}>
              {say.tryAgain}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}
