/** Finds where somebody begins and stops speaking, from loudness alone. Feed it samples as they come. */
export type EndOfUtterance = {
  /** "waiting": nobody has spoken yet. "over": somebody spoke and has stopped. */
  hear(samples: Float32Array): "waiting" | "speaking" | "over";
  /** How long the quiet (before anybody spoke) has lasted. */
  quietMs(): number;
};

const frameMs = 20;
/** How much louder than the room a voice is, and the least that counts as one. */
const louderThanRoom = 3;
const leastLoudness = 0.008;
/** A click is shorter. */
const shortestVoiceMs = 80;

export function endOfUtterance(rate: number, pauseMs = 900): EndOfUtterance {
  const frame = Math.round((rate * frameMs) / 1000);
  let left = new Float32Array(0);
  let room: number | null = null;
  let quiet = 0;
  let loud = 0;
  let pause = 0;
  let spoken = false;

  const hearFrame = (loudness: number) => {
    const isVoice = loudness > Math.max(leastLoudness, (room ?? 0) * louderThanRoom);
    if (!isVoice) room = room === null ? loudness : room * 0.95 + loudness * 0.05;
    loud = isVoice ? loud + frameMs : spoken ? loud : 0;
    pause = isVoice ? 0 : pause + frameMs;
    if (!spoken) quiet += frameMs;
    spoken ||= loud >= shortestVoiceMs;
  };
  return {
    hear(samples) {
      const all = new Float32Array(left.length + samples.length);
      all.set(left);
      all.set(samples, left.length);
      let at = 0;
      for (; at + frame <= all.length && !(spoken && pause >= pauseMs); at += frame) {
        hearFrame(loudnessOf(all.subarray(at, at + frame)));
      }
      left = all.slice(at);
      if (!spoken) return "waiting";
      return pause >= pauseMs ? "over" : "speaking";
    },
    quietMs: () => quiet,
  };
}

function loudnessOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
