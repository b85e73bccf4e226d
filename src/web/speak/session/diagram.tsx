import { useEffect, useRef, useSyncExternalStore } from "react";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { useRemembered } from "../../app/remembered.ts";
import { Button } from "../../ui/button.tsx";
import { speak } from "../../words/en/speak.ts";
import { litPlace } from "./lit-place.ts";

/** How the session works, behind a toggle: its states as they are written in the spec, the current one lit. */
export function Diagram({ state }: { state: string }) {
  const [open, keep] = useRemembered("speak.diagram", "off");
  /** It was opened just now, and not on an earlier visit. */
  const fresh = useRef(false);
  const say = speak.diagram;
  const isOpen = open === "on";
  const toggle = () => {
    fresh.current = !isOpen;
    keep(isOpen ? "off" : "on");
  };
  return (
    <div className="speak-diagram">
      <Button look="quiet" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? say.hide : say.show}
      </Button>
      {isOpen && <Drawing state={state} fresh={fresh} />}
    </div>
  );
}

function Drawing({ state, fresh }: { state: string; fresh: { current: boolean } }) {
  const scheme = useSyncExternalStore(watchTheme, theme);
  const say = speak.diagram;
  const now = say.states[state] ?? say.elsewhere;
  const query = { state, ...(scheme === undefined ? {} : { scheme }) };
  const path = api.coach["diagram.svg"].$path({ query });
  const drawn = useRead(`diagram.${path}`, async (signal) => {
    const reply = await fetch(path, { signal });
    if (!reply.ok) throw new Error(say.failed);
    return await reply.text();
  });
  const shown = useRef<HTMLElement>(null);
  const figure = useRef<HTMLElement>(null);
  const drawing = useRef("");
  drawing.current = drawn.value ?? drawing.current;
  const lit = litPlace(drawing.current);
  const toLit = () => {
    const box = shown.current;
    if (box === null || lit === null) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = box;
    box.scrollTo(lit.x * scrollWidth - clientWidth / 2, lit.y * scrollHeight - clientHeight / 2);
  };
  const loaded = () => {
    toLit();
    // What opens below the edge would seem not to open at all.
    if (fresh.current) figure.current?.scrollIntoView({ block: "nearest" });
    fresh.current = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: as often as another state is lit
  useEffect(toLit, [lit?.x, lit?.y]);
  if (drawn.problem !== null && drawing.current === "") return <p>{say.failed}</p>;
  return (
    <figure ref={figure} className="speak-diagram-figure">
      <figcaption>
        <strong>{say.now(now)}</strong> <span className="quiet">{say.about}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide picture is scrolled with the keyboard */}
      <section ref={shown} className="speak-diagram-scroll" aria-label={say.label} tabIndex={0}>
        {drawing.current !== "" && (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(drawing.current)}`}
            alt={say.alt(now)}
            onLoad={loaded}
          />
        )}
      </section>
    </figure>
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
