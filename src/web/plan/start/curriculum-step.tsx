import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { Notice } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";

export const readPlaces = () => ask(api.about.workspaces.$get());

/** Which workspaces there are, and what a new one can begin with. */
export type Places = Awaited<ReturnType<typeof readPlaces>>;

type Props = { places: Places; chosen: string[] | null; onChoose(paths: string[]): void };

export function CurriculumStep({ places, chosen, onChoose }: Props) {
  const say = words.plan.setUp;
  const isChosen = (path: string) => chosen === null || chosen.includes(path);
  const toggle = (path: string) =>
    onChoose(
      places.curriculum.flatMap((file) => ((file.path === path) !== isChosen(file.path) ? [file.path] : [])),
    );
  const none = !places.curriculum.some(({ path }) => isChosen(path));
  return (
    <>
      <p>{say.curriculumAbout}</p>
      <fieldset className="start-files">
        <legend className="only-heard">{say.steps.curriculum}</legend>
        {places.curriculum.map(({ path, title, levels, outcomes }) => (
          <label key={path} className="start-class">
            <input type="checkbox" checked={isChosen(path)} onChange={() => toggle(path)} />
            <span className="start-class-text">
              <span>{title}</span>
              <small className="quiet">{say.outcomes(outcomes, levels.join(", "))}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {none && <Notice>{say.noneChosen}</Notice>}
    </>
  );
}
