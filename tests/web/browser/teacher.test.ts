import { afterAll, beforeAll, test } from "bun:test";
import { type Program, program } from "../../server/program.ts";
import { inBrowser } from "./harness.ts";
import { teachersFirstVisit, whileDown } from "./teacher-journey.ts";

inBrowser("a teacher's first visit", (visit) => {
  let desk: Program;
  beforeAll(async () => {
    // As she starts it: no workspace is named, and the one that opens is the sample that comes with the program.
    desk = await program({ firstDay: true });
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("from the start page to a lesson in Word, through a reload and a crash, with nothing lost", () =>
    visit(desk, { expected: whileDown }, (page) => teachersFirstVisit(page, desk)));
});
