import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { inWords } from "../lesson/plain.ts";
import { FindingList } from "./finding-list.tsx";
import type { Outlook, Preview } from "./foretold.ts";

type Props = {
  preview: Preview;
  outlook: Outlook;
  busy: boolean;
  /** Brings in a curriculum. */
  onBringIn(): void;
  onChange(): void;
  /** `instead`: what to ask in place of what was typed. */
  onDraft(instead?: string): void;
};

/** What a draft will use, and what the checks say, before anything is written or sent. */
export function BeforeDrafting(props: Props) {
  const { preview, outlook, busy, onBringIn, onChange, onDraft } = props;
  const say = words.plan.before;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    title.current?.closest("section")?.scrollIntoView({ block: "nearest" });
  }, []);
  const builtin = preview.provider === "builtin";
  const instead = outlook.kind === "personal" ? outlook.instead : null;
  const titles = { clear: say.title, personal: say.personalTitle, blocked: say.blockedTitle };
  return (
    <section className={`start-before start-before-${outlook.kind}`} aria-labelledby="before-drafting">
      <h3 id="before-drafting" ref={title} tabIndex={-1}>
        {titles[outlook.kind]}
      </h3>
      {outlook.kind === "clear" && <Clear {...outlook} onBringIn={onBringIn} />}
      {outlook.kind === "clear" && outlook.findings.length > 0 && (
        <Notice tone="draft">
          <p>{say.personalTitle}</p>
          <FindingList findings={outlook.findings} />
          <p>{builtin ? say.personalLocal : say.personalSafe}</p>
        </Notice>
      )}
      {outlook.kind === "personal" && (
        <>
          <p>{builtin ? say.personalKept : say.personalSafe}</p>
          {outlook.findings.length === 0 ? (
            <p>{inWords(outlook.reason)}</p>
          ) : (
            <FindingList findings={outlook.findings} />
          )}
          {outlook.instead === null ? (
            <p>{say.personalAbout}</p>
          ) : (
            <p>{say.personalInstead(outlook.instead)}</p>
          )}
        </>
      )}
      {outlook.kind === "blocked" && (
        <>
          <p>{inWords(outlook.reason)}</p>
          <p className="quiet">{say.blockedSafe}</p>
        </>
      )}
      {outlook.kind !== "blocked" && (
        <p className="quiet">{builtin ? say.builtin : say.model(preview.model, preview.provider)}</p>
      )}
      <div className="row">
        {outlook.kind === "clear" && (
          <Button look="main" busy={busy} onClick={() => onDraft()}>
            {words.plan.draftIt}
          </Button>
        )}
        {instead !== null && (
          <Button look="main" busy={busy} onClick={() => onDraft(instead)}>
            {say.withoutName}
          </Button>
        )}
        <Button
          look={outlook.kind === "clear" || instead !== null ? "plain" : "main"}
          disabled={busy}
          onClick={onChange}
        >
          {outlook.kind === "clear" ? say.change : say.changeRequest}
        </Button>
        {outlook.kind === "personal" && (
          <Button busy={busy} onClick={() => onDraft()}>
            {instead === null ? say.goOn : say.keepAsItIs}
          </Button>
        )}
      </div>
    </section>
  );
}

function Clear({
  uses,
  fits,
  note,
  onBringIn,
}: {
  uses: readonly string[];
  fits: boolean | null;
  note: string | null;
  onBringIn(): void;
}) {
  const say = words.plan.before;
  // The class and the curriculum stand alone; how the teacher teaches is one line.
  const lines = [...uses.slice(0, 2), uses.slice(2).join(" · ")].filter(Boolean);
  // What a lesson would claim is known better than which file is the subject's.
  const noFile = fits !== true && uses.includes("no curriculum file");
  return (
    <div className="start-uses">
      {uses.length === 0 ? <p>{say.nothingNamed}</p> : <p>{say.use}</p>}
      {uses.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {note !== null && <p>{note}</p>}
      {(noFile || fits === false) && (
        <Notice tone="draft">
          <p>{noFile ? say.noCurriculum : say.noOutcome}</p>
          <Button onClick={onBringIn}>{words.planWorkspace.import.open}</Button>
        </Notice>
      )}
    </div>
  );
}
