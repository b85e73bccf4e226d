import { type Choose, commandLine } from "./command-line.ts";
import { exit } from "./exit.ts";
import { processTerminal } from "./terminal.ts";

/** The process: its words are a command line, its exit code is what came of it. */
export function program(choose: Choose): void {
  const argv = process.argv.slice(2);
  const terminal = processTerminal({ noColor: argv.includes("--no-color") });
  const cwd = process.env.TEACHER_ASSIST_CWD || process.cwd(); // the launcher starts us in our own folder
  // Until there is a result: a program that has nothing left to wait for has not succeeded by that.
  process.exitCode = exit.failed;
  const ranDry = () => saysSo(argv[0] ?? "");
  process.once("beforeExit", ranDry);
  // Not awaited: a module that awaits at its top cannot be compiled ahead (scripts/setup.mjs).
  commandLine(argv, { terminal, env: process.env, cwd }, choose).then((code) => {
    process.off("beforeExit", ranDry);
    process.exitCode = code;
    // What was interrupted or took too long may hold the process open; everything to be saved has been.
    if (code === exit.interrupted || code === exit.failed) process.exit(code);
  });
}

function saysSo(command: string): void {
  const waited = `\`${command}\` ended before it was finished: something it waited for never came.`;
  const next = "`--sessions` lists what there is, `--resume <session>` goes on with it; or ask again.";
  processTerminal({ noColor: true }).err(`error: ${waited} What was saved before is safe. ${next}\n`);
}
