import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { makeCompanion } from "../../../plugins/lesson-planning/builtin/companions/make.ts";
import { poolOf } from "../../../plugins/lesson-planning/builtin/companions/pool.ts";
import { sourceOf } from "../../../plugins/lesson-planning/builtin/companions/source.ts";
import { drawFigure } from "../../../src/figures/draw-figure.ts";
import { asFigure } from "../../../src/figures/read-figure.ts";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import { figureFlaws } from "../../../src/questions/figure-flaws.ts";
import { grade, keyAsGiven } from "../../../src/questions/grade.ts";
import { forPupils } from "../../../src/questions/paper.ts";
import { prove } from "../../../src/questions/prove.ts";
import type { Question } from "../../../src/questions/question.ts";
import { questionBlock, questionsIn } from "../../../src/questions/questions-in.ts";
import { studysJudges } from "../../questions/judges.ts";
import { swept } from "../../sweep.ts";
import { saidBy } from "../export/bytes-searched.ts";
import { soup } from "../export/inputs.ts";
import { draftedFrom, notePaths } from "./every-subject.ts";

const root = join(import.meta.dir, "..", "..", "..");
const drawn = notePaths().filter((path) => readFileSync(join(root, path), "utf8").includes("```figure"));
const withFigures = swept(drawn, 14).map((path) => draftedFrom(path));
const asked = withFigures.flatMap(({ path, lesson, note }) =>
  poolOf(sourceOf(lesson, note))
    .questions.filter(({ when }) => when === "figure")
    .map(({ question }) => ({ path, lesson, question })),
);

type Data = Record<string, unknown>;

/** The figures of a lesson as their YAML says, read by nothing of ours. */
function yamlIn(lesson: string): Data[] {
  return Array.from(lesson.matchAll(/^```figure\n([\s\S]*?)^```$/gm), ([, source = ""]) => parse(source));
}

const list = (value: unknown): Data[] => (Array.isArray(value) ? value : []);
const minus = (value: unknown) => String(value).replace(/^-/, "−");

/** Whether the key is what the figure's own lines say, worked out anew. */
function isSo(question: Question, figures: readonly Data[]): boolean {
  switch (question.kind) {
    case "order":
      return figures.some((data) => {
        const told =
          data.kind === "timeline"
            ? list(data.events)
                .sort((a, b) => Number(a.at) - Number(b.at))
                .map(({ label }) => label)
            : list(data.steps).map(({ text }) => text);
        const places = question.items.map((item) => told.indexOf(item));
        return places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1));
      });
    case "number":
      return figures.some((data) => {
        const bar = list(data.bars).find(({ label }) => question.prompt.includes(`"${label}"`));
        const [, along = ""] = /at (\S+) \(/.exec(question.prompt) ?? [];
        const labels = list(data.labels).map(String);
        const [line] = list(data.lines);
        const value = bar?.value ?? list(line?.values)[labels.indexOf(along)];
        return value !== undefined && minus(value) === question.answer;
      });
    case "choice":
      return figures.some((data) => {
        const top = Math.max(...list(data.bars).map(({ value }) => Number(value)));
        const right = question.options.find((option) => option.right)?.text;
        return list(data.bars).some(({ label, value }) => label === right && value === top);
      });
    case "short":
      return figures.some((data) => {
        const links = (Array.isArray(data.links) ? data.links : []).map((link) => String(link).split(" -> "));
        const [answer] = question.answers;
        const [, eater] = /What does the (.+) eat/.exec(question.prompt) ?? [];
        return eater === undefined
          ? links.some(([eaten]) => eaten === answer) && !links.some(([, by]) => by === answer)
          : links.some(([eaten, by]) => eaten === answer && by === eater);
      });
    case "label": {
      const { blanks } = question.figure;
      if (Array.isArray(blanks) && typeof blanks[0] === "object")
        return figures.some((data) =>
          question.blanks.every(({ answers }, at) => {
            const { row, column } = blanks[at] ?? {};
            return Array.isArray(data.rows) && minus(data.rows[row - 1]?.[column - 1]) === answers[0];
          }),
        );
      const said = JSON.stringify(figures).replace(/"shaded":(\d+)/g, '"shaded":$1');
      return question.blanks.every(({ answers: [first = ""] }) => {
        const [top, bottom] = first.split("/");
        return said.includes(`"${first}"`) || said.includes(`{"parts":${bottom},"shaded":${top}}`);
      });
    }
    default:
      return false;
  }
}

describe("a figure of a lesson is a question of what goes with it", () => {
  test("is shown by every lesson whose note has one", () => {
    for (const { path, lesson } of withFigures)
      expect([path, yamlIn(lesson).length > 0]).toEqual([path, true]);
  });

  test("most notes with a figure give one; each holds by the figure's own lines, is proved, and grades itself", () => {
    const kinds = new Set(asked.map(({ question }) => question.figure?.kind ?? question.kind));
    expect(new Set(asked.map(({ path }) => path)).size).toBeGreaterThan(withFigures.length / 2);
    expect(kinds.size).toBeGreaterThan(5);
    for (const { path, lesson, question } of asked) {
      const where = [path, question.prompt];
      expect([...where, prove(question, figureFlaws)]).toEqual([...where, []]);
      expect([...where, isSo(question, yamlIn(lesson))]).toEqual([...where, true]);
      const key = keyAsGiven(question) ?? "";
      expect([...where, grade(question, key, studysJudges).verdict]).toEqual([...where, "correct"]);
    }
  });

  test("a wrong key is found, whatever the figure", () => {
    for (const { path, question } of asked) {
      const wrong = spoilt(question);
      if (wrong === null) continue;
      expect([path, figureFlaws(wrong).length + prove(wrong, figureFlaws).length > 0]).toEqual([path, true]);
    }
  });

  test("it stands in the worksheet and the quiz, and the sheet shows its figure nowhere else", () => {
    for (const { path, lesson, note } of swept(withFigures, 5)) {
      const own = asked.filter((one) => one.path === path).map(({ question }) => question.prompt);
      const sheet = makeCompanion("worksheet", lesson, note);
      const prompts = questionsIn(sheet).map(({ question }) => question?.prompt ?? "");
      if (own.length === 0) continue;
      expect([path, prompts.some((prompt) => own.includes(prompt))]).toEqual([path, true]);
      for (const { question } of questionsIn(sheet)) {
        if (question?.kind !== "label") continue;
        const { title, ...shown } = question.figure;
        const above = yamlIn(sheet).filter((data) => data.kind === shown.kind && data.title === title);
        expect([path, above]).toEqual([path, []]);
      }
    }
  });

  test("no answer to a label is in any byte of a pupil's file, and the picture has its letters", async () => {
    const labels = asked.filter(
      ({ question }) => question.kind === "label" && !/Choose from/.test(question.prompt),
    );
    for (const { path, question } of swept(labels, 4)) {
      const { alt } = drawFigure(asFigure(forPupils(question).figure ?? {}));
      const marks = question.kind === "label" ? question.blanks : [];
      for (const { mark } of marks) expect([path, alt.includes(`blank ${mark}`)]).toEqual([path, true]);
      const hidden = marks
        .flatMap(({ answers }) => answers)
        .filter((answer) => /^[\p{L} ]{4,}$/u.test(answer));
      const markdown = `# Apart: quiz\n\n## Questions\n\n${questionBlock(question)}\n`;
      for (const format of ["docx", "pptx", "html", "md"] as const) {
        const input = { ...soup, markdown, title: "Apart: quiz", part: "quiz" as const };
        const said = await saidBy((await exportLesson(input, { format, for: "student" })).bytes, format);
        const found = hidden.filter(
          (answer) =>
            new RegExp(`(?<!\\p{L})${RegExp.escape(answer)}(?!\\p{L})`, "iu").test(said) &&
            !question.prompt.includes(answer),
        );
        expect([path, format, found]).toEqual([path, format, []]);
      }
    }
  });

  test("a revision guide shows the example with its figure, and figures beside what is to be known", () => {
    for (const { path, lesson, note } of swept(withFigures, 5)) {
      const guide = makeCompanion("guide", lesson, note);
      expect([path, yamlIn(guide).length > 0]).toEqual([path, true]);
      if ((note.example?.figure ?? "") === "") continue;
      const example = guide.slice(guide.indexOf("## A worked example"));
      const [own] = yamlIn(note.example?.figure ?? "");
      expect([path, yamlIn(example)[0]]).toEqual([path, own]);
    }
  });
});

/** The same question with an answer that its figure does not give; null where any answer could be. */
function spoilt(question: Question): Question | null {
  switch (question.kind) {
    case "number":
      return { ...question, answer: "987654" };
    case "label": {
      const [first, ...rest] = question.blanks;
      return first === undefined
        ? null
        : { ...question, blanks: [{ ...first, answers: ["nowhere in it"] }, ...rest] };
    }
    default:
      return null;
  }
}
