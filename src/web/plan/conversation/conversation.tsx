import { type ReactNode, useMemo } from "react";
import { standingSummary } from "../../../agent/compaction/take-back.ts";
import { summaryText } from "../../../agent/compaction/view.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/words.ts";
import { draftInFlight } from "../lesson/pieces.ts";
import { SectionText } from "../lesson/section-text.tsx";
import { feedforwardIn } from "../session/run-state.ts";
import type { OpenSession } from "../session/use-session.ts";
import { Composer } from "./composer.tsx";
import { askedFor, entriesOf, worthReading } from "./entries.ts";
import { Asked, EntryView } from "./entry-view.tsx";
import { openQuestion } from "./open-question.ts";
import { firstSentence } from "./own-words.ts";
import { Question } from "./question.tsx";
import { RunNotice } from "./run-notice.tsx";
import { usePinned } from "./use-pinned.ts";

/** What was asked and answered, what the assistant does now, and where to write. */
export function Conversation({
  session,
  text,
  onText,
  onPrefill,
  onRevise,
  title,
  tools,
}: {
  session: OpenSession;
  /** What is being written. */
  text: string;
  onText(text: string): void;
  onPrefill(text: string): void;
  /** Opens the way to revise a section again. */
  onRevise(section: string): void;
  title: string;
  /** Beside its title. */
  tools: ReactNode;
}) {
  const { view, live, sending } = session;
  const say = words.planLesson.conversation;
  const { messages } = view.session;
  const steps = live?.steps ?? null;
  const summary = useMemo(() => summaryOf(view.session), [view.session]);
  const entries = useMemo(
    () => worthReading(entriesOf(messages, steps, summary)),
    [messages, steps, summary],
  );
  const open = session.running || sending !== null ? null : openQuestion(messages);
  const pinned = usePinned(session);
  const lastAsked = entries.findLastIndex(({ kind }) => kind === "asked");
  const drafting = live !== null && live.request?.kind === "free";
  const used = drafting ? feedforwardIn(live.hooks) : (view.run?.used ?? null);
  const usedAt =
    drafting || view.lesson === null ? lastAsked : askedFor(view.lesson.draft, messages, entries);
  const latest = entries.at(-1);
  const stepping = latest?.kind === "steps" && latest.steps.some(({ state }) => state === "under-way");
  const last = entries.findLast(({ kind }) => kind === "said");
  return (
    <div className="talk">
      <header className="talk-head">
        <h2>{title}</h2>
        {tools}
      </header>
      <section
        className="talk-list"
        ref={pinned.list}
        onScroll={pinned.onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long conversation is scrolled with the keyboard
        tabIndex={0}
        aria-label={say.title}
      >
        {entries.length === 0 && sending === null && <Asked text={view.session.title} />}
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only grows at its end
          <div key={index} className="talk-entry">
            {open !== null && index === entries.length - 1 && entry.kind === "said" ? (
              <Question {...open} busy={session.deciding !== null} onChoose={session.doings.send} />
            ) : (
              <EntryView entry={entry} />
            )}
            {entry.kind === "summary" && live === null && (
              <Button icon="undo" onClick={() => void session.doings.takeBackSummary()}>
                {say.takeBack}
              </Button>
            )}
            {index === usedAt && used !== null && <p className="talk-uses">{used}</p>}
          </div>
        ))}
        {sending !== null && <Asked text={sending} pending={live === null} />}
        {!stepping && <Now session={session} />}
        <RunNotice session={session} onPrefill={onPrefill} onRevise={onRevise} />
      </section>
      <p className="only-heard" aria-live="polite">
        {live === null && last?.kind === "said" ? firstSentence(last.text) : ""}
      </p>
      {pinned.away && (
        <Button className="talk-to-end" icon="chevron" onClick={pinned.toEnd}>
          {say.toEnd}
        </Button>
      )}
      <Composer session={session} text={text} onText={onText} />
    </div>
  );
}

/** What the assistant is doing this moment; a draft grows in the middle, not here. */
function Now({ session: { live } }: { session: OpenSession }) {
  const say = words.planLesson.conversation;
  if (live === null) return null;
  const prose = live.text !== "" && draftInFlight(live) === "" && live.request?.kind === "free";
  if (prose) {
    return (
      <div className="talk-said">
        <SectionText text={live.text} />
      </div>
    );
  }
  return (
    <p className="talk-now">
      <span className="spinner" aria-hidden="true" />
      {live.text !== "" ? say.writing : live.said === "" ? say.thinking : words.planLesson.checking}
    </p>
  );
}

function summaryOf(session: OpenSession["view"]["session"]): { upTo: number; text: string } | null {
  const standing = standingSummary(session);
  return standing === null ? null : { upTo: standing.upTo, text: summaryText(standing, session.decisions) };
}
