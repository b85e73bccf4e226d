import { defineHook, type Hook } from "../hooks.ts";

/** What an agent that was called in says of its work beside the work itself. */
export type Summary = { decisions: string; constraints: string };

/** A reply, and the summary that it ends with; null where it has none. */
export function splitReply(reply: string): { text: string; summary: Summary | null } {
  const start = reply.lastIndexOf("<summary>");
  const part = start === -1 ? "" : reply.slice(start).trimEnd();
  const decisions = inside(part, "decisions");
  const constraints = inside(part, "constraints");
  if (!part.endsWith("</summary>") || decisions === null || constraints === null)
    return { text: reply.trim(), summary: null };
  return { text: reply.slice(0, start).trim(), summary: { decisions, constraints } };
}

/** A reply that ends with its summary, as a built-in author writes it. */
export function withSummary(text: string, summary: Summary): string {
  return `${text.trimEnd()}\n\n${summaryText(summary)}`;
}

export function summaryText({ decisions, constraints }: Summary): string {
  return `<summary>\n<decisions>${decisions}</decisions>\n<constraints>${constraints}</constraints>\n</summary>`;
}

/** Asks once for a summary that was left out; a second time it lets the work pass without one. */
export const askForSummary: Hook = defineHook({
  name: "decision-summary",
  on: "postLoop",
  run({ text }, { repairs }) {
    if (repairs > 0 || splitReply(text).summary !== null) return undefined;
    const form = summaryText({ decisions: "…", constraints: "…" });
    return {
      repair: `Your reply does not end with a summary of what you decided and which constraints you met. Reply again with all of it, and end with:\n\n${form}`,
    };
  },
});

function inside(text: string, tag: string): string | null {
  const start = text.indexOf(`<${tag}>`);
  const end = text.indexOf(`</${tag}>`, start);
  return start === -1 || end === -1 ? null : text.slice(start + tag.length + 2, end).trim();
}
