import { systemPlayer } from "../../coach/speech/player.ts";
import type { Sound } from "../../learning/exercises/kind.ts";
import type { Room } from "../../learning/room/room.ts";
import { sayAloud } from "../../learning/room/say-aloud.ts";
import type { Terminal } from "../terminal.ts";

/** Has something said by this computer; where it cannot, that is said and nothing else happens. */
export async function play(sound: Sound, { voice }: Pick<Room, "voice">, terminal: Terminal): Promise<void> {
  const { signal } = new AbortController();
  const player = systemPlayer();
  const can = await player.available();
  const wav = can.ok ? await sayAloud({ voice }, { ...sound, slow: false }, signal) : null;
  if (wav !== null) return await player.play(wav, signal);
  const why = can.ok ? "Nothing on this computer speaks the language." : can.why;
  terminal.out(
    `${terminal.style.dim(`(It cannot be heard here. ${why} In the page the browser may say it.)`)}\n`,
  );
}
