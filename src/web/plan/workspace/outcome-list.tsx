import { go } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/words.ts";
import { openFile } from "../open-file.ts";
import type { Curriculum } from "./curriculum-tab.tsx";

type Outcome = Curriculum["outcomes"][number];
type Props = {
  outcomes: readonly Outcome[];
  files: Curriculum["files"];
  most: number;
  /** Under headings of level and organiser; else in the order they were found. */
  grouped: boolean;
};

export function OutcomeList({ outcomes, files, most, grouped }: Props) {
  const say = words.planWorkspace.curriculum;
  const shown = outcomes.slice(0, most);
  const groups = grouped
    ? [
        ...Map.groupBy(shown, ({ level, organiser }) =>
          [level || say.noLevel, organiser].filter(Boolean).join(" · "),
        ),
      ]
    : [["", shown] as const];
  const wordingOf = (path: string) => files.find((file) => file.path === path)?.wording ?? "summary";
  return (
    <>
      <p className="ws-found" role="status">
        {shown.length === 0
          ? say.nothing
          : outcomes.length > most
            ? say.first(most)
            : say.count(shown.length)}
      </p>
      {groups.map(([title, those]) => (
        <section key={title} className="ws-group">
          {title !== "" && <h2>{title}</h2>}
          <ul className="ws-outcomes">
            {those.map((outcome) => (
              <li key={`${outcome.file} ${outcome.code}`} className="ws-outcome">
                <OutcomeItem outcome={outcome} wording={wordingOf(outcome.file)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function OutcomeItem({ outcome, wording }: { outcome: Outcome; wording: "official" | "summary" }) {
  const say = words.planWorkspace.curriculum;
  const { code, title, text, file, startLine, endLine } = outcome;
  const name = title === "" ? code : title;
  return (
    <>
      <button
        type="button"
        className="ws-open ws-outcome-name"
        onClick={() => openFile({ path: file, lines: { from: startLine, to: endLine } })}
      >
        <span className="ws-code">{code}</span>
        <span>{title}</span>
      </button>
      {text !== "" && <p>{text}</p>}
      <div className="ws-outcome-foot">
        <small className="quiet">{say.wording[wording]}</small>
        <Button
          look="quiet"
          aria-label={say.planOne(name)}
          onClick={() => go(`/plan?${new URLSearchParams({ topic: name, code })}`)}
        >
          {say.plan}
        </Button>
      </div>
    </>
  );
}
