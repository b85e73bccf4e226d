import { useMemo, useRef, useState } from "react";
import { unitOf } from "../../../lesson/brief/unit-of.ts";
import { useAbout } from "../../app/about.ts";
import { OneLine } from "../../ui/one-line.tsx";
import { tell } from "../../ui/toast-list.ts";
import { useWidth } from "../../ui/use-media.ts";
import { words } from "../../words/words.ts";
import type { OpenSession } from "../session/use-session.ts";
import { useClassColour } from "../use-class-colour.ts";
import { AsksFirstDialog } from "./asks-first.tsx";
import { TextsLeft } from "./editing/texts-left.tsx";
import { claimsBySection, type Found, foundIn } from "./findings.ts";
import { HistoryDialog } from "./history-dialog.tsx";
import { LessonBar } from "./lesson-bar.tsx";
import { LessonShape } from "./lesson-shape.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { OtherTools } from "./other-tools.tsx";
import { asksNobody, leftToAccept } from "./queue.ts";
import { Ready } from "./ready.tsx";
import { noClaims, SectionText } from "./section-text.tsx";
import { SectionView } from "./section-view.tsx";
import { useAnnounced } from "./use-announced.ts";
import { useDocument } from "./use-document.ts";
import { useHands, useReadyInSight } from "./use-hands.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { useLessonKeys } from "./use-lesson-keys.ts";
import { useQueue } from "./use-queue.ts";
import { useWorking } from "./use-working.ts";
import { Unfinished, WholeLesson } from "./whole-lesson.tsx";

const nothingFound: readonly Found[] = [];
const noLength = { planned: 0, wanted: null };

/** The lesson as a document, with its decisions. */
export function LessonPane({
  session,
  revising,
  onRevising: setRevising,
  onPrefill,
}: {
  session: OpenSession;
  /** The section whose way to be revised is open. */
  revising: string | null;
  onRevising(section: string | null): void;
  /** Brings the conversation's field, with these words in it; null leaves what is there. */
  onPrefill(text: string | null): void;
}) {
  const { view, running, deciding, doings } = session;
  const { lesson } = view;
  const doc = useDocument(session);
  const keptPlace = useKeptPlace();
  const { said, say } = useAnnounced(doc, session);
  const [current, setCurrent] = useState<string | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const [historyOf, setHistoryOf] = useState<string | null>(null);
  const [accepting, setAccepting] = useState(false);
  const toReady = useRef(false);
  const { model } = useAbout();
  const narrow = useWidth() === "narrow"; // else it is in the bar

  const working = useWorking(session);
  const queue = useQueue(session, working?.section ?? null);
  const shownLesson = useRef(lesson);
  shownLesson.current = lesson;
  const hands = useHands(doings, {
    sessionId: session.id,
    say,
    setCurrent,
    setRevising,
    setHistoryOf,
    setLast,
    toReady,
    shown: shownLesson,
    put: queue.put,
  });
  const complete = lesson?.complete === true && doc?.kind === "lesson";
  useReadyInSight(complete, toReady);
  const claims = useMemo(() => (lesson === null ? null : claimsBySection(lesson)), [lesson]);
  const found = useMemo(() => (lesson === null ? null : foundIn(lesson)), [lesson]);
  const decidable = useMemo(
    () =>
      doc?.kind !== "lesson"
        ? []
        : (lesson?.sections ?? []).map((one) =>
            accepting || queue.accepted.has(one.id) ? { ...one, decision: "accepted" as const } : one,
          ),
    [doc?.kind, lesson, queue.accepted, accepting],
  );
  const answering = deciding !== null && asksNobody(deciding);
  const busy = running || (deciding !== null && !answering) || accepting;
  const shown = doc?.pieces.filter(({ state }) => state !== "waiting") ?? [];
  useLessonKeys({
    ids: shown.map(({ id }) => id),
    current,
    section: decidable.find(({ id }) => id === current) ?? null,
    busy,
    later: working !== null && working.section !== current,
    last: decidable.find(({ id }) => id === last) ?? null,
    hands,
  });
  const opened = lesson?.sections.find(({ id }) => id === historyOf);
  const acceptAll = async () => {
    const left = leftToAccept(lesson?.sections ?? []);
    setAccepting(true);
    toReady.current = true;
    if ((await doings.acceptAll()) !== null) {
      say(words.planLesson.acceptedRest);
      const run = () => left.forEach((section) => void doings.decide({ type: "undo", section }));
      tell(words.planLesson.acceptedNow(left.length), { action: { label: words.planLesson.undoAll, run } });
    }
    setAccepting(false);
  };
  return (
    <div className={`lesson ${useClassColour(lesson?.class ?? null)}`} ref={keptPlace}>
      <LessonBar
        session={session}
        doc={doc}
        working={working?.what.kind ?? null}
        accepting={accepting}
        onAcceptAll={() => void acceptAll()}
      />
      <p className="only-heard" aria-live="polite">
        {said}
      </p>
      <div className="lesson-page">
        {doc === null ? (
          <NothingYet running={running} onAsk={() => onPrefill(null)} />
        ) : (
          <>
            {doc.title !== null && (
              <p className="lesson-title">
                <OneLine text={doc.title} />
              </p>
            )}
            {doc.kind === "lesson" && lesson !== null && narrow && <LessonShape sections={lesson.sections} />}
            {doc.kind === "other" && <OtherTools title={doc.title} markdown={doc.markdown} />}
            {doc.kind === "unfinished" && <Unfinished session={session} />}
            {doc.kind === "lesson" && lesson !== null && (
              <WholeLesson lesson={lesson} found={found?.get("") ?? nothingFound} session={session} />
            )}
            {doc.kind === "lesson" && <TextsLeft sessionId={session.id} sections={decidable} />}
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
                later={working !== null && working.section !== piece.id}
                saving={queue.accepted.has(piece.id)}
                waiting={queue.accepted.has(piece.id) ? null : (queue.waiting.get(piece.id) ?? null)}
                current={current === piece.id}
                revising={revising === piece.id}
                hands={hands}
                builtin={model?.provider === "builtin"}
                length={lesson?.length ?? noLength}
                answer={session.answered?.section === piece.id ? session.answered.text : null}
                onAnswerRead={session.doings.putAnswerAway}
              />
            ))}
            {complete && lesson !== null && (
              <Ready unit={unitOf(view.session)?.unit ?? null} sessionId={session.id} lesson={lesson} />
            )}
          </>
        )}
      </div>
      <AsksFirstDialog asked={session.asksFirst} />
      {opened !== undefined && lesson !== null && (
        <HistoryDialog
          section={opened}
          log={view.session.decisions.filter(
            (one) => one.section === opened.id && one.draft === lesson.draft,
          )}
          author={authorOf(view.run ?? model)}
          onClose={() => setHistoryOf(null)}
        />
      )}
    </div>
  );
}

function authorOf(writer: { provider: string | null; model: string | null } | null): string {
  return writer?.provider === "builtin" ? words.planLesson.builtin : (writer?.model ?? "");
}
