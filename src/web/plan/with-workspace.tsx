import { type ReactNode, useEffect, useRef, useState } from "react";
import { useActions } from "../app/actions.ts";
import { Head } from "../app/head.tsx";
import { remember, remembered } from "../app/remembered.ts";
import { useRoute } from "../app/route.ts";
import { IconButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Splitter, useSide } from "../ui/splitter.tsx";
import { useWidth } from "../ui/use-media.ts";
import { words } from "../words/words.ts";
import { openFile, useOpenFile } from "./open-file.ts";
import { WorkspacePane } from "./workspace/workspace-pane.tsx";

const shownName = "plan.workspace-shown";

/**
 * Files, classes and curriculum at the left of whatever is in the middle, once they are asked for: a pane where there is
 * room, else a drawer. `besideTwo`: the middle has a pane of its own.
 */
export function WithWorkspace({ children, besideTwo = false }: { children: ReactNode; besideTwo?: boolean }) {
  const say = words.planWorkspace;
  const wide = useWidth() === "wide";
  const file = useOpenFile();
  const [shown, setShown] = useState(() => remembered(shownName) === "yes");
  const [drawer, setDrawer] = useState(false);
  const tree = useSide("workspace", say.resize, { usual: 320, least: 240, most: 480, toward: 1 });
  const editor = useSide("editor", say.resize, { usual: 560, least: 380, most: 900, toward: 1 });
  const side = file === null ? tree : editor;
  const open = wide ? shown || file !== null : drawer || file !== null;
  const toggle = () => {
    if (file !== null) openFile(null);
    const next = !open;
    if (wide) {
      setShown(next);
      remember(shownName, next ? "yes" : "no");
    } else setDrawer(next);
  };
  const escaped = useEscapeInText();
  const { parts, query } = useRoute();
  const place = `${parts.join("/")} ${query.get("topic")}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who goes somewhere else wants to see it
  useEffect(() => setDrawer(false), [place]);
  useActions([{ id: "workspace", label: say.toggle, group: words.plan.keys, keys: "mod+b", run: toggle }]);
  return (
    <div className={`with-workspace ${besideTwo ? "ws-beside-two" : "ws-beside-one"}`}>
      <Head>
        <IconButton
          icon="folder"
          label={say.toggle}
          className="ws-toggle"
          aria-expanded={open}
          onClick={toggle}
        />
      </Head>
      {wide && open && (
        <>
          <aside className="pane pane-workspace" aria-label={say.title} style={{ width: side.width }}>
            <WorkspacePane />
          </aside>
          <Splitter {...side.splitter} />
        </>
      )}
      <div className="with-workspace-middle">{children}</div>
      {!wide && file !== null && (
        // The lesson stays in sight above the file, and in reach.
        <aside className="ws-sheet" aria-label={say.title}>
          <WorkspacePane />
        </aside>
      )}
      {!wide && (
        <Dialog
          open={drawer && file === null}
          onClose={() => escaped() || toggle()}
          title={say.title}
          shape="side"
        >
          <WorkspacePane />
        </Dialog>
      )}
    </div>
  );
}

/** Whether the key pressed last was Esc inside a text: that is meant for the editor, and closes no drawer around it. */
function useEscapeInText(): () => boolean {
  const last = useRef(false);
  useEffect(() => {
    const pressed = ({ key, target }: Event & { key?: string }) => {
      last.current = key === "Escape" && target instanceof Element && target.closest(".cm-editor") !== null;
    };
    window.addEventListener("keydown", pressed, true);
    window.addEventListener("pointerdown", pressed, true);
    return () => {
      window.removeEventListener("keydown", pressed, true);
      window.removeEventListener("pointerdown", pressed, true);
    };
  }, []);
  return () => last.current;
}
