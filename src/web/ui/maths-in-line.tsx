import { partsOf } from "../../formulas/in-line.ts";
import Formula from "./formula.tsx";

/** Loaded where a heading has mathematics in it, and nowhere else. */
export default function MathsInLine({ text }: { text: string }) {
  return partsOf(text).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    typeof part === "string" ? part : <Formula key={at} tex={part.tex} display={false} />,
  );
}
