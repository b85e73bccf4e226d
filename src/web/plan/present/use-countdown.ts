import { useEffect, useState } from "react";
import type { Countdown } from "./countdown.ts";

/** The time of day, told again every quarter of a second while something runs down. */
export function useCountdown(countdown: Countdown | null): number {
  const [now, setNow] = useState(() => Date.now());
  const runs = countdown !== null && countdown.endsAt !== null;
  useEffect(() => {
    setNow(Date.now());
    if (!runs) return;
    const ticking = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(ticking);
  }, [runs]);
  return now;
}
