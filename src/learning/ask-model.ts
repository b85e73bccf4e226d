import type { z } from "zod";
import type { ImageBlock } from "../message.ts";

/**
 * A judgement that only a model can give, as data of a known shape. Where there is no model, there is no `AskModel`,
 * and each modality has its own way of doing without.
 */
export type AskModel = <T>(question: ModelQuestion<T>, signal?: AbortSignal) => Promise<ModelAnswer<T>>;

export type ModelQuestion<T> = {
  /** An agent of the room's plugin: whose instructions, model and limits apply. */
  agent: string;
  /** Our words: what is to be judged, and how. */
  task: string;
  /** The learner's or the course's words, by what they are. Quoted to the model as data, never as instructions. */
  material: Readonly<Record<string, string>>;
  images?: readonly ImageBlock[];
  schema: z.ZodType<T>;
};

/** `problem` is for people; what is missing is then done without a model. */
export type ModelAnswer<T> = { value: T; model: string } | { problem: string };
