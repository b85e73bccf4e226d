import { studyExercise } from "../../../words/en/study-exercise.ts";
import { words } from "../../../words/words.ts";
import type { Graded } from "../read-exercise.ts";

const say = studyExercise.photo;

export const mostBytes = 10 * 1024 * 1024;
export const accepted = "image/png,image/jpeg,image/gif,image/webp";

export type Unread = { reason: string };
export type Sent = { graded: Graded } | { unread: Unread } | { problem: string };

/** Why a file cannot be sent, before it is; null where it can. */
export function problemWith({ type, size }: Pick<Blob, "type" | "size">): string | null {
  if (!accepted.split(",").includes(type)) return say.notPicture;
  if (size === 0) return say.nothingInIt;
  return size > mostBytes ? say.tooLarge((size / 1024 / 1024).toFixed(1)) : null;
}

/** Hands a picture in. What could not be read is no failure: it comes with what to compare it with. */
export async function sendPicture(id: string, picture: Blob): Promise<Sent> {
  const problem = problemWith(picture);
  if (problem !== null) return { problem };
  try {
    const reply = await fetch(`/api/exercises/${encodeURIComponent(id)}/image`, {
      method: "POST",
      body: picture,
    });
    const body: unknown = await reply.json().catch(() => null);
    if (reply.ok) return { graded: body as Graded };
    if (isUnread(body)) return { unread: body.unread };
    return { problem: messageIn(body) ?? words.frame.failed(reply.status) };
  } catch {
    return { problem: words.frame.unreachable };
  }
}

function isUnread(body: unknown): body is { unread: Unread } {
  return typeof body === "object" && body !== null && "unread" in body;
}

function messageIn(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("error" in body)) return null;
  const { error } = body;
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : null;
}
