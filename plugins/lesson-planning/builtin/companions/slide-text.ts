import { slideSections } from "../../../../src/lesson/export/slides-text.ts";
import type { Source } from "./source.ts";
import type { Made } from "./worksheet.ts";

/** The deck of the lesson, a section a slide, so that its words can be changed. */
export function slideText({ lesson, title }: Source): Made {
  const sections = slideSections({
    markdown: lesson,
    title,
    subtitle: "",
    status: "decided",
    evidence: [],
    guidance: [],
    madeBy: "",
  });
  return { sections: sections.map((section) => section.trim()), said: "" };
}
