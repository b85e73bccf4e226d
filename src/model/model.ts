import type { AssistantMessage, Message, Usage } from "../message.ts";

/** A JSON Schema document, as tools and structured output declare it. */
export type JsonSchema = { [key: string]: unknown };

/** A tool, as a model is told of it. */
export type ToolDefinition = { name: string; description: string; parameters: JsonSchema };

/** All that a model is sent for one turn. */
export type ModelRequest = {
  /** The stable part of the prompt: the same bytes turn after turn, so that it can be cached. */
  system: string;
  messages: readonly Message[];
  tools: readonly ToolDefinition[];
  /** Changes from turn to turn (the task list). Sent last, after everything that can be cached; "" when empty. */
  volatile: string;
  /** When set, the turn that ends the run must be JSON of this shape. Providers ask for it; the loop checks it. */
  outputSchema?: JsonSchema;
};

/** What a model tells while a turn is under way. */
export type ModelEvent =
  | { type: "text"; delta: string }
  /** What this try has used so far, as far as the provider has said: totals, so that the last one told stands. */
  | { type: "spent"; usage: Usage; model: string }
  /** The turn starts again from nothing: text told so far in this turn is void. */
  | { type: "retry"; attempt: number; delayMs: number; reason: string };

/** How a turn is stopped and listened to. */
export type ModelCall = {
  signal: AbortSignal;
  onEvent: (event: ModelEvent) => void;
  /** How long a provider may send nothing; the adapter's own limit where absent. */
  idleTimeoutMs?: number;
};

/** A whole turn, and what it used. */
export type ModelResponse = {
  message: AssistantMessage;
  usage: Usage;
  /** The model that answered, as the provider names it; used for the price. */
  model: string;
  /** It was answered before, and nothing was spent on it now: `usage` says what it took then. */
  cached?: true;
};

/** One assistant turn at a time, from whatever writes it. */
export interface Model {
  readonly provider: string;
  /** The model id as configured. */
  readonly id: string;
  /**
   * The whole turn, told piece by piece through `onEvent` on the way.
   * Throws `ModelError` and nothing else; `kind: "cancelled"` when `signal` fired.
   */
  generate(request: ModelRequest, call: ModelCall): Promise<ModelResponse>;
}
