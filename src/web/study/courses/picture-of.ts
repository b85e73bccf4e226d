import { chanceFrom, seedOf } from "../../../chance.ts";

export type Shape = {
  x: number;
  y: number;
  size: number;
  form: "dot" | "ring" | "hill" | "peak";
  tone: "soft" | "strong";
};

/** A colour, and shapes on a field of 240 by 72: by the name alone. */
export function pictureOf(name: string): { hue: number; shapes: Shape[] } {
  const { below: next } = chanceFrom(seedOf(name));
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
