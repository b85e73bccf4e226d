import { resolve } from "node:path";
import { exportCourse as exported } from "../../learning/room/export-course.ts";
import { type ExportFormat, exportFormats } from "../../learning/room/export-formats.ts";
import { visit } from "../../learning/room/room.ts";
import { didYouMean } from "../../nearest.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { writeNew } from "../write-new.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";

/** A course with what the learner knows of it, for other programs. */
export async function exportCourse(invocation: Invocation): Promise<number> {
  const { args, terminal, cwd } = invocation;
  const usage = "study export <course> --format apkg|csv|xapi -o <file>";
  const name = needed(args.positionals[2], "Which course?", usage);
  const format = args.fileFormat ?? "apkg";
  if (!isFormat(format))
    throw new Problem(
      "usage",
      `A course is exported as ${exportFormats.join(", ")}, not as ${format}.${didYouMean(format, exportFormats)}`,
    );
  const learner = await visit(openRoom(invocation), name);
  const { bytes, fileName } = await exported(learner, format);
  const path = resolve(cwd, args.output ?? fileName);
  await writeNew(path, bytes, args.force ?? args.output !== undefined);
  if (args.format === "text") terminal.out(`${path}\n`);
  else terminal.out(`${JSON.stringify({ file: path, format, bytes: bytes.length })}\n`);
  return exit.done;
}

function isFormat(name: string): name is ExportFormat {
  return exportFormats.some((format) => format === name);
}
