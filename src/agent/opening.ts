import {
  type Message,
  type ToolCall,
  type ToolMessage,
  textOf,
  toolCalls,
  type UserMessage,
  userText,
} from "../message.ts";
import type { SessionChange } from "../store/session.ts";
import { conclude } from "./conclude.ts";
import { fireHooks } from "./fire-hooks.ts";
import type { HookEvent } from "./hooks.ts";
import { keepResults } from "./keep-results.ts";
import type { Ending } from "./run.ts";
import { type RunState, save, say, timestamp } from "./state.ts";
import { namingNobody } from "./title.ts";
import { takeUp } from "./tool-call.ts";
import { reopened } from "./tool-turn.ts";
import { closing } from "./unanswered.ts";

/** Marks the run in the session, mends what a killed run left open, and asks the preLoop hooks about the request. */
export async function open(state: RunState): Promise<Ending | null> {
  const { run, history } = state;
  const start: SessionChange = { type: "run_start", traceId: run.trace.id, at: timestamp(state) };
  const missing = takeMissing(state);
  if (run.input === null) {
    await save(state, [start]);
    return missing.length === 0 ? null : await goOn(state, missing);
  }
  const left = await leftOf(state, missing);
  const asking = { ...start, ...toAskAgain(state, run.input) };
  const mended: SessionChange = { type: "messages", messages: left, at: timestamp(state) };
  await save(state, missing.length === 0 ? [asking] : [asking, mended]);

  const input = await accept(state, run.input);
  if ("status" in input) return input;
  await say(state, ...closing(history), input);
  return null;
}

/** Kept while the hooks look at a request: a run that is killed meanwhile has it in no message. */
function toAskAgain({ run, actor }: RunState, content: UserMessage["content"]) {
  const said = textOf({ role: "user", content });
  if (run.depth > 0 || content.some(({ type }) => type !== "text")) return {};
  const text = namingNobody(said, actor.model.provider);
  const about = text === said ? run.about : undefined;
  return { asked: about === undefined ? { text } : { text, about } };
}

/** Takes out of the history what stands at its end for results that a killed run never saved. */
function takeMissing({ run, history }: RunState): ToolMessage[] {
  const { messages } = run.session.session;
  if (!sameStart(messages, history)) return []; // mended in the middle: the session stays as it is
  return history.splice(messages.length).filter((message) => message.role === "tool");
}

/** Calls that a killed run left open, from where they stand: an agent that was called in goes on with its work. */
async function goOn(state: RunState, missing: readonly ToolMessage[]): Promise<Ending | null> {
  return await keepResults(state, await reopened(state, callsOf(state, missing), missing));
}

/** The same where something new is asked: nobody goes on with them, and what they had come to is told. */
async function leftOf(state: RunState, missing: readonly ToolMessage[]): Promise<ToolMessage[]> {
  const calls = callsOf(state, missing);
  const found = missing.map(async (standIn, index) => {
    const call = calls[index];
    return (call && (await takeUp(state, { call, index }, "left"))) ?? standIn;
  });
  return await Promise.all(found);
}

function callsOf({ history }: RunState, missing: readonly ToolMessage[]): ToolCall[] {
  const asked = history.findLast((message) => message.role === "assistant");
  return asked === undefined || missing.length === 0 ? [] : toolCalls(asked).slice(-missing.length);
}

/** Of a run that died between its last reply and its end: the reply is looked at now. */
export async function concludeLast(state: RunState): Promise<Ending | null> {
  const last = state.history.at(-1);
  if (last?.role !== "assistant" || toolCalls(last).length > 0) return null;
  const next = await conclude(state, last);
  return next === "again" ? null : next;
}

/** Whether the repair only added at the end, as after a killed run; then the session can be mended for good. */
function sameStart(messages: readonly Message[], history: readonly Message[]): boolean {
  return messages.every((message, i) => message === history[i]);
}

async function accept(state: RunState, content: UserMessage["content"]): Promise<UserMessage | Ending> {
  const { about, given } = state.run;
  const message: UserMessage = { role: "user", content };
  if (about !== undefined) message.about = about;
  if (given !== undefined) message.given = given;
  if (state.actor.hooks.preLoop.length === 0) return message;
  const asked: HookEvent<"preLoop"> = { point: "preLoop", input: textOf(message), messages: state.history };
  if (about !== undefined) asked.about = about;
  const fired = await fireHooks(state, asked, (event, patch) => {
    const { input = event.input, about: understood = event.about } = patch;
    const isSame = input === event.input && understood === event.about;
    const next = understood === undefined ? { ...event, input } : { ...event, input, about: understood };
    return { event: isSame ? event : next, verdict: isSame ? "pass" : "patch" };
  });
  if (fired.kind === "end") return fired.ending;
  const { input, about: kept } = fired.event;
  if (kept !== undefined) message.about = kept;
  if (input === asked.input) return message;
  const images = content.filter((block) => block.type === "image");
  return { ...message, content: [...userText(input).content, ...images] };
}
