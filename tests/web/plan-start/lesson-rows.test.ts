import { expect, test } from "bun:test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LessonRows } from "../../../src/web/plan/start/lesson-rows.tsx";

const child = {
  id: "a.1",
  agent: "differentiation-specialist",
  title: "Change the tasks of the lesson below",
};
const session = {
  id: "a",
  title: "Tides for 3B",
  command: "create-lesson",
  status: "success" as const,
  updatedAt: "2026-11-16T07:00:00Z",
  running: false,
  children: [child],
};

test("recent lessons are lessons; what other agents did stands only where it is asked for", () => {
  const rows = (helpers?: boolean) =>
    renderToStaticMarkup(
      createElement(LessonRows, {
        sessions: [session],
        label: "Lessons",
        again: () => {},
        ...(helpers ? { helpers } : {}),
      }),
    );
  expect(rows()).toContain("Tides for 3B");
  expect(rows()).not.toContain("specialist");
  expect(rows(true)).toContain("Differentiation specialist");
});
