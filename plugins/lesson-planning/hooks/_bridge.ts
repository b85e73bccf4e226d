/**
 * The way from Claude Code to our hooks, called by `_run.sh`: reads the event that Claude Code writes to standard input
 * and asks the hook of that name. Exit 2 with a reason on stderr blocks, as Claude Code has it; a `systemMessage` is
 * shown to the person.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { HookAbort, type HookContext, type HookEvent, isHookAbort } from "../../../src/agent/hooks.ts";
import { openLibraries } from "../../../src/library/libraries.ts";
import { userText } from "../../../src/message.ts";
import { reasonOf } from "../../../src/problem.ts";
import { type ClaudeEvent, ours } from "./_at-work.ts";
import curriculumEvidence from "./curriculum-evidence.ts";
import scopeCheck from "./scope-check.ts";

const hooks = new Map([scopeCheck, curriculumEvidence].map((hook) => [hook.name, hook]));

async function main(name: string): Promise<number> {
  const hook = hooks.get(name);
  if (hook === undefined)
    return refuse(`There is no hook ${name}. There is: ${[...hooks.keys()].join(", ")}.`);
  const told: ClaudeEvent = JSON.parse(await Bun.stdin.text());
  const mine = ours(told);
  if (mine === null) return 0;
  const asked = "request" in mine;
  const cannot = (why: string) =>
    asked
      ? refuse(`This request was not let through: the check "${name}" could not run: ${why}`)
      : warn(
          `NOT CHECKED: the check "${name}" could not run: ${why} Read every curriculum claim above yourself.`,
        );
  const workspaceRoot = process.env.TEACHER_ASSIST_WORKSPACE || resolve(told.cwd ?? ".", "workspace");
  if (!asked && !existsSync(workspaceRoot)) {
    return cannot(`There is no workspace at ${workspaceRoot}. Set TEACHER_ASSIST_WORKSPACE to its folder.`);
  }
  try {
    const answer = await hook.run(
      asOurs(mine),
      contextFor(workspaceRoot, "refining" in mine && mine.refining),
    );
    const reason =
      answer && ("abort" in answer ? answer.abort : "repair" in answer ? answer.repair : undefined);
    if (!reason) return 0;
    // What was sent back once and is still wrong is the person's to know, and goes back no more.
    return told.stop_hook_active
      ? warn(`NOT VERIFIED, even after one correction. ${reason}`)
      : refuse(reason);
  } catch (error) {
    return isHookAbort(error) ? refuse(error.message) : cannot(reasonOf(error));
  }
}

function asOurs(mine: NonNullable<ReturnType<typeof ours>>): HookEvent {
  if ("request" in mine) return { point: "preLoop", input: mine.request, messages: [] };
  const { reply: text } = mine;
  const message = {
    role: "assistant" as const,
    content: [{ type: "text" as const, text }],
    stopReason: "end" as const,
  };
  return { point: "postLoop", text, message, messages: [userText(""), message] };
}

function contextFor(workspaceRoot: string, resumed: boolean): HookContext {
  return {
    agent: "planner",
    depth: 0,
    plugin: "lesson-planning",
    command: null,
    sessionId: "claude-code",
    traceId: "claude-code",
    turn: 0,
    workspaceRoot,
    resumed,
    provider: "anthropic",
    consents: new Set(),
    tasks: [],
    decisions: [],
    sessions: null,
    libraries: openLibraries(resolve(process.env.TEACHER_ASSIST_DATA || ".")),
    repairs: 0,
    signal: new AbortController().signal,
    now: Date.now,
    abort(reason) {
      throw new HookAbort(reason);
    },
  };
}

/** Shown to the person; blocks nothing. */
function warn(systemMessage: string): number {
  process.stdout.write(`${JSON.stringify({ systemMessage })}\n`);
  return 0;
}

function refuse(reason: string): number {
  process.stderr.write(`${reason}\n`);
  return 2;
}

process.exitCode = await main(process.argv[2] ?? "");
