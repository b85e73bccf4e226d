import { useCallback } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { useRemembered } from "../../app/remembered.ts";
import { Shown } from "../../ui/states.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useWidth } from "../../ui/use-media.ts";
import { library as libraryWords } from "../../words/en/library.ts";
import { words } from "../../words/words.ts";
import { openFile, useOpenFile } from "../open-file.ts";
import { ClassesTab } from "./classes-tab.tsx";
import { CurriculumTab } from "./curriculum-tab.tsx";
import { FileView } from "./file-view.tsx";
import { FilesTab } from "./files-tab.tsx";
import { LibraryTab } from "./library-tab.tsx";

/** Files, classes and curriculum of the workspace; the file that is open, in its editor. */
export function WorkspacePane() {
  const read = useRead("workspace", () => ask(api.workspace.$get()));
  return <Shown read={read}>{({ root }) => <OpenWorkspace key={root} root={root} />}</Shown>;
}

function OpenWorkspace({ root }: { root: string }) {
  const say = words.planWorkspace;
  const file = useOpenFile();
  const width = useWidth();
  const [tab, setTab] = useRemembered("plan.workspace-tab", "files");
  // Where there is little room, the list makes way for the file.
  const [listed, setListed] = useRemembered(
    `plan.list-beside-file.${width}`,
    width === "wide" ? "yes" : "no",
  );
  const shown = file === null || listed === "yes";
  const close = useCallback(() => {
    openFile(null);
    requestAnimationFrame(focusList);
  }, []);
  const tabs = [
    { id: "files", label: say.tabs.files, content: <FilesTab root={root} current={file?.path ?? null} /> },
    { id: "classes", label: say.tabs.classes, content: <ClassesTab root={root} /> },
    { id: "curriculum", label: say.tabs.curriculum, content: <CurriculumTab root={root} /> },
    { id: "library", label: libraryWords.tab, content: <LibraryTab /> },
  ];
  return (
    <div className={`ws ${file === null ? "" : "ws-with-file"}`}>
      {shown && (
        <div className="ws-browse">
          <Tabs
            label={say.sections}
            tabs={tabs}
            value={tabs.some(({ id }) => id === tab) ? tab : "files"}
            onChange={setTab}
          />
        </div>
      )}
      {file !== null && (
        <FileView
          key={file.path}
          root={root}
          open={file}
          list={{ shown, toggle: () => setListed(shown ? "no" : "yes") }}
          close={close}
        />
      )}
    </div>
  );
}

/** After a file is closed: to where one was in the list, or to what opens the list. */
function focusList(): void {
  const places = [".ws-tree [tabindex='0']", ".ws-browse .tab[data-state='active']", ".ws-toggle"];
  const found = places
    .map((place) => document.querySelector<HTMLElement>(place))
    .find((each) => each !== null);
  found?.focus();
}
