import { useEffect, useRef, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { go, useRoute } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Empty, Notice, Shown } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { SharedLessons } from "../share/shared-lessons.tsx";
import { focusTopic } from "./focus-topic.ts";
import { LessonRows } from "./lesson-rows.tsx";
import { useDebounced, useLast } from "./use-debounced.ts";
import { usePlanActions } from "./use-plan-actions.tsx";

const page = 50;
const most = 1_000;

/** Every lesson that is kept: found by words, and gone on with. What is searched for is part of the address. */
export function LessonList() {
  const say = words.plan.list;
  const { query } = useRoute();
  const [typed, setTyped] = useState(query.get("q") ?? "");
  const [limit, setLimit] = useState(page);
  const searched = useDebounced(typed.trim(), 200);
  const place = useRef<HTMLDivElement>(null);
  const { dialog } = usePlanActions();
  const read = useRead(`sessions/list/${limit}/${searched}`, () =>
    ask(api.sessions.$get({ query: { plugin: "lesson-planning", q: searched, limit } })),
  );
  const shown = { ...read, value: useLast(read.value) };
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    if (searched === "") asked.delete("q");
    else asked.set("q", searched);
    const text = asked.toString();
    go(`${location.pathname}${text === "" ? "" : `?${text}`}`, { replace: true });
  }, [searched]);

  /** The keyboard goes on at the first lesson that came; the button may be gone by then. */
  const showMore = (from: number) => {
    setLimit(Math.min(most, limit + page));
    const wait = (tries: number) => {
      const link = place.current?.querySelectorAll<HTMLElement>(".start-lesson")[from];
      if (link !== undefined) link.focus();
      else if (tries > 0) setTimeout(() => wait(tries - 1), 100);
    };
    wait(50);
  };
  const start = () => {
    go("/plan");
    focusTopic();
  };
  return (
    <div className="start start-all" ref={place}>
      <Head>
        <h1>{say.title}</h1>
      </Head>
      <div className="start-search">
        <TextField
          type="search"
          label={say.search}
          hint={say.searchHint}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setLimit(page);
          }}
        />
        <Button icon="plus" onClick={start}>
          {say.new}
        </Button>
      </div>
      <Shown read={shown} lines={8}>
        {({ sessions, total, problems }) => (
          <>
            <p className="quiet" role="status">
              {say.count(sessions.length, total)}
            </p>
            {problems.length > 0 && <Damaged problems={problems} />}
            {total === 0 ? (
              <NoLessons searched={searched} onClear={() => setTyped("")} onStart={start} />
            ) : (
              <LessonRows sessions={sessions} label={say.lessons} again={read.again} helpers />
            )}
            {sessions.length < total && limit < most && (
              <Button onClick={() => showMore(sessions.length)} busy={read.loading}>
                {say.more(Math.min(page, total - sessions.length))}
              </Button>
            )}
            {limit >= most && total > most && <p className="quiet">{say.most}</p>}
          </>
        )}
      </Shown>
      <SharedLessons />
      {dialog}
    </div>
  );
}

function NoLessons({ searched, onClear, onStart }: { searched: string; onClear(): void; onStart(): void }) {
  const say = words.plan.list;
  return searched === "" ? (
    <Empty title={say.empty}>
      <p>{say.emptyAbout}</p>
      <Button look="main" onClick={onStart}>
        {say.new}
      </Button>
    </Empty>
  ) : (
    <Empty title={say.nothing(searched)}>
      <p>{say.nothingAbout}</p>
      <Button onClick={onClear}>{say.clear}</Button>
    </Empty>
  );
}

function Damaged({ problems }: { problems: readonly string[] }) {
  const say = words.plan.list;
  return (
    <Notice tone="draft">
      <p>{say.problems(problems.length)}</p>
      <ul className="start-findings">
        {problems.slice(0, 5).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p className="quiet">{say.problemsSafe}</p>
    </Notice>
  );
}
