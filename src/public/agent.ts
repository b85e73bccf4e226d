/**
 * `teacher-assist/agent`: all that another program may import, and the only file of the house that gathers others. What
 * is not here is private (docs/library.md says what each is for, with examples that are run).
 */
export {
  type Conversation,
  type ConversationPorts,
  resumeConversation,
  type SendOptions,
  startConversation,
} from "../agent/conversation.ts";
export type { AgentEvent, RunResult } from "../agent/events.ts";
export {
  defineHook,
  type Hook,
  type HookAnswer,
  type HookContext,
  type HookEvent,
  type HookPoint,
  hookTable,
} from "../agent/hooks.ts";
export { runAgentLoop } from "../agent/loop.ts";
export {
  type Actor,
  type AgentRun,
  type Clock,
  type Limits,
  type Ready,
  systemClock,
  type Toolset,
} from "../agent/run.ts";
export { toolsetOf } from "../agent/toolset-of.ts";
export {
  type AssistantMessage,
  type Message,
  type Task,
  type ToolCall,
  type ToolMessage,
  textOf,
  toolCalls,
  type Usage,
  type UserMessage,
  userText,
} from "../message.ts";
export type { AnthropicOptions } from "../model/anthropic.ts";
export { type Author, type AuthorRequest, type AuthorTurn, builtinModel } from "../model/builtin.ts";
export { ModelError, type ModelErrorKind } from "../model/errors.ts";
export type {
  JsonSchema,
  Model,
  ModelCall,
  ModelEvent,
  ModelRequest,
  ModelResponse,
  ToolDefinition,
} from "../model/model.ts";
export type { OpenaiOptions } from "../model/openai-options.ts";
export { type RetryPolicy, withRetry } from "../model/retry.ts";
export {
  type ScriptedAnswer,
  type ScriptedModel,
  type ScriptedOptions,
  type ScriptedTurn,
  scriptedModel,
} from "../model/scripted.ts";
export type { SkillDefinition } from "../plugin/definitions.ts";
export { Problem, type ProblemKind } from "../problem.ts";
export { type FilePorts, fileStore } from "../store/file-store.ts";
export { memoryStore } from "../store/memory-store.ts";
export {
  newSession,
  type RunStatus,
  type Session,
  type SessionChange,
  type SessionSummary,
} from "../store/session.ts";
export {
  type ListedSession,
  type SessionList,
  type SessionLog,
  type Store,
  StoreError,
  type StoreErrorKind,
  type TraceLog,
} from "../store/store.ts";
export type { Span, Trace, TraceMetadata } from "../store/trace.ts";
export { bashTool } from "../tools/bash.ts";
export { fileTools } from "../tools/files.ts";
export { readSkillTool } from "../tools/skills.ts";
export { updateTasksTool } from "../tools/tasks.ts";
export { defineTool, type Tool, type ToolContext, type ToolOutput } from "../tools/tool.ts";
export { type AgentParts, type DefinedAgent, defineAgent } from "./define-agent.ts";
export { anthropicModel, openaiModel, responsesModel } from "./providers.ts";
