import type { Proposal } from "../memory/proposal.ts";
import type { Proposals } from "../memory/proposals.ts";
import { fileProposals } from "../memory/proposals.ts";
import { type Answer, settle } from "../memory/settle.ts";
import { type Shown, shownProposal } from "../memory/show.ts";
import { Problem } from "../problem.ts";
import { commands, type PartOf } from "./commands.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { partNamed } from "./part-named.ts";
import { findPlaces } from "./places.ts";

type Desk = Invocation & { proposals: Proposals; root: string };
type Run = (desk: Desk) => Promise<number>;

const parts: Readonly<Record<string, Run>> = {
  list,
  confirm: (desk) => answered(desk, { type: "confirm" }),
  edit: (desk) => answered(desk, editOf(desk)),
  dismiss: (desk) => answered(desk, { type: "dismiss" }),
} satisfies Record<PartOf<"memory">, Run>;

/** What was learned and waits for the teacher's word. Nothing is written into the workspace before it. */
export async function memory(invocation: Invocation): Promise<number> {
  const { args, env, cwd } = invocation;
  const [, word = "list"] = args.positionals;
  const part = partNamed("memory", parts, word);
  const { data, workspace: root } = findPlaces(args, env, cwd);
  return await part({ ...invocation, proposals: fileProposals(data), root });
}

async function list({ args, terminal, proposals, root }: Desk): Promise<number> {
  const { proposals: all, problem } = await proposals.list(root);
  if (problem !== null) terminal.err(`${terminal.style.yellow("note:")} ${problem}\n`);
  const waiting = all.filter(({ state }) => state === "pending").map((one) => shownProposal(root, one));
  if (args.format !== "text") terminal.out(`${JSON.stringify({ proposals: waiting }, null, 2)}\n`);
  else if (waiting.length === 0) terminal.out("Nothing waits to be remembered.\n");
  else terminal.out(waiting.map(asText).join("\n"));
  return exit.done;
}

function asText({ id, summary, path, lines, why, masked, applies }: Shown): string {
  const notes = [
    ...(masked ? ["What looked like personal data was masked; put it in your own words with edit."] : []),
    ...(applies ? [] : [`${path} has changed since; this can only be dismissed.`]),
  ];
  const rows = [...lines.map((line) => `  ${line}`), ...why, ...notes].map((line) => `    ${line}\n`);
  return `${id}  ${summary}\n    ${path}\n${rows.join("")}`;
}

function editOf({ args }: Desk): Answer {
  const text = args.positionals[3];
  if (text === undefined) throw new Problem("usage", `Say how it should read: ${commands["memory edit"]}`);
  return { type: "edit", text, allowPersonalData: args["allow-personal-data"] ?? false };
}

async function answered({ args, terminal, proposals, root }: Desk, answer: Answer): Promise<number> {
  const id = args.positionals[2];
  if (id === undefined)
    throw new Problem("usage", `Which one? teacher-assist ${commands[`memory ${answer.type}`]}`);
  const settled = await settle(proposals, root, id, answer);
  terminal.out(
    args.format === "text"
      ? `${told(settled)}\n`
      : `${JSON.stringify({ id: settled.id, state: settled.state, path: settled.path })}\n`,
  );
  return exit.done;
}

function told({ id, state, path, changes }: Proposal): string {
  if (state === "dismissed") return `${id} is dismissed. Nothing was written.`;
  return `${path}: ${changes[0]?.new ?? `without "${changes[0]?.old}"`}`;
}
