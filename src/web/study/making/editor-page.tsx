import { useState } from "react";
import { messageOf } from "../../api/ask.ts";
import { changed, useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { go, pathTo } from "../../app/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { Notice, Shown } from "../../ui/states.tsx";
import { tell } from "../../ui/toast-list.ts";
import { making as say } from "../../words/en/making.ts";
import { addTopic, type Outline, readOutline, removeTopic } from "./calls.ts";
import { CourseMenu } from "./course-menu.tsx";
import { OutlineView } from "./outline-view.tsx";
import { TopicEditor } from "./topic-editor.tsx";

/** A course as its maker sees it: /study/c/<course>/edit/<topic>. */
export function EditorPage({ course, topic }: { course: string; topic: string | undefined }) {
  const read = useRead(`study/making/${course}`, () => readOutline(course));
  return (
    <div className="study-page making">
      <Shown read={read} lines={8}>
        {(outline) => <Editor outline={outline} topic={topic} />}
      </Shown>
    </div>
  );
}

const told = "making-topics";

function Editor({ outline, topic }: { outline: Outline; topic: string | undefined }) {
  const { name, own, about, topics } = outline;
  const shown = topics.find(({ id }) => id === topic) ?? topics[0];
  const [version, setVersion] = useState(0);
  const open = (id: string) => go(pathTo("study", "c", name, "edit", id));
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      changed("study/");
    } catch (error) {
      tell(messageOf(error), { tone: "problem", about: told });
    }
  };
  const remove = (id: string, title: string) =>
    attempt(async () => {
      const { form, place } = await removeTopic(name, id);
      go(pathTo("study", "c", name, "edit"), { replace: true });
      const back = () =>
        attempt(async () => {
          const added = await addTopic(name, { form, place });
          setVersion((before) => before + 1);
          open(added.id);
        });
      tell(say.edit.removed(title), { action: { label: say.edit.undo, run: () => void back() } });
    });
  return (
    <>
      <Head>
        <h1 dir="auto">{about.title}</h1>
      </Head>
      <div className="making-bar">
        <CourseMenu outline={outline} />
        <Link to={pathTo("study", "c", name)} className="button button-main">
          <Icon name="play" />
          {say.edit.study}
        </Link>
      </div>
      {!own && (
        <Notice>
          <p>{say.edit.shipped}</p>
        </Notice>
      )}
      <div className="making-desk">
        <OutlineView
          outline={outline}
          shown={shown?.id}
          onOpen={open}
          onAdd={() => attempt(async () => open((await addTopic(name, { title: say.edit.newTopic })).id))}
        />
        {shown !== undefined && (
          <TopicEditor
            key={`${shown.id} ${version}`}
            outline={outline}
            topic={shown.id}
            onRemove={(title) => void remove(shown.id, title)}
          />
        )}
      </div>
    </>
  );
}
