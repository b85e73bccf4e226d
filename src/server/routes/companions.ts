import { Hono } from "hono";
import { z } from "zod";
import { judgeAnswer } from "../../learning/answers/judge.ts";
import { judgeShortAnswer } from "../../learning/short-answers/judge-short-answer.ts";
import { companionIn, companionOf } from "../../lesson/companions/companion-of.ts";
import { companionView } from "../../lesson/companions/companion-view.ts";
import { QuestionEdit, withQuestion } from "../../lesson/companions/edit-question.ts";
import { companionAsked } from "../../lesson/companions/kinds.ts";
import type { SlideWish, Wish } from "../../lesson/decide/decision.ts";
import { sectionOf } from "../../lesson/decide/decision-section.ts";
import { deckView } from "../../lesson/export/deck-view.ts";
import { exportSession, slidesIn } from "../../lesson/export/export-session.ts";
import { exportFormats } from "../../lesson/export/model.ts";
import { SlideText, typedSlide } from "../../lesson/export/slide-text.ts";
import { slideLooks } from "../../lesson/export/slide-themes.ts";
import { type CompanionPart, companionParts } from "../../message.ts";
import { Problem } from "../../problem.ts";
import type { Judges } from "../../questions/grade.ts";
import { levels } from "../../questions/paper.ts";
import { attachment } from "../attachment.ts";
import { Refused } from "../errors.ts";
import { Agreed, body, query } from "../input.ts";
import { decideIn, sendTo } from "../runs/runs.ts";
import type { Workbench } from "../workbench.ts";

const Wanted = z.object({
  /** What is said in the conversation. */
  input: z.string().min(1).max(2_000),
  many: z.number().int().min(1).max(100).optional(),
  consents: Agreed,
});
const Edited = z.object({ section: z.string().min(1).max(200), edit: QuestionEdit, consents: Agreed });
/** `over`: the slide's section as whoever edits it saw it. */
const Typed = z.object({
  section: z.string().min(1).max(200),
  slide: SlideText,
  over: z.string().max(60_000),
  consents: Agreed,
});
/** A slide of her own, after that section's. */
const Added = z.object({ section: z.string().min(1).max(200), slide: SlideText, consents: Agreed });
const Exported = z.object({
  format: z.enum(exportFormats),
  for: z.enum(["teacher", "student"]).optional(),
  level: z.enum(levels).optional(),
  look: z.enum(slideLooks).optional(),
});

/** Study's judges: what they would not mark as right is no key. */
const judges: Judges = {
  typed: (answer, accepted) => judgeAnswer({ answer, accepted }),
  inOwnWords: (question, answer, references) => judgeShortAnswer({ question, answer, references }),
};

/** What goes with a session's lesson: looked at, made, made again, one question edited, exported. Sections are decided on as the lesson's. */
export function companionRoutes(bench: Workbench) {
  const { store } = bench;
  const viewOf = async (id: string, part: CompanionPart) => {
    const state = companionOf(await store.readSession(id), part);
    return state === null ? null : companionView(state, judges);
  };
  const decidedOn = async (
    id: string,
    wish: (Extract<Wish, { type: "edit" }> & { part: CompanionPart }) | SlideWish,
    consents: z.output<typeof Agreed>,
  ) => {
    const taken = await decideIn(bench, id, wish, consents);
    if (taken.decision === null) throw new Refused(422, taken.status, taken.reason ?? "It did not succeed.");
    return { companion: await viewOf(id, wish.part) };
  };
  return new Hono()
    .get("/:id/deck", query(z.object({ look: z.enum(slideLooks) })), async (c) => {
      const desk = { store, workspaceRoot: bench.workspace(), libraries: bench.libraries };
      const { input, made } = await slidesIn(desk, await store.readSession(c.req.param("id")));
      const deck = await deckView(input, c.req.valid("query").look);
      return c.json({ deck, companion: made === null ? null : companionView(made, judges) });
    })
    .post("/:id/slides/slide", body(Typed), async (c) => {
      const { section, slide, over, consents } = c.req.valid("json");
      const wish = { type: "edit" as const, section, part: "slides" as const, text: typedSlide(slide), over };
      return c.json(await decidedOn(c.req.param("id"), wish, consents));
    })
    .post("/:id/slides/added", body(Added), async (c) => {
      const { section, slide, consents } = c.req.valid("json");
      const wish = { type: "add" as const, section, part: "slides" as const, text: typedSlide(slide) };
      return c.json(await decidedOn(c.req.param("id"), wish, consents));
    })
    .get("/:id/:part", async (c) =>
      c.json({ companion: await viewOf(c.req.param("id"), partIn(c.req.param("part"))) }),
    )
    .post("/:id/:part", body(Wanted), async (c) => {
      const part = partIn(c.req.param("part"));
      const { input, many, consents } = c.req.valid("json");
      const about = { kind: "companion" as const, what: [companionAsked(part)], many };
      return c.json(await sendTo(bench, c.req.param("id"), input, consents, about), 202);
    })
    .post("/:id/:part/question", body(Edited), async (c) => {
      const [id, part] = [c.req.param("id"), partIn(c.req.param("part"))];
      const { section, edit, consents } = c.req.valid("json");
      const { text: over } = sectionOf(companionIn(await store.readSession(id), part), section);
      const wish = { type: "edit" as const, section, part, text: withQuestion(over, edit), over };
      return c.json(await decidedOn(id, wish, consents));
    })
    .get("/:id/:part/export", query(Exported), async (c) => {
      const { format, for: audience = "teacher", level, look } = c.req.valid("query");
      const part = partIn(c.req.param("part"));
      const options = { format, for: audience, level, look };
      return attachment(
        await exportSession(store, bench.workspace(), c.req.param("id"), options, bench.libraries, part),
      );
    });
}

function partIn(name: string): CompanionPart {
  const part = companionParts.find((one) => one === name);
  if (part !== undefined) return part;
  throw new Problem(
    "usage",
    `Nothing called ${name.slice(0, 40)} goes with a lesson. There is: ${companionParts.join(", ")}.`,
  );
}
