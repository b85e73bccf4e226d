import type { Audience } from "./audience.ts";
import { forProjecting, forStudents, isForPupils } from "./audience.ts";
import { type Block, bullets, flat, paragraph, plainText, text } from "./block.ts";
import { type ChoiceSlide, choiceSlide } from "./deck-choice.ts";
import { chunksOf } from "./deck-chunks.ts";
import { noteText, takenIn } from "./deck-notes.ts";
import { asICan } from "./i-can.ts";
import type { ExportInput } from "./model.ts";
import { onPapers } from "./papers.ts";
import { type LessonPart, readParts } from "./sections.ts";
import { composeSheet } from "./sheet.ts";
import type { Taken } from "./sift.ts";
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
  title: string;
  label: string;
  minutes: number | null;
  /** What the teacher says and knows here. Never on the slide. */
  notes: string;
  body: { kind: "opening" } | { kind: "pieces"; pieces: Piece[] } | ChoiceSlide;
};

/** Slides for the class, one idea each. A deck for pupils has neither notes nor answers in it, in any byte. */
export function deckOf(input: ExportInput, audience: Audience): Deck {
  const { title, subtitle, status, footer, guidance } = composeSheet(input, audience, "screen");
  const [name, rest] = splitTitle(title);
  const parts = readParts(input.markdown);
  const teaches = audience === "teacher";
  const codes = input.evidence.map(({ code }) => code);
  const seen = teaches ? forProjecting(parts, input.title) : forStudents(parts, codes, input.title);
  const shown = seen.parts
    .filter((part) => isForPupils(part) && part.blocks.length > 0)
    .map(asPupilsSay)
    .map(printed);
  const behind = teaches ? parts.filter((part) => !isForPupils(part)) : [];
  const opening: DeckSlide = {
    title: name,
    label: "",
    minutes: null,
    notes: planText(behind, guidance, status, teaches),
    body: { kind: "opening" },
  };
  const taken = teaches ? seen.taken : [];
  const slides = inOrder(shown).flatMap((part) => partSlides(part, taken, parts, audience));
  return {
    title: name,
    subtitle:
      rest === "" || subtitle.includes(rest) ? subtitle : [rest, subtitle].filter(Boolean).join(" · "),
    footer,
    status,
    slides: [opening, ...slides],
  };
}

/** "Electric circuits: S2C, Science" is about electric circuits. */
function splitTitle(title: string): [string, string] {
  const [, name = "", rest = ""] = /^(.{3,}?): ([^:]{1,40})$/.exec(title) ?? [];
  return name !== "" && (/\d/.test(rest) || rest.includes(",")) ? [name, rest] : [title, ""];
}

/** Questions that are data, as pupils see them. */
function printed(part: LessonPart): LessonPart {
  const sheet = { title: part.title, blocks: part.blocks, apart: false, notes: [] };
  const [paper] = onPapers([sheet], { level: "core", audience: "student" });
  return { ...part, blocks: paper?.blocks ?? [] };
}

function asPupilsSay(part: LessonPart): LessonPart {
  const said = part.kind === "success-criteria" || part.kind === "learning-outcomes";
  return said ? { ...part, blocks: asICan(part.blocks) } : part;
}

/** What pupils are to be able to do stands first and once: where they have "I can", the outcomes say the same again. */
function inOrder(parts: readonly LessonPart[]): LessonPart[] {
  const aims = parts.filter(({ kind }) => kind === "success-criteria" || kind === "learning-outcomes");
  const [aim] = [...aims].sort((a) => (a.kind === "success-criteria" ? -1 : 1));
  const others = parts.filter((part) => !aims.includes(part));
  return aim === undefined ? others : [{ ...aim, title: "What you will be able to do" }, ...others];
}

function partSlides(
  part: LessonPart,
  taken: readonly Taken[],
  parts: readonly LessonPart[],
  audience: Audience,
): DeckSlide[] {
  const original = parts.find((one) => one.kind === part.kind && one.blocks.length > 0);
  const own = taken.filter(({ section }) => section === (original?.title ?? part.title ?? ""));
  const label =
    part.kind === "success-criteria" || part.kind === "learning-outcomes" ? "" : bare(part.title ?? "");
  const slides = chunksOf(part, original ?? part).flatMap((chunk): DeckSlide[] => {
    const mine = takenIn(own, chunk);
    const notes = noteText(mine);
    const place = { title: chunk.title, label: label === chunk.title ? "" : label, minutes: chunk.minutes };
    if (chunk.options !== null) {
      const answer = mine.find(({ reason }) => reason === "answer");
      const asked = choiceSlide(chunk.blocks, chunk.options, answer?.blocks ?? [], sizesFor("student"));
      const question = { ...place, notes, body: { ...asked, answer: null } };
      if (asked.answer === null || audience === "student") return [question];
      return [question, { ...place, title: "The answer", minutes: null, notes, body: asked }];
    }
    return slidesOf(chunk.blocks, chunk.title, sizesFor("student")).map(({ title, pieces }, at) => ({
      ...place,
      title,
      minutes: at === 0 ? chunk.minutes : null,
      notes: at === 0 ? notes : "",
      body: { kind: "pieces", pieces },
    }));
  });
  return part.kind === "starter" ? [...slides, ...answerSlides(own, label)] : slides;
}

/** A starter is gone through at once: its answers have a slide, where there is one for each task. */
function answerSlides(taken: readonly Taken[], label: string): DeckSlide[] {
  const answers = taken.filter(
    ({ reason, number, blocks }) => reason === "answer" && number !== null && blocks.length > 0,
  );
  if (answers.length < 2) return [];
  const blocks: Block[] = [
    {
      kind: "list",
      ordered: true,
      start: 1,
      items: answers.map(({ blocks: said }) => ({ checked: null, blocks: [paragraph(...firstRuns(said))] })),
    },
  ];
  return slidesOf(blocks, "Answers", sizesFor("student")).map(({ title, pieces }) => ({
    title,
    label,
    minutes: null,
    notes: "",
    body: { kind: "pieces", pieces },
  }));
}

function firstRuns(blocks: readonly Block[]) {
  const [first] = blocks;
  return first?.kind === "paragraph" ? first.runs : [text(plainText(blocks))];
}

function bare(title: string): string {
  return title.replace(/\s*\(\d+[^)]*\)\s*$/, "");
}

/** The plan behind the lesson, in the notes of its first slide. */
function planText(
  behind: readonly LessonPart[],
  guidance: readonly string[],
  status: string | null,
  teaches: boolean,
): string {
  if (!teaches) return "";
  const said = behind.map(({ title, blocks }) => [title ?? "", plainText(blocks)].filter(Boolean).join("\n"));
  const warned =
    guidance.length === 0
      ? []
      : [plainText([paragraph("Content guidance:"), bullets(guidance.map((line) => [text(line)]))])];
  return [...(status === null ? [] : [status]), ...warned, ...said].join("\n\n");
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
