import { resolve } from "node:path";
import { Problem } from "../../agent/problem.ts";
import { readCards } from "../../learning/room/flashcards.ts";
import { type Visit, visit } from "../../learning/room/room.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../main.ts";
import { writeNew } from "../write-new.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";

const formats: Readonly<Record<string, (visit: Visit) => Promise<Uint8Array>>> = {
  async apkg(visit) {
    const { exportApkg } = await import("../../learning/anki/export-apkg.ts");
    const { state } = await readCards(visit, { mend: false });
    return exportApkg(visit.course, state, { now: visit.room.ports.now(), zone: visit.profile.time_zone });
  },
  async csv(visit) {
    const { exportCsv } = await import("../../learning/export/export-csv.ts");
    const { state } = await readCards(visit, { mend: false });
    return new TextEncoder().encode(exportCsv(visit.course, state));
  },
  async xapi(visit) {
    const { exportXapi } = await import("../../learning/export/export-xapi.ts");
    const results = (await visit.state.results()).map(({ result }) => result);
    return new TextEncoder().encode(exportXapi(visit.course, results, { actor: visit.profile.learner_id }));
  },
};

/** A course with what the learner knows of it, for other programs. */
export async function exportCourse(invocation: Invocation): Promise<number> {
  const { args, terminal, cwd } = invocation;
  const usage = "study export <course> --format apkg|csv|xapi -o <file>";
  const name = needed(args.positionals[2], "Which course?", usage);
  const format = args.fileFormat ?? "apkg";
  const write = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (write === undefined)
    throw new Problem(
      "usage",
      `A course is exported as ${Object.keys(formats).join(", ")}, not as ${format}.`,
    );
  const learner = await visit(openRoom(invocation), name);
  const bytes = await write(learner);
  const ending = format === "xapi" ? "xapi.json" : format;
  const path = resolve(cwd, args.output ?? `${learner.course.config.name}.${ending}`);
  await writeNew(path, bytes, args.force ?? args.output !== undefined);
  if (args.format === "text") terminal.out(`${path}\n`);
  else terminal.out(`${JSON.stringify({ file: path, format, bytes: bytes.length })}\n`);
  return exit.done;
}
