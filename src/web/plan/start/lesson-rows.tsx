import { useEffect } from "react";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { words } from "../../words/words.ts";
import { knowTitle } from "../titles.ts";
import { LessonMenu } from "./lesson-menu.tsx";
import { type Listed, type Progress, progressOf, type Standing, toneOf } from "./standing.ts";
import { useStandings } from "./use-standings.ts";
import { when } from "./when.ts";

const lookAgainMs = 3_000;

/**
 * Lessons, each a link to its desk with how far it is. While one is being drafted, `again` is asked now and then.
 * `helpers`: also what other agents did for each.
 */
export function LessonRows({
  sessions,
  label,
  again,
  helpers = false,
}: {
  sessions: readonly Listed[];
  label: string;
  again(): void;
  helpers?: boolean;
}) {
  const standingOf = useStandings(sessions);
  const running = sessions.some((one) => one.running);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(again, lookAgainMs);
    return () => clearInterval(timer);
  }, [running, again]);
  const now = new Date();
  return (
    <ul className="start-lessons" aria-label={label}>
      {sessions.map((session) => (
        <li key={session.id} className="start-lesson-item">
          <LessonRow session={session} standing={standingOf(session)} now={now} />
          <LessonMenu id={session.id} title={titleIn(session, standingOf(session))} />
          {helpers && <CalledIn sessions={session.children} />}
        </li>
      ))}
    </ul>
  );
}

function LessonRow({
  session,
  standing,
  now,
}: {
  session: Listed;
  standing: Standing | null | undefined;
  now: Date;
}) {
  const progress = progressOf(session, standing);
  const title = titleIn(session, standing);
  knowTitle(session.id, title);
  const kind = words.plan.commands[session.command ?? ""];
  const about = [
    kind,
    title === session.title ? null : session.title,
    when(session.updatedAt, now, words.plan.locale),
    session.foreign === true ? words.plan.list.foreign : null,
  ];
  return (
    <Link to={pathTo("plan", "s", session.id)} className="start-lesson">
      <span className="start-lesson-text">
        <span className="start-lesson-title">{title}</span>
        <small className="quiet">{about.filter(Boolean).join(" · ")}</small>
      </span>
      <span className={`chip ${chips[toneOf(progress)]}`}>{inWords(progress)}</span>
    </Link>
  );
}

/** What other agents did for a lesson: each can be read, and stands under what it was done for. */
function CalledIn({ sessions = [] }: { sessions: Listed["children"] }) {
  if (sessions.length === 0) return null;
  return (
    <ul className="start-called-in" aria-label={words.plan.list.calledIn}>
      {sessions.map(({ id, agent, title }) => (
        <li key={id}>
          <Link to={pathTo("plan", "s", id)}>{words.plan.list.calledInFor(agent, title)}</Link>
        </li>
      ))}
    </ul>
  );
}

/** As a person named it, else by its own heading, else by what was asked for. */
function titleIn(session: Listed, standing: Standing | null | undefined): string {
  return (session.named ? null : standing?.title) ?? session.title;
}

const chips = { plain: "", good: "chip-good", draft: "chip-draft", problem: "chip-problem" };

function inWords(progress: Progress): string {
  const say = words.plan.progress;
  return progress.kind === "deciding"
    ? say.deciding(progress.decided, progress.sections)
    : say[progress.kind];
}
