import { Button } from "../../ui/button.tsx";
import { studyExercise } from "../../words/en/study-exercise.ts";

const say = studyExercise.clash;

/** Changed here and in the file: both are shown, and the learner chooses. */
export function Clash({
  mine,
  theirs,
  onChoose,
}: {
  mine: string;
  theirs: string;
  onChoose(keep: "mine" | "theirs"): void;
}) {
  return (
    <div className="sx-clash" role="alert">
      <p className="sx-clash-title">{say.title}</p>
      <dl>
        <dt>{say.here}</dt>
        <dd dir="auto">{mine === "" ? say.nothing : mine}</dd>
        <dt>{say.there}</dt>
        <dd dir="auto">{theirs === "" ? say.nothing : theirs}</dd>
      </dl>
      <div className="row">
        <Button onClick={() => onChoose("mine")}>{say.keepMine}</Button>
        <Button onClick={() => onChoose("theirs")}>{say.keepTheirs}</Button>
      </div>
    </div>
  );
}
