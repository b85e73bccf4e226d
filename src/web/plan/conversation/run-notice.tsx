import { remembered } from "../../app/remembered.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { openFile } from "../open-file.ts";
import { goOn } from "../session/go-on.ts";
import { type PrivacyFound, runEnd } from "../session/run-state.ts";
import { askedName, type OpenSession } from "../session/use-session.ts";

/** How the last run ended, where it did not end well: what happened, what is safe, what to do. */
export function RunNotice({ session, onPrefill }: { session: OpenSession; onPrefill(text: string): void }) {
  const { view, running, sending, refused, doings, id } = session;
  const say = words.planLesson.conversation;
  const end = running || sending !== null ? null : runEnd(view);
  if (end === null) return null;
  const asked = remembered(askedName(id)) ?? (view.session.messages.length === 0 ? view.session.title : "");
  if (end.kind === "privacy") {
    const decision = refused?.type === "revise" || refused?.type === "alternatives" ? refused : null;
    return (
      <Notice tone="draft">
        <strong>{say.privacyTitle}</strong>
        <Found findings={end.findings} />
        <p className="quiet">{say.privacyAbout}</p>
        <div className="row">
          {decision !== null && (
            <Button
              look="quiet"
              onClick={() => void doings.decide({ ...decision, consents: ["personal-data"] })}
            >
              {say.goOnKnowingly}
            </Button>
          )}
          {decision === null && <Button onClick={() => onPrefill(asked)}>{say.changeRequest}</Button>}
          {decision === null && asked !== "" && (
            <Button look="quiet" onClick={() => void doings.send(asked, ["personal-data"])}>
              {say.goOnKnowingly}
            </Button>
          )}
        </div>
      </Notice>
    );
  }
  if (end.kind === "refused") {
    return (
      <Notice tone="draft">
        <strong>{say.refusedTitle}</strong>
        <p className="talk-reason">{end.reason}</p>
        <Button onClick={() => onPrefill(asked)}>{say.changeRequest}</Button>
      </Notice>
    );
  }
  if (end.kind === "unsound") {
    return (
      <Notice tone="draft">
        <strong>{say.unsoundTitle(end.claims)}</strong>
        <p>{end.section === null ? say.unsound : say.unsoundSection}</p>
      </Notice>
    );
  }
  const { goesOn } = end;
  return (
    <Notice tone={end.status === "cancelled" || end.status === "interrupted" ? "plain" : "draft"}>
      <p>{say.status[end.status]}</p>
      {end.reason !== null && <p className="talk-reason">{end.reason}</p>}
      {goesOn !== null && (
        <Button onClick={() => void goOn(session)}>{goesOn === "resume" ? say.goOn : say.again}</Button>
      )}
    </Notice>
  );
}

const mostShown = 6;

function Found({ findings }: { findings: readonly PrivacyFound[] }) {
  const say = words.planLesson.conversation;
  return (
    <ul className="talk-privacy">
      {findings.slice(0, mostShown).map(({ message, fix, where, line }) => (
        <li key={`${where}-${line}-${message}`}>
          {message} <span className="quiet">{fix}</span>
          {where.includes(".") && (
            <Button look="quiet" onClick={() => openFile({ path: where, lines: { from: line, to: line } })}>
              {say.openFile(where)}
            </Button>
          )}
        </li>
      ))}
      {findings.length > mostShown && <li>{say.privacyMore(findings.length - mostShown)}</li>}
    </ul>
  );
}
