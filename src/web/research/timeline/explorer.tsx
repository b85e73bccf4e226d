import { useMemo, useState } from "react";
import { DecisionDetail } from "./decision-detail.tsx";
import { skillSteps } from "./skill-steps.ts";
import { Skills } from "./skills.tsx";
import { SpanDetail } from "./span-detail.tsx";
import type { Step } from "./step.ts";
import { titleOf } from "./step-words.ts";
import { Steps } from "./steps.tsx";
import { Timeline } from "./timeline.tsx";

/** A timeline, the step that is looked at beside it, and the same as tables. */
export function Explorer({ steps, folded = false }: { steps: readonly Step[]; folded?: boolean }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const skills = useMemo(() => skillSteps(steps), [steps]);
  const step = steps.find(({ key }) => key === chosen);
  const close = () => {
    setChosen(null);
    if (chosen !== null) document.getElementById(barId(chosen))?.focus();
  };
  return (
    <div className={`research-run ${step === undefined ? "" : "research-run-open"}`}>
      <Timeline steps={steps} folded={folded} chosen={chosen} onChoose={setChosen} barId={barId} />
      {step !== undefined && <Shown key={step.key} step={step} onClose={close} />}
      <div className="research-rest stack">
        <Steps steps={steps} clock={folded} chosen={chosen} onChoose={setChosen} />
        <Skills read={skills} onChoose={setChosen} />
      </div>
    </div>
  );
}

function Shown({ step, onClose }: { step: Step; onClose(): void }) {
  const title = titleOf(step);
  return "span" in step.of ? (
    <SpanDetail {...step.of} title={title} onClose={onClose} />
  ) : (
    <DecisionDetail {...step.of} title={title} onClose={onClose} />
  );
}

function barId(key: string): string {
  return `research-bar-${key.replaceAll(" ", "-")}`;
}
