import { useRef, useState } from "react";
import type { Chosen } from "../../../message.ts";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed } from "../../api/use-read.ts";
import { knowTitle } from "../titles.ts";
import { type Outlook, outlookOf, type Preview } from "./foretold.ts";

const command = "lesson-planning:create-lesson";

export type Asked =
  | { state: "looking"; request: string }
  | { state: "failed"; request: string; message: string }
  | { state: "shown"; request: string; about: Chosen; preview: Preview; outlook: Outlook };

/** First what the checks say of a request; then, on the teacher's word, the session. */
export function useBeforeDrafting(onStarted: (sessionId: string) => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const round = useRef(0);
  return {
    asked,
    busy,
    /** What was shown is about another request now. */
    forget() {
      round.current++;
      setAsked(null);
    },
    async look({ text: request, about }: { text: string; about: Chosen }) {
      const mine = ++round.current;
      setAsked({ state: "looking", request });
      try {
        const preview = await ask(api.sessions.preview.$post({ json: { command, input: request, about } }));
        if (mine === round.current)
          setAsked({ state: "shown", request, about, preview, outlook: outlookOf(preview) });
      } catch (error) {
        if (mine === round.current) setAsked({ state: "failed", request, message: messageOf(error) });
      }
    },
    /** `instead`: in place of what was typed; it names nobody, so nothing is agreed to. */
    async start(instead?: string) {
      if (asked?.state !== "shown" || asked.outlook.kind === "blocked" || busy) return;
      const knowingly = asked.outlook.kind === "personal" && instead === undefined;
      const consents: "personal-data"[] = knowingly ? ["personal-data"] : [];
      const input = instead ?? asked.request;
      setBusy(true);
      try {
        const json = { command, input, about: asked.about, consents };
        const { sessionId } = await ask(api.sessions.$post({ json }));
        changed("sessions");
        knowTitle(sessionId, input);
        onStarted(sessionId);
      } catch (error) {
        setAsked({ state: "failed", request: asked.request, message: messageOf(error) });
      } finally {
        setBusy(false);
      }
    },
  };
}
