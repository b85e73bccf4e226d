import { useEffect, useMemo, useState } from "react";
import type { QuestionEdit } from "../../../lesson/companions/edit-question.ts";
import type { SlideText } from "../../../lesson/export/slide-text.ts";
import type { CompanionPart } from "../../../message.ts";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { tell } from "../../ui/toast-list.ts";
import { companions } from "../../words/en/companions.ts";
import type { Decision, OpenSession } from "../session/use-session.ts";

type ToDecide = Decision extends infer One
  ? One extends { part?: unknown }
    ? Omit<One, "part">
    : never
  : never;

/** What goes with a lesson as it stands, read again whenever the session has changed; and what can be done with it. */
export function useCompanion(session: OpenSession, part: CompanionPart) {
  const { id, view, doings } = session;
  const param = { id, part };
  const read = useRead(`companions/${id}/${part}`, () => ask(api.companions[":id"][":part"].$get({ param })));
  const [busy, setBusy] = useState(false);
  const { messages, decisions } = view.session;
  const stamp = `${messages.length} ${decisions.length} ${session.running}`;
  const { again } = read;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the session has changed
  useEffect(() => again(), [stamp, again]);
  const hands = useMemo(() => {
    const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        tell(messageOf(error), { tone: "problem" });
        return false;
      } finally {
        setBusy(false);
        again();
      }
    };
    return {
      make: (many: number | null) =>
        attempt(() =>
          ask(
            api.companions[":id"][":part"].$post({
              param: { id, part },
              json: { input: companions.ask[part], ...(many === null ? {} : { many }) },
            }),
          ),
        ),
      edit: (section: string, edit: QuestionEdit) =>
        attempt(() =>
          ask(
            api.companions[":id"][":part"].question.$post({ param: { id, part }, json: { section, edit } }),
          ),
        ),
      type: (section: string, slide: SlideText, over: string) =>
        attempt(() =>
          ask(api.companions[":id"].slides.slide.$post({ param: { id }, json: { section, slide, over } })),
        ),
      add: (section: string, slide: SlideText) =>
        attempt(() =>
          ask(api.companions[":id"].slides.added.$post({ param: { id }, json: { section, slide } })),
        ),
      decide: (wish: ToDecide) => attempt(() => doings.decide({ ...wish, part })),
    };
  }, [id, part, doings, again]);
  return {
    stamp,
    companion: read.value?.companion,
    loading: read.loading,
    busy: busy || session.running,
    hands,
  };
}
