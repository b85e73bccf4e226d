import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSet } from "../../../src/evals/ratings/rating-sets.ts";
import { assign } from "../../../src/evals/studies/assign.ts";
import { newStudy, withConsent, withNote, withParticipants } from "../../../src/evals/studies/changes.ts";
import { freshDesk } from "../../../src/evals/studies/desk.ts";
import { pseudonyms } from "../../../src/evals/studies/key.ts";
import { createStudy, studyPlaces } from "../../../src/evals/studies/study-file.ts";
import { learnerHome } from "../../../src/evals/studies/withdraw.ts";
import { fileProposals } from "../../../src/memory/proposals.ts";
import type { AssistantMessage } from "../../../src/message.ts";
import { consentLog } from "../../../src/store/consent-log.ts";
import { realDisk } from "../../../src/store/disk.ts";
import { fileStore } from "../../../src/store/file-store.ts";
import { ended, metadata, sampleSession, sampleSpan, says } from "../../store/samples.ts";

export const now = "2026-11-16T09:00:00.000Z";
export const secret = "the heron by the weir";

const parts = ["Overview", "Starter", "Main", "Plenary"].map((part) => `## ${part}\n\nLook at the birds.\n`);
const drafted: AssistantMessage = {
  role: "assistant",
  content: [{ type: "text", text: `# Herons: 3B\n\n${parts.join("\n")}` }],
  stopReason: "end",
};

/** A study of two, each with a lesson, a trace, something remembered, ratings, what they learned, a note, a desk and a pseudonym. */
export async function keptOfTwo(data: string): Promise<{ workspace: string }> {
  const workspace = join(data, "desk");
  mkdirSync(join(workspace, "memory"), { recursive: true });
  const plan = { conditions: ["A1", "A0"], how: "balanced", per: "participant", seed: 1 } as const;
  let study = newStudy({ id: "two", title: "Two", consent: "Yes.", ...plan }, now);
  study = assign(withParticipants(study, ["P01", "P02"], now));
  const store = fileStore(data);
  for (const id of ["P01", "P02"]) {
    study = withConsent(study, id, { texts: true }, now);
    study = withNote(study, id, `${secret} of ${id}`, now);
    const mark = { study: "two", participant: id, task: "T1", condition: "A1B1C3D3E1" };
    for (const session of [`${id}-lesson`, `${id}-copy`]) {
      const log = await store.createSession({ ...sampleSession(session), workspace, study: mark });
      const trace = await store.createTrace(`t-${session}`, session, metadata);
      await trace.append([sampleSpan("1")]);
      await trace.finish(ended);
      await log.append([
        { type: "run_start", traceId: `t-${session}`, at: now },
        says(`${secret} of ${id}`),
        { type: "messages", messages: [drafted], at: now },
      ]);
      await log.close();
    }
    const home = learnerHome(data, "two", id);
    mkdirSync(join(home, "learner", "german"), { recursive: true });
    writeFileSync(join(home, "learner", "german", "progress.json"), `${secret} of ${id}`);
  }
  await createStudy(data, study, workspace);
  writeFileSync(join(workspace, "memory", "teacher.md"), `# Teacher\n\n- ${secret} of P01\n- stays\n`);
  for (const participant of ["P01", "P02"]) {
    const mark = { study: "two", participant, task: "T1", condition: "A1B1C3D3E1" };
    const own = await freshDesk(data, mark, workspace);
    mkdirSync(join(own, "topics"));
    writeFileSync(join(own, "topics", "herons.md"), `# Herons\n\n${secret} of ${participant}\n`);
    await consentLog(data, () => new Date(now))({ workspace: own, paths: ["topics/herons.md"], found: [] });
  }
  await pseudonyms(studyPlaces(data, "two"), study, realDisk);
  await fileProposals(data).change(async () => ({
    all: ["P01", "P02"].map((id) => ({
      key: id,
      class: null,
      path: "memory/teacher.md",
      changes: [{ old: null, new: `- ${secret} of ${id}`, under: null }],
      summary: `${secret} of ${id}`,
      rests: [{ kind: "said" as const, session: `${id}-lesson`, words: `${secret} of ${id}` }],
      by: "memory-capture",
      id: `m-${id}`,
      workspace,
      masked: false,
      state: "confirmed" as const,
      proposedAt: now,
      settledAt: now,
    })),
    give: undefined,
  }));
  await createSet(data, {
    format: 1,
    id: "both",
    title: "Both",
    created: now,
    seed: 1,
    codebook: [
      {
        criterion: "would-teach",
        question: "How much would you change?",
        anchors: [
          { score: 1, means: "All of it." },
          { score: 4, means: "Little." },
        ],
      },
    ],
    raters: ["R1", "R2"],
    each: 2,
    items: ["P01", "P02"].map((id) => ({
      item: `item-${id}`,
      source: { session: `${id}-lesson`, study: "two", participant: id },
    })),
  });
  const rated = ["P01", "P02"].map((id) =>
    JSON.stringify({ item: `item-${id}`, criterion: "would-teach", rater: "R1", score: 4 }),
  );
  writeFileSync(join(data, "ratings", "both", "ratings.jsonl"), `${rated.join("\n")}\n`);
  return { workspace };
}

/** The same for somebody else to spoil. */
export function copied(model: string, to: string): string {
  cpSync(model, to, { recursive: true });
  return to;
}

/** Where below a folder something stands, in a file's name or in its text. */
export function whereIs(folder: string, wanted: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => {
    const path = join(folder, name);
    return wanted.test(name) || (statSync(path).isFile() && wanted.test(readFileSync(path, "latin1")));
  });
}
