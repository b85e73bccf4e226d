import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Refused } from "../errors.ts";

/** What any request may weigh: told by its head where it says so, counted while it comes where it does not. */
export const mostBytes = { json: 4_000_000, image: 10_500_000 } as const;

/** Above all of them; Bun refuses by the head alone, before a byte of the body is read. */
export const mostOfAnything = 12_000_000;

export function atMost(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError() {
      const limit = `${Math.floor(maxSize / 1_000_000)} MB`;
      throw new Refused(
        413,
        "too_large",
        `That is too large: up to ${limit} can be taken. Nothing was saved.`,
      );
    },
  });
}
