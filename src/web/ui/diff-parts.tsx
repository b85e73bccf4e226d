import { diffChars, diffWords } from "diff";
import { Fragment, useMemo } from "react";
import type { DiffProps } from "./diff.tsx";

/** Beyond this many changes it is another text, and says so faster. */
const most = 4_000;

export default function DiffParts({ before, after, by }: DiffProps) {
  const parts = useMemo(() => {
    const compare = by === "words" ? diffWords : diffChars;
    return (
      compare(before, after, { maxEditLength: most }) ?? [
        { value: before, added: false, removed: true },
        { value: after, added: true, removed: false },
      ]
    );
  }, [before, after, by]);
  return parts.map(({ value, added, removed }, index) => {
    const key = `${index}`; // the parts of one comparison never move
    if (added) return <ins key={key}>{value}</ins>;
    if (removed) return <del key={key}>{value}</del>;
    return <Fragment key={key}>{value}</Fragment>;
  });
}
