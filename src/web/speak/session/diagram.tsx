import { useState, useSyncExternalStore } from "react";
import { api } from "../../api/client.ts";
import { useRemembered } from "../../app/remembered.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/words.ts";

/** How the session works, behind a toggle: its states as they are written in the spec, the current one lit. */
export function Diagram({ state }: { state: string }) {
  const [open, keep] = useRemembered("speak.diagram", "off");
  const [failed, setFailed] = useState(false);
  const scheme = useSyncExternalStore(watchTheme, theme);
  const query = { state, ...(scheme === undefined ? {} : { scheme }) };
  const say = words.speak.diagram;
  const isOpen = open === "on";
  return (
    <div className="speak-diagram">
      <Button look="quiet" aria-expanded={isOpen} onClick={() => keep(isOpen ? "off" : "on")}>
        {isOpen ? say.hide : say.show}
      </Button>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide picture is scrolled with the keyboard
        <section className="speak-diagram-scroll" aria-label={say.label} tabIndex={0}>
          {failed ? (
            <p>{say.failed}</p>
          ) : (
            <img
              src={api.coach["diagram.svg"].$path({ query })}
              alt={say.alt(state)}
              onError={() => setFailed(true)}
            />
          )}
        </section>
      )}
    </div>
  );
}

/** The colours that were chosen for this page; undefined: the system's, which the picture follows by itself. */
function theme(): "light" | "dark" | undefined {
  const chosen = document.documentElement.dataset.theme;
  return chosen === "light" || chosen === "dark" ? chosen : undefined;
}

function watchTheme(watcher: () => void): () => void {
  const observer = new MutationObserver(watcher);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
