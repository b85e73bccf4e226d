import { useActions } from "../../app/actions.ts";
import { Button } from "../../ui/button.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { words } from "../../words/words.ts";
import type { OpenQuestion } from "./open-question.ts";

/** A question with its answers to press; by their numbers too. Writing another answer is always possible. */
export function Question({
  text,
  choices,
  busy,
  onChoose,
}: OpenQuestion & { busy: boolean; onChoose(answer: string): unknown }) {
  const say = words.planLesson.conversation;
  useActions(
    choices.slice(0, 9).map(({ label, sends }, index) => ({
      id: `choice-${index}`,
      label,
      group: say.choices,
      keys: String(index + 1),
      run: () => void onChoose(sends),
    })),
  );
  return (
    <div className="talk-said">
      <span className="only-heard">{say.assistant}</span>
      <Markdown text={text} headingsFrom={3} />
      <ol className="talk-choices" aria-label={say.choices}>
        {choices.map(({ label, sends }) => (
          <li key={label}>
            <Button className="talk-choice" disabled={busy} onClick={() => void onChoose(sends)}>
              {label}
            </Button>
          </li>
        ))}
      </ol>
      <p className="quiet">{say.orWrite}</p>
    </div>
  );
}
