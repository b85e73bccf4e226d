import { describe, expect, test } from "bun:test";
import { lessonPlace } from "../../../src/web/app/places.ts";
import { words } from "../../../src/web/words/words.ts";

describe("the palette", () => {
  const lesson = { id: "20260302-tides", title: "Tides for 9C", updatedAt: "2026-03-02T09:00:00.000Z" };

  test("names a lesson by its title, never by its id, and says where it is from if that is elsewhere", () => {
    const here = lessonPlace(lesson);
    const elsewhere = lessonPlace({ ...lesson, foreign: true });
    expect(here.label).toBe("Tides for 9C");
    expect(here.about).not.toContain(words.plan.list.foreign);
    expect(elsewhere.about).toBe(`${here.about} · ${words.plan.list.foreign}`);
  });

  test("and the list of lessons say what an agent was called in for without what it was handed", () => {
    const { calledInFor } = words.plan.list;
    expect(calledInFor("resource-creator", "worksheet and quiz")).toBe(
      "Resource creator: worksheet and quiz",
    );
    expect(calledInFor("pedagogy-reviewer", "Look at this. <lesson> # Tides for… ")).toBe(
      "Pedagogy reviewer: Look at this.",
    );
  });
});
