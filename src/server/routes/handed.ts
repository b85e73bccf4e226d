import { Hono } from "hono";
import { z } from "zod";
import { participantIn } from "../../evals/studies/changes.ts";
import { sittingOf, waitingSitting } from "../../evals/studies/sittings.ts";
import { studyNamed } from "../../evals/studies/study-file.ts";
import { sessionsOf } from "../../evals/studies/withdraw.ts";
import { Problem } from "../../problem.ts";
import { Refused } from "../errors.ts";
import { portOf, tokenOf } from "../handed/passes.ts";
import { body } from "../input.ts";
import { cookieFor } from "../security/token.ts";
import type { Workbench } from "../workbench.ts";

const Over = z.object({
  study: z.string().max(60),
  participant: z.string().max(100),
  task: z.string().max(20),
  /** The lesson that is gone on with; left out: the task waits for its first request. */
  lesson: z.string().max(200).optional(),
  /** What leads back; known to whoever leads the study. */
  word: z.string().trim().min(4, "four letters or digits at least").max(100),
});

/** A browser given into a participant's hands, and taken back. */
export function handedRoutes(bench: Workbench) {
  const { passes, store } = bench;
  return new Hono()
    .post("/", body(Over), async (c) => {
      const { study: id, participant: typed, task, lesson, word } = c.req.valid("json");
      const study = await studyNamed(bench.setup.data, id);
      const person = participantIn(study, typed);
      if (lesson === undefined && waitingSitting(person, task) === undefined)
        throw new Problem(
          "usage",
          `${person.id} has not begun ${task}, or is done with it. Nothing was handed over.`,
        );
      const lessons = (await sessionsOf(store, id, person.id)).filter((one) => one.study?.task === task);
      if (lesson !== undefined && !lessons.some((one) => one.id === lesson))
        throw new Problem("usage", `${person.id} has no such lesson at ${task}. Nothing was handed over.`);
      if (lesson !== undefined && sittingOf(person, lesson)?.finished !== undefined)
        throw new Problem("usage", `${person.id} has finished ${task}. Nothing was handed over.`);
      const { headers } = c.req.raw;
      const to = { study: id, participant: person.id, task };
      const pass = passes.give(to, lesson ?? null, word, tokenOf(headers) ?? "");
      c.header("set-cookie", cookieFor(portOf(headers), pass.token));
      return c.json({ handed: to }, 201);
    })
    .post("/back", body(z.object({ word: z.string().max(100) })), (c) => {
      const { headers } = c.req.raw;
      const pass = passes.of(headers);
      if (pass === null) throw new Problem("usage", "This browser is in nobody else's hands.");
      const answered = passes.takeBack(pass, c.req.valid("json").word);
      if (answered === "wrong")
        throw new Refused(403, "word", `That is not the word. It can be tried ${pass.triesLeft} more times.`);
      if (answered === "spent")
        throw new Refused(
          403,
          "word",
          "That was not the word too often. Open the address that the program printed when it was started.",
        );
      c.header("set-cookie", cookieFor(portOf(headers), answered.back));
      return c.json({ study: pass.study });
    });
}
