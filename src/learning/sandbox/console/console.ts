import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceFile } from "../../source-file.ts";
import type { BoxLimits, BoxOutcome, BoxRequest } from "../box.ts";

/** Typed and run freely, line by line. */
export type ConsoleLanguage = "python" | "javascript";

export type ConsoleLine = {
  language: ConsoleLanguage;
  /** What was typed before, oldest first: it is run again, unheard, so that its names are there. Nothing is kept between. */
  before: readonly string[];
  /** One entry: an expression, or several lines. */
  line: string;
  /** Chance gives the same again, so that what was typed before means what it meant. */
  seed: number;
};

export type ConsoleReply = {
  /** What it printed, and its value. */
  printed: string;
  /** What went wrong, with the line where that helps; empty where nothing did. */
  error: string;
  /** It came to an end, well or not, so what it changed is there for the next line. */
  kept: boolean;
};

export const consoleLimits = { lines: 200, letters: 20_000 };
const limits: Partial<BoxLimits> = { seconds: 10, outputBytes: 20_000, diskMb: 4 };

/** Runs a line in the box, after all that came before it. */
export async function runLine(
  { language, before, line, seed }: ConsoleLine,
  box: (request: BoxRequest) => Promise<BoxOutcome>,
): Promise<ConsoleReply> {
  const end = `end-${randomUUID()}`;
  const job = { before, line, seed, end };
  const { status, stdout, stderr, message } = await box(language === "python" ? python(job) : script(job));
  const told = stderr.replace(`${end}\n`, "").trimEnd();
  if (stderr.includes(end)) return { printed: stdout, error: told, kept: true };
  const why = status === "done" || (status === "failed" && told === "") ? ended : message;
  return { printed: stdout, error: status === "refused" ? why : `${why} ${asBefore}`, kept: false };
}

const ended = "This line ended the program.";
const asBefore = "Everything is as it was before this line.";

type Job = Pick<ConsoleLine, "before" | "line" | "seed"> & { end: string };

function python(job: Job): BoxRequest {
  const given = JSON.stringify(JSON.stringify(job));
  const files = { "lines.py": `box_job = ${given}\n${programs.python()}` };
  return { language: "python", files, entry: "lines.py", limits };
}

/** In the engine that counts: the same everywhere, and it says in which line something went wrong. */
function script(job: Job): BoxRequest {
  const given = JSON.stringify(job).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  const files = { "lines.js": `globalThis.JOB = ${given};\n${programs.script()}` };
  return { language: "javascript", files, entry: "lines.js", counted: true, limits };
}

const programs = { python: read("lines.py"), script: read("lines.js") };

function read(name: string): () => string {
  let text: string | null = null;
  return () => {
    text ??= readFileSync(sourceFile(join("sandbox", "console", name)), "utf8");
    return text;
  };
}
