import { omml } from "../../formulas/omml.ts";
import { readFormula } from "../../formulas/read-formula.ts";
import type { FormulaRun, Run } from "./block.ts";
import type { Docx, ParagraphChild } from "./docx-library.ts";
import { colours, fonts } from "./docx-style.ts";

/**
 * A source's line end is a space; a reference is a small number that leads to the list at the end. `size` in half points,
 * where the paragraph's own is not meant.
 */
export function inlineRuns(docx: Docx, runs: readonly Run[], size?: number): ParagraphChild[] {
  const { ExternalHyperlink, InternalHyperlink, TextRun } = docx;
  return runs.flatMap((run): ParagraphChild[] => {
    if (run.kind === "break") return [run.hard ? new TextRun({ break: 1 }) : new TextRun(" ")];
    if (run.kind === "formula") return [formula(docx, run)];
    const style = {
      text: run.text,
      // Only what is asked for: a plain "not bold" would undo the heading's own style.
      ...(size === undefined ? {} : { size }),
      ...(run.marks.includes("bold") ? { bold: true } : {}),
      ...(run.marks.includes("italic") ? { italics: true } : {}),
      ...(run.marks.includes("strike") ? { strike: true } : {}),
      ...(run.marks.includes("code") ? { font: fonts.code, noProof: true } : {}),
    };
    if (run.link?.kind === "web") {
      return [
        new ExternalHyperlink({
          link: run.link.href,
          children: [new TextRun({ ...style, style: "Hyperlink" })],
        }),
      ];
    }
    if (run.link?.kind !== "reference") return [new TextRun(style)];
    const mark = new TextRun({ text: `[${run.link.number}]`, superScript: true, color: colours.accent });
    return [
      new TextRun(style),
      new InternalHyperlink({ anchor: `ref-${run.link.number}`, children: [mark] }),
    ];
  });
}

/** The library takes OMML of ours only as a component that it does not let into paragraphs; so a run is written as it. */
function formula({ ImportedXmlComponent, TextRun }: Docx, { tex, display }: FormulaRun): ParagraphChild {
  const [own] = ImportedXmlComponent.fromXmlString(omml(readFormula(tex, display))).writtenAs ?? [];
  const run = new TextRun("");
  run.prepForXml = (context) => own?.prepForXml(context);
  return run;
}
