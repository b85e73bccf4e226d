import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { editing as editingWords } from "../../../words/en/editing.ts";
import { readSession, type SectionShown } from "../../session/read-session.ts";
import { keepDraft, readDraft } from "../../workspace/drafts.ts";
import type { Disk } from "../../workspace/file-state.ts";
import {
  Overtaken,
  type Ports,
  Rejected,
  type TextFile,
  textFile,
  type View,
} from "../../workspace/text-file.ts";
import type { Hands } from "../hands.ts";
import { bodyOf } from "../pieces.ts";
import { textsOf } from "./open-editors.ts";

const keepAfterMs = 400;

/**
 * A section that is being typed into, with the promises that an open file has: what was typed is kept until it stands in
 * the lesson or its writer let it go, and nothing is written over a text that its writer has not seen.
 */
export function useSectionText(
  session: string,
  section: SectionShown,
  save: Hands["save"],
): { file: TextFile; view: View } {
  const shown = useRef(section);
  shown.current = section;
  const { id } = section;
  const file = useMemo(() => textFile(portsOf(session, id, shown, save)), [session, id, save]);
  const view = useSyncExternalStore(file.watch, file.view);
  useEffect(() => {
    void file.start();
    const leave = (event: BeforeUnloadEvent) => {
      file.flush();
      const now = file.view();
      if (now.stage === "open" && !now.kept) event.preventDefault();
    };
    window.addEventListener("pagehide", file.flush);
    window.addEventListener("beforeunload", leave);
    document.addEventListener("visibilitychange", file.flush);
    return () => {
      window.removeEventListener("pagehide", file.flush);
      window.removeEventListener("beforeunload", leave);
      document.removeEventListener("visibilitychange", file.flush);
      file.close();
    };
  }, [file]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the lesson has another text
  useEffect(() => void file.look(), [file, section.text]);
  return { file, view };
}

function portsOf(session: string, id: string, shown: { current: SectionShown }, save: Hands["save"]): Ports {
  const root = textsOf(session);
  return {
    read: async () => standing(shown.current),
    async write(text, over) {
      const { title } = shown.current;
      const seen = over === null ? {} : { over };
      const lesson = await save({ type: "edit", section: id, text: `## ${title}\n\n${text}`, ...seen });
      const now = (lesson ?? (await readSession(session)).lesson)?.sections.find((one) => one.id === id);
      const current = now === undefined ? null : standing(now);
      if (lesson !== null && current !== null) return current;
      if (current?.version !== over) throw new Overtaken(current);
      throw new Rejected(editingWords.notSaved);
    },
    draft: () => readDraft(root, id),
    keep: (draft) => keepDraft(root, id, draft),
    later(run) {
      const timer = setTimeout(run, keepAfterMs);
      return () => clearTimeout(timer);
    },
  };
}

/** Its text is its version: the same text is the same section. */
function standing({ text }: SectionShown): Disk {
  return { content: bodyOf(text), version: text };
}
