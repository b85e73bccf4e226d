import { z } from "zod";

/**
 * The conversation, as plain data: what sessions keep, what hooks see, what providers translate.
 *
 * The promise every reader may rely on: an assistant message with n tool calls is followed at once by n tool
 * messages with the same ids in the same order (`src/agent/pairing.ts` keeps and restores it).
 */

const TextBlock = z.object({ type: z.literal("text"), text: z.string() });

const ImageBlock = z.object({
  type: z.literal("image"),
  mediaType: z.enum(["image/png", "image/jpeg", "image/gif", "image/webp"]),
  /** Base64, without a data-URL prefix. */
  data: z.string(),
});

const ToolCallBlock = z.object({
  type: z.literal("tool_call"),
  id: z.string(),
  name: z.string(),
  args: z.unknown(),
  /** Set when the arguments did not arrive as whole JSON: what arrived, as text. Such a call is never run. */
  malformed: z.string().optional(),
});

/** What only its own provider understands (a thinking block, say): kept, and sent back to that provider alone. */
const ProviderBlock = z.object({ type: z.literal("provider"), provider: z.string(), data: z.unknown() });

/** `interrupted`: the turn was stopped, or broke off; what had come by then was kept. */
const StopReason = z.enum(["end", "tool_calls", "max_tokens", "refusal", "interrupted"]);

/** What can be made of a lesson or beside it. */
export const companions = [
  "worksheet",
  "quiz",
  "homework",
  "revision-guide",
  "cards",
  "text",
  "slides",
  "review",
  "adaptation",
] as const;

/** Those of them that are documents of their own. */
export const companionParts = ["worksheet", "quiz", "homework", "guide", "cards", "text", "slides"] as const;

/** What is not certain of a request, with what it may mean; no choices: anything. */
const Uncertain = z.object({ what: z.enum(["class", "topic"]), choices: z.array(z.string()) });

const frame = {
  /** By id. */
  class: z.string().min(1).optional(),
  minutes: z.number().int().positive().optional(),
  /** By code. */
  outcomes: z.array(z.string().min(1)).optional(),
  /** What it is about; "" where nothing says so. */
  topic: z.string().optional(),
  /** Which of these were understood from words; the others were chosen outright. Left out: no words were read yet. */
  said: z.array(z.enum(["class", "minutes", "outcomes"])).optional(),
  uncertain: z.array(Uncertain).optional(),
};
const Made = z.array(z.enum(companions));
const Section = z.string().min(1);
/** How many questions, where somebody says. */
const many = z.number().int().min(1).max(100).optional();
/** What goes with the lesson, where one of its sections is meant and not the lesson's own. */
const part = z.enum(companionParts).optional();

const Place = z.number().int().positive();

/**
 * Where in a unit a lesson stands: what came before it there, what of that it brings back, and what it is for. `go-on`: it
 * goes on with what the last one left. Notes are named by their path; a lesson without one has none.
 */
const InUnit = z.object({
  unit: z.string().min(1),
  title: z.string(),
  lesson: z.string().min(1),
  place: Place,
  of: Place,
  purpose: z.enum(["teach", "consolidate", "assess", "go-on"]),
  note: z.string().optional(),
  /** Lessons that taught something new, in order. */
  before: z.array(z.object({ place: Place, title: z.string(), note: z.string().optional() })),
  /** What is brought back at the beginning, by its place among those before; the newest first. */
  retrieves: z.array(z.object({ place: Place, gap: Place })),
  /** What a lesson without new matter goes over, by place. */
  covers: z.array(Place),
  /** What was left last time. */
  left: z.string().optional(),
});

/** Where a lesson that somebody shared comes from. `claims`: the codes it had there; none is trusted here. */
const Opened = z.object({
  title: z.string(),
  by: z.string(),
  licence: z.string(),
  attribution: z.array(z.string()),
  made: z.string(),
  claims: z.array(z.string()),
});

/** `with`: what is wanted beside it. `from`: the session whose lesson is adapted for another class. */
const LessonAsked = z.object({
  kind: z.literal("lesson"),
  ...frame,
  with: Made.optional(),
  many,
  from: z.string().min(1).optional(),
  unit: InUnit.optional(),
  opened: Opened.optional(),
});

/** What a person can choose outright, in a form or by flags. A place in a unit is the unit's to say. */
export const Chosen = LessonAsked.omit({ said: true, uncertain: true, unit: true, opened: true });

/**
 * What was asked, as data (decision 39): made where a person acts, out of fields, flags and, once, words. It is kept on
 * the message, seen by hooks and authors, and goes to no provider. What was chosen outright wins over words.
 */
export const About = z.discriminatedUnion("kind", [
  LessonAsked,
  z.object({
    kind: z.literal("companion"),
    ...frame,
    what: Made,
    many,
    /** The lesson as it stood then: a mark for each section that it is made from, by its id. */
    of: z.record(z.string(), z.string()).optional(),
  }),
  z.object({
    kind: z.literal("revise"),
    request: z.string(),
    /** By id; none: whatever nobody has decided on yet. */
    sections: z.union([z.literal("all"), z.array(Section)]),
    /** The text as it stood of the one section that was asked for at its own controls, and is to come back alone. */
    current: z.string().optional(),
    part,
    ...frame,
  }),
  z.object({
    kind: z.literal("alternatives"),
    section: Section,
    request: z.string(),
    current: z.string(),
    part,
  }),
  /** A section's new text, as the teacher wrote it. */
  z.object({ kind: z.literal("edit"), section: Section, text: z.string() }),
  /** A check, or the runtime, sent a reply back to its author. */
  z.object({ kind: z.literal("repair"), by: z.string() }),
  z.object({ kind: z.literal("question"), ...frame }),
  /** Asks for nothing to be made. */
  z.object({ kind: z.literal("talk"), ...frame }),
]);

const Told = z.string().trim().min(1).max(20_000);

/** What an agent that is called in must know of the work it takes part in: its parent's conversation it does not see. */
export const TaskContext = z.strictObject({
  decisions: Told.describe("What has been decided so far and holds for this task."),
  constraints: Told.describe("What the result must keep to: class, outcomes, minutes, needs."),
  deliverable: Told.describe("What is to come back, in what form."),
});

/** What the next agent must know when a conversation is handed over to it. */
export const HandoffContext = z.strictObject({
  decisions: Told.describe("What has been decided so far and is to be kept."),
  constraints: Told.describe("What the work must keep to: class, outcomes, minutes, needs."),
  reason: Told.describe("Why the other agent is to go on."),
  open_questions: Told.describe("What is still to be settled; `none` where nothing is."),
});

/** What one agent gave another. Authors and hooks read it as data; its words are the message's text. */
const Given = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("task"), task: z.string(), context: TaskContext }),
  z.object({ kind: z.literal("handoff"), from: z.string(), to: z.string(), context: HandoffContext }),
]);

const UserMessage = z.object({
  role: z.literal("user"),
  content: z.array(z.discriminatedUnion("type", [TextBlock, ImageBlock])),
  about: About.optional(),
  /** Not a person's: another agent's. */
  given: Given.optional(),
});

/** What an answer is, as data. Built-in authors say it; it is kept on the message and goes to no provider. */
const Answer = z.discriminatedUnion("kind", [
  /** `shape`: what happens in Main, in words for people. */
  z.object({ kind: z.literal("lesson"), shape: z.string().min(1) }),
  /** `said`: what was changed and what could not be, for the person who asked. */
  z.object({ kind: z.literal("section"), said: z.string().optional() }),
  /** What was asked for was not done, and nothing is to change; the text says why. */
  z.object({ kind: z.literal("left-alone") }),
]);

export const AssistantMessage = z.object({
  role: z.literal("assistant"),
  content: z.array(z.discriminatedUnion("type", [TextBlock, ToolCallBlock, ProviderBlock])),
  stopReason: StopReason,
  answer: Answer.optional(),
});

const ToolMessage = z.object({
  role: z.literal("tool"),
  callId: z.string(),
  name: z.string(),
  content: z.array(z.discriminatedUnion("type", [TextBlock, ImageBlock])),
  isError: z.boolean(),
});

export const Message = z.discriminatedUnion("role", [UserMessage, AssistantMessage, ToolMessage]);

/** Tokens of one call or of many. `inputTokens` is what was neither read from nor written to a cache. */
export const Usage = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  cacheReadTokens: z.number(),
  cacheWriteTokens: z.number(),
});

export const Task = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  status: z.enum(["pending", "in_progress", "done"]),
});

export type About = z.infer<typeof About>;
export type Chosen = z.infer<typeof Chosen>;
export type InUnit = z.infer<typeof InUnit>;
export type Opened = z.infer<typeof Opened>;
export type Companion = (typeof companions)[number];
/** What goes with a lesson as a document of its own: made from it, decided on like it, exported beside it. */
export type CompanionPart = (typeof companionParts)[number];
export type TaskContext = z.infer<typeof TaskContext>;
export type HandoffContext = z.infer<typeof HandoffContext>;
export type Given = z.infer<typeof Given>;
export type Answer = z.infer<typeof Answer>;
export type TextBlock = z.infer<typeof TextBlock>;
export type ImageBlock = z.infer<typeof ImageBlock>;
/** A model's wish to have a tool run. */
export type ToolCall = z.infer<typeof ToolCallBlock>;
export type ProviderBlock = z.infer<typeof ProviderBlock>;
export type StopReason = z.infer<typeof StopReason>;
/** What a person said, or another agent that called this one in. */
export type UserMessage = z.infer<typeof UserMessage>;
/** One turn of a model. */
export type AssistantMessage = z.infer<typeof AssistantMessage>;
/** What came of one call. */
export type ToolMessage = z.infer<typeof ToolMessage>;
/** One of the three kinds of a conversation. */
export type Message = z.infer<typeof Message>;
export type Usage = z.infer<typeof Usage>;
/** An entry of an agent's list of tasks. */
export type Task = z.infer<typeof Task>;

/** The calls in a model's turn, in order. */
export function toolCalls(message: AssistantMessage): ToolCall[] {
  return message.content.filter((block) => block.type === "tool_call");
}

/** All text of a message, without its images and calls. */
export function textOf(message: Message): string {
  let text = "";
  for (const block of message.content) if (block.type === "text") text += block.text;
  return text;
}

/** A person's words as a message. */
export function userText(text: string): UserMessage {
  return { role: "user", content: [{ type: "text", text }] };
}

export function sumOfUsage(a: Usage, b: Usage): Usage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
    cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
  };
}
