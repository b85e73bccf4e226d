import { Markdown } from "../../ui/markdown.tsx";
import type { OpenSession } from "../session/use-session.ts";

/** The lesson as a document, with its decisions. */
export function LessonPane({ session }: { session: OpenSession }) {
  const { view, live } = session;
  return (
    <div className="lesson reading">
      <Markdown text={view.lesson?.markdown ?? live?.text ?? ""} />
    </div>
  );
}
