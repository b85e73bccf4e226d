import { inPlain } from "../../formulas/in-plain.ts";

/** Loaded where a line has mathematics in it, and nowhere else. */
export default function MathsInWords({ text }: { text: string }) {
  return inPlain(text);
}
