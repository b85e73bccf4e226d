import { didYouMean } from "../nearest.ts";
import { Problem } from "../problem.ts";
import { type Confined, confine } from "../workspace/confine.ts";
import { WorkspaceError } from "../workspace/path.ts";
import { scanPrivacy } from "../workspace/privacy/scan.ts";
import { readVersioned, writeVersioned } from "../workspace/versioned.ts";
import { LineChange, withChanges } from "./line-changes.ts";
import { memoryHead, memoryPath } from "./memory-files.ts";
import type { Proposal } from "./proposal.ts";
import type { Proposals } from "./proposals.ts";

/** A teacher's word on a proposal. `edit`: confirmed, in other words. */
export type Answer =
  | { type: "confirm" | "dismiss" }
  | { type: "edit"; text: string; allowPersonalData?: boolean };

/** What a teacher wrote looks like somebody's data: it is asked about before it is written (decision 41). */
export class PersonalDataAsked extends Problem {
  constructor(message: string) {
    super("usage", message, { command: "(--allow-personal-data)" });
  }
}

/**
 * Confirmed, and then alone, it is written into the workspace; the file first, so that a kill in between leaves a
 * proposal that can be confirmed again and writes nothing twice. Throws `Problem`, with nothing written.
 */
export async function settle(
  proposals: Proposals,
  workspaceRoot: string,
  id: string,
  answer: Answer,
): Promise<Proposal> {
  return await proposals.change(async (all) => {
    const asked = found(all, workspaceRoot, id);
    if (asked.state !== "pending") throw settledAlready(asked);
    const worded = answer.type === "edit" ? reworded(asked, answer) : asked;
    if (answer.type !== "dismiss") await apply(confine(workspaceRoot), worded);
    const state = answer.type === "dismiss" ? "dismissed" : "confirmed";
    const settled: Proposal = { ...worded, state, settledAt: new Date().toISOString() };
    return { all: all.map((one) => (one === asked ? settled : one)), give: settled };
  });
}

/** The file as it stands and as it would be; `after` is null where it has changed too much to be changed like this. */
export function previewOf(
  workspaceRoot: string,
  proposal: Pick<Proposal, "path" | "class" | "changes">,
): { before: string; after: string | null } {
  const before = textAt(confine(workspaceRoot), proposal.path)?.content ?? "";
  return { before, after: withChanges(before === "" ? headOf(proposal) : before, proposal.changes) };
}

function found(all: readonly Proposal[], workspaceRoot: string, id: string): Proposal {
  const here = all.filter(({ workspace }) => workspace === workspaceRoot);
  const matching = here.filter((one) => one.id === id || (id.length >= 4 && one.id.startsWith(id)));
  const [first, ...others] = matching;
  if (first !== undefined && others.length === 0) return first;
  const near = didYouMean(
    id,
    here.map((one) => one.id),
  );
  throw new Problem("usage", `There is no proposal ${id} in this workspace.${near} Nothing was changed.`);
}

function settledAlready({ id, state }: Proposal): Problem {
  return new Problem("usage", `${id} was ${state} already. Nothing was changed.`);
}

function reworded(
  proposal: Proposal,
  { text, allowPersonalData = false }: Extract<Answer, { type: "edit" }>,
): Proposal {
  const said = text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:[-*] |#+ )+/, "");
  if (said === "") throw new Problem("usage", "Say how it should read. Nothing was written.");
  const [personal] = scanPrivacy(said, "your words", { own: true });
  if (personal !== undefined && !allowPersonalData)
    throw new PersonalDataAsked(
      `${personal.message}. ${personal.fix} Nothing was written. If it is nobody's data, say so and send it again.`,
    );
  const [first, ...others] = proposal.changes;
  const line = LineChange.safeParse({ ...first, new: `- ${said}` });
  if (!line.success) throw new Problem("usage", "That is too long for one line. Nothing was written.");
  return { ...proposal, changes: [line.data, ...others], masked: false };
}

async function apply(files: Confined, proposal: Proposal): Promise<void> {
  const { path, changes } = proposal;
  try {
    const current = textAt(files, path);
    const before = current?.content ?? headOf(proposal);
    const after = withChanges(before, changes);
    if (after === null)
      throw new Problem(
        "usage",
        `${path} has changed since this was proposed, and was left as it is. Dismiss this, or change the file yourself.`,
      );
    if (after !== current?.content)
      await writeVersioned(files, path, after, current?.version ?? null, mostBytes);
  } catch (error) {
    if (error instanceof WorkspaceError) throw new Problem("usage", `${error.message} Nothing was written.`);
    throw error;
  }
}

const mostBytes = 1_000_000;

function textAt(files: Confined, path: string) {
  return files.entry(path) === null ? null : readVersioned(files, path, mostBytes);
}

/** What a file that is not there yet begins with. */
function headOf(proposal: Pick<Proposal, "path" | "class">): string {
  return proposal.path === memoryPath(proposal.class) ? memoryHead(proposal.class) : "";
}
