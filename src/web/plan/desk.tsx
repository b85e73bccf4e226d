import { useState } from "react";
import { Head } from "../app/head.tsx";
import { Link } from "../app/link.tsx";
import { Button } from "../ui/button.tsx";
import { Splitter, useSide } from "../ui/splitter.tsx";
import { Empty, Skeleton } from "../ui/states.tsx";
import { useWidth } from "../ui/use-media.ts";
import { words } from "../words/words.ts";
import { Conversation } from "./conversation/conversation.tsx";
import { LessonPane } from "./lesson/lesson-pane.tsx";
import { type OpenSession, useSession } from "./session/use-session.ts";
import { WithWorkspace } from "./with-workspace.tsx";

/** A lesson being made: the lesson in the middle, the conversation at its right, the workspace at its left. */
export function Desk({ id }: { id: string }) {
  const session = useSession(id);
  if (session === null) return <Skeleton lines={8} />;
  if ("problem" in session) {
    return (
      <Empty title={words.plan.noSession}>
        <p>{session.problem.message}</p>
        <Link to="/plan/lessons">{words.plan.allLessons}</Link>
      </Empty>
    );
  }
  return <OpenDesk session={session} />;
}

function OpenDesk({ session }: { session: OpenSession }) {
  const say = words.plan;
  const width = useWidth();
  const side = useSide("conversation", say.resizeConversation, {
    usual: 380,
    least: 300,
    most: 620,
    toward: -1,
  });
  const [tab, setTab] = useState<"lesson" | "conversation">("lesson");
  const { lesson, session: kept } = session.view;
  return (
    <WithWorkspace usuallyShown>
      <Head>
        <h1 title={lesson?.title ?? kept.title}>{lesson?.title ?? kept.title}</h1>
      </Head>
      {width === "narrow" ? (
        <div className="desk-narrow">
          <div className="desk-one">
            {tab === "lesson" ? <LessonPane session={session} /> : <Conversation session={session} />}
          </div>
          <nav className="desk-tabs" aria-label={say.panes}>
            {(["lesson", "conversation"] as const).map((each) => (
              <Button key={each} look="quiet" aria-pressed={tab === each} onClick={() => setTab(each)}>
                {say.pane[each]}
              </Button>
            ))}
          </nav>
        </div>
      ) : (
        <div className="desk">
          <LessonPane session={session} />
          <Splitter {...side.splitter} />
          <aside className="pane" aria-label={say.pane.conversation} style={{ width: side.width }}>
            <Conversation session={session} />
          </aside>
        </div>
      )}
    </WithWorkspace>
  );
}
