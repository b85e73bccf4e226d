import { lazy, type ReactNode, Suspense, useState } from "react";
import { useActions } from "../../app/actions.ts";
import { go } from "../../app/route.ts";
import { words } from "../../words/words.ts";
import { focusTopic } from "./focus-topic.ts";

/** Not needed to begin a lesson: loaded when a class is to be made. */
const NewClassDialog = lazy(async () => ({
  default: (await import("./new-class-dialog.tsx")).NewClassDialog,
}));

/** What can be begun anywhere in the Plan room; `dialog` is to be drawn. */
export function usePlanActions(onClassMade?: (id: string) => void): { makeClass(): void; dialog: ReactNode } {
  const [making, setMaking] = useState(false);
  const say = words.plan.actions;
  const makeClass = () => setMaking(true);
  const group = words.plan.keys;
  useActions([
    {
      id: "plan-new-lesson",
      label: say.newLesson,
      group,
      keys: "n",
      run: () => {
        go("/plan");
        focusTopic();
      },
    },
    { id: "plan-all-lessons", label: say.allLessons, group, run: () => go("/plan/lessons") },
    { id: "plan-units", label: say.units, group, run: () => go("/plan/units") },
    { id: "plan-make-class", label: say.makeClass, group, run: makeClass },
    { id: "plan-set-up", label: say.setUp, group, run: () => go("/plan/set-up") },
  ]);
  const dialog = making && (
    <Suspense fallback={null}>
      <NewClassDialog
        open
        onClose={() => setMaking(false)}
        onMade={(id) => {
          setMaking(false);
          onClassMade?.(id);
        }}
      />
    </Suspense>
  );
  return { makeClass, dialog };
}
