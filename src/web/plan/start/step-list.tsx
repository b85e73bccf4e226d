import { Icon } from "../../ui/icon.tsx";
import { words } from "../../words/words.ts";
import { type Step, steps } from "./set-up-draft.ts";

/** Where one is on the way. */
export function StepList({ at }: { at: Step }) {
  const say = words.plan.setUp;
  const now = steps.indexOf(at);
  return (
    <ol className="start-steps" aria-label={say.stepsLabel}>
      {steps.map((step, index) => (
        <li key={step} className="start-step" aria-current={index === now ? "step" : undefined}>
          <span className="start-step-mark" aria-hidden="true">
            {index < now ? <Icon name="check" /> : index + 1}
          </span>
          <span className="start-step-name">{say.steps[step]}</span>
          {index < now && <span className="only-heard">{say.done}</span>}
        </li>
      ))}
    </ol>
  );
}
