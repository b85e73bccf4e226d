import { expect, test } from "bun:test";
import fc from "fast-check";
import { hostRefusal, originRefusal, tokenRefusal } from "../../src/server/security/guard.ts";
import { newTicket, newToken } from "../../src/server/security/token.ts";

const port = 4170;
const door = { port, token: newToken() };
const page = { navigation: false };
const own = [`127.0.0.1:${port}`, `localhost:${port}`];

const near = fc.oneof(
  fc.webAuthority(),
  fc.constantFrom(
    `127.0.0.1:${port + 1}`,
    "127.0.0.1",
    `127.0.0.1.evil.example:${port}`,
    `localhost.:${port}`,
    `[::1]:${port}`,
    `0.0.0.0:${port}`,
    "",
  ),
);

test("no host and no origin but the server's own is let in, however near it is written", () => {
  fc.assert(
    fc.property(
      near,
      fc.constantFrom(...own),
      fc.constantFrom("http://", "https://", "file://", ""),
      (name, host, scheme) => {
        if (!own.includes(name)) expect(hostRefusal(new Headers({ host: name }), door)?.kind).toBe("host");
        const origin = `${scheme}${name}`;
        const isOwn = scheme === "http://" && own.includes(name);
        const found = originRefusal(new Headers({ host, origin }), door, page);
        expect(found?.kind ?? null).toBe(isOwn ? null : "origin");
      },
    ),
  );
  expect(hostRefusal(new Headers(), door)?.kind).toBe("host");
});

test("no token but this start's is good, in cookie or header", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{0,40}$/), (guess) => {
      for (const headers of [
        { authorization: `Bearer ${guess}` },
        { cookie: `a=b; teacher-assist-${port}=${guess}` },
      ])
        expect(tokenRefusal(new Headers(headers), door)?.status).toBe(guess === door.token ? undefined : 401);
    }),
  );
  expect(tokenRefusal(new Headers({ cookie: `a=b; teacher-assist-${port}=${door.token}` }), door)).toBeNull();
  expect(tokenRefusal(new Headers({ cookie: `teacher-assist-1=${door.token}` }), door)?.status).toBe(401);
});

test("a ticket lets one in once, and not for long", () => {
  let now = 0;
  const clock = () => now;
  const used = newTicket(clock);
  expect([used.redeem("guess"), used.redeem(null), used.redeem(used.text), used.redeem(used.text)]).toEqual([
    false,
    false,
    true,
    false,
  ]);
  const late = newTicket(clock);
  now = 120_001;
  expect(late.redeem(late.text)).toBe(false);
});
