import { expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unitOf } from "../../src/lesson/brief/unit-of.ts";
import { ended, follow } from "./follow.ts";
import { house, parsed, serving } from "./harness.ts";

test("the page's units: made, a timetable said, the second lesson drafted, marked, undone, mapped", async () => {
  using here = await house();
  await using server = await serving(here);
  const { units } = server.client;
  const json = {
    topic: "programming in Python",
    class: "3B",
    lessons: 10,
    outcomes: [],
    starts: "2026-09-07",
  };
  const made = await (await units.$post({ json })).json();
  expect(made.lessons).toHaveLength(10);
  expect(made.lessons.every(({ slot }) => slot === null)).toBe(true);

  const timetable = {
    version: 1 as const,
    periods: [{ class: "3B", day: "tue" as const, start: "10:00", minutes: 45 }],
    holidays: [],
  };
  expect((await units.timetable.$put({ json: timetable })).status).toBe(200);
  const id = made.id;
  const dated = await (await units[":id"].$get({ param: { id } })).json();
  expect(dated.lessons.map(({ slot }) => slot?.day).slice(0, 2)).toEqual(["2026-09-08", "2026-09-15"]);

  const begun = await (await units[":id"].draft.$post({ param: { id }, json: { lesson: "l2" } })).json();
  const reader = await follow(server, begun.stream);
  await reader.until(ended);
  reader.close();
  const { lesson, session } = await (
    await server.client.sessions[":id"].$get({ param: { id: begun.sessionId } })
  ).json();
  expect(lesson?.markdown).toContain("A 45-minute lesson");
  expect(lesson?.markdown).toContain("From lesson 1,");
  expect(unitOf(session)).toMatchObject({ unit: id, place: 2, of: 10 });
  const drafted = await (await units[":id"].$get({ param: { id } })).json();
  expect(drafted.lessons[1]?.session).toBe(begun.sessionId);

  const what = {
    kind: "taught" as const,
    lesson: "l1",
    on: "2026-09-08",
    how: "well",
    left: "the last task",
  };
  const marked = await (await units[":id"].happened.$post({ param: { id }, json: { what } })).json();
  expect(marked.lessons.map((one) => one.id).slice(0, 3)).toEqual(["l1", "l1-2", "l2"]);
  const back = await (await units[":id"].undo.$post({ param: { id } })).json();
  expect(back.lessons).toHaveLength(10);

  const named = {
    ...what,
    lesson: "l1",
    how: "Priya Natarajan hid under the table, her dad is on 0131 496 0018",
  };
  const refused = await server.send("POST", `/api/units/${id}/happened`, { what: named });
  expect([refused.status, (await parsed(refused)).error.kind]).toEqual([422, "personal_data"]);

  const map = await (await units.coverage.$get({ query: { class: "3B" } })).json();
  expect(map.counts.planned).toBeGreaterThan(0);
  const { days } = await (await units.calendar.$get({ query: { from: "2026-09-07", days: "2" } })).json();
  expect(days[1]?.periods[0]?.lesson).toMatchObject({ place: 1, unit: id });
  const ics = await server.get("/api/units/ics");
  expect(ics.headers.get("content-disposition")).toContain("lessons.ics");
  expect(await ics.text()).toContain("BEGIN:VEVENT");
  expect((await server.get("/api/units/nothing")).status).toBe(400);

  writeFileSync(join(here.workspace, "timetable.yaml"), "periods: [");
  const put = await (await units.timetable.$put({ json: timetable })).json();
  expect(readFileSync(join(here.workspace, put.aside ?? ""), "utf8")).toBe("periods: [");
});
