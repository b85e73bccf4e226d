/** Keeps the text of a turn in flight, at most once a second and only while some comes. */
export type TurnKeeper = { heard(): void; stop(): void };

const everyMs = 1000;

export function turnKeeper(text: () => string, keep: (text: string) => Promise<void>): TurnKeeper {
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    heard() {
      timer ??= setTimeout(fire, everyMs);
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
    },
  };

  function fire(): void {
    timer = null;
    const soFar = text();
    if (soFar !== "") void keep(soFar);
  }
}
