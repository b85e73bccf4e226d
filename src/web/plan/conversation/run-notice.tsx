import type { PrivacyFound } from "../../../agent/reports.ts";
import { EditType } from "../../../lesson/decide/decision.ts";
import { remember } from "../../app/remembered.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { inWords } from "../lesson/plain.ts";
import { reviseName } from "../lesson/use-hands.ts";
import { openFile } from "../open-file.ts";
import { askedHere } from "../session/asked.ts";
import { goOn } from "../session/go-on.ts";
import { isCut } from "../session/is-cut.ts";
import type { View } from "../session/read-session.ts";
import { latestAsked } from "../session/requests.ts";
import { type RunEnd, runEnd } from "../session/run-state.ts";
import type { Decision, OpenSession } from "../session/use-session.ts";
import { runNotice } from "../use-kept-focus.ts";
import { placeOf, withoutPlace } from "./own-words.ts";

/** How the last run ended, where it did not end well: what happened, what is safe, what to do. */
export function RunNotice(props: Props) {
  const { session } = props;
  const end = session.running || session.sending !== null ? null : runEnd(session.view);
  if (end === null) return null;
  return (
    <div id={runNotice} className="talk-notice" tabIndex={-1}>
      <Ended {...props} end={end} />
    </div>
  );
}

type Props = {
  session: OpenSession;
  onPrefill(text: string): void;
  /** Opens the way to revise a section, with what was asked of it. */
  onRevise(section: string): void;
};

function Ended({ session, onPrefill, onRevise, end }: Props & { end: RunEnd }) {
  const { view, refused, doings, id } = session;
  const say = words.planLesson.conversation;
  const goOnKnowingly = async (decision: Extract<Decision, { type: "revise" | "alternatives" }>) => {
    const after = await doings.decide({ ...decision, consents: ["personal-data"] });
    if (after !== null) remember(reviseName(id, decision.section), null);
  };
  const own = askedHere(id);
  const asked = own ?? (view.session.messages.length === 0 ? view.session.title : "");
  if (end.kind === "privacy") {
    const decision = refused?.type === "revise" || refused?.type === "alternatives" ? refused : null;
    return (
      <Notice tone="draft">
        <strong>{say.privacyTitle}</strong>
        <Found
          findings={end.findings}
          written={{ request: decision === null ? null : (requestOf(decision) ?? ""), text: asked }}
        />
        <p className="quiet">{end.instead === null ? say.privacyAbout : say.privacyInstead(end.instead)}</p>
        <div className="row">
          <WithoutName end={end} decision={decision} doings={doings} />
          {decision?.type === "revise" && (
            <Button onClick={() => onRevise(decision.section)}>{say.changeRequest}</Button>
          )}
          {decision !== null && (
            <Button look="quiet" onClick={() => void goOnKnowingly(decision)}>
              {say.goOnKnowingly}
            </Button>
          )}
          {decision === null && <Button onClick={() => onPrefill(asked)}>{say.changeRequest}</Button>}
          {decision === null && (own !== null || end.goesOn) && (
            <Button
              look="quiet"
              onClick={() =>
                void (end.goesOn ? doings.resume(["personal-data"]) : doings.send(asked, ["personal-data"]))
              }
            >
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
        <p className="talk-reason">{inWords(end.reason)}</p>
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
  const again = goesOn === null && view.lesson !== null ? sectionAsked(view) : null;
  return (
    <Notice tone={end.status === "cancelled" || end.status === "interrupted" ? "plain" : "draft"}>
      <p>{say.status[end.status]}</p>
      {end.reason !== null && <p className="talk-reason">{inWords(end.reason)}</p>}
      {again !== null && <Button onClick={() => void doings.decide(again)}>{say.again}</Button>}
      {goesOn !== null && !isCut(view) && (
        <Button onClick={() => void goOn(session)}>{goesOn === "resume" ? say.goOn : say.again}</Button>
      )}
    </Notice>
  );
}

/** The same wish in words that name nobody. */
function WithoutName({
  end: { instead },
  decision,
  doings,
}: {
  end: Extract<RunEnd, { kind: "privacy" }>;
  decision: Extract<Decision, { type: "revise" | "alternatives" }> | null;
  doings: OpenSession["doings"];
}) {
  if (instead === null || decision?.type === "alternatives") return null;
  const again = () =>
    decision === null ? doings.send(instead) : doings.decide({ ...decision, request: instead });
  return <Button onClick={() => void again()}>{words.planLesson.conversation.withoutName}</Button>;
}

const mostShown = 6;

function Found({
  findings,
  written,
}: {
  findings: readonly PrivacyFound[];
  written: { request: string | null; text: string };
}) {
  const say = words.planLesson.conversation;
  return (
    <ul className="talk-privacy">
      {findings.slice(0, mostShown).map(({ message, fix, where, line }) => {
        const place = placeOf({ where, line }, written);
        return (
          <li key={`${where}-${line}-${message}`}>
            {place.kind === "file"
              ? message
              : say.foundIn[place.kind](withoutPlace(message), "line" in place ? place.line : null)}{" "}
            <span className="quiet">{fix}</span>
            {place.kind === "file" && (
              <Button look="quiet" onClick={() => openFile({ path: where, lines: { from: line, to: line } })}>
                {say.openFile(where)}
              </Button>
            )}
          </li>
        );
      })}
      {findings.length > mostShown && <li>{say.privacyMore(findings.length - mostShown)}</li>}
    </ul>
  );
}

function requestOf(decision: Decision): string | null {
  return "request" in decision ? (decision.request ?? null) : null;
}

/** What was asked of a section last, to be asked once more; null where something else was. */
function sectionAsked({ session, lesson }: View): Decision | null {
  const asked = latestAsked(session.messages);
  if (!("section" in asked) || !lesson?.sections.some(({ id }) => id === asked.section)) return null;
  const { section, request } = asked;
  if (asked.kind === "alternatives") return { type: "alternatives", section };
  return {
    type: "revise",
    section,
    request,
    editType: EditType.options.find((type) => type.replaceAll("_", " ") === request),
  };
}
