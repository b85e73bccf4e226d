import { useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed, useRead } from "../../api/use-read.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Shown } from "../../ui/states.tsx";
import { tell } from "../../ui/toast-list.ts";
import { words } from "../../words/words.ts";

const readKept = () => ask(api["learner-data"].$get());
type Kept = Awaited<ReturnType<typeof readKept>>["courses"][number];

/** What is kept of the learner, a course at a time, and how it is deleted. */
export function YourData() {
  const say = words.manage.data;
  const read = useRead("learner-data", readKept);
  const [going, setGoing] = useState<Kept | "all" | null>(null);
  const remove = async () => {
    if (going === "all") await ask(api["learner-data"].$delete());
    else if (going !== null)
      await ask(api["learner-data"][":course"].$delete({ param: { course: going.course } }));
    changed("learner-data");
    changed("study");
    tell(going === "all" ? say.deletedAll : say.deleted(going?.course ?? ""));
  };
  return (
    <section className="stack" aria-labelledby="your-data">
      <h2 id="your-data">{say.title}</h2>
      <p className="quiet">{say.about}</p>
      <Shown read={read}>
        {({ courses, talks }) =>
          courses.length + talks === 0 ? (
            <p>{say.none}</p>
          ) : (
            <>
              <ul className="stack data-list">
                {courses.map((kept) => (
                  <li key={kept.course} className="row">
                    <span>{say.kept(kept.course, kept.exercises, kept.sittings)}</span>
                    <Button
                      look="quiet"
                      onClick={() => setGoing(kept)}
                      aria-label={say.deleteOf(kept.course)}
                    >
                      {say.delete}
                    </Button>
                  </li>
                ))}
              </ul>
              <div>
                <Button look="danger" onClick={() => setGoing("all")}>
                  {say.deleteAll}
                </Button>
              </div>
              <ConfirmDialog
                open={going !== null}
                onClose={() => setGoing(null)}
                title={going === "all" || going === null ? say.askAll : say.ask(going.course)}
                label={say.deleteYes}
                onConfirm={remove}
              >
                <p>
                  {going === "all" || going === null
                    ? say.goingAll(
                        courses.length,
                        courses.reduce((sum, { exercises }) => sum + exercises, 0),
                        courses.reduce((sum, { sittings }) => sum + sittings, 0),
                        talks,
                      )
                    : say.going(going.exercises, going.sittings, going.coached, going.partners)}
                </p>
              </ConfirmDialog>
            </>
          )
        }
      </Shown>
    </section>
  );
}
