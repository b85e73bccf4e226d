import { AskError, messageOf } from "../api/ask.ts";
import { words } from "../words/words.ts";

export type KeyField = "key" | "baseUrl" | "model";

/** What is wrong, said at the field that it is about; null where it is about none of them. */
export type KeyProblem = { field: KeyField | null; message: string };

type Refusal = { kind: string; status: number | null; message: string };

/** A model that was tried and did not answer: which field to look at first. */
export function problemTried({ kind, status, message }: Refusal, hasAddress: boolean): KeyProblem {
  if (kind === "missing_key") return { field: "key", message };
  if (status === 404) return { field: "model", message };
  if (hasAddress && (kind === "connection" || kind === "timeout")) return { field: "baseUrl", message };
  return { field: null, message };
}

/** A wish that was refused before anybody was asked. */
export function problemRefused(error: unknown): KeyProblem {
  const kind = error instanceof AskError ? error.kind : "";
  if (kind === "environment") return { field: "key", message: messageOf(error) };
  const say = words.frame.model.problems;
  const known = kinds.find((each) => each === kind);
  if (known === undefined) return { field: null, message: messageOf(error) };
  return { field: fieldOf[known], message: say[known] };
}

const fieldOf = {
  key_missing: "key",
  key_short: "key",
  key_shape: "key",
  address: "baseUrl",
  model_long: "model",
} as const satisfies Record<keyof typeof words.frame.model.problems, KeyField>;

const kinds = ["key_missing", "key_short", "key_shape", "address", "model_long"] as const;
