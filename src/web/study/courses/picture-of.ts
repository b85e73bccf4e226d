export type Shape = {
  x: number;
  y: number;
  size: number;
  form: "dot" | "ring" | "hill" | "peak";
  tone: "soft" | "strong";
};

/** A colour, and shapes on a field of 240 by 72: by the name alone. */
export function pictureOf(name: string): { hue: number; shapes: Shape[] } {
  const next = numbersFrom(name);
  const hue = next(360);
  const forms = (["dot", "ring", "hill", "peak"] as const).toSpliced(next(4), 1);
  const shapes = Array.from({ length: 6 }, (_, index): Shape => {
    const form = forms[next(forms.length)] ?? "dot";
    return {
      x: index * 40 + 10 + next(28),
      y: 22 + next(36),
      size: 10 + next(18),
      form,
      tone: next(3) === 0 ? "strong" : "soft",
    };
  });
  return { hue, shapes };
}

/** The same numbers for the same name, and others for another (FNV-1a, then a linear congruence). */
function numbersFrom(name: string): (below: number) => number {
  let state = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) state = Math.imul(state ^ byte, 0x01000193) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
