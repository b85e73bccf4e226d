import { resolve } from "node:path";
import { exportSession } from "../lesson/export/export-session.ts";
import { type ExportFormat, exportFormats } from "../lesson/export/model.ts";
import { openLibraries } from "../library/libraries.ts";
import { didYouMean } from "../nearest.ts";
import { Problem } from "../problem.ts";
import { fileStore } from "../store/file-store.ts";
import { findSessionId } from "../store/find-session.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";
import { writeNew } from "./write-new.ts";

/** A saved lesson as a file, for the teacher or for pupils. */
export async function exportCommand({ args, terminal, env, cwd }: Invocation): Promise<number> {
  const [, id] = args.positionals;
  if (id === undefined)
    throw new Problem("usage", "Which session? teacher-assist export <session-id> --format docx");
  const places = findPlaces(args, env, cwd);
  const store = fileStore(places.data);
  const { for: audience = "teacher" } = args;
  const format = lessonFormat(args.fileFormat ?? "md");
  const session = await findSessionId(store, id);
  const file = await exportSession(
    store,
    places.workspace,
    session,
    { format, for: audience, level: args.support, look: args.look },
    openLibraries(places.data),
    args.part,
  );
  const path = resolve(cwd, args.output ?? file.fileName);
  await writeNew(path, file.bytes, args.force ?? args.output !== undefined);
  if (args.format === "text") terminal.out(`${path}\n`);
  else
    terminal.out(`${JSON.stringify({ file: path, mediaType: file.mediaType, bytes: file.bytes.length })}\n`);
  return exit.done;
}

function lessonFormat(format: string): ExportFormat {
  const found = exportFormats.find((each) => each === format);
  if (found !== undefined) return found;
  throw new Problem(
    "usage",
    `A lesson is exported as ${exportFormats.join(", ")}, not as ${format}.${didYouMean(format, exportFormats)}`,
  );
}
