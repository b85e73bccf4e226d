import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { DecisionError, LeftAlone } from "../lesson/decide/decision.ts";
import { ModelError } from "../model/errors.ts";
import { Problem, reasonOf } from "../problem.ts";
import { StoreError, type StoreErrorKind } from "../store/store.ts";
import { WorkspaceError } from "../workspace/path.ts";
import { AsksFirst } from "../workspace/privacy/before-saving.ts";
import type { ShownFinding } from "../workspace/privacy/finding.ts";
import { Conflict, type Versioned } from "../workspace/versioned.ts";

/** What every failed request gets, in words for the person at the page. */
export type ErrorReply = {
  error: { message: string; kind: string };
  /** With 409 on a file: what is there now; null where it is gone. */
  current?: Versioned | null;
  /** With `personal_data`: what was found, in full for her who wrote it. The same request with `consents` goes on. */
  findings?: readonly ShownFinding[];
};

export class Refused extends Error {
  readonly status: ContentfulStatusCode;
  readonly kind: string;

  constructor(status: ContentfulStatusCode, kind: string, message: string) {
    super(message);
    this.status = status;
    this.kind = kind;
  }
}

export type Described = { status: ContentfulStatusCode; reply: ErrorReply };

const ofStore: Readonly<Record<StoreErrorKind, ContentfulStatusCode>> = {
  not_found: 404,
  exists: 409,
  busy: 409,
  damaged: 500,
  read_failed: 500,
  write_failed: 500,
  bad_id: 400,
};

const ofWorkspace: Readonly<Record<WorkspaceError["kind"], ContentfulStatusCode>> = {
  outside: 403,
  bad_path: 400,
  missing: 404,
  not_a_file: 400,
  not_a_folder: 400,
  too_large: 413,
  changed: 409,
  refused: 403,
};

export function describe(error: unknown): Described {
  if (error instanceof Conflict) {
    const { current, message } = error;
    return { status: 409, reply: { error: { message, kind: "conflict" }, current } };
  }
  if (error instanceof AsksFirst) {
    const { findings, message } = error;
    return { status: 422, reply: { error: { message, kind: "personal_data" }, findings } };
  }
  if (error instanceof Refused) return said(error.status, error.kind, error);
  if (error instanceof LeftAlone) return said(409, "left_alone", error);
  if (error instanceof DecisionError) return said(409, "decision", error);
  if (error instanceof Problem) return said(error.kind === "usage" ? 400 : 422, error.kind, error);
  if (error instanceof StoreError) return said(ofStore[error.kind], error.kind, error);
  if (error instanceof WorkspaceError) return said(ofWorkspace[error.kind], error.kind, error);
  if (error instanceof ModelError) return said(422, error.kind, error);
  if (error instanceof HTTPException) {
    const message = error.status === 400 ? "The request could not be read." : error.message;
    return { status: error.status, reply: { error: { message, kind: "usage" } } };
  }
  const why = reasonOf(error);
  const message = `Something went wrong that should not have: ${why} What was saved before is safe.`;
  return { status: 500, reply: { error: { message, kind: "unexpected" } } };
}

export function answerError(error: Error, c: Context): Response {
  const { status, reply } = describe(error);
  return c.json(reply, status);
}

function said(status: ContentfulStatusCode, kind: string, { message }: Error): Described {
  return { status, reply: { error: { message, kind } } };
}
