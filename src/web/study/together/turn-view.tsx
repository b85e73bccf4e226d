import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { studyTogether as say } from "../../words/en/study-together.ts";
import { type Verdict, type View, verdicts } from "./calls.ts";

type Props = {
  view: View;
  onAnswer(text: string): void;
  onJudge(verdict: Verdict): void;
  onNext(): void;
};

/** One turn: answered by one, judged by the other, and then set beside what the program thinks. */
export function TurnView({ view, onAnswer, onJudge, onNext }: Props) {
  const { players, who, phase, asked, reply, rubric, shown } = view;
  const name = players[who]?.name ?? "";
  const judge = players[who === 0 ? 1 : 0]?.name ?? "";
  return (
    <section className="stack" aria-live="polite">
      {asked !== null && (
        <>
          <h2>{say.turn(name)}</h2>
          <p className="quiet">{say.at(asked.number, asked.of)}</p>
          <Markdown text={asked.prompt} headingsFrom={3} />
        </>
      )}
      {phase === "answer" && <Answering key={`${who} ${asked?.number}`} judge={judge} onAnswer={onAnswer} />}
      {phase === "judge" && (
        <>
          <h3>{say.wrote(name)}</h3>
          <p className="sx-said" dir="auto">
            {reply}
          </p>
          <h3>{say.judges(judge)}</h3>
          <p>{say.holds}</p>
          <ul>
            {rubric?.points.map((point) => (
              <li key={point} dir="auto">
                {point}
              </li>
            ))}
          </ul>
          <div className="row">
            {verdicts.map((verdict) => (
              <Button key={verdict} onClick={() => onJudge(verdict)}>
                {say.verdict[verdict]}
              </Button>
            ))}
          </div>
        </>
      )}
      {shown !== null && (
        <>
          <h2>{say.wrote(name)}</h2>
          <p className="sx-said" dir="auto">
            {shown.reply}
          </p>
          <ul>
            <li>{say.said(judge, say.verdict[shown.peer])}</li>
            <li>{say.program(say.verdict[shown.program])}</li>
          </ul>
          {!shown.isSure && <p>{say.unsure(judge)}</p>}
          {shown.isSure && shown.peer !== shown.program && <p>{say.differ}</p>}
          {shown.note !== "" && <p dir="auto">{shown.note}</p>}
          {shown.program !== "correct" && shown.answer !== "" && <p dir="auto">{shown.answer}</p>}
          {phase !== "over" && (
            <Button look="main" onClick={onNext}>
              {say.next}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Answering({ judge, onAnswer }: { judge: string; onAnswer(text: string): void }) {
  const [text, setText] = useState("");
  return (
    <>
      <TextArea
        label={say.answer}
        rows={3}
        value={text}
        dir="auto"
        onChange={({ target }) => setText(target.value)}
      />
      <Button look="main" disabled={text.trim() === ""} onClick={() => onAnswer(text)}>
        {say.handOver(judge)}
      </Button>
    </>
  );
}
