import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { clockOf, leftOf, startCountdown, toggled } from "../../../src/web/plan/present/countdown.ts";
import { type Action, actionOf, moved, stepsOf, swiped } from "../../../src/web/plan/present/steps.ts";

const bare = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const pressed = (key: string, more: Partial<typeof bare> = {}) => ({ ...bare, key, ...more });

describe("presenting", () => {
  test("counts slides as people do: what is revealed on one is a step of it", () => {
    const slides = [false, false, true, false, true, false].map((reveals) => ({ reveals }));
    expect(stepsOf(slides).map(({ number }) => number)).toEqual([1, 2, 2, 3, 3, 4]);
  });

  test("stays on a slide, whatever is pressed how often", () => {
    const actions = fc.constantFrom<Action>("next", "previous", "first", "last", "black", "timer");
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.array(actions), (count, all) => {
        const at = all.reduce((step, action) => moved(step, action, count), 0);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(count);
      }),
    );
    expect(moved(3, "last", 9)).toBe(8);
    expect(moved(3, "first", 9)).toBe(0);
  });

  test.each([
    ["ArrowRight", "next"],
    [" ", "next"],
    ["PageDown", "next"],
    ["ArrowLeft", "previous"],
    ["Home", "first"],
    ["End", "last"],
    ["B", "black"],
    ["b", "black"],
    ["t", "timer"],
    ["n", "notes"],
    ["Escape", "end"],
  ] as const)("%s does what it says: %s", (key, action) => {
    expect(actionOf(pressed(key), false)).toBe(action);
  });

  test("leaves keys to the browser and to the button that has the focus", () => {
    expect(actionOf(pressed("b", { ctrlKey: true }), false)).toBeNull();
    expect(actionOf(pressed("x"), false)).toBeNull();
    expect(actionOf(pressed(" "), true)).toBeNull();
    expect(actionOf(pressed("Enter"), true)).toBeNull();
    expect(actionOf(pressed("ArrowRight"), true)).toBe("next");
    expect(actionOf(pressed(" ", { shiftKey: true }), false)).toBe("previous");
  });

  test("a finger to the left goes on, to the right goes back, and one that only scrolls does nothing", () => {
    const from = { x: 300, y: 300 };
    expect(swiped(from, { x: 200, y: 310 }, 600)).toBe("next");
    expect(swiped(from, { x: 400, y: 310 }, 600)).toBe("previous");
    expect(swiped(from, { x: 310, y: 500 }, 600)).toBeNull();
    expect(swiped({ x: 50, y: 300 }, { x: 51, y: 300 }, 600)).toBe("previous");
    expect(swiped(from, from, 600)).toBe("next");
  });
});

describe("a timer", () => {
  test("runs down to nothing and no further", () => {
    const five = startCountdown(2, 5, 1_000);
    expect(clockOf(leftOf(five, 1_000))).toBe("5:00");
    expect(clockOf(leftOf(five, 2_000))).toBe("4:59");
    expect(clockOf(leftOf(five, 9_999_999))).toBe("0:00");
  });

  test("loses no time while it stands still, however often it is stopped", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 12 }), (waits) => {
        let now = 0;
        let [timer, ran] = [startCountdown(0, 5, now), 0];
        for (const wait of waits) {
          if (timer.endsAt !== null) ran += wait;
          now += wait;
          timer = toggled(timer, now);
        }
        expect(leftOf(timer, now)).toBe(Math.max(0, 300_000 - ran));
      }),
    );
  });
});
