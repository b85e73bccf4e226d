/** Plays a sound to its end; false where there is none, or this browser cannot play it. */
export async function playSound(address: string, signal: AbortSignal): Promise<boolean> {
  const sound = new Audio(address);
  const ended = Promise.withResolvers<boolean>();
  sound.onended = () => ended.resolve(true);
  sound.onpause = () => ended.resolve(true);
  sound.onerror = () => ended.resolve(false);
  const stop = () => sound.pause();
  signal.addEventListener("abort", stop, { once: true });
  // A browser that plays nothing before a press has not failed: the button is there.
  await sound.play().catch((error: unknown) => ended.resolve(isHeldBack(error)));
  try {
    return await ended.promise;
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

function isHeldBack(error: unknown): boolean {
  return error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");
}
