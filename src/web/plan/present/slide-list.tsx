import { type KeyboardEvent, useEffect, useRef } from "react";
import type { CompanionView } from "../../../lesson/companions/companion-view.ts";
import type { DeckView } from "../../../lesson/export/deck-view.ts";
import { present } from "../../words/en/present.ts";
import { type Hands, SlideControls } from "./slide-controls.tsx";
import { SlideStage } from "./slide-stage.tsx";
import { stepsOf } from "./steps.ts";

type Section = CompanionView["sections"][number];
type Way = "up" | "down";

/** Every slide with its notes and, once slides have a text of their own, what can be done with it. */
export function SlideList({
  deck,
  sections,
  onDecide,
  ...hands
}: { deck: DeckView; sections: readonly Section[] } & Omit<Hands, "onMove"> & {
    onDecide(
      wish:
        | { type: "accept" | "undo"; section: string }
        | { type: "move"; section: string; before: string | null },
    ): Promise<boolean>;
  }) {
  const steps = stepsOf(deck.slides);
  const places = new Set(deck.slides.flatMap(({ section }) => section ?? []));
  const out = sections.filter((_, at) => !places.has(at));
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<string | null>(null);
  // The button that was pressed is elsewhere now, and is pressed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the slides stand otherwise
  useEffect(() => {
    const way = moved.current;
    moved.current = null;
    if (way === null) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(way)}"]`);
    button?.closest("li")?.scrollIntoView({ block: "nearest" });
    button?.focus({ preventScroll: true });
  }, [deck]);
  const onMove = async ({ id }: Section, way: Way) => {
    const before = placeFor(id, way, sections, places);
    if (hands.busy || before === undefined) return;
    moved.current = `${id} ${way}`;
    if (!(await onDecide({ type: "move", section: id, before }))) moved.current = null;
  };
  const all: Hands = { ...hands, onMove, onDecide: (wish) => void onDecide(wish) };
  return (
    <ol className="slides-list" aria-label={present.slides} ref={list}>
      {deck.slides.map((slide, at) => {
        const section = slide.section === null ? undefined : sections[slide.section];
        const nth = deck.slides.slice(0, at).filter((one) => one.section === slide.section).length;
        const number = steps[at]?.number ?? 1;
        return (
          <li
            key={section === undefined ? at : `${section.id} ${nth}`}
            className="slides-one"
            aria-label={present.slide(number, slide.title)}
            onKeyDown={(event) => {
              const way = wayOf(event);
              if (way === null || section === undefined) return;
              event.preventDefault();
              void onMove(section, way);
            }}
          >
            <SlideStage slide={slide} look={deck.look} number={number} level={2} />
            <div>
              <span className="field-label">{present.notes}</span>
              {slide.notes === "" ? (
                <p className="slides-notes quiet">{present.noNotes}</p>
              ) : (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
                <p className="slides-notes" tabIndex={0}>
                  {slide.notes}
                </p>
              )}
              {section !== undefined && nth === 0 && <SlideControls section={section} out={false} {...all} />}
            </div>
          </li>
        );
      })}
      {out.map((section) => (
        <li key={section.id} className="slides-one">
          <div className="slides-out">{present.leftOut(section.title)}</div>
          <SlideControls section={section} out {...all} />
        </li>
      ))}
    </ol>
  );
}

function wayOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Way | null {
  if (!altKey || ctrlKey || metaKey || shiftKey) return null;
  if (key === "ArrowUp") return "up";
  return key === "ArrowDown" ? "down" : null;
}

/** What it is to stand before, past the one shown next to it; undefined: it is at that end already. */
function placeFor(
  id: string,
  way: Way,
  sections: readonly Section[],
  places: ReadonlySet<number>,
): string | null | undefined {
  const shown = [...sections.keys()].filter((at) => places.has(at));
  const at = shown.findIndex((place) => sections[place]?.id === id);
  const other = shown[way === "up" ? at - 1 : at + 1];
  if (other === undefined) return undefined;
  return way === "up" ? sections[other]?.id : (sections[other + 1]?.id ?? null);
}
