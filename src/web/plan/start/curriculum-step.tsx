import { useState } from "react";
import { packsFor } from "../../../workspace/packs/subject-match.ts";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { ImportDialog } from "../import/import-dialog.tsx";
import { chosenFiles, filesThere, type SetUpDraft } from "./set-up-draft.ts";

export const readPlaces = () => ask(api.about.workspaces.$get());

/** Which workspaces there are, and what a new one can begin with. */
export type Places = Awaited<ReturnType<typeof readPlaces>>;

/** The curricula that come along by themselves: those of the subject and the country. */
export function comingAlong(places: Places | undefined, draft: SetUpDraft): Places["packs"] {
  return packsFor(places?.packs ?? [], draft.class.subject.trim() || draft.teaches, draft.country);
}

type Props = { places: Places; draft: SetUpDraft; onChange(change: Partial<SetUpDraft>): void };

/** Files to begin with: those that are there, ticked where they are about the subject; and one's own. */
export function CurriculumStep({ places, draft, onChange }: Props) {
  const say = words.plan.setUp;
  const [bringing, setBringing] = useState(false);
  const chosen = chosenFiles(places.curriculum, draft).map(({ path }) => path);
  const toggle = (path: string) =>
    onChange({
      curriculum: places.curriculum.flatMap((file) =>
        (file.path === path) !== chosen.includes(file.path) ? [file.path] : [],
      ),
    });
  const coming = comingAlong(places, draft);
  const there = filesThere(places.curriculum, draft);
  const none = there.length > 0 && chosen.length === 0 && draft.own.length === 0 && coming.length === 0;
  return (
    <>
      <p>
        {there.length > 0
          ? say.curriculumAbout(draft.curriculum === null && chosen.length > 0)
          : coming.length > 0
            ? say.curriculumComes
            : say.noCurriculum(draft.country.trim())}
      </p>
      {coming.length > 0 && (
        <>
          <p>{say.packs}</p>
          <ul className="start-own" aria-label={say.packsLabel}>
            {coming.map(({ path, title, levels, outcomes }) => (
              <li key={path}>
                <span className="start-class-text">
                  <span>{title}</span>
                  <small className="quiet">{say.outcomes(outcomes, levels.join(", "))}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <fieldset className="start-files">
        <legend className="only-heard">{say.steps.curriculum}</legend>
        {there.map(({ path, title, levels, outcomes }) => (
          <label key={path} className="start-class">
            <input type="checkbox" checked={chosen.includes(path)} onChange={() => toggle(path)} />
            <span className="start-class-text">
              <span>{title}</span>
              <small className="quiet">{say.outcomes(outcomes, levels.join(", "))}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {draft.own.length > 0 && (
        <ul className="start-own" aria-label={say.own}>
          {draft.own.map(({ name, title, outcomes }) => (
            <li key={name}>
              <span className="start-class-text">
                <span>{title}</span>
                <small className="quiet">{say.ownOutcomes(outcomes)}</small>
              </span>
              <IconButton
                icon="close"
                label={say.removeOwn(title)}
                onClick={() => onChange({ own: draft.own.filter((one) => one.name !== name) })}
              />
            </li>
          ))}
        </ul>
      )}
      {none && <Notice>{say.noneChosen(draft.class.subject.trim())}</Notice>}
      <div className="row">
        <Button icon="plus" onClick={() => setBringing(true)}>
          {words.planWorkspace.import.open}
        </Button>
      </div>
      <ImportDialog
        open={bringing}
        onClose={() => setBringing(false)}
        subject={draft.class.subject.trim()}
        onTake={(given, { title, outcomes }) =>
          onChange({
            own: [...draft.own.filter(({ name }) => name !== given.name), { ...given, title, outcomes }],
          })
        }
      />
    </>
  );
}
