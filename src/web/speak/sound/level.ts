/** How loud the microphone is, from 0 to 1, until the signal says stop. A comfort: where it cannot be had, nothing happens. */
export async function followLevel(onLevel: (level: number) => void, signal: AbortSignal): Promise<void> {
  // On a phone the recogniser and a meter cannot both have the microphone.
  if (/Android|iPhone|iPad/.test(navigator.userAgent) || !navigator.mediaDevices) return;
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null);
  if (stream === null) return;
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  const audio = new AudioContext();
  const meter = audio.createAnalyser();
  meter.fftSize = 512;
  audio.createMediaStreamSource(stream).connect(meter);
  const samples = new Uint8Array(meter.fftSize);
  const measure = () => {
    if (signal.aborted) return;
    meter.getByteTimeDomainData(samples);
    onLevel(loudness(samples));
    requestAnimationFrame(measure);
  };
  signal.addEventListener("abort", () => {
    stop();
    void audio.close();
    onLevel(0);
  });
  measure();
}

/** Samples lie around 128. Speech at arm's length fills about a third of the range. */
export function loudness(samples: Uint8Array): number {
  const sum = samples.reduce((total, sample) => total + ((sample - 128) / 128) ** 2, 0);
  return Math.min(1, Math.sqrt(sum / Math.max(1, samples.length)) * 3);
}
