import { Button } from "../../ui/button.tsx";
import { words } from "../../words/words.ts";
import type { OpenSession } from "../session/use-session.ts";

/** What was asked and answered, what the assistant does now, and where to write. */
export function Conversation({ session }: { session: OpenSession }) {
  return (
    <div className="conversation">
      <p>{session.view.session.title}</p>
      {session.running && <Button onClick={() => void session.stop()}>{words.plan.stop}</Button>}
    </div>
  );
}
