import { useState } from "react";
import { ask, messageOf } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { go, pathTo } from "../../../app/route.ts";
import { Button } from "../../../ui/button.tsx";
import { tell } from "../../../ui/toast-list.ts";
import { studyMaths as say } from "../../../words/en/study-maths.ts";
import type { Exercise } from "../read-exercise.ts";

/** After failing: a round of the same skills with other numbers, the failed ones first. */
export function SimilarTasks({
  exercise,
}: {
  exercise: Pick<Exercise, "course" | "concept_id" | "bloom_level">;
}) {
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      const { course, concept_id: concept, bloom_level: bloom } = exercise;
      const json = { concept, kind: "maths" as const, bloom, fresh: true };
      const { exercise_id } = await ask(
        api.study.courses[":course"].exercises.$post({ param: { course }, json }),
      );
      go(pathTo("study", "x", exercise_id));
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
      setBusy(false);
    }
  };
  return (
    <div className="row">
      <Button icon="undo" busy={busy} onClick={() => void begin()}>
        {say.similar}
      </Button>
    </div>
  );
}
