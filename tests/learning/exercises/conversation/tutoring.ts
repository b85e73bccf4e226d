import { join } from "node:path";
import { startConversation } from "../../../../src/agent/conversation.ts";
import { prepareAgent } from "../../../../src/agent/prepare.ts";
import { type Plugins, resolveCommand } from "../../../../src/agent/resolve.ts";
import type { Evaluation } from "../../../../src/learning/evaluation.ts";
import {
  begin,
  type ConversationState,
  recordOf,
} from "../../../../src/learning/exercises/conversation/conversation-record.ts";
import {
  type ConversationPort,
  conversationTools,
  type Heard,
} from "../../../../src/learning/exercises/conversation/conversation-tools.ts";
import type { CourseBook } from "../../../../src/learning/exercises/conversation/help/course-book.ts";
import type { ShortAnswerJudge } from "../../../../src/learning/exercises/conversation/judged.ts";
import { discoverPlugins } from "../../../../src/plugin/discover.ts";
import { memoryStore } from "../../../../src/store/memory-store.ts";
import { now, root } from "./samples.ts";

let found: Promise<Plugins> | null = null;
export const plugins = () => (found ??= discoverPlugins([join(root, "plugins")]));

/** A learner's saved exercise, as text: what a new process would read. */
export function desk(first: ConversationState, judge: ShortAnswerJudge, book: CourseBook | null = null) {
  let saved = JSON.stringify(recordOf(first));
  let heard: Heard | null = null;
  const evaluations: Evaluation[] = [];
  let saves = 0;
  const state = (): ConversationState => {
    const read = begin(JSON.parse(saved));
    if ("problem" in read) throw new Error(read.problem);
    return read;
  };
  const port: ConversationPort = {
    load: state,
    async save(next) {
      saves++;
      saved = JSON.stringify(recordOf(next));
    },
    async finish(evaluation) {
      evaluations.push(evaluation);
    },
    heard: () => heard,
    now: () => now,
    judge,
    helping: { book },
  };
  return {
    port,
    evaluations,
    state,
    saves: () => saves,
    /** As in a process that has heard nothing. */
    silent() {
      heard = null;
    },
    hear(text: string, seconds: number | null = null) {
      heard = { turn: (heard?.turn ?? 0) + 1, text, seconds };
    },
  };
}

/** The study plugin's own tutor, built in, on the real loop. */
export async function tutoring(at: ReturnType<typeof desk>) {
  const resolved = resolveCommand(await plugins(), "study:study");
  const workspaceRoot = join(root, "workspace");
  const tools = conversationTools(at.port);
  const setting = { workspaceRoot, env: {}, flags: { provider: "builtin" }, tools };
  const prepared = await prepareAgent(setting, resolved, {});
  const talk = await startConversation({ store: memoryStore() }, prepared, "study", workspaceRoot);
  return async (text: string | null, seconds: number | null = null) => {
    if (text !== null) at.hear(text, seconds);
    return talk.send(text ?? "Let us begin.", { signal: new AbortController().signal, onEvent() {} });
  };
}
