import { useState } from "react";
import { ask, messageOf } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { useRead } from "../../../api/use-read.ts";
import { Link } from "../../../app/link.tsx";
import { go, pathTo } from "../../../app/route.ts";
import { Button } from "../../../ui/button.tsx";
import { tell } from "../../../ui/toasts.tsx";
import { words } from "../../../words/words.ts";
import type { Exercise } from "../read-exercise.ts";

const say = words.studyExercise;

/** Where today's plan goes on, or another exercise on the same. */
export function NextStop({ exercise }: { exercise: Exercise }) {
  const { course, concept_id: concept, modality } = exercise;
  const [busy, setBusy] = useState(false);
  const read = useRead(`study/next/${exercise.exercise_id}`, async () => {
    const param = { course };
    const [today, about] = await Promise.all([
      ask(api.study.courses[":course"].plan.$get({ param, query: {} })),
      ask(api.study.courses[":course"].$get({ param })),
    ]);
    const [next] = today.plan;
    if (next === undefined) return null;
    const title = about.concepts.find(({ id }) => id === next.concept_id)?.title ?? next.concept_id;
    return { title, kind: say.kinds[next.modality].toLowerCase(), minutes: next.minutes };
  });
  const another = async () => {
    setBusy(true);
    try {
      const { exercise_id } = await ask(
        api.study.courses[":course"].exercises.$post({
          param: { course },
          json: { concept, modality, fresh: true },
        }),
      );
      go(pathTo("study", "x", exercise_id));
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
      setBusy(false);
    }
  };
  const next = read.value;
  return (
    <div className="row sx-next">
      <Link to={pathTo("study", "c", course)} className="button button-main">
        {next === undefined
          ? say.backToPlan
          : next === null
            ? say.result.allDone
            : say.result.next(next.title, next.kind, next.minutes)}
      </Link>
      <Button busy={busy} onClick={() => void another()}>
        {say.result.another}
      </Button>
    </div>
  );
}
