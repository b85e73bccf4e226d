import { useState } from "react";
import { ask, messageOf } from "../../api/ask.ts";
import { changed } from "../../api/use-read.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { tell } from "../../ui/toast-list.ts";
import { making as say } from "../../words/en/making.ts";
import { making, type Outline } from "./calls.ts";

type Props = {
  outline: Outline;
  shown: string | undefined;
  onOpen(id: string): void;
  onAdd(): Promise<void>;
};

/** The topics of a course in their order. */
export function OutlineView({ outline, shown, onOpen, onAdd }: Props) {
  const { name, topics } = outline;
  const [busy, setBusy] = useState(false);
  const move = async (at: number, by: -1 | 1) => {
    const ids = topics.map(({ id }) => id);
    const [moved] = ids.splice(at, 1);
    if (moved === undefined) return;
    ids.splice(at + by, 0, moved);
    try {
      await ask(making.courses[":course"].order.$put({ param: { course: name }, json: { topics: ids } }));
      changed("study/");
    } catch (error) {
      tell(messageOf(error), { tone: "problem", about: "making-order" });
    }
  };
  return (
    <nav className="making-outline" aria-label={say.edit.topics}>
      <ol>
        {topics.map(({ id, title, items, untaught }, at) => (
          <li key={id} className={id === shown ? "making-topic making-topic-shown" : "making-topic"}>
            <button
              type="button"
              className="making-topic-name"
              aria-current={id === shown ? "page" : undefined}
              onClick={() => onOpen(id)}
            >
              <span dir="auto">{title}</span>
              <small className="quiet">
                {say.edit.items(items)}
                {untaught !== null && untaught > 0 && ` · ${say.edit.untaught(untaught)}`}
              </small>
            </button>
            {id === shown && topics.length > 1 && (
              <span className="making-moves">
                <IconButton
                  icon="chevron"
                  className="making-up"
                  label={say.edit.up(title)}
                  disabled={at === 0}
                  onClick={() => void move(at, -1)}
                />
                <IconButton
                  icon="chevron"
                  label={say.edit.down(title)}
                  disabled={at === topics.length - 1}
                  onClick={() => void move(at, 1)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <Button
        icon="plus"
        busy={busy}
        onClick={() => {
          setBusy(true);
          void onAdd().finally(() => setBusy(false));
        }}
      >
        {say.edit.addTopic}
      </Button>
    </nav>
  );
}
