import { useDeferredValue, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { useRemembered } from "../../app/remembered.ts";
import { Button } from "../../ui/button.tsx";
import { Select, TextField } from "../../ui/field.tsx";
import { Empty, Shown } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { ImportDialog } from "../import/import-dialog.tsx";
import { CurriculumSources } from "./curriculum-sources.tsx";
import { OutcomeList } from "./outcome-list.tsx";

const most = 200;

const readCurriculum = (query: { q?: string; level?: string; organiser?: string; limit: number }) =>
  ask(api.curriculum.$get({ query }));

export type Curriculum = Awaited<ReturnType<typeof readCurriculum>>;

export function CurriculumTab({ root }: { root: string }) {
  const say = words.planWorkspace.curriculum;
  const [asked, setAsked] = useState("");
  const [level, setLevel] = useRemembered("curriculum.level", "");
  const [organiser, setOrganiser] = useRemembered("curriculum.organiser", "");
  const [bringing, setBringing] = useState(false);
  const dialog = <ImportDialog open={bringing} onClose={() => setBringing(false)} />;
  const q = useDeferredValue(asked.trim());
  // One more than is shown tells whether there are more.
  const given = Object.fromEntries(
    Object.entries({ q, level, organiser }).filter(([, value]) => value !== ""),
  );
  const read = useRead(`curriculum ${root} ${JSON.stringify(given)}`, () =>
    readCurriculum({ ...given, limit: most + 1 }),
  );
  const all = useRead(`curriculum ${root} filters`, () => readCurriculum({ limit: 1 }));
  const [last, setLast] = useState<Curriculum | null>(null);
  if (read.value !== undefined && read.value !== last) setLast(read.value);
  return (
    <Shown read={all}>
      {({ files, levels, organisers, problems }) =>
        files.length === 0 ? (
          <Empty title={say.none}>
            <p>{say.noneAbout}</p>
            <Button look="main" icon="plus" onClick={() => setBringing(true)}>
              {words.planWorkspace.import.open}
            </Button>
            {dialog}
          </Empty>
        ) : (
          <div className="ws-curriculum">
            <div className="ws-filters">
              <TextField
                label={say.find}
                hideLabel
                type="search"
                placeholder={say.findHint}
                value={asked}
                onChange={({ target }) => setAsked(target.value)}
              />
              <Select label={say.level} value={level} onChange={({ target }) => setLevel(target.value)}>
                <option value="">{say.allLevels}</option>
                {options(levels, level)}
              </Select>
              <Select
                label={say.organiser}
                value={organiser}
                onChange={({ target }) => setOrganiser(target.value)}
              >
                <option value="">{say.allOrganisers}</option>
                {options(organisers, organiser)}
              </Select>
            </div>
            {read.problem === null && last !== null ? (
              <OutcomeList outcomes={last.outcomes} files={files} most={most} grouped={q === ""} />
            ) : (
              <Shown read={read}>{() => null}</Shown>
            )}
            <CurriculumSources files={files} problems={problems} />
            <Button icon="plus" className="ws-bring" onClick={() => setBringing(true)}>
              {words.planWorkspace.import.open}
            </Button>
            {dialog}
          </div>
        )
      }
    </Shown>
  );
}

/** A choice that was remembered from another workspace stays visible, so that it can be undone. */
function options(names: readonly string[], chosen: string) {
  const all = chosen === "" || names.includes(chosen) ? names : [chosen, ...names];
  return all.map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ));
}
