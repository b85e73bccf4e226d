import { expect, test } from "bun:test";
import fc from "fast-check";
import { waitOfOneIn100 } from "../../bench/server/waits.ts";

test("of a thread held for a second at a time, one request in a hundred waits nearly all of it", () => {
  expect(waitOfOneIn100([1000, 1000, 1000])).toBeCloseTo(990);
  // A tenth of the time goes to one long stretch: one in a hundred waits nine tenths of it.
  expect(waitOfOneIn100([100, ...Array.from({ length: 900 }, () => 1)])).toBeCloseTo(90);
  expect(waitOfOneIn100([])).toBe(0);
});

test("exactly a hundredth of all moments are followed by a longer wait, whatever the stretches", () => {
  const stretches = fc.array(fc.double({ min: 0.01, max: 1e4, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(stretches, (held) => {
      const wait = waitOfOneIn100(held);
      const total = held.reduce((sum, one) => sum + one, 0);
      const beyond = held.reduce((sum, one) => sum + Math.max(0, one - wait), 0);
      expect(beyond / total).toBeCloseTo(0.01, 6);
    }),
  );
});
