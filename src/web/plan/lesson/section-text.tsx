import { memo, type ReactNode, useCallback } from "react";
import { Markdown } from "../../ui/markdown.tsx";
import type { ClaimShown } from "../session/read-session.ts";
import { FieldForm } from "./editing/field-form.tsx";
import { asLinks, labelIn } from "./editing/fields.ts";
import { EvidenceChip } from "./evidence-chip.tsx";
import { fileLink } from "./file-link.tsx";
import { linesOf, verdictOn } from "./findings.ts";
import { partsOf } from "./growing.ts";

export const noClaims: readonly ClaimShown[] = [];

/** A section's text with its evidence as chips, part by part: only the part that changed is drawn again. */
export function SectionText({ text, claims = noClaims, fields = false }: Props) {
  return partsOf(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: while a section grows, parts are only added at its end
    <div key={index} className="lesson-part">
      <Part text={fields ? asLinks(part) : part} claims={claims} />
    </div>
  ));
}

/** `fields`: what is to be filled in can be, inside a `Fill`. */
type Props = { text: string; claims?: readonly ClaimShown[]; fields?: boolean };

const Part = memo(function Part({ text, claims = noClaims }: Omit<Props, "fields">) {
  const link = useCallback(
    (href: string, children: ReactNode) => {
      const label = labelIn(href);
      if (label !== null) return <FieldForm label={label} />;
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
  return <Markdown text={text} link={link} code={fileLink} headingsFrom={2} />;
});
