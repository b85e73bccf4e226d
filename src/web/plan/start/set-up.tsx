import { type FormEvent, useEffect, useRef, useState } from "react";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed, useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { remember, useRemembered } from "../../app/remembered.ts";
import { go } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import { tell } from "../../ui/toast-list.ts";
import { words } from "../../words/words.ts";
import { readPlaces } from "./curriculum-step.tsx";
import { focusTopic } from "./focus-topic.ts";
import { OtherWorkspaces } from "./other-workspaces.tsx";
import { PersonalNotice, usePersonalCheck } from "./personal-check.tsx";
import {
  firstUnfinished,
  isFinished,
  readSetUp,
  type SetUpDraft,
  type Step,
  setUpWish,
  steps,
  withSubject,
} from "./set-up-draft.ts";
import { SetUpStep } from "./set-up-step.tsx";
import { StepList } from "./step-list.tsx";
import { useFirstInvalid } from "./use-first-invalid.ts";
import { usePlanActions } from "./use-plan-actions.tsx";

const name = "plan.set-up";

/** A workspace of one's own, step by step. What was filled in stays until it is made. */
export function SetUp() {
  const say = words.plan.setUp;
  const [text, keep] = useRemembered(name, "");
  const draft = readSetUp(text);
  const [tried, setTried] = useState<Step | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const places = useRead("about/workspaces", readPlaces);
  const personal = usePersonalCheck();
  const { form, focusFirst } = useFirstInvalid();
  const heading = useRef<HTMLHeadingElement>(null);
  const { dialog } = usePlanActions();
  const at = steps.indexOf(draft.step);

  const change = (next: Partial<SetUpDraft>) => keep(JSON.stringify({ ...draft, ...next }));
  const goTo = (step: Step) => {
    change({ step, ...(draft.step === "you" ? { class: withSubject(draft) } : {}) });
    setTried(null);
    setProblem(null);
  };
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keyboard follows from step to step
  useEffect(() => {
    if (!first.current) heading.current?.focus();
    first.current = false;
  }, [draft.step]);

  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    setTried(draft.step);
    setProblem(null);
    if (!isFinished(draft, draft.step)) return focusFirst();
    setBusy(true);
    const wish = setUpWish(draft, places.value?.curriculum ?? []);
    try {
      if (draft.step === "class" && !(await personal.isFree(draft.class))) return;
      const next = steps[at + 1];
      if (next !== undefined) return goTo(next);
      const unfinished = firstUnfinished(draft, "finish");
      if (unfinished !== null) return goTo(unfinished);
      await ask(api.workspace.setup.$post({ json: { ...wish, consents: personal.consentTo(wish) } }));
      remember(name, null);
      remember("plan.start", JSON.stringify({ classId: draft.class.id.trim() }));
      tell(say.made);
      changed("");
      go("/plan");
      focusTopic();
    } catch (error) {
      if (!personal.heard(error, wish)) setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="start start-set-up">
      <Head>
        <h1>{say.title}</h1>
      </Head>
      <p className="quiet">{say.about}</p>
      <StepList at={draft.step} />
      <form className="stack" ref={form} onSubmit={submitted} noValidate>
        <h2 ref={heading} tabIndex={-1}>
          <span className="only-heard">{say.step(at + 1, steps.length)}</span> {say.steps[draft.step]}
        </h2>
        <SetUpStep
          draft={draft}
          tried={tried === draft.step}
          places={places}
          onChange={change}
          onGoTo={goTo}
        />
        {(draft.step === "class" || draft.step === "finish") && <PersonalNotice check={personal} />}
        {problem !== null && (
          <Notice tone="problem">
            <p>{problem}</p>
          </Notice>
        )}
        <div className="row">
          {at > 0 && <Button onClick={() => goTo(steps[at - 1] ?? "you")}>{say.back}</Button>}
          <Button look="main" submit busy={busy}>
            {draft.step === "finish" ? say.make : say.next}
          </Button>
        </div>
      </form>
      <OtherWorkspaces places={places.value} />
      {dialog}
    </div>
  );
}
