import type { Ground, Proposal } from "./proposal.ts";
import { previewOf } from "./settle.ts";

/** A proposal as a person is shown it, at any door. */
export type Shown = Pick<
  Proposal,
  "id" | "class" | "path" | "summary" | "masked" | "proposedAt" | "rests"
> & {
  /** What would go and come: "- …" and "+ …". */
  lines: string[];
  /** The words to begin with when it is put in others. */
  text: string;
  /** What it rests on, a line each. */
  why: string[];
  /** Whether the file still is as it must be for this. */
  applies: boolean;
};

export function shownProposal(workspaceRoot: string, proposal: Proposal): Shown {
  const { id, class: about, path, summary, masked, proposedAt, rests, changes } = proposal;
  const lines = changes.flatMap((change) => [
    ...(change.old === null ? [] : [`− ${change.old}`]),
    ...(change.new === null ? [] : [`+ ${change.new}`]),
  ]);
  const text = (changes[0]?.new ?? "").replace(/^[-*] /, "");
  const applies = previewOf(workspaceRoot, proposal).after !== null;
  return {
    id,
    class: about,
    path,
    summary,
    masked,
    proposedAt,
    rests,
    lines,
    text,
    why: rests.map(inWords),
    applies,
  };
}

function inWords(ground: Ground): string {
  if (ground.kind === "said") return `You said: "${ground.words}" (${ground.session})`;
  const { section, editType, at, session } = ground;
  return `${at.slice(0, 10)}: ${section} revised, ${editType.replaceAll("_", " ")} (${session})`;
}
