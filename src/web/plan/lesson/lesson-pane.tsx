import { useEffect, useMemo, useRef, useState } from "react";
import { useAbout } from "../../app/about.ts";
import { words } from "../../words/words.ts";
import { purposeOf } from "../session/requests.ts";
import type { OpenSession } from "../session/use-session.ts";
import { claimsBySection, type Found, foundIn } from "./findings.ts";
import { goTo, type Hands } from "./hands.ts";
import { HistoryDialog } from "./history-dialog.tsx";
import { LessonBar } from "./lesson-bar.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { OtherTools } from "./other-tools.tsx";
import { bodyOf } from "./pieces.ts";
import { Ready, readyElement } from "./ready.tsx";
import { noClaims, SectionText } from "./section-text.tsx";
import { SectionView, type Working } from "./section-view.tsx";
import { useAnnounced } from "./use-announced.ts";
import { useDocument } from "./use-document.ts";
import { useLessonKeys } from "./use-lesson-keys.ts";
import { WholeLesson } from "./whole-lesson.tsx";

const nothingFound: readonly Found[] = [];

/** The lesson as a document, with its decisions. */
export function LessonPane({
  session,
  onPrefill,
}: {
  session: OpenSession /** Brings the conversation's field, with these words in it; null leaves what is there. */;
  onPrefill(text: string | null): void;
}) {
  const { view, running, deciding, doings } = session;
  const { lesson } = view;
  const doc = useDocument(session);
  const { said, say } = useAnnounced(doc);
  const [current, setCurrent] = useState<string | null>(null);
  const [revising, setRevising] = useState<string | null>(null);
  const [historyOf, setHistoryOf] = useState<string | null>(null);
  const [accepting, setAccepting] = useState(false);
  const toReady = useRef(false);
  const { model } = useAbout();

  const hands = useMemo((): Hands => {
    return {
      async decide(decision, title) {
        setRevising(null);
        const after = await doings.decide(decision);
        if (after === null) return;
        say(words.planLesson.said[decision.type](title));
        if (decision.type !== "accept") return goTo(decision.section);
        const at = after.sections.findIndex(({ id }) => id === decision.section);
        const open = (one: { decision: string }) => one.decision === "pending";
        const next = after.sections.slice(at + 1).find(open) ?? after.sections.find(open);
        if (next === undefined) toReady.current = true;
        else goTo(next.id);
      },
      revise: setRevising,
      history: setHistoryOf,
      entered: setCurrent,
    };
  }, [doings, say]);

  const complete = lesson?.complete === true && doc?.kind === "lesson";
  useEffect(() => {
    if (!complete || !toReady.current) return;
    toReady.current = false;
    const element = document.getElementById(readyElement);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "end" });
  }, [complete]);

  const claims = useMemo(() => (lesson === null ? null : claimsBySection(lesson)), [lesson]);
  const found = useMemo(() => (lesson === null ? null : foundIn(lesson)), [lesson]);
  const decidable = doc?.kind === "lesson" ? (lesson?.sections ?? []) : [];
  const busy = running || deciding !== null || accepting;
  const shown = doc?.pieces.filter(({ state }) => state !== "waiting") ?? [];
  useLessonKeys({
    ids: shown.map(({ id }) => id),
    current,
    section: decidable.find(({ id }) => id === current) ?? null,
    busy,
    hands,
  });
  const working = useWorking(session);
  const opened = lesson?.sections.find(({ id }) => id === historyOf);
  const acceptAll = async () => {
    setAccepting(true);
    toReady.current = true;
    if ((await doings.acceptAll()) !== null) say(words.planLesson.acceptedRest);
    setAccepting(false);
  };
  return (
    <div className="lesson">
      <LessonBar session={session} doc={doc} accepting={accepting} onAcceptAll={() => void acceptAll()} />
      <p className="only-heard" aria-live="polite">
        {said}
      </p>
      <div className="lesson-page">
        {doc === null ? (
          <NothingYet session={session} onAnswer={() => onPrefill(null)} />
        ) : (
          <>
            {doc.title !== null && <p className="lesson-title">{doc.title}</p>}
            {doc.kind === "other" && <OtherTools title={doc.title} markdown={doc.markdown} />}
            {doc.kind === "lesson" && lesson !== null && (
              <WholeLesson lesson={lesson} found={found?.get("") ?? nothingFound} session={session} />
            )}
            {doc.preamble !== "" && (
              <div className="reading lesson-preamble">
                <SectionText text={doc.preamble} />
              </div>
            )}
            {doc.pieces.map((piece) => (
              <SectionView
                key={piece.id}
                sessionId={session.id}
                piece={piece}
                section={decidable.find(({ id }) => id === piece.id) ?? null}
                claims={claims?.get(piece.id) ?? noClaims}
                found={found?.get(piece.id) ?? nothingFound}
                working={working?.section === piece.id ? working.what : null}
                busy={busy}
                current={current === piece.id}
                revising={revising === piece.id}
                hands={hands}
              />
            ))}
            {complete && lesson !== null && (
              <Ready
                sessionId={session.id}
                title={lesson.title ?? view.session.title}
                lesson={lesson}
                onPrefill={onPrefill}
              />
            )}
          </>
        )}
      </div>
      {opened !== undefined && lesson !== null && (
        <HistoryDialog
          section={opened}
          log={view.session.decisions.filter(
            (one) => one.section === opened.id && one.draft === lesson.draft,
          )}
          author={view.run === null ? (model?.words ?? "") : authorOf(view.run)}
          onClose={() => setHistoryOf(null)}
        />
      )}
    </div>
  );
}

function authorOf({ provider, model }: { provider: string; model: string }): string {
  return provider === "builtin" ? words.planLesson.builtin : model;
}

/** The section that is written again now, and what there is of it. */
function useWorking({ live, deciding }: OpenSession): { section: string; what: Working } | null {
  const asked = live === null || live.request === null ? null : purposeOf(live.request);
  const kind = asked?.kind === "revise" || asked?.kind === "alternatives" ? asked.kind : null;
  const text = kind === "revise" ? (live?.text ?? "") : "";
  const body = useMemo(() => (text === "" ? "" : bodyOf(text)), [text]);
  const section = kind === null ? null : asked !== null && "section" in asked ? asked.section : null;
  const own = deciding?.type === "revise" || deciding?.type === "alternatives" ? deciding : null;
  const at = section ?? own?.section ?? null;
  const of = kind ?? own?.type ?? null;
  return useMemo(() => {
    return at === null || of === null ? null : { section: at, what: { kind: of, body } };
  }, [at, of, body]);
}
