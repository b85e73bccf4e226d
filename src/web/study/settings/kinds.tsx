import type { Modality } from "../../../learning/course-format.ts";
import { Select } from "../../ui/field.tsx";
import { study } from "../../words/en/study.ts";
import { kindsOfExercise } from "../courses/kinds.ts";
import type { Save, Settings } from "./settings-page.tsx";

const wishes = ["like", "neutral", "avoid"] as const;

/** Which kinds of exercise are liked and which are avoided; both lists are sent together, so that they never overlap. */
export function KindsOfExercise({ settings, save }: { settings: Settings; save: Save }) {
  const say = study.settings;
  const { preferred, avoided, detected } = settings;
  const best = detected.highest_performance;
  const choose = (kind: Modality, wish: string) => {
    const without = (list: readonly Modality[]) => list.filter((each) => each !== kind);
    save({
      preferred: [...without(preferred), ...(wish === "like" ? [kind] : [])],
      avoided: [...without(avoided), ...(wish === "avoid" ? [kind] : [])],
    });
  };
  return (
    <fieldset className="study-kinds">
      <legend>
        <h2>{say.kinds}</h2>
      </legend>
      <p className="quiet">{say.kindsAbout}</p>
      {best !== null && <p className="quiet">{say.best(study.modality[best])}</p>}
      <div className="study-kinds-list">
        {kindsOfExercise.map((kind) => (
          <Select
            key={kind}
            label={study.modality[kind]}
            value={preferred.includes(kind) ? "like" : avoided.includes(kind) ? "avoid" : "neutral"}
            onChange={({ target }) => choose(kind, target.value)}
          >
            {wishes.map((wish) => (
              <option key={wish} value={wish}>
                {say[wish]}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </fieldset>
  );
}
