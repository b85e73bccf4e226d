import { textOf } from "../../../message.ts";
import { Button } from "../../ui/button.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { Empty, Skeleton } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import type { OpenSession } from "../session/use-session.ts";

/** No document: it is being prepared, or the assistant asks something first. */
export function NothingYet({
  session: { running, view },
  onAnswer,
}: {
  session: OpenSession;
  /** Brings the field to write in. */
  onAnswer(): void;
}) {
  const say = words.planLesson;
  if (running) return <Skeleton lines={6} label={say.drafting} />;
  const last = view.session.messages.at(-1);
  const question = last?.role === "assistant" ? textOf(last).trim() : "";
  return (
    <Empty title={question === "" ? say.nothingTitle : say.questionTitle}>
      {question === "" ? <p className="quiet">{say.nothing}</p> : <Markdown text={question} />}
      <Button onClick={onAnswer}>{question === "" ? say.openConversation : say.answer}</Button>
    </Empty>
  );
}
