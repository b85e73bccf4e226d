import { type Conversation, isWaiting } from "../agent/conversation.ts";
import type { Env } from "../env.ts";
import { inPlain } from "../formulas/in-plain.ts";
import { onlyGoesOn } from "../lesson/brief/going-on.ts";
import { lessonOf } from "../lesson/decide/decisions.ts";
import { type About, textOf } from "../message.ts";
import { nearest } from "../nearest.ts";
import { askForDecisions } from "./adjudicate.ts";
import { describeError, exit, exitOf } from "./exit.ts";
import { withFindings } from "./findings.ts";
import { openHistory } from "./history.ts";
import { type LineReader, pipeReader, terminalReader } from "./line-reader.ts";
import type { Arguments } from "./options.ts";
import { sendAsking } from "./personal-choice.ts";
import { eventWriter, printResult } from "./result.ts";
import type { Terminal } from "./terminal.ts";

export type Interaction = {
  /** Opens the session: at once where one is resumed, else with the first request, which names it. */
  open(title: string): Promise<Conversation>;
  resuming: boolean;
  input: string | null;
  /** What flags said of the first request. */
  about?: About | undefined;
  terminal: Terminal;
  format: Arguments["format"];
  env: Env;
  workspace: string;
  consents: ReadonlySet<string>;
};

const slashHelp: Readonly<Record<string, string>> = {
  "/help": "this list",
  "/tasks": "the agent's task list",
  "/decide": "decide on the lesson's sections, one by one",
  "/session": "this session's id, to go on later with --resume",
  "/exit": "leave (so do quit, exit, q, Ctrl-D, and Ctrl-C twice)",
};

const leaving = /^(?:q|quit|exit|bye|:q!?)$/i;
const oneLetter =
  "A letter alone asks for nothing. Say what to change, /decide decides on the sections, /exit leaves.";

function isOneLetter(line: string): boolean {
  return /^\p{L}$/u.test(line.trim());
}

/** Asks, answers and asks again, until the person leaves. Each answer is saved before the next question. */
export async function interact(interaction: Interaction): Promise<number> {
  const { terminal, env, open, resuming } = interaction;
  const history = await openHistory(env);
  const reader = terminal.inIsTty
    ? terminalReader(terminal, terminal.style.bold("› "), history)
    : pipeReader(terminal.input());
  let conversation = resuming ? await open("") : null;
  if (conversation !== null) greetAgain(conversation, terminal);
  else if (terminal.inIsTty)
    terminal.err(
      `${terminal.style.dim("Say what you would like, for example: what can you do? (/help lists what else there is.)")}\n`,
    );
  let code: number = exit.done;
  let { input, about } = interaction;
  try {
    for (;;) {
      const line = input ?? (await nextLine(reader, terminal, code === exit.interrupted));
      input = null;
      if (line === null) break;
      if (line.trim() === "/decide" && conversation !== null) {
        await askForDecisions(conversation, reader, terminal, {
          workspaceRoot: interaction.workspace,
          consents: interaction.consents,
        });
        continue;
      }
      if (line.startsWith("/")) {
        if (slash(line.trim(), conversation, terminal) === "exit") break;
        continue;
      }
      if (leaving.test(line.trim())) break;
      if (conversation !== null && isOneLetter(line) && lessonOf(conversation.session) !== null) {
        terminal.err(`${terminal.style.dim(oneLetter)}\n`);
        continue;
      }
      const waits = conversation !== null && isWaiting(conversation.session);
      const goOn = waits && (line.trim() === "" || onlyGoesOn(line));
      if (line.trim() === "" && !goOn) continue;
      await history.add(line);
      conversation ??= await open(line);
      const turn = await takeTurn(conversation, goOn ? null : line, { ...interaction, about }, reader);
      about = undefined;
      code = turn.code;
      if (turn.leave) break;
    }
  } finally {
    reader.close();
    await conversation?.close();
  }
  if (conversation !== null && terminal.inIsTty) {
    terminal.err(
      `${terminal.style.dim(`Kept. Go on with: teacher-assist --resume ${conversation.session.id}`)}\n`,
    );
  }
  return terminal.inIsTty && code !== exit.interrupted ? exit.done : code;
}

/** Ctrl-C once on an empty line asks, twice leaves; one that stopped the turn just before counts. */
async function nextLine(reader: LineReader, terminal: Terminal, stopped: boolean): Promise<string | null> {
  const line = await reader.read();
  if (line !== "interrupt") return line;
  if (stopped) return null;
  terminal.err(`${terminal.style.dim("Ctrl-C again, or /exit, to leave.")}\n`);
  const again = await reader.read();
  return again === "interrupt" ? null : again;
}

/** Ctrl-C once stops the turn; twice leaves. Either way what was said so far is saved. */
async function takeTurn(
  conversation: Conversation,
  input: string | null,
  { terminal, format, consents, about }: Interaction,
  reader: LineReader,
): Promise<{ code: number; leave: boolean }> {
  const controller = new AbortController();
  let leave = false;
  const interrupted = () => {
    leave = controller.signal.aborted;
    controller.abort();
    if (!leave) terminal.err(`\n${terminal.style.dim("Stopping. Ctrl-C again to leave.")}\n`);
  };
  process.on("SIGINT", interrupted);
  try {
    const { signal } = controller;
    const { onEvent, findings } = withFindings(eventWriter(format, terminal));
    const call = { signal, onEvent, consents, about };
    const result = await sendAsking(conversation, input, call, {
      reader: terminal.inIsTty ? reader : null,
      terminal,
    });
    printResult(result, format, terminal, findings());
    sayWhatWaits(conversation, terminal);
    return { code: exitOf(result), leave };
  } catch (error) {
    const { message, code } = describeError(error);
    terminal.err(`${terminal.style.red("error:")} ${message}\n`);
    return { code, leave };
  } finally {
    process.off("SIGINT", interrupted);
  }
}

function sayWhatWaits({ session }: Conversation, terminal: Terminal): void {
  const waiting = lessonOf(session)?.undecided.length ?? 0;
  if (waiting > 0 && terminal.inIsTty)
    terminal.err(`${terminal.style.dim(`${waiting} sections wait for your decision: /decide`)}\n`);
}

function greetAgain(conversation: Conversation, terminal: Terminal): void {
  for (const problem of conversation.problems) terminal.err(`${terminal.style.yellow("note:")} ${problem}\n`);
  const { session } = conversation;
  const last = session.messages.findLast((message) => message.role === "assistant" && textOf(message) !== "");
  terminal.err(`${terminal.style.dim(`Going on with ${session.id}: ${session.title}`)}\n`);
  if (last !== undefined && terminal.outIsTty) terminal.out(`${inPlain(textOf(last).trimEnd())}\n`);
  if (isWaiting(session))
    terminal.err(
      `${terminal.style.dim("It was stopped in the middle. Enter goes on; or say something else.")}\n`,
    );
}

function slash(line: string, conversation: Conversation | null, terminal: Terminal): "exit" | "stay" {
  switch (line) {
    case "/exit":
    case "/quit":
      return "exit";
    case "/help":
      terminal.out(
        Object.entries(slashHelp)
          .map(([name, help]) => `  ${name.padEnd(10)} ${help}\n`)
          .join(""),
      );
      return "stay";
    case "/session":
      terminal.out(
        `${conversation?.session.id ?? "Nothing is saved yet: it begins with your first request."}\n`,
      );
      return "stay";
    case "/decide":
      terminal.out("There is no lesson to decide on yet.\n");
      return "stay";
    case "/tasks": {
      const tasks = conversation?.session.tasks ?? [];
      terminal.out(tasks.map((task) => `  [${task.status}] ${task.title}\n`).join("") || "No tasks.\n");
      return "stay";
    }
    default: {
      const near = nearest(line, Object.keys(slashHelp));
      terminal.err(
        `There is no ${line}. ${near === null ? "/help lists what there is." : `Did you mean ${near}?`}\n`,
      );
      return "stay";
    }
  }
}
