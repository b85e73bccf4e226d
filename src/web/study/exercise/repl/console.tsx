import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { ConsoleLanguage } from "../../../../learning/sandbox/console/console.ts";
import { isUnfinished } from "../../../../learning/sandbox/console/unfinished.ts";
import { ask, messageOf } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { studyCode } from "../../../words/en/study-code.ts";
import {
  came,
  indentAfter,
  leaves,
  linesKept,
  nothingTyped,
  recalled,
  type Typed,
  typing,
} from "./console-state.ts";

const say = studyCode.console;

/** As long as the page is open, whichever exercise one goes on to. */
const sessions = new Map<string, { typed: Typed; seed: number }>();

function sessionOf(course: string) {
  const there = sessions.get(course) ?? { typed: nothingTyped, seed: Math.floor(Math.random() * 2 ** 31) };
  sessions.set(course, there);
  return there;
}

const most = 200;

type Props = {
  course: string;
  language: ConsoleLanguage;
  /** Put at the prompt when it changes; `n` tells the same program again from another look at it. */
  given?: { code: string; n: number } | null;
};

/** A prompt where anything is typed and run, in the box on this computer. Nothing of it is graded. */
export function Console({ course, language, given = null }: Props) {
  const [typed, setTyped] = useState(() => sessionOf(course).typed);
  const [running, setRunning] = useState<{ line: string; stop: AbortController } | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const hint = useId();
  const change = (how: (before: Typed) => Typed) => {
    const session = sessionOf(course);
    session.typed = how(session.typed);
    setTyped(session.typed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is given is put there once
  useEffect(() => {
    if (given === null) return;
    change((before) => typing(before, given.code));
    field.current?.focus();
  }, [given?.n]);
  const { length } = typed.entries;
  const isRunning = running !== null;
  // When a line is run and when its output is there: between the two as many entries are shown.
  useEffect(() => {
    if (length > 0 || isRunning) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [length, isRunning]);

  const run = async () => {
    const line = typed.text.trimEnd();
    if (line === "" || running !== null) return;
    const stop = new AbortController();
    setRunning({ line, stop });
    change((before) => typing(before, ""));
    const json = { before: linesKept(typed), line, seed: sessionOf(course).seed };
    const request = api.study.courses[":course"].console.$post(
      { param: { course }, json },
      { init: { signal: stop.signal } },
    );
    try {
      const reply = await ask(request);
      change((before) => came(before, { line, ...reply }));
    } catch (error) {
      const why = stop.signal.aborted ? say.stopped : messageOf(error);
      change((before) => came(before, { line, printed: "", error: why, kept: false }));
    } finally {
      setRunning(null);
      field.current?.focus();
    }
  };
  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, currentTarget } = event;
    const { selectionStart, selectionEnd, value } = currentTarget;
    if (key === "Enter" && !shiftKey) {
      event.preventDefault();
      const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
      const goesOn = isUnfinished(value, language) && !(ctrlKey || metaKey);
      if (!goesOn || !isAtEnd) return void run();
      // An empty line ends a block.
      const last = value.slice(value.lastIndexOf("\n") + 1);
      if (last.trim() === "" && value.includes("\n") && !isUnfinished(`${value.trimEnd()}\n`, language))
        return void run();
      change((before) => typing(before, `${value}\n${indentAfter(value)}`));
    }
    if (key === "ArrowUp" || key === "ArrowDown") {
      const step = key === "ArrowUp" ? 1 : -1;
      if (selectionStart !== selectionEnd || !leaves(value, selectionStart, step)) return;
      event.preventDefault();
      change((before) => recalled(before, step));
    }
  };
  return (
    <div className="sc">
      <div
        ref={log}
        className="sc-log"
        role="log"
        aria-label={say.output}
        tabIndex={typed.entries.length > 0 ? 0 : -1}
      >
        {typed.entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
          <div key={at} className="sc-entry">
            <Line text={entry.line} />
            {entry.printed !== "" && <pre className="sc-out">{entry.printed.trimEnd()}</pre>}
            {entry.error !== "" && <pre className="sc-error">{entry.error}</pre>}
          </div>
        ))}
        {running !== null && (
          <div className="sc-entry">
            <Line text={running.line} />
            <p className="sc-running">{say.running}</p>
          </div>
        )}
      </div>
      <form
        className="sc-prompt"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <span className="sc-mark" aria-hidden="true">
          {mark}
        </span>
        <textarea
          ref={field}
          className="sc-field"
          aria-label={say.field}
          aria-describedby={hint}
          rows={Math.min(14, typed.text.split("\n").length)}
          value={typed.text}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          dir="ltr"
          onChange={({ target }) => change((before) => typing(before, target.value))}
          onKeyDown={pressed}
        />
        {running === null ? (
          <Button look="main" icon="play" submit>
            {say.run}
          </Button>
        ) : (
          <Button icon="stop" onClick={() => running.stop.abort()}>
            {say.stop}
          </Button>
        )}
      </form>
      <div className="sc-foot">
        <p id={hint} className="quiet">
          {typed.entries.length >= most ? say.tooMany : say.keysAbout}
        </p>
        {typed.entries.length > 0 && running === null && (
          <Button
            look="quiet"
            title={say.freshAbout}
            onClick={() => {
              change(({ text }) => typing(nothingTyped, text));
              field.current?.focus();
            }}
          >
            {say.fresh}
          </Button>
        )}
      </div>
    </div>
  );
}

const mark = "›";

function Line({ text }: { text: string }) {
  return (
    <pre className="sc-line">
      <span className="sc-mark" aria-hidden="true">
        {mark}
      </span>
      <code>{text}</code>
    </pre>
  );
}
