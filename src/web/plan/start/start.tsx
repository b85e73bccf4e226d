import { useEffect } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { useRemembered } from "../../app/remembered.ts";
import { chooseRole } from "../../app/role.ts";
import { go, useRoute } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Empty, Shown } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { focusTopic } from "./focus-topic.ts";
import { OwnMaterial } from "./own-material.tsx";
import { RecentLessons } from "./recent-lessons.tsx";
import { SampleSheet } from "./sample.tsx";
import { readDraft, type StartDraft } from "./start-draft.ts";
import { StartForm } from "./start-form.tsx";
import { ToRemember } from "./to-remember.tsx";
import { usePlanActions } from "./use-plan-actions.tsx";
import { Welcome } from "./welcome.tsx";

/** Whoever learns has the learner's rooms from here on, in this browser. */
function learn(): void {
  chooseRole("learner");
  go("/study");
}

/** Who this is for; "What are you teaching next?"; a finished lesson to look at; what was planned last. */
export function Start() {
  const say = words.plan.start;
  const workspace = useRead("workspace", () => ask(api.workspace.$get()));
  const classes = useRead("workspace/classes", () => ask(api.workspace.classes.$get()));
  const [text, keep] = useRemembered("plan.start", "");
  const draft = readDraft(text);
  const change = (next: Partial<StartDraft>) => keep(JSON.stringify({ ...draft, ...next }));
  useAsked(change);
  const { makeClass, dialog } = usePlanActions((id) => {
    change({ classId: id, minutes: null });
    // The dialog holds the keyboard until it is gone.
    setTimeout(focusTopic);
  });
  return (
    <div className="start">
      <Head>
        <h1>{words.plan.title}</h1>
      </Head>
      <Welcome />
      {workspace.value?.sample === true && (
        <p className="start-sample">
          {say.sample} <Link to="/plan/set-up">{say.makeYourOwn}</Link>
          <Button look="quiet" onClick={learn}>
            {say.learner}
          </Button>
        </p>
      )}
      <div className="start-middle">
        <Shown read={classes} lines={6}>
          {({ classes: found }) =>
            found.length === 0 ? (
              <Empty title={say.noClasses}>
                <p>{say.noClassesAbout}</p>
                <Button look="main" icon="plus" onClick={makeClass}>
                  {say.makeClass}
                </Button>
              </Empty>
            ) : (
              <StartForm classes={found} draft={draft} onChange={change} onMakeClass={makeClass} />
            )
          }
        </Shown>
        <ToRemember />
        <RecentLessons />
        <OwnMaterial />
      </div>
      <SampleSheet />
      {dialog}
    </div>
  );
}

/** `/plan?class=…&topic=…&code=…` fills in what it names, once. */
function useAsked(change: (next: Partial<StartDraft>) => void): void {
  const { query } = useRoute();
  const { class: classId, topic, code = null } = Object.fromEntries(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is asked in the address matters
  useEffect(() => {
    if (classId === undefined && topic === undefined) return;
    change({
      ...(classId === undefined ? {} : { classId, minutes: null }),
      ...(topic === undefined ? {} : { topic, code }),
    });
    focusTopic();
    const rest = new URLSearchParams(location.search);
    for (const name of ["class", "topic", "code"]) rest.delete(name);
    go(`/plan${rest.size === 0 ? "" : `?${rest}`}`, { replace: true });
  }, [classId, topic, code]);
}
