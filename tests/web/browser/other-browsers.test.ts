import { afterAll, beforeAll, test } from "bun:test";
import { type Program, program } from "../../server/program.ts";
import { firefoxHere, webkitHere } from "./drivers.ts";
import { inBrowser } from "./harness.ts";
import { cardsAndProgress, codeHandedIn, worksheetOfTheDay } from "./learner-journey.ts";
import { teachersFirstVisit, whileDown } from "./teacher-journey.ts";

// The same steps as in Chromium, with nothing on the console there either.
for (const driver of [firefoxHere, webkitHere])
  inBrowser(
    `in ${driver.name}`,
    (visit) => {
      let desk: Program;
      beforeAll(async () => {
        desk = await program();
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
