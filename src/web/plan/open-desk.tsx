import { lazy, Suspense, useMemo, useState } from "react";
import type { AskError } from "../api/ask.ts";
import { useStudyLesson } from "../api/study-lesson.ts";
import { offered, useActions } from "../app/actions.ts";
import { Head } from "../app/head.tsx";
import { Link } from "../app/link.tsx";
import { useRemembered } from "../app/remembered.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { OneLine } from "../ui/one-line.tsx";
import { Splitter, useSide } from "../ui/splitter.tsx";
import { Empty, Skeleton } from "../ui/states.tsx";
import { useWidth } from "../ui/use-media.ts";
import { words } from "../words/words.ts";
import { CompanionPane } from "./companions/companion-pane.tsx";
import { CompanionTabs } from "./companions/companion-tabs.tsx";
import { type LessonTab, openTab, tabsOf } from "./companions/tabs-of.ts";
import { composerElement } from "./conversation/composer.tsx";
import { Conversation } from "./conversation/conversation.tsx";
import { useFolded } from "./conversation/use-folded.ts";
import { DeskToCome } from "./desk-to-come.tsx";
import { ImportDialog } from "./import/import-dialog.tsx";
import { ExportMenu } from "./lesson/export-menu.tsx";
import { LessonPane } from "./lesson/lesson-pane.tsx";
import { endsInWords, nothingMade } from "./session/nothing-made.ts";
import { type OpenSession, useSession } from "./session/use-session.ts";
import { StudyTask } from "./study-task.tsx";
import { deskTitle, useKeptFocus } from "./use-kept-focus.ts";
import { WithWorkspace } from "./with-workspace.tsx";

const SlidesPane = lazy(() => import("./present/slides-pane.tsx"));

/** A lesson being made. The conversation is at its right while there is something to read in it, else folded away. */
export default function Desk({ id }: { id: string }) {
  const session = useSession(id);
  useKeptFocus();
  if (session === null) return <DeskToCome id={id} />;
  if ("problem" in session) return <NoDesk problem={session.problem} />;
  return <OpenDesk session={session} />;
}

function NoDesk({ problem: { status, message } }: { problem: AskError }) {
  const say = words.plan;
  const gone = status === 404 || status === 400;
  return (
    <>
      <Head>
        <h1 id={deskTitle} tabIndex={-1}>
          {gone ? say.goneTitle : say.noSession}
        </h1>
      </Head>
      <Empty title={gone ? say.gone : say.noSession}>
        <p>{gone ? say.goneAbout : message}</p>
        <Link to="/plan/lessons" className="plan-link">
          {say.allLessons}
        </Link>
      </Empty>
    </>
  );
}

type Tab = "lesson" | "conversation";

function OpenDesk({ session }: { session: OpenSession }) {
  const say = words.plan;
  const width = useWidth();
  const side = useSide("conversation", say.resizeConversation, {
    usual: 380,
    least: 300,
    most: 620,
    toward: -1,
  });
  const { id, running, doings, view } = session;
  const { lesson, session: kept } = view;
  useStudyLesson(kept);
  const [text, setText] = useRemembered(`plan.text.${id}`, "");
  const talk = useFolded(session, text);
  const [tab, setTab] = useState<Tab>("lesson");
  const [shown, setShown] = useState<LessonTab>("lesson");
  useActions(
    running
      ? [
          {
            id: "stop",
            label: words.planLesson.stop,
            group: words.planLesson.group,
            keys: "Escape",
            whileTyping: true,
            run: () => void doings.stop(),
          },
        ]
      : [],
  );
  const [revising, setRevising] = useState<string | null>(null);
  const revise = (section: string) => {
    setTab("lesson");
    setShown("lesson");
    setRevising(section);
  };
  const prefill = (given: string | null) => {
    if (given !== null) setText(given);
    setTab("conversation");
    talk.unfold();
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${composerElement} textarea`)?.focus());
  };
  const title = lesson?.title ?? kept.title;
  const ownPane = (
    <LessonPane session={session} revising={revising} onRevising={setRevising} onPrefill={prefill} />
  );
  const hasLesson = lesson !== null;
  const tabs = useMemo(() => tabsOf(kept.messages, hasLesson, running), [kept.messages, hasLesson, running]);
  const open = openTab(tabs, shown);
  const lessonPane =
    tabs.length === 0 ? (
      ownPane
    ) : (
      <div className="companion-desk">
        <CompanionTabs messages={kept.messages} tabs={tabs} tab={open} onTab={setShown} />
        {open === "lesson" ? (
          ownPane
        ) : open === "slides" ? (
          <Suspense fallback={<Skeleton lines={5} />}>
            <SlidesPane session={session} />
          </Suspense>
        ) : (
          <CompanionPane key={open} session={session} part={open} />
        )}
      </div>
    );
  // Where nothing was made yet, there is something to answer, and it has the middle.
  const asks = nothingMade(session);
  const conversation = (
    <Conversation
      session={session}
      text={text}
      onText={(next) => {
        setText(next);
        talk.unfold();
      }}
      onPrefill={prefill}
      onRevise={revise}
      title={asks && endsInWords(view) ? words.planLesson.questionTitle : words.planLesson.conversation.title}
      tools={
        asks ? (
          <BringIn />
        ) : (
          width !== "narrow" && (
            <IconButton icon="right" label={words.planLesson.conversation.fold} onClick={talk.fold} />
          )
        )
      }
    />
  );
  return (
    <WithWorkspace besideTwo={!talk.folded}>
      <Head>
        <h1 id={deskTitle} tabIndex={-1} title={title}>
          <OneLine text={title} />
        </h1>
        {lesson !== null && !running && width !== "narrow" && (
          <ExportMenu sessionId={id} lesson={lesson} look="plain" />
        )}
      </Head>
      {kept.study !== undefined && <StudyTask session={id} study={kept.study} />}
      {asks ? (
        <div className="desk-asks">{conversation}</div>
      ) : width === "narrow" ? (
        <div className="desk-narrow">
          <div className="desk-one">{tab === "lesson" ? lessonPane : conversation}</div>
          <nav className="desk-tabs" aria-label={say.panes}>
            {(["lesson", "conversation"] as const).map((each) => (
              <Button key={each} look="quiet" aria-pressed={tab === each} onClick={() => setTab(each)}>
                {say.pane[each]}
              </Button>
            ))}
            <Button look="quiet" onClick={openWorkspace}>
              {words.planLesson.workspaceTab}
            </Button>
          </nav>
        </div>
      ) : (
        <div className="desk">
          {lessonPane}
          {talk.folded ? (
            <aside className="desk-rail" aria-label={say.pane.conversation}>
              <button type="button" className="desk-rail-open" onClick={() => prefill(null)}>
                <Icon name="speech" />
                {say.ask}
              </button>
            </aside>
          ) : (
            <>
              <Splitter {...side.splitter} />
              <aside className="pane" aria-label={say.pane.conversation} style={{ width: side.width }}>
                {conversation}
              </aside>
            </>
          )}
        </div>
      )}
    </WithWorkspace>
  );
}

/** The curriculum that a topic belongs to may be all that is missing. */
function BringIn() {
  const [bringing, setBringing] = useState(false);
  return (
    <>
      <Button look="quiet" icon="plus" onClick={() => setBringing(true)}>
        {words.planWorkspace.import.open}
      </Button>
      <ImportDialog open={bringing} onClose={() => setBringing(false)} />
    </>
  );
}

/** The drawer is the workspace's own: it is reached as the palette reaches it. */
function openWorkspace(): void {
  offered()
    .find(({ id }) => id === "workspace")
    ?.run();
}
