import { memo } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { OneLine } from "../../ui/one-line.tsx";
import { words } from "../../words/words.ts";
import type { Readable, StepShown } from "./entries.ts";
import { stepsInOne, stepWords } from "./steps.ts";

export const EntryView = memo(function EntryView({ entry }: { entry: Readable }) {
  const say = words.planLesson.conversation;
  switch (entry.kind) {
    case "asked":
      return <Asked text={entry.text} />;
    case "sent-back":
      return <SentBack text={entry.text} />;
    case "said":
      return (
        <div className="talk-said">
          <span className="only-heard">{say.assistant}</span>
          <Markdown text={entry.text} headingsFrom={3} />
          {entry.cut && <p className="quiet">{say.cut}</p>}
        </div>
      );
    case "unanswered":
      return <p className="talk-note">{say.unanswered}</p>;
    case "draft":
      return <Made label={say.draft(entry.sections)} cut={entry.cut} />;
    case "document":
      return <Made label={say.document(entry.title)} cut={entry.cut} />;
    case "steps":
      return <Steps steps={entry.steps} />;
    case "summary":
      return (
        <details className="talk-steps">
          <summary>{say.summary}</summary>
          <Markdown text={entry.text} headingsFrom={3} />
        </details>
      );
  }
});

/** From here on a request is folded: what was made of it is to stay in sight. */
const long = 700;
const longStart = 280;

export function Asked({ text, pending = false }: { text: string; pending?: boolean }) {
  const say = words.planLesson.conversation;
  return (
    <div className="talk-asked">
      <span className="only-heard">{say.you}</span>
      {text.length <= long ? (
        <p>
          <OneLine text={text} />
        </p>
      ) : (
        <details className="talk-long">
          <summary>
            {`${text.slice(0, longStart).trimEnd()}…`} <span className="quiet">{say.whole(text.length)}</span>
          </summary>
          <p>
            <OneLine text={text} />
          </p>
        </details>
      )}
      {pending && <p className="quiet">{say.notSentYet}</p>}
    </div>
  );
}

function Made({ label, cut }: { label: string; cut: boolean }) {
  return (
    <p className="talk-made">
      <Icon name="plan" />
      <span>
        <OneLine text={label} />
        {cut && <span className="quiet">{`, ${words.planLesson.conversation.cut}`}</span>}
      </span>
    </p>
  );
}

function Steps({ steps }: { steps: readonly StepShown[] }) {
  const say = words.planLesson.conversation;
  const now = steps.find(({ state }) => state === "under-way");
  return (
    <details className="talk-steps">
      <summary>
        {now === undefined ? (
          stepsInOne(steps.map(({ name }) => name))
        ) : (
          <>
            <span className="spinner" aria-hidden="true" />
            {stepWords(now.name, now.args)}
          </>
        )}
      </summary>
      <ul>
        {steps.map(({ id, name, args, state }) => (
          <li key={id}>
            {stepWords(name, args)}
            {state === "failed" && <span className="talk-failed">{`, ${say.failed}`}</span>}
            {state === "under-way" && <span className="quiet">{`, ${say.underWay}`}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What the check found stands in the middle of the text it sent. */
function SentBack({ text }: { text: string }) {
  const say = words.planLesson.conversation;
  const found = text.split(/\n{2,}/)[1] ?? "";
  return (
    <details className="talk-steps">
      <summary>{text.startsWith("Your reply") ? say.sentBackShape : say.sentBack}</summary>
      <Markdown text={found} />
    </details>
  );
}
