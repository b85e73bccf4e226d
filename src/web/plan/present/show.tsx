import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { DeckView } from "../../../lesson/export/deck-view.ts";
import { pathTo } from "../../app/route.ts";
import { IconButton } from "../../ui/button.tsx";
import { tell } from "../../ui/toast-list.ts";
import { present } from "../../words/en/present.ts";
import { clockOf, leftOf } from "./countdown.ts";
import { SlideStage } from "./slide-stage.tsx";
import { actionOf, type Step, stepsOf, swiped } from "./steps.ts";
import { useCountdown } from "./use-countdown.ts";
import { useDeck } from "./use-deck.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useLook } from "./use-look.ts";
import { useShowing } from "./use-showing.ts";

/** The slides over everything else, by keys, by mouse, by touch, and by the window with the notes. */
export default function Show({ id, onEnd }: { id: string; onEnd(): void }) {
  const [look] = useLook();
  const { value, problem } = useDeck(id, look);
  useEffect(() => {
    if (problem === null) return;
    tell(problem.message, { tone: "problem" });
    onEnd();
  }, [problem, onEnd]);
  return value === undefined ? null : <Stage id={id} deck={value.deck} onEnd={onEnd} />;
}

function Stage({ id, deck, onEnd }: { id: string; deck: DeckView; onEnd(): void }) {
  const say = present.show;
  const dialog = useRef<HTMLDialogElement>(null);
  const [steps] = useState(() => stepsOf(deck.slides));
  const all = steps.at(-1)?.number ?? 0;
  const screen = useFullScreen(onEnd);
  const { showing, act } = useShowing(id, deck, {
    end: onEnd,
    screen: screen.toggle,
    // A window that opens takes the whole screen away; the next press asks for it again.
    notes: () => {
      dialog.current?.focus();
      screen.lend(() => openNotes(id));
    },
  });
  const { step, black, countdown } = showing;
  const now = useCountdown(countdown);
  const moving = useMoving(dialog);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.focus();
    return () => shown?.close();
  }, []);
  const from = useRef<{ x: number; y: number } | null>(null);
  const lifted = (event: PointerEvent) => {
    const began = from.current;
    from.current = null;
    const pressed = event.target instanceof Element && event.target.closest("button, a") !== null;
    if (began === null || pressed || event.button !== 0 || screen.takeBack()) return;
    const action = swiped(began, { x: event.clientX, y: event.clientY }, window.innerWidth);
    if (action !== null) act(action);
  };
  const slide = deck.slides[step];
  const place = steps[step];
  if (slide === undefined || place === undefined) return null;
  const left = countdown === null ? null : leftOf(countdown, now);
  const runsHere = countdown?.slide === step;
  return (
    <dialog
      ref={dialog}
      className="show"
      tabIndex={-1}
      aria-label={say.name(deck.title)}
      data-state="open"
      data-moving={moving || undefined}
      onCancel={(event) => {
        event.preventDefault();
        act("end");
      }}
      onKeyDown={(event) => {
        const onButton = event.target instanceof Element && event.target.closest("button, a") !== null;
        const action = actionOf(event, onButton);
        event.stopPropagation();
        if (action === null) return;
        event.preventDefault();
        if (action !== "notes" && action !== "end") screen.takeBack();
        act(action);
      }}
      // What was pressed by hand is not to be pressed again by the key that turns to the next slide.
      onClick={({ detail }) => {
        if (detail > 0) dialog.current?.focus();
      }}
      onPointerDown={({ clientX, clientY }) => {
        from.current = { x: clientX, y: clientY };
      }}
      onPointerUp={lifted}
    >
      <SlideStage
        slide={slide}
        look={deck.look}
        number={place.number}
        level={2}
        timer={
          slide.minutes === null ? undefined : (
            <button
              type="button"
              data-up={runsHere && left === 0 ? true : undefined}
              aria-label={timerName(slide.minutes, runsHere ? left : null, countdown?.endsAt != null)}
              onClick={() => act("timer")}
            >
              {runsHere && left !== null ? clockOf(left) : say.minutes(slide.minutes)}
            </button>
          )
        }
      />
      {black && <div className="show-black" />}
      {left !== null && !runsHere && !black && <p className="show-time">{clockOf(left)}</p>}
      <p className="only-heard" aria-live="polite">
        {black ? say.blackNow : heardOf(place, all, slide.title)}
      </p>
      <p className="only-heard" aria-live="assertive">
        {left === null ? "" : left === 0 ? say.timeUp : left <= 60_000 && left > 55_000 ? say.oneMinute : ""}
      </p>
      <div className="show-bar" role="toolbar" aria-label={say.controls}>
        <IconButton icon="left" label={say.previous} onClick={() => act("previous")} />
        <span className="show-place">{say.place(place.number, all)}</span>
        <IconButton icon="right" label={say.next} onClick={() => act("next")} />
        <IconButton
          icon={black ? "sun" : "moon"}
          label={black ? say.notBlack : say.black}
          aria-pressed={black}
          onClick={() => act("black")}
        />
        <IconButton icon="file" label={say.notesWindow} onClick={() => act("notes")} />
        <IconButton icon="contrast" label={say.screen} onClick={() => act("screen")} />
        <IconButton icon="close" label={say.end} onClick={() => act("end")} />
      </div>
    </dialog>
  );
}

function heardOf({ number, reveals }: Step, all: number, title: string): string {
  const say = present.show;
  return reveals ? say.revealed(number, all) : say.at(number, all, title);
}

function timerName(minutes: number, left: number | null, runs: boolean): string {
  const say = present.show;
  if (left === null) return say.start(minutes);
  if (left === 0) return say.up;
  return `${say.left(clockOf(left))}. ${runs ? say.pause : say.goOn}`;
}

function openNotes(id: string): void {
  const opened = window.open(
    pathTo("plan", "s", id, "notes"),
    "teacher-assist-notes",
    "popup,width=1100,height=800",
  );
  if (opened === null) tell(present.show.blocked, { tone: "problem" });
}

/** The bar is there while the mouse moves, and goes when it rests. */
function useMoving(place: { current: HTMLElement | null }): boolean {
  const [moving, setMoving] = useState(true);
  useEffect(() => {
    let rests = setTimeout(() => setMoving(false), 3_000);
    const moved = () => {
      setMoving(true);
      clearTimeout(rests);
      rests = setTimeout(() => setMoving(false), 3_000);
    };
    const at = place.current;
    at?.addEventListener("pointermove", moved);
    return () => {
      clearTimeout(rests);
      at?.removeEventListener("pointermove", moved);
    };
  }, [place]);
  return moving;
}
