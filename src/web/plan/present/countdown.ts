/** Minutes that run down for one slide. `endsAt` is null while it stands still; the time of day is handed in. */
export type Countdown = { slide: number; left: number; endsAt: number | null };

export function startCountdown(slide: number, minutes: number, now: number): Countdown {
  return { slide, left: minutes * 60_000, endsAt: now + minutes * 60_000 };
}

export function leftOf({ left, endsAt }: Countdown, now: number): number {
  return endsAt === null ? left : Math.max(0, endsAt - now);
}

/** Stopped where it runs, going on where it stands. */
export function toggled(countdown: Countdown, now: number): Countdown {
  const left = leftOf(countdown, now);
  return { ...countdown, left, endsAt: countdown.endsAt === null ? now + left : null };
}

/** "4:59"; a second that has begun is still there. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
