import { useEffect, useRef, useState } from "react";
import type { DeckView } from "../../../lesson/export/deck-view.ts";
import { Head } from "../../app/head.tsx";
import { Button } from "../../ui/button.tsx";
import { Shown } from "../../ui/states.tsx";
import { present } from "../../words/en/present.ts";
import { openChannel, type Showing } from "./channel.ts";
import { clockOf, leftOf } from "./countdown.ts";
import { SlideStage } from "./slide-stage.tsx";
import { type Action, actionOf, stepsOf } from "./steps.ts";
import { useDeck } from "./use-deck.ts";
import { useLook } from "./use-look.ts";

/** The second window: what is said now, what comes next, and what time it is. Its keys turn the slides, too. */
export default function NotesPage({ id }: { id: string }) {
  const [look] = useLook();
  const read = useDeck(id, look);
  const { showing, ended, act } = useHeard(id);
  const now = useNow();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const onButton = event.target instanceof Element && event.target.closest("button, a") !== null;
      const action = actionOf(event, onButton);
      if (action === null || action === "end" || action === "notes" || action === "screen") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act(action);
    };
    window.addEventListener("keydown", pressed, true);
    return () => window.removeEventListener("keydown", pressed, true);
  }, [act]);
  return (
    <div className="aside-notes">
      <Head>
        <h1>{present.aside.title}</h1>
      </Head>
      <Shown read={read} lines={6}>
        {({ deck }) =>
          showing === null ? (
            <p className="aside-head">{ended ? present.aside.ended : present.aside.waiting}</p>
          ) : (
            <Aside deck={deck} showing={showing} now={now} act={act} />
          )
        }
      </Shown>
    </div>
  );
}

function Aside({
  deck,
  showing,
  now,
  act,
}: {
  deck: DeckView;
  showing: Showing;
  now: number;
  act(action: Action): void;
}) {
  const say = present.aside;
  const steps = stepsOf(deck.slides);
  const { step, black, countdown, since } = showing;
  const [slide, next] = [deck.slides[step], deck.slides[step + 1]];
  const all = steps.at(-1)?.number ?? 0;
  const number = steps[step]?.number ?? 1;
  if (slide === undefined) return null;
  const time = new Date(now).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return (
    <>
      <div className="aside-head">
        <h1>{present.show.at(number, all, slide.title)}</h1>
        <p className="aside-clock">
          <small>{say.clock}</small>
          {time}
        </p>
        <p className="aside-clock">
          <small>{say.since}</small>
          {clockOf(Math.max(0, now - since))}
        </p>
        {countdown !== null && (
          <p className="aside-clock">
            <small>{say.timeLeft}</small>
            {clockOf(leftOf(countdown, now))}
          </p>
        )}
        <div className="row">
          <Button icon="left" onClick={() => act("previous")}>
            {say.back}
          </Button>
          <Button look="main" icon="right" onClick={() => act("next")}>
            {say.on}
          </Button>
          {(slide.minutes !== null || countdown !== null) && (
            <Button icon="clock" onClick={() => act("timer")}>
              {say.timer}
            </Button>
          )}
          <Button aria-pressed={black} onClick={() => act("black")}>
            {say.black}
          </Button>
        </div>
      </div>
      <section className="aside-slide">
        <h2>{black ? present.show.blackNow : say.now}</h2>
        <SlideStage slide={slide} look={deck.look} number={number} level={3} />
      </section>
      <section className="aside-slide">
        <h2>{say.next}</h2>
        {next === undefined ? (
          <p>{say.last}</p>
        ) : (
          <SlideStage slide={next} look={deck.look} number={steps[step + 1]?.number ?? 1} level={3} />
        )}
      </section>
      <section className="aside-said" aria-label={present.notes} aria-live="polite">
        {slide.notes === "" ? present.noNotes : slide.notes}
      </section>
    </>
  );
}

/** What the other window shows; null: none does. */
function useHeard(id: string) {
  const [showing, setShowing] = useState<Showing | null>(null);
  const [ended, setEnded] = useState(false);
  const channel = useRef<ReturnType<typeof openChannel> | null>(null);
  useEffect(() => {
    const open = openChannel(id, (said) => {
      if (said.type === "showing") setShowing(said.showing);
      if (said.type === "ended") {
        setShowing(null);
        setEnded(true);
      }
    });
    open.say({ type: "who" });
    channel.current = open;
    return () => open.close();
  }, [id]);
  const [act] = useState(() => (action: Action) => channel.current?.say({ type: "do", action }));
  return { showing, ended, act };
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
