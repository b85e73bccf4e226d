import type { Ref } from "react";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/words.ts";
import { SubjectMark } from "../subject-mark.tsx";
import { type ClassShown, shortNeeds } from "./class-line.ts";

type Props = {
  classes: readonly ClassShown[];
  chosen: string | null;
  problem: string | null;
  first: Ref<HTMLInputElement>;
  onChoose(id: string): void;
  onMake(): void;
};

/** The classes of the workspace, one of which is chosen. */
export function ClassCards({ classes, chosen, problem, first, onChoose, onMake }: Props) {
  const say = words.plan.start;
  return (
    <fieldset
      aria-invalid={problem !== null || undefined}
      aria-describedby={problem === null ? undefined : problemId}
    >
      <legend className="field-label">{say.classes}</legend>
      <div className={`start-classes ${classes.length > many ? "start-classes-many" : ""}`}>
        {classes.map((one, index) => (
          <label key={one.id} className="start-class">
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name="class"
              value={one.id}
              checked={chosen === one.id}
              onChange={() => onChoose(one.id)}
            />
            <span className="start-class-text">
              <span className="start-class-name">
                <SubjectMark subject={one.subject} />
                {one.id}
              </span>
              <span>{aboutClass(one)}</span>
              <Facts {...one} />
            </span>
          </label>
        ))}
      </div>
      {problem !== null && (
        <p id={problemId} className="field-problem" role="alert">
          {problem}
        </p>
      )}
      <Button look="quiet" icon="plus" className="start-make" onClick={onMake}>
        {say.makeClass}
      </Button>
    </fieldset>
  );
}

/** From here on, each has a line only for what it says: the topic is to stay in sight. */
const many = 6;

const problemId = "plan-class-problem";

function aboutClass({ stage, subject }: ClassShown): string {
  return [stage, subject].filter(Boolean).join(" · ");
}

/** How many they are and what they need, in a few words each. */
function Facts({ size, needs }: ClassShown) {
  const say = words.plan.start;
  const { shown, more } = shortNeeds(needs, 3);
  const facts = [
    ...(size === null ? [] : [say.pupils(size)]),
    ...shown,
    ...(more === 0 ? [] : [say.moreNeeds(more)]),
  ];
  if (facts.length === 0) return null;
  return (
    <span className="start-needs">
      {facts.map((fact) => (
        <small key={fact} className="start-need">
          {fact}
        </small>
      ))}
    </span>
  );
}
