import { memo, type ReactNode, useCallback } from "react";
import { Markdown } from "../../ui/markdown.tsx";
import type { ClaimShown } from "../session/read-session.ts";
import { EvidenceChip } from "./evidence-chip.tsx";
import { linesOf, verdictOn } from "./findings.ts";
import { partsOf } from "./growing.ts";

export const noClaims: readonly ClaimShown[] = [];

/** A section's text with its evidence as chips, part by part: only the part that changed is drawn again. */
export function SectionText({ text, claims = noClaims }: Props) {
  return partsOf(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: while a section grows, parts are only added at its end
    <div key={index} className="lesson-part">
      <Part text={part} claims={claims} />
    </div>
  ));
}

type Props = { text: string; claims?: readonly ClaimShown[] };

const Part = memo(function Part({ text, claims = noClaims }: Props) {
  const link = useCallback(
    (href: string, children: ReactNode) => {
      const lines = linesOf(href);
      if (lines === null) return null;
      return (
        <EvidenceChip lines={lines} claim={verdictOn(claims, lines)}>
          {children}
        </EvidenceChip>
      );
    },
    [claims],
  );
  return <Markdown text={text} link={link} headingsFrom={2} />;
});
