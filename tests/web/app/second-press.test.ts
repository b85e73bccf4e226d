import { describe, expect, test } from "bun:test";
import { isSecond } from "../../../src/web/app/second-press.ts";

const show = { name: "Show the answer" };
const hard = { name: "Hard" };

const first = { on: show, reads: "Show", x: 100, y: 100, at: 1_000 };
const mouse = { x: 100, y: 100, at: 1_150, count: 2, isTouch: false };
const finger = { x: 108, y: 95, at: 1_150, count: 1, isTouch: true };

describe("the second press of a double click", () => {
  test("is not for what came up under the pointer meanwhile", () => {
    expect(isSecond({ ...mouse, on: hard, reads: "Hard" }, first)).toBe(true);
    expect(isSecond({ ...mouse, count: 3, on: hard, reads: "Hard" }, first)).toBe(true);
  });

  test("is not for a button that has become another one in its place", () => {
    expect(isSecond({ ...mouse, on: show, reads: "Next" }, first)).toBe(true);
  });

  test("does again what the first did: whoever presses twice on one thing means it", () => {
    expect(isSecond({ ...mouse, on: show, reads: "Show" }, first)).toBe(false);
  });

  test("is told by how presses are counted, however slow the hand: not by the clock", () => {
    expect(isSecond({ ...mouse, at: 9_000, on: hard, reads: "Hard" }, first)).toBe(true);
    expect(isSecond({ ...mouse, count: 1, at: 1_001, on: hard, reads: "Hard" }, first)).toBe(false);
  });

  test("of a finger, which is not counted, is told by its place and how soon it came", () => {
    expect(isSecond({ ...finger, on: hard, reads: "Hard" }, first)).toBe(true);
    expect(isSecond({ ...finger, x: 180, on: hard, reads: "Hard" }, first)).toBe(false);
    expect(isSecond({ ...finger, at: 2_000, on: hard, reads: "Hard" }, first)).toBe(false);
    expect(isSecond({ ...finger, on: show, reads: "Show" }, first)).toBe(false);
  });

  test("cannot be the first there is", () => {
    expect(isSecond({ ...mouse, on: hard, reads: "Hard" }, null)).toBe(false);
  });
});
