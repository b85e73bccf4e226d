/** The last frames of a stream, numbered from 1 without a gap. Its memory is bounded, whatever is pushed. */
export type Ring = {
  /** The number of the newest frame; 0 before the first. */
  last(): number;
  push(make: (seq: number) => string): void;
  /** The frame after `seq`; null: there is none yet. `lost`: it is kept no more, or never was. */
  after(seq: number): string | null | "lost";
};

export type RingLimits = { frames: number; characters: number };

const usual: RingLimits = { frames: 20_000, characters: 2_000_000 };

export function ring({ frames, characters }: RingLimits = usual): Ring {
  let kept: string[] = [];
  /** How many at the beginning of `kept` are dropped already; cut off now and then. */
  let dropped = 0;
  let before = 0;
  let size = 0;
  const last = () => before + kept.length - dropped;

  return {
    last,
    push(make) {
      const text = make(last() + 1);
      kept.push(text);
      size += text.length;
      while (kept.length - dropped > frames || (size > characters && kept.length - dropped > 1)) drop();
      if (dropped > 1000 && dropped > kept.length / 2) {
        kept = kept.slice(dropped);
        dropped = 0;
      }
    },
    after(seq) {
      if (seq === last()) return null;
      if (seq < before || seq > last()) return "lost";
      return kept[dropped + seq - before] ?? "lost";
    },
  };

  function drop(): void {
    size -= kept[dropped]?.length ?? 0;
    kept[dropped] = "";
    dropped++;
    before++;
  }
}
