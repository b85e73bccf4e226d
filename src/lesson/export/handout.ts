import type { Block } from "./block.ts";
import type { ExportInput } from "./model.ts";
import { headOf, type Sheet } from "./sheet.ts";
import { slideIdeas } from "./slide-ideas.ts";

/** Slides on paper, with lines beside each: several on a page, in letters that can be read there. No answer is in it. */
export function composeHandout(input: ExportInput): Sheet {
  const ideas = slideIdeas(input, "student");
  const head = headOf(input, "student");
  const blocks = ideas.map(({ title, label, blocks, options }, at): Block => {
    const listed: Block[] = options === null ? [] : [{ kind: "options", items: options }];
    return { kind: "beside", number: at + 1, title, label, blocks: [...blocks, ...listed], lines: 6 };
  });
  return {
    ...head,
    title: head.title.replace(/:\s*slides$/i, ""),
    audience: "student",
    parts: [{ title: null, blocks, apart: false, notes: [] }],
    references: [],
  };
}
