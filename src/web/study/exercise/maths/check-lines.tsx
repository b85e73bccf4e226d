import { useState } from "react";
import { ask, messageOf } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { tell } from "../../../ui/toast-list.ts";
import { studyMaths as say } from "../../../words/en/study-maths.ts";
import type { LineMark } from "./answer-lines.tsx";

type Props = {
  exercise: string;
  task: string;
  answer: string;
  marks: readonly LineMark[] | null;
  onMarks(marks: LineMark[], answer: string): void;
  onHint(): void;
};

/** A look at the working: which lines hold costs nothing; why one does not is a hint. */
export function CheckLines({ exercise, task, answer, marks, onMarks, onHint }: Props) {
  const [busy, setBusy] = useState<"check" | "why" | null>(null);
  const [why, setWhy] = useState<{ text: string; answer: string } | null>(null);
  const look = async (asksWhy: boolean) => {
    setBusy(asksWhy ? "why" : "check");
    try {
      const json = { question: task, answer, why: asksWhy };
      const { lines, why: said } = await ask(
        api.exercises[":id"].check.$post({ param: { id: exercise }, json }),
      );
      onMarks(
        lines.map((verdict) => ({ verdict, note: "" })),
        answer,
      );
      setWhy(said === null ? null : { text: said, answer });
      if (asksWhy) onHint();
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
    } finally {
      setBusy(null);
    }
  };
  const broken = marks?.some(({ verdict }) => verdict === "wrong") ?? false;
  return (
    <div className="sm-check" role="status">
      <Button look="quiet" icon="check" busy={busy === "check"} onClick={() => void look(false)}>
        {say.check}
      </Button>
      {marks === null ? (
        <small className="quiet">{say.checkAbout}</small>
      ) : broken ? (
        why?.answer === answer ? (
          <p className="sm-why">{why.text}</p>
        ) : (
          <>
            <Button look="quiet" icon="help" busy={busy === "why"} onClick={() => void look(true)}>
              {say.why}
            </Button>
            <small className="quiet">{say.whyAbout}</small>
          </>
        )
      ) : (
        <small>{say.allHold}</small>
      )}
    </div>
  );
}
