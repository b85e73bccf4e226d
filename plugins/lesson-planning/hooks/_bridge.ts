/**
 * The way from Claude Code to our hooks: `bun _bridge.ts <hook>` reads the event that Claude Code writes to standard
 * input and asks the hook of that name. Exit 2 with a reason on stderr blocks, as Claude Code has it.
 */
import { resolve } from "node:path";
import { HookAbort, type HookContext, type HookEvent, isHookAbort } from "../../../src/agent/hooks.ts";
import { userText } from "../../../src/message.ts";
import { reasonOf } from "../../../src/problem.ts";
import curriculumEvidence from "./curriculum-evidence.ts";
import scopeCheck from "./scope-check.ts";

const hooks = new Map([scopeCheck, curriculumEvidence].map((hook) => [hook.name, hook]));

type ClaudeEvent = {
  prompt?: string;
  last_assistant_message?: string;
  stop_hook_active?: boolean;
  cwd?: string;
};

async function main(name: string): Promise<number> {
  const hook = hooks.get(name);
  if (hook === undefined)
    return refuse(`There is no hook ${name}. There is: ${[...hooks.keys()].join(", ")}.`);
  try {
    const told: ClaudeEvent = JSON.parse(await Bun.stdin.text());
    const event = asOurs(told);
    if (event === null || told.stop_hook_active) return 0;
    const answer = await hook.run(event, contextFor(told));
    const reason =
      answer && ("abort" in answer ? answer.abort : "repair" in answer ? answer.repair : undefined);
    return reason ? refuse(reason) : 0;
  } catch (error) {
    const why = reasonOf(error);
    return refuse(isHookAbort(error) ? why : `The check "${name}" could not run: ${why}`);
  }
}

function asOurs({ prompt, last_assistant_message: text }: ClaudeEvent): HookEvent | null {
  if (prompt !== undefined) return { point: "preLoop", input: prompt };
  if (text === undefined) return null;
  const message = {
    role: "assistant" as const,
    content: [{ type: "text" as const, text }],
    stopReason: "end" as const,
  };
  return { point: "postLoop", text, message, messages: [userText(""), message] };
}

function contextFor({ cwd = "." }: ClaudeEvent): HookContext {
  return {
    agent: "planner",
    depth: 0,
    plugin: "lesson-planning",
    command: null,
    sessionId: "claude-code",
    traceId: "claude-code",
    turn: 0,
    workspaceRoot: process.env.TEACHER_ASSIST_WORKSPACE || resolve(cwd, "workspace"),
    resumed: false,
    provider: "anthropic",
    consents: new Set(),
    tasks: [],
    decisions: [],
    repairs: 0,
    signal: new AbortController().signal,
    now: Date.now,
    abort(reason) {
      throw new HookAbort(reason);
    },
  };
}

function refuse(reason: string): number {
  process.stderr.write(`${reason}\n`);
  return 2;
}

process.exitCode = await main(process.argv[2] ?? "");
