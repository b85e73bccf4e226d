import { useCallback, useEffect, useRef, useState } from "react";
import type { DeckView } from "../../../lesson/export/deck-view.ts";
import { openChannel, type Showing } from "./channel.ts";
import { startCountdown, toggled } from "./countdown.ts";
import { type Action, moved } from "./steps.ts";

/** What is shown, and what can be done to it; told to the window with the notes, which may ask for the same. */
export function useShowing(
  id: string,
  { slides }: DeckView,
  own: Readonly<Record<"end" | "notes" | "screen", () => void>>,
) {
  const [showing, setShowing] = useState<Showing>(() => ({
    step: 0,
    black: false,
    countdown: null,
    since: Date.now(),
  }));
  const owns = useRef(own);
  owns.current = own;
  const act = useCallback(
    (action: Action) => {
      if (action === "end" || action === "notes" || action === "screen") owns.current[action]();
      else setShowing((before) => after(before, action, slides));
    },
    [slides],
  );
  const channel = useRef<ReturnType<typeof openChannel> | null>(null);
  const last = useRef(showing);
  last.current = showing;
  useEffect(() => {
    const open = openChannel(id, (said) => {
      if (said.type === "do") act(said.action);
      if (said.type === "who") open.say({ type: "showing", showing: last.current });
    });
    channel.current = open;
    return () => {
      open.say({ type: "ended" });
      open.close();
    };
  }, [id, act]);
  useEffect(() => channel.current?.say({ type: "showing", showing }), [showing]);
  return { showing, act };
}

function after(before: Showing, action: Action, slides: DeckView["slides"]): Showing {
  if (action === "black") return { ...before, black: !before.black };
  if (action !== "timer") return { ...before, black: false, step: moved(before.step, action, slides.length) };
  const { countdown, step } = before;
  const minutes = slides[step]?.minutes ?? null;
  const now = Date.now();
  if (countdown !== null && (countdown.slide === step || minutes === null))
    return { ...before, countdown: toggled(countdown, now) };
  return minutes === null ? before : { ...before, countdown: startCountdown(step, minutes, now) };
}
