import { useMemo, useRef } from "react";
import { isCut } from "../session/is-cut.ts";
import type { LessonShown } from "../session/read-session.ts";
import { same } from "../session/same.ts";
import type { OpenSession } from "../session/use-session.ts";
import { grown, nothingWritten, preambleIn } from "./growing.ts";
import {
  bodyOf,
  draftInFlight,
  makesLesson,
  otherDocument,
  type Piece,
  piecesOf,
  waiting,
} from "./pieces.ts";

/** What stands in the middle of the desk. */
export type Doc = {
  title: string | null;
  preamble: string;
  pieces: readonly Piece[];
  /** A lesson to decide on, a document of another kind, a draft that is still being made, or what was left of one. */
  kind: "lesson" | "other" | "draft" | "unfinished";
  /** All of it as it was written. */
  markdown: string;
};

/** null: there is nothing to show yet. */
export function useDocument(session: Pick<OpenSession, "view" | "live" | "cut">): Doc | null {
  const { view } = session;
  const live = session.live ?? session.cut;
  const { lesson } = view;
  const flight = draftInFlight(live);
  const before = useMemo(() => (lesson === null ? [] : lessonPieces(lesson)), [lesson]);
  const growing = useRef(nothingWritten);
  growing.current = flight === "" ? nothingWritten : grown(growing.current, flight);
  const other = useMemo(() => otherDocument(view), [view]);

  const shown = useRef<Piece[]>([]);

  const { title, preamble } = growing.current;
  if (flight !== "") {
    const ended = live?.text !== flight;
    const pieces = same(
      shown.current,
      piecesOf(growing.current, { before, whole: makesLesson(view), ended }),
    );
    shown.current = pieces;
    return { title, preamble, pieces, kind: "draft", markdown: flight };
  }
  if (lesson !== null) {
    const { markdown } = lesson;
    const first = markdown.indexOf(lesson.sections[0]?.text ?? "");
    return {
      title: lesson.title,
      preamble: preambleIn(markdown, first),
      pieces: before,
      kind: "lesson",
      markdown,
    };
  }
  if (live === null && view.unfinished !== null && isCut(view)) {
    const read = grown(nothingWritten, `${view.unfinished}\n`);
    const left = piecesOf(read, { before: [], whole: false, ended: true });
    const pieces = left.map((piece): Piece => ({ ...piece, state: "unchecked" }));
    const { title: name, preamble: first } = read;
    return { title: name, preamble: first, pieces, kind: "unfinished", markdown: view.unfinished };
  }
  if (other !== null) {
    const read = grown(nothingWritten, `${other}\n`);
    const pieces = piecesOf(read, { before: [], whole: false, ended: true });
    return { title: read.title, preamble: read.preamble, pieces, kind: "other", markdown: other };
  }
  const free = live !== null && (live.request === null || live.request.kind === "free");
  if (!free || live.text !== "" || live.said !== "" || !makesLesson(view)) return null;
  return { title: null, preamble: "", pieces: waiting([]), kind: "draft", markdown: "" };
}

function lessonPieces({ sections }: LessonShown): Piece[] {
  return sections.map(({ id, title, text }) => ({ id, title, body: bodyOf(text), state: "written" }));
}
