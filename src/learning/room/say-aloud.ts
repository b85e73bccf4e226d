import type { Sound } from "../exercises/kind.ts";
import type { Room } from "./room.ts";

/** Something that is shown, spoken here: a wav. null where nothing here speaks the language. */
export async function sayAloud(
  { voice }: Pick<Room, "voice">,
  what: Sound & { slow: boolean },
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  return (await voice.speaks(what.language)) ? await voice.say(what, signal) : null;
}
