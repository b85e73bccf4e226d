import { useEffect, useMemo, useSyncExternalStore } from "react";
import { AskError, ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { personalData } from "../../api/consents.ts";
import { changed } from "../../api/use-read.ts";
import { keepDraft, readDraft } from "./drafts.ts";
import {
  Asks,
  Overtaken,
  type Ports,
  Rejected,
  type TextFile,
  textFile,
  Unreadable,
  type View,
} from "./text-file.ts";

const keepAfterMs = 400;
const lookEveryMs = 20_000;

/** A file of the workspace, open in the page as long as this is shown. */
export function useTextFile(root: string, path: string): { file: TextFile; view: View } {
  const file = useMemo(() => textFile(portsOf(root, path)), [root, path]);
  const view = useSyncExternalStore(file.watch, file.view);
  useEffect(() => {
    void file.start();
    const look = () => {
      if (document.visibilityState === "visible") void file.look();
    };
    const leave = (event: BeforeUnloadEvent) => {
      file.flush();
      const now = file.view();
      if (now.stage === "open" && !now.kept) event.preventDefault();
    };
    const timer = setInterval(look, lookEveryMs);
    window.addEventListener("focus", look);
    window.addEventListener("pagehide", file.flush);
    window.addEventListener("beforeunload", leave);
    document.addEventListener("visibilitychange", file.flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", look);
      window.removeEventListener("pagehide", file.flush);
      window.removeEventListener("beforeunload", leave);
      document.removeEventListener("visibilitychange", file.flush);
      file.close();
    };
  }, [file]);
  return { file, view };
}

function portsOf(root: string, path: string): Ports {
  return {
    async read() {
      try {
        return await ask(api.workspace.file.$get({ query: { path, root } }));
      } catch (error) {
        if (error instanceof AskError && error.kind === "missing") return null;
        if (error instanceof AskError && error.status >= 400 && error.status < 500 && error.status !== 401)
          throw new Unreadable(error.message);
        throw error;
      }
    },
    async write(text, over, knowingly) {
      try {
        const consents = knowingly ? personalData : undefined;
        const json = { path, content: text, version: over, root, consents };
        const written = await ask(api.workspace.file.$put({ json }));
        fileWritten(path, over === null);
        return written;
      } catch (error) {
        if (!(error instanceof AskError)) throw error;
        if (error.current !== undefined) throw new Overtaken(error.current);
        if (error.findings !== undefined) throw new Asks(error.findings);
        if (error.status >= 400 && error.status < 500) throw new Rejected(error.message);
        throw error;
      }
    },
    draft: () => readDraft(root, path),
    keep: (draft) => keepDraft(root, path, draft),
    later(run) {
      const timer = setTimeout(run, keepAfterMs);
      return () => clearTimeout(timer);
    },
  };
}

/** What is read from files is read again. */
export function fileWritten(path: string, isNew: boolean): void {
  if (isNew) changed("workspace/tree");
  if (path.startsWith("classes/")) changed("workspace/classes");
  if (path.startsWith("curriculum/")) changed("curriculum");
}
