import { useState } from "react";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { research } from "../../words/en/research.ts";
import { studies } from "../../words/en/research-studies.ts";
import { ConditionName } from "../condition-name.tsx";
import { Heads } from "../heads.tsx";
import type { ReadStudy } from "../read.ts";
import { Scrolling } from "../scrolling.tsx";
import type { Asking } from "./dialogs.tsx";

const say = studies.one;
const { figures } = research;
const { id, consent, assigned, begun, notes, actions } = say.columns;

type One = ReadStudy["participants"][number];

/** A row each: what they agreed to, what they have, what they did, and what can be done next. */
export function Participants({ study, onAsk }: { study: ReadStudy; onAsk(asking: Asking): void }) {
  // Whoever is to be blind may sit at this page: who has which is shown when somebody asks for it.
  const [shown, setShown] = useState(false);
  return (
    <>
      <div>
        <Button look="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? say.hideConditions : say.showConditions}
        </Button>
      </div>
      <Scrolling label={say.scroll}>
        <table className="research-table">
          <Heads names={[id, consent, assigned, begun, notes, actions]} numbersFrom={6} />
          <tbody>
            {study.participants.map((one) => (
              <Row key={one.id} one={one} isShown={shown} onAsk={onAsk} />
            ))}
          </tbody>
        </table>
      </Scrolling>
    </>
  );
}

function Row({ one, isShown, onAsk }: { one: One; isShown: boolean; onAsk(asking: Asking): void }) {
  if (one.withdrawn !== null)
    return (
      <tr>
        <th scope="row">{one.id}</th>
        <td colSpan={5} className="quiet">
          {say.withdrawn}
        </td>
      </tr>
    );
  const conditions = Object.entries(one.assigned ?? {});
  const ask = (what: Asking["what"]) => () => onAsk({ what, id: one.id });
  return (
    <tr>
      <th scope="row">{one.id}</th>
      <td className={one.consent === null ? "quiet" : "research-when"}>
        {one.declined
          ? say.declined
          : one.consent === null
            ? say.noConsent
            : say.agreed(figures.moment(one.consent.at), one.consent.texts)}
      </td>
      <td className={isShown && conditions.length > 0 ? undefined : "quiet"}>
        {conditions.length === 0 ? say.unassigned : isShown ? <Assigned of={conditions} /> : say.hidden}
      </td>
      <td className={one.begun.length === 0 ? "quiet" : undefined}>
        {one.begun.length === 0
          ? say.nothing
          : one.begun.map(({ task, session, at, finished }) => (
              <span key={`${task} ${at}`} className="research-task">
                {session === null ? (
                  say.open(task)
                ) : (
                  <Link to={pathTo("research", "s", session)} aria-label={say.openLabel(task, one.id)}>
                    {say.open(task)}
                  </Link>
                )}{" "}
                <span className="quiet">
                  {finished === null
                    ? session === null
                      ? say.waiting
                      : say.underWay
                    : say.finishedAfter((Date.parse(finished) - Date.parse(at)) / 1000)}
                </span>
              </span>
            ))}
      </td>
      <td>{say.notes(one.notes.length)}</td>
      <td>
        <div className="research-actions">
          <Button
            look={one.consent === null ? "plain" : "quiet"}
            onClick={ask("consent")}
            aria-label={say.consentFor(one.id)}
          >
            {say.consentShort}
          </Button>
          {one.consent !== null && conditions.length > 0 && (
            <Button onClick={ask("begin")} aria-label={say.begin(one.id)}>
              {say.beginShort}
            </Button>
          )}
          <Button look="quiet" onClick={ask("note")} aria-label={say.note(one.id)}>
            {say.noteShort}
          </Button>
          <Button look="quiet" onClick={ask("withdraw")} aria-label={say.withdraw(one.id)}>
            {say.withdrawShort}
          </Button>
        </div>
      </td>
    </tr>
  );
}

function Assigned({ of }: { of: readonly (readonly [string, string])[] }) {
  const [first] = of;
  if (first !== undefined && of.every(([, condition]) => condition === first[1]))
    return <ConditionName code={first[1]} />;
  return (
    <ul className="research-found">
      {of.map(([task, condition]) => (
        <li key={task}>
          {task} <ConditionName code={condition} />
        </li>
      ))}
    </ul>
  );
}
