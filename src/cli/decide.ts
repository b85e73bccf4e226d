import { resolveSession, resumeConversation, type SendOptions } from "../agent/conversation.ts";
import { prepareAgent, type Setting } from "../agent/prepare.ts";
import { Problem } from "../agent/problem.ts";
import { recordDecision } from "../agent/record-decision.ts";
import { lessonIn, proposeAlternatives, proposeRevision } from "../lesson/adjudicate.ts";
import { decide, EditType, editTypeOf, type LessonDecision } from "../lesson/decisions.ts";
import { nearest } from "../nearest.ts";
import { discoverPlugins } from "../plugin/discover.ts";
import { fileStore } from "../store/file-store.ts";
import type { SessionLog } from "../store/store.ts";
import { exit, exitOf } from "./exit.ts";
import type { Invocation } from "./main.ts";
import { findPlaces } from "./places.ts";
import { eventWriter } from "./result.ts";
import { openSaved } from "./saved.ts";
import { showHistory, showLesson } from "./show-lesson.ts";
import { stoppable } from "./stoppable.ts";

const actions = ["accept", "revise", "alternatives", "pick", "undo"] as const;
const usage = 'decide <session-id> <section> accept | revise "<request>" | alternatives | pick <n> | undo';

/** One decision on one section of a saved lesson. */
export async function decideSection(invocation: Invocation): Promise<number> {
  const { args, terminal, env, cwd } = invocation;
  const [, id, section, word, value] = args.positionals;
  if (id === undefined) throw new Problem("usage", `Which session? teacher-assist ${usage}`);
  const store = fileStore(findPlaces(args, env, cwd).data);
  const log = await openSaved(store, id);
  try {
    if (section === undefined)
      return showLesson(lessonIn(log.session), log.session.id, args.format, terminal);
    if (word === undefined) return showHistory(lessonIn(log.session), section, args.format, terminal);
    const action = actionNamed(word);
    const proposed = await proposal(invocation, log, section, action, value);
    if (proposed.decision === null) {
      terminal.err(`${terminal.style.red(`${proposed.status}:`)} ${proposed.reason ?? ""}\n`);
      return proposed.code;
    }
    await recordDecision(store, log, proposed.decision);
    return showLesson(lessonIn(log.session), log.session.id, args.format, terminal, proposed.decision);
  } finally {
    await log.close();
  }
}

type Proposal =
  | { decision: LessonDecision }
  | { decision: null; status: string; reason: string | null; code: number };

async function proposal(
  invocation: Invocation,
  log: SessionLog,
  section: string,
  action: (typeof actions)[number],
  value: string | undefined,
): Promise<Proposal> {
  const state = lessonIn(log.session);
  const at = new Date().toISOString();
  if (action === "accept" || action === "undo")
    return { decision: decide(state, { type: action, section }, at) };
  if (action === "pick") {
    const pick = Number(value);
    if (!Number.isInteger(pick)) throw new Problem("usage", `Which one? teacher-assist decide … pick <n>`);
    return { decision: decide(state, { type: "pick", section, pick }, at) };
  }
  const type = editTypeNamed(invocation.args.type);
  const request = value ?? type?.replaceAll("_", " ") ?? "";
  if (action === "revise" && request.trim() === "") {
    throw new Problem("usage", `Say what to change: teacher-assist decide … revise "…", or --type easier.`);
  }
  const now = () => new Date().toISOString();
  using stopping = stoppable();
  const call: SendOptions = {
    signal: stopping.signal,
    onEvent:
      invocation.args.format === "stream-json" ? eventWriter("stream-json", invocation.terminal) : () => {},
  };
  const conversation = await converseOn(invocation, log);
  const { decision, result } =
    action === "revise"
      ? await proposeRevision(
          conversation,
          { section, request, editType: type ?? editTypeOf(request) },
          call,
          now,
        )
      : await proposeAlternatives(conversation, section, call, now);
  if (decision !== null) return { decision };
  return { decision, status: result.status, reason: result.reason, code: exitOf(result) || exit.failed };
}

async function converseOn({ args, terminal, env, cwd }: Invocation, log: SessionLog) {
  const places = findPlaces(args, env, cwd);
  const found = await discoverPlugins(places.pluginDirs);
  const { provider, model, "base-url": baseUrl } = args;
  const setting: Setting = { workspaceRoot: places.workspace, env, flags: { provider, model, baseUrl } };
  const prepared = await prepareAgent(setting, resolveSession(found, log.session), args);
  for (const notice of prepared.notices) terminal.err(`${terminal.style.dim(notice)}\n`);
  return resumeConversation({ store: fileStore(places.data) }, prepared, log, places.workspace);
}

function editTypeNamed(word: string | undefined): EditType | undefined {
  if (word === undefined) return undefined;
  const found = EditType.options.find((type) => type === word);
  if (found !== undefined) return found;
  const near = nearest(word, EditType.options);
  const hint = near === null ? `It can be ${EditType.options.join(", ")}.` : `Did you mean ${near}?`;
  throw new Problem("usage", `--type cannot be "${word}". ${hint}`);
}

function actionNamed(word: string): (typeof actions)[number] {
  const found = actions.find((action) => action === word);
  if (found !== undefined) return found;
  const near = nearest(word, actions);
  const hint = near === null ? `It can be ${actions.join(", ")}.` : `Did you mean ${near}?`;
  throw new Problem("usage", `"${word}" is not a decision. ${hint}`);
}
