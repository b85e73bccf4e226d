import { RunStatus } from "../../store/session.ts";
import { capText, defaultLimit } from "../../tools/cap.ts";
import type { ToolOutcome } from "../events.ts";
import type { Ran } from "../runtime-tool.ts";
import { type Summary, splitReply, summaryText } from "./summary.ts";

/** How an agent that was called in ended, and the last thing it said. */
export type Ended = {
  agent: string;
  session: string;
  status: RunStatus;
  reason: string | null;
  text: string;
};

/** What its parent is told: the work, how it ended, and the summary of decisions and constraints. */
export function outcomeOf(ended: Ended): Ran {
  const { agent, session, status, reason, text } = ended;
  const reply = splitReply(text);
  const why = reason === null ? [] : [`It did not finish: ${reason}`];
  const work = reply.text === "" ? "(It wrote nothing.)" : quoted(capText(reply.text, workLimit));
  const content = [
    `<subagent agent="${agent}" session="${session}" status="${status}">\n${work}\n</subagent>`,
    ...why,
    summaryText(reply.summary === null ? noSummary : short(reply.summary)),
  ].join("\n\n");
  return {
    output: { content, isError: status !== "success", facts: { agent, session, status } },
    outcome: outcomes[status] ?? "error",
  };
}

/** A result of `spawn_subagent`, as its parent reads it; null where the call came to nothing of the kind. */
export function readOutcome(content: string): { status: RunStatus; text: string; summary: Summary } | null {
  const [opening = "", status] =
    /^<subagent agent="[^"]*" session="[^"]*" status="([a-z_]+)">\n/.exec(content) ?? [];
  const known = RunStatus.safeParse(status);
  const end = content.lastIndexOf("\n</subagent>");
  if (!known.success || end === -1) return null;
  const text = content.slice(opening.length, end);
  return { status: known.data, text, summary: splitReply(content).summary ?? noSummary };
}

const noSummary: Summary = { decisions: "(none told)", constraints: "(none told)" };

const summaryLimit = 4_000;
/** Room for what stands around it. */
const workLimit = defaultLimit - 2 * summaryLimit - 2_000;

function short({ decisions, constraints }: Summary): Summary {
  return { decisions: capText(decisions, summaryLimit), constraints: capText(constraints, summaryLimit) };
}

/** What is quoted cannot close its own quotation. */
function quoted(text: string): string {
  return text.replace(/<(\/?)subagent/gi, "‹$1subagent");
}

const outcomes: Partial<Record<RunStatus, ToolOutcome>> = {
  success: "ok",
  cancelled: "cancelled",
  error_timeout: "timeout",
};
