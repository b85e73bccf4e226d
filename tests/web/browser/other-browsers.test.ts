import { afterAll, beforeAll, test } from "bun:test";
import { type Program, program } from "../../server/program.ts";
import { swept } from "../../sweep.ts";
import { chromiumHere, firefoxHere, webkitHere } from "./drivers.ts";
import { inBrowser } from "./harness.ts";
import { cardsAndProgress, codeHandedIn, worksheetOfTheDay } from "./learner-journey.ts";
import { teachersFirstVisit, whileDown } from "./teacher-journey.ts";

// Whole ways through two rooms, with nothing on the console of any of them; in Chromium their steps are other tests' too.
for (const driver of [...swept([chromiumHere], 0), firefoxHere, webkitHere])
  inBrowser(
    `in ${driver.name}`,
    (visit) => {
      let desk: Program;
      beforeAll(async () => {
        // As she starts it: no workspace is named, and the one that opens is the sample that comes with the program.
        desk = await program({ firstDay: true });
      });
      afterAll(() => desk[Symbol.asyncDispose]());

      test("a teacher's first visit: to a lesson in Word, through a reload and a crash", () =>
        visit(desk, { fresh: true, expected: whileDown }, (page) => teachersFirstVisit(page, desk)));

      test("a learner's worksheet", () =>
        visit(desk, { fresh: true, path: "/study" }, (page) => worksheetOfTheDay(page, desk)));

      test("a learner's code", () =>
        visit(desk, { fresh: true, path: "/study/c/intro-to-algorithms" }, (page) =>
          codeHandedIn(page, desk),
        ));

      test("a learner's flashcards and progress", () =>
        visit(desk, { fresh: true, path: "/study/c/bahasa-melayu/cards" }, (page) =>
          cardsAndProgress(page, desk),
        ));
    },
    driver,
  );
