import type { Message } from "../../message.ts";
import type { ModelRequest } from "../../model/model.ts";
import { windowOf } from "../../model/window.ts";
import type { Session, Summary } from "../../store/session.ts";
import type { Ending } from "../run.ts";
import { emit, type RunState, save, timestamp } from "../state.ts";
import { constraintsIn } from "./gist.ts";
import { keptByHooks } from "./kept.ts";
import { tokensOf, tokensOfAll, tokensOfFrame } from "./size.ts";
import { sumUp } from "./sum-up.ts";
import { standingSummary } from "./take-back.ts";
import { viewOf } from "./view.ts";

/** A run's standing with its model's window. */
export type Fitting = {
  /** Tokens that a provider was found to take at most; infinite until one has said "too long". */
  most: number;
  summary: Summary | null;
  /** What the history comes to, its first `counted` messages being counted. */
  tokens: number;
  counted: number;
};

/** Of the window (decision 51): where room is made, and how much is aimed at. */
const begins = 0.8;
const aims = 0.4;
/** Turns at the end that stay as they are. */
const untouched = 4;

export function newFitting(session: Pick<Session, "summaries">): Fitting {
  return { most: Number.POSITIVE_INFINITY, summary: standingSummary(session), tokens: 0, counted: 0 };
}

/** Of whoever is speaking: a handoff may change the model. */
function windowNow({ run, actor, fit }: RunState): number {
  return Math.min(fit.most, run.limits.contextTokens ?? windowOf(actor.model));
}

type Frame = Omit<ModelRequest, "messages">;
export type Fitted = { kind: "go"; messages: readonly Message[] } | { kind: "end"; ending: Ending };

/** The conversation as it fits the model's window. Where it does not, room is made; the session keeps everything. */
export function fitting(state: RunState, frame: Frame): Fitted | Promise<Fitted> {
  const window = windowNow(state);
  if (window === Number.POSITIVE_INFINITY) return { kind: "go", messages: seen(state) };
  const frameTokens = tokensOfFrame(frame);
  if (frameTokens + tokensSeen(state) <= window * begins) return { kind: "go", messages: seen(state) };
  return madeToFit(state, frameTokens, window);
}

function seen({ history, fit, run }: RunState): readonly Message[] {
  return viewOf(history, fit.summary, run.session.session.decisions);
}

async function madeToFit(state: RunState, frameTokens: number, window: number): Promise<Fitted> {
  const ending = await makeRoom(state, frameTokens, window);
  if (ending !== null) return { kind: "end", ending };
  const messages = seen(state);
  const tokens = frameTokens + tokensOfAll(messages);
  return tokens <= window ? { kind: "go", messages } : { kind: "end", ending: tooSmall(window, tokens) };
}

/** A provider found a request too long that was not by our count: from here on its window is taken to be smaller. */
export function narrow(state: RunState, frame: Frame): boolean {
  const window = windowNow(state);
  if (window === Number.POSITIVE_INFINITY) return false;
  const sent = tokensOfFrame(frame) + tokensSeen(state);
  const smaller = Math.floor(Math.min(window, sent) * 0.75);
  if (smaller < smallest) return false;
  state.fit.most = smaller;
  return true;
}

const smallest = 2_000;

/** Without a summary the history only ever grows, so each message is counted once. */
function tokensSeen(state: RunState): number {
  const { fit, history } = state;
  if (fit.summary !== null) return tokensOfAll(seen(state));
  for (; fit.counted < history.length; fit.counted++) {
    const message = history[fit.counted];
    if (message !== undefined) fit.tokens += tokensOf(message);
  }
  return fit.tokens;
}

/** First older results become references; where that is not enough, older turns become a summary. */
async function makeRoom(state: RunState, frameTokens: number, window: number): Promise<Ending | null> {
  const { fit, history } = state;
  const { decisions } = state.run.session.session;
  const before = fit.summary;
  const cut = startOfLastTurns(history);
  const referenced: Summary = {
    upTo: before?.upTo ?? 0,
    resultsUpTo: cut,
    gist: before?.gist ?? "",
    kept: before?.kept ?? [],
    by: before?.by ?? "rules",
    at: timestamp(state),
  };
  const aim = window * aims - frameTokens;
  if (cut <= referenced.upTo) return null; // nothing is old enough
  if (tokensOfAll(viewOf(history, referenced, decisions)) <= aim) return keep(state, referenced);

  const older = history.slice(referenced.upTo, cut);
  const hooked = await keptByHooks(state, cut);
  if (hooked.kind === "end") return hooked.ending;
  const constraints = [...new Set([...linesOf(before, saidToHold), ...constraintsIn(older)])];
  const atHand = requestAtHand(history, cut);
  const kept = [
    ...(constraints.length === 0 ? [] : [{ what: saidToHold, text: bounded(constraints, window) }]),
    ...hooked.kept,
    ...(atHand === null ? [] : [{ what: "The request at hand", text: atHand }]),
  ];
  const bare: Summary = { ...referenced, upTo: cut, gist: "", kept };
  const room = Math.max(0, aim - tokensOfAll(viewOf(history, bare, decisions)));
  const { gist, by } = await sumUp(state, referenced.gist, older, { window, room });
  if (state.stopping.ending !== null) return state.stopping.ending;
  return keep(state, { ...bare, gist, by });
}

async function keep(state: RunState, summary: Summary): Promise<null> {
  await save(state, [{ type: "summary", summary, at: summary.at }]);
  state.fit.summary = summary;
  emit(state, { type: "compacted", upTo: summary.upTo, by: summary.by });
  return null;
}

const saidToHold = "What was said to hold";

function linesOf(summary: Summary | null, what: string): string[] {
  return summary?.kept.find((one) => one.what === what)?.text.split("\n") ?? [];
}

/** As many as a tenth of the window takes; the oldest were said first, and give way first. */
function bounded(lines: readonly string[], window: number): string {
  const most = Math.floor(window / 10) * 3;
  let from = lines.length;
  for (let length = 0; from > 0; from--) {
    length += Buffer.byteLength(lines[from - 1] ?? "") + 1;
    if (length > most) break;
  }
  return lines.slice(from).join("\n");
}

/** What is being answered, where it was asked before the turns that stay. */
function requestAtHand(history: readonly Message[], cut: number): string | null {
  const at = history.findLastIndex(({ role }) => role === "user");
  const message = history[at];
  if (at < 0 || at >= cut || message?.role !== "user") return null;
  return message.content.map((block) => (block.type === "text" ? block.text : "[picture]")).join("\n");
}

/** Where the last turns begin: a reply, its calls and their results stay together. */
function startOfLastTurns(history: readonly Message[]): number {
  let turns = 0;
  for (let at = history.length - 1; at >= 0; at--)
    if (history[at]?.role === "assistant" && ++turns === untouched) return at;
  return 0;
}

function tooSmall(window: number, tokens: number): Ending {
  const reason = `This model takes about ${window.toLocaleString("en")} tokens at once, and what it must know needs about ${tokens.toLocaleString("en")}. Nothing is lost: choose a model with a larger window, or begin a new conversation. (TEACHER_ASSIST_CONTEXT_TOKENS says how much a model takes where that is not known.)`;
  return { status: "error_model", reason, failure: "too_long" };
}
