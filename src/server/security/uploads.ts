import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { mostBytes as mostOfADocument } from "../../documents/most-bytes.ts";
import { wrongKind } from "../../documents/photo/picture.ts";

import { Refused } from "../errors.ts";

/** What any request may weigh: told by its head where it says so, counted while it comes where it does not. */
export const mostBytes = { json: 4_000_000, image: 10_500_000, document: mostOfADocument } as const;

/** Above all of them; Bun refuses by the head alone, before a byte of the body is read. */
export const mostOfAnything = 52_000_000;

export function atMost(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError() {
      throw tooLarge(maxSize);
    },
  });
}

const enoughToKnow = 12;

/** For pictures alone: others are sent away by what they call themselves, or by their first bytes, not after their last. */
export function pictureAtMost(maxSize: number): MiddlewareHandler {
  return async (c, next) => {
    const { body } = c.req.raw;
    if (Number(c.req.header("content-length") ?? 0) > maxSize) throw tooLarge(maxSize);
    if (!/^(image\/|application\/octet-stream|$)/i.test(c.req.header("content-type") ?? ""))
      throw notAPicture(wrongKind(new Uint8Array()) ?? "");
    if (body === null) return next();
    const parts: Uint8Array[] = [];
    let size = 0;
    let known = false;
    for await (const part of body) {
      parts.push(part);
      size += part.length;
      if (size > maxSize) throw tooLarge(maxSize);
      if (known || size < enoughToKnow) continue;
      const problem = wrongKind(Buffer.concat(parts));
      if (problem !== null) throw notAPicture(problem);
      known = true;
    }
    c.req.raw = new Request(c.req.raw, { body: Buffer.concat(parts) });
    return next();
  };
}

function tooLarge(maxSize: number): Refused {
  const limit = `${Math.floor(maxSize / 1_000_000)} MB`;
  return new Refused(413, "too_large", `That is too large: up to ${limit} can be taken. Nothing was saved.`);
}

function notAPicture(problem: string): Refused {
  return new Refused(415, "not_a_picture", problem);
}
