import { expect, test } from "bun:test";
import { learners } from "../../../bench/trials/study/learners.ts";
import { month } from "../../../bench/trials/study/month.ts";
import { times } from "../../sweep.ts";
import { ownRoom } from "../room/own-room.ts";

test("a few days of Today, simulated: what is due is asked, no session is short, and nothing known is asked twice in one", async () => {
  using here = ownRoom();
  const [strong] = learners;
  if (strong === undefined) throw new Error("nobody");
  const told = await month(here.room, here.clock, "bahasa-melayu", strong, { days: times(4, 6), seed: 5 });
  expect(told.due).toBeGreaterThan(10);
  expect(told.done).toBe(told.due);
  expect(Math.min(...told.minutes)).toBeGreaterThan(15);
  expect(told.twice).toBe(0);
  expect(told.often).toBe(0);
});
