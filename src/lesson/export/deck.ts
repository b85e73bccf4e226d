import { inPlain } from "../../formulas/in-plain.ts";
import { keyOf } from "../../questions/paper.ts";
import { questionsIn } from "../../questions/questions-in.ts";
import type { Audience } from "./audience.ts";
import { flat, plainText } from "./block.ts";
import { type ChoiceSlide, choiceSlide } from "./deck-choice.ts";
import { type Idea, lessonIdeas, planBehind } from "./ideas.ts";
import type { ExportInput } from "./model.ts";
import { headOf } from "./sheet.ts";
import { slideIdeas } from "./slide-ideas.ts";
import type { Piece } from "./slide-pieces.ts";
import { sizesFor } from "./slide-sizes.ts";
import { slidesOf } from "./slides.ts";

/** A lesson as a class looks at it: plain data, the same for PowerPoint and for the page that presents it. */
export type Deck = {
  title: string;
  subtitle: string;
  footer: string;
  status: string | null;
  slides: DeckSlide[];
};

/** `label` is the part of the lesson it belongs to; `minutes` stand on the first slide of what they are for. */
export type DeckSlide = {
  /** Of slides that are written as text: which of their sections it comes from. */
  section: number | null;
  title: string;
  label: string;
  minutes: number | null;
  /** What the teacher says and knows here. Never on the slide. */
  notes: string;
  body: { kind: "opening" } | { kind: "pieces"; pieces: Piece[] } | ChoiceSlide;
};

/**
 * Slides for the class, one idea each: of a lesson, or of slides that are written as text. A deck for pupils has neither
 * notes nor answers in it, in any byte.
 */
export function deckOf(input: ExportInput, audience: Audience): Deck {
  const written = input.part === "slides";
  const { title, subtitle, status, footer, guidance } = headOf(input, audience);
  const [name, rest] = splitTitle(written ? title.replace(/:\s*slides$/i, "") : title);
  const ideas = written ? slideIdeas(input, audience) : lessonIdeas(input, audience);
  const plan = written ? (input.plan ?? "") : planBehind(input.markdown);
  const opening: DeckSlide = {
    section: null,
    title: name,
    label: "",
    minutes: null,
    notes:
      audience === "teacher"
        ? [status ?? "", warned(guidance), plan, written ? "" : keyIn(input)].filter(Boolean).join("\n\n")
        : "",
    body: { kind: "opening" },
  };
  return {
    title: name,
    subtitle: saysAlready(subtitle, rest) ? subtitle : [rest, subtitle].filter(Boolean).join(" · "),
    footer,
    // Of slides with a text of their own it is said to whoever teaches, in the notes.
    status: written ? null : status,
    slides: [opening, ...ideas.flatMap(ideaSlides)],
  };
}

/** The whole key of a quiz or a worksheet, for whoever holds it up: no slide shows it. */
function keyIn({ part, markdown }: ExportInput): string {
  if (part === undefined) return "";
  const keys = questionsIn(markdown)
    .flatMap(({ question }) => question ?? [])
    .map((question, at) => {
      const { answer, why } = keyOf(question);
      return `${at + 1}. ${[answer === "" ? "A person marks this one." : answer, why].filter(Boolean).join(" ")}`;
    });
  return keys.length === 0 ? "" : ["Answer key:", ...keys].join("\n");
}

function saysAlready(subtitle: string, rest: string): boolean {
  const words = (value: string): string[] => value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = new Set(words(subtitle));
  return words(rest).every((word) => said.has(word));
}

function warned(guidance: readonly string[]): string {
  return guidance.length === 0 ? "" : ["Content guidance:", ...guidance].join("\n");
}

/** "Electric circuits: S2C, Science" is about electric circuits. */
function splitTitle(title: string): [string, string] {
  const [, name = "", rest = ""] = /^(.{3,}?): ([^:]{1,40})$/.exec(title) ?? [];
  return name !== "" && (/\d/.test(rest) || rest.includes(",")) ? [name, rest] : [title, ""];
}

/** A question has its answer on the next slide, in the same places. */
function ideaSlides({ section, minutes, notes, blocks, options, answer, ...named }: Idea): DeckSlide[] {
  // A title is text that PowerPoint lists and reads out: its mathematics is in letters, x² and 3/4.
  const title = inPlain(named.title);
  const place = { section, label: inPlain(named.label) };
  if (options !== null) {
    const asked = choiceSlide(blocks, options, answer, sizesFor("student"));
    const question: DeckSlide = { ...place, title, minutes, notes, body: { ...asked, answer: null } };
    if (asked.answer === null) return [question];
    return [question, { ...place, title: "The answer", minutes: null, notes, body: asked }];
  }
  return slidesOf(blocks, title, sizesFor("student")).map((one, at) => ({
    ...place,
    title: one.title,
    minutes: at === 0 ? minutes : null,
    notes: at === 0 ? notes : "",
    body: { kind: "pieces", pieces: one.pieces },
  }));
}

/** @internal The words of a slide, for tests that look for them. */
export function wordsOnSlide({ title, body }: DeckSlide): string {
  if (body.kind === "opening") return title;
  const shown = body.kind === "choice" && body.answer !== null ? body.reason : [];
  const pieces = [...body.pieces, ...shown];
  const words = pieces.map((piece) => {
    if (piece.kind === "text") return flat(piece.runs);
    if (piece.kind === "code") return piece.lines.join("\n");
    return piece.kind === "table" ? plainText([piece.table]) : "";
  });
  const options =
    body.kind === "choice" ? body.options.map(({ letter, piece }) => `${letter} ${flat(piece.runs)}`) : [];
  return [title, ...words, ...options].join("\n");
}
