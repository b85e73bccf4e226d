import { useState } from "react";
import { unanswered } from "../../../agent/unanswered.ts";
import { textOf } from "../../../message.ts";
import { Button } from "../../ui/button.tsx";
import { Empty, Skeleton } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { ImportDialog } from "../import/import-dialog.tsx";
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
  const [bringing, setBringing] = useState(false);
  if (running) return <Skeleton lines={6} label={say.drafting} />;
  const last = view.session.messages.at(-1);
  const said = last?.role === "assistant" ? textOf(last).trim() : "";
  const asks = said !== "" && said !== unanswered;
  return (
    <Empty title={asks ? say.questionTitle : say.nothingTitle}>
      <p className="quiet">{asks ? say.question : say.nothing}</p>
      <div className="row">
        <Button look={asks ? "main" : "plain"} onClick={onAnswer}>
          {asks ? say.answer : say.openConversation}
        </Button>
        {asks && <Button onClick={() => setBringing(true)}>{words.planWorkspace.import.open}</Button>}
      </div>
      <ImportDialog open={bringing} onClose={() => setBringing(false)} />
    </Empty>
  );
}
