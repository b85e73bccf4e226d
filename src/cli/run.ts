import { conditionText, underCondition, underItsCondition } from "../agent/condition.ts";
import {
  type Conversation,
  isWaiting,
  resolveSession,
  resumeConversation,
  startConversation,
} from "../agent/conversation.ts";
import type { RunResult } from "../agent/events.ts";
import { prepareAgent, preparePrompt, type Setting } from "../agent/prepare.ts";
import { type Resolved, resolveCommand } from "../agent/resolve.ts";
import { tracedStore } from "../agent/telemetry/traced-store.ts";
import { checkedAbout } from "../lesson/brief/checked-about.ts";
import { onlyGoesOn } from "../lesson/brief/going-on.ts";
import { requestText } from "../lesson/brief/worded.ts";
import { lessonOf } from "../lesson/decide/decisions.ts";
import { keepHers } from "../lesson/draft/keep-hers.ts";
import { openLibraries } from "../library/libraries.ts";
import { fileProposals } from "../memory/proposals.ts";
import type { Chosen } from "../message.ts";
import { discoverPlugins } from "../plugin/discover.ts";
import { Problem } from "../problem.ts";
import { fileStore } from "../store/file-store.ts";
import { deskOf } from "../store/session.ts";
import type { SessionLog, Store } from "../store/store.ts";
import type { Tool } from "../tools/tool.ts";
import { acceptAll, askForDecisions } from "./adjudicate.ts";
import { approveBefore, howToApprove } from "./approve.ts";
import { consentsOf } from "./consents.ts";
import { exit, exitOf } from "./exit.ts";
import { withFindings } from "./findings.ts";
import { openHistory } from "./history.ts";
import { interact } from "./interactive.ts";
import type { Invocation } from "./invocation.ts";
import { terminalReader } from "./line-reader.ts";
import type { Arguments } from "./options.ts";
import { sendAsking } from "./personal-choice.ts";
import { findPlaces, type Places } from "./places.ts";
import { type Recorded, recordedRun } from "./recorded.ts";
import { eventWriter, printResult } from "./result.ts";
import { openSaved } from "./saved.ts";
import { stoppable } from "./stoppable.ts";
import { pipedText, type Terminal } from "./terminal.ts";
import { mayAsk } from "./yes-no.ts";

/** What `--interactive` opens when no command is named. */
const defaultCommand = "guide:ask";

export async function run(invocation: Invocation): Promise<number> {
  const { args, env, cwd } = invocation;
  const found = findPlaces(args, env, cwd);
  const { store, settled } = tracedStore(fileStore(found.data), env, (line) =>
    invocation.terminal.err(`${line}\n`),
  );
  const saved = args.resume === undefined ? null : await openSaved(store, args.resume);
  const places = { ...found, workspace: deskOf(saved?.session ?? {}, found.workspace) };
  const recorded = await recordedRun(args, cwd);
  try {
    return await answer(invocation, places, store, saved, recorded);
  } finally {
    await recorded.done();
    await saved?.close();
    await settled();
  }
}

async function answer(
  invocation: Invocation,
  places: Places,
  store: Store,
  saved: SessionLog | null,
  { traffic, clock, newId }: Recorded,
): Promise<number> {
  const { args, terminal, env } = invocation;
  const found = await discoverPlugins(places.pluginDirs);
  const { reference, input } = await readRequest(args, terminal);
  const asked = saved === null ? resolveCommand(found, reference) : resolveSession(found, saved.session);
  const { "base-url": baseUrl, provider, model } = args;
  const plain: Setting = {
    workspaceRoot: places.workspace,
    env,
    flags: { provider, model, baseUrl },
    topology: args.topology,
    tools: await toolsFor(asked, invocation, places),
    howToApprove,
    memory: { proposals: fileProposals(places.data), sessions: store },
    libraries: openLibraries(places.data),
    traffic,
  };
  const { setting, resolved } = conditioned(args, saved, plain, asked);
  if (args["dry-run"]) return dryRun(setting, resolved, input, args, terminal);

  const about = aboutFrom(args, resolved);
  const interactive = isInteractive(args, resolved, input, terminal);
  const waiting = saved !== null && isWaiting(saved.session);
  const request = waiting && input !== null && onlyGoesOn(input) ? null : input;
  const said = about === undefined ? request : await worded(request, about, places.workspace);
  if (!interactive && (said === null ? !waiting : said.trim() === "")) {
    const how = saved === null ? reference : `--resume ${saved.session.id}`;
    throw new Problem("usage", `Say what you would like: teacher-assist ${how} "…"`);
  }
  await approveBefore(resolved.plugin, invocation);
  const limits = { maxTurns: args.maxTurns, maxBudgetUsd: args.maxBudgetUsd };
  const prepared = await prepareAgent(setting, resolved, limits);
  for (const notice of prepared.notices) terminal.err(`${terminal.style.dim(notice)}\n`);
  const ports = { store, ...(clock && { clock }), ...(newId && { newId }) };
  const open = async (title: string) =>
    saved === null
      ? startConversation(ports, prepared, title, places.workspace)
      : resumeConversation(ports, prepared, saved, places.workspace);
  if (interactive) {
    const { workspace } = places;
    const { format } = args;
    return interact({
      open,
      resuming: saved !== null,
      input: said,
      about,
      terminal,
      format,
      env,
      workspace,
      consents: consentsOf(args),
    });
  }
  const conversation = await open(said ?? "");
  return once(conversation, said, { args, about, terminal, workspace: places.workspace, env, store });
}

/** A session that was begun for a study stays under its condition, whoever goes on with it. */
function conditioned(
  { condition }: Arguments,
  saved: SessionLog | null,
  plain: Setting,
  asked: Resolved,
): ReturnType<typeof underCondition> {
  const study = saved?.session.study;
  if (condition === undefined) return underItsCondition({ study }, plain, asked);
  if (study !== undefined && study.condition !== conditionText(condition))
    throw new Problem(
      "usage",
      `This session belongs to the study ${study.study} and runs under ${study.condition}. Leave --condition out.`,
    );
  return underCondition(condition, plain, asked);
}

async function toolsFor({ plugin }: Resolved, invocation: Invocation, places: Places): Promise<Tool[]> {
  if (plugin.name !== "study") return []; // its room is not even loaded
  const { openRoom } = await import("./study/room.ts");
  const { agentTools } = await import("../learning/room/agent-tools.ts");
  return agentTools(plugin.name, () => openRoom(invocation), places.workspace);
}

/** What was said by flags. They mean a lesson; elsewhere they are a mistake, and said to be one. */
function aboutFrom({ class: id, minutes, outcome }: Arguments, { plugin }: Resolved): Chosen | undefined {
  if (id === undefined && minutes === undefined && outcome === undefined) return undefined;
  if (plugin.name !== "lesson-planning")
    throw new Problem("usage", `--class, --minutes and --outcome are for lessons; ${plugin.name} has none.`);
  if (minutes !== undefined && !Number.isInteger(minutes))
    throw new Problem("usage", `--minutes must be a whole number of minutes, not ${minutes}.`);
  return {
    kind: "lesson",
    ...(id === undefined ? {} : { class: id }),
    ...(minutes === undefined ? {} : { minutes }),
    ...(outcome === undefined ? {} : { outcomes: outcome }),
  };
}

/** The request with what the flags say, for people and models to read. Throws `Problem` where a flag names what is not there. */
async function worded(input: string | null, about: Chosen, workspaceRoot: string): Promise<string | null> {
  const chosen = await checkedAbout(about, workspaceRoot);
  if (input === null && chosen.outcomes === undefined) return input;
  return requestText(input ?? "", chosen, { namesAnother: chosen.class !== undefined });
}

type Setup = {
  about: Chosen | undefined;
  args: Arguments;
  terminal: Terminal;
  workspace: string;
  env: Invocation["env"];
  store: Store;
};

/** One request, one result. */
async function once(conversation: Conversation, input: string | null, setup: Setup): Promise<number> {
  const { args, terminal } = setup;
  const { format } = args;
  for (const problem of conversation.problems) terminal.err(`${terminal.style.yellow("note:")} ${problem}\n`);
  try {
    const { result, findings } = await send(conversation, input, setup);
    await keepHers(setup.store, conversation, setup.workspace, new Date().toISOString());
    if (args.adjudicate === "accept" && result.status === "success") await acceptAll(conversation);
    printResult(withDecisions(result, conversation), format, terminal, findings);
    if (wantsDecisions(setup) && result.status === "success") {
      const reader = terminalReader(terminal, terminal.style.bold("› "), await openHistory(setup.env));
      await askForDecisions(conversation, reader, terminal, {
        workspaceRoot: setup.workspace,
        consents: consentsOf(args),
      });
    }
    return exitOf(result);
  } finally {
    await conversation.close();
  }
}

async function send(conversation: Conversation, input: string | null, { args, about, terminal }: Setup) {
  using stopping = stoppable();
  const { onEvent, findings } = withFindings(
    eventWriter(args.format, terminal, { feedforward: args.feedforward ?? false }),
  );
  const call = { signal: stopping.signal, onEvent, consents: consentsOf(args), about };
  const reader = mayAsk(args, terminal)
    ? terminalReader(terminal, terminal.style.bold("› "), noHistory)
    : null;
  const result = await sendAsking(conversation, input, call, { reader, terminal });
  return { result, findings: findings() };
}

/** What is answered to a question of ours is no request to come back to. */
const noHistory = { lines: [], add: async () => {} };

/** On a terminal, unless told otherwise. */
function wantsDecisions({ args, terminal }: Setup): boolean {
  if (args.adjudicate !== undefined) return args.adjudicate === "ask" && terminal.inIsTty;
  return terminal.inIsTty && terminal.outIsTty && args.format === "text" && !args["no-input"];
}

/** The sections as they stand now, decisions included. */
function withDecisions(result: RunResult, { session }: Conversation): RunResult {
  const state = lessonOf(session);
  if (state === null || !("sections" in result.extra)) return result;
  const sections = state.sections.map(({ id, title, decision }) => ({ id, title, decision }));
  return { ...result, extra: { ...result.extra, sections } };
}

function isInteractive(
  args: Arguments,
  resolved: Resolved,
  input: string | null,
  terminal: Terminal,
): boolean {
  if (args.interactive) return true;
  if (args["no-input"] || !terminal.inIsTty || args.format !== "text") return false;
  return input === null || resolved.command?.mode === "interactive";
}

async function readRequest(
  args: Arguments,
  terminal: Terminal,
): Promise<{ reference: string; input: string | null }> {
  const words = [...args.positionals];
  const named = args.resume === undefined && (words[0]?.includes(":") ?? false);
  const reference = named ? (words.shift() ?? "") : defaultCommand;
  const [input = null, extra] = words;
  if (extra !== undefined) {
    throw new Problem("usage", `"${extra}" is one word too many. Put the whole request in quotes.`);
  }
  return { reference, input: input === "-" ? await pipedText(terminal) : input };
}

async function dryRun(
  setting: Setting,
  resolved: Resolved,
  input: string | null,
  args: Arguments,
  terminal: Terminal,
): Promise<number> {
  const { system, toolset, notices } = await preparePrompt(setting, resolved);
  for (const notice of notices) terminal.err(`${notice}\n`);
  const tools = `<tools>\n${toolset.names.join("\n")}\n</tools>\n`;
  const request = input === null ? "" : `\n<user>\n${input}\n</user>\n`;
  if (args.format === "text") terminal.out(`${system}\n\n${tools}${request}`);
  else {
    const document = { agent: resolved.agent.name, system, tools: toolset.definitions, input };
    terminal.out(`${JSON.stringify(document, null, 2)}\n`);
  }
  return exit.done;
}
