import { describe, expect, test } from "bun:test";
import { makeCompanion } from "../../../plugins/lesson-planning/builtin/companions/make.ts";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import type { ExportInput } from "../../../src/lesson/export/model.ts";
import { type CompanionPart, companionParts } from "../../../src/message.ts";
import { figureFlaws } from "../../../src/questions/figure-flaws.ts";
import { grade, keyAsGiven } from "../../../src/questions/grade.ts";
import { type Level, levels } from "../../../src/questions/paper.ts";
import { prove } from "../../../src/questions/prove.ts";
import type { Question } from "../../../src/questions/question.ts";
import { questionBlock, questionsIn } from "../../../src/questions/questions-in.ts";
import { readZip } from "../../../src/text/zip.ts";
import { wrongAnswer } from "../../packs/claims/wrong-claims.ts";
import { studysJudges } from "../../questions/judges.ts";
import { swept, times } from "../../sweep.ts";
import { type Drafted, draftedFrom, notePaths } from "./every-subject.ts";

// The first of each subject, then the second: a sample holds many subjects.
const drafted = notePaths()
  .slice(0, times(12, 1_000))
  .map((path) => draftedFrom(path));
const asking = companionParts.filter((part) => part !== "cards" && part !== "text" && part !== "slides");

function made({ lesson, note }: Drafted, part: CompanionPart, many: number | null = null) {
  const text = makeCompanion(part, lesson, note, many);
  const placed = questionsIn(text);
  return {
    text,
    questions: placed.flatMap(({ question }) => question ?? []),
    broken: placed.filter(({ question }) => question === null),
  };
}

function input(markdown: string, part: CompanionPart): ExportInput {
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? "";
  return {
    markdown,
    title,
    part,
    subtitle: "7B · Year 7",
    status: "decided",
    evidence: [],
    guidance: [],
    madeBy: "built-in drafting",
  };
}

/** Every byte of a file as text, whatever is packed in it; what depends on the clock is left out. */
async function allOf(
  markdown: string,
  part: CompanionPart,
  format: "docx" | "pptx" | "html" | "md",
  level: Level,
) {
  const { bytes } = await exportLesson(input(markdown, part), { format, for: "student", level });
  const parts = format === "docx" || format === "pptx" ? [...readZip(bytes)] : [["", bytes] as const];
  const read = parts.map(([name, content]) => `${name}\n${new TextDecoder().decode(content)}`).join("\n");
  return read.replace(/<dcterms:(created|modified)[^>]*>[^<]*<\/dcterms:\1>/g, "");
}

const secret = "zzsecretzz";

/** The same question with another key. */
function otherKey(question: Question): Question {
  const why = secret;
  switch (question.kind) {
    case "choice": {
      const right = question.options.findIndex((option) => option.right);
      const next = (right + 1) % question.options.length;
      return {
        ...question,
        why,
        options: question.options.map(({ text }, at) =>
          at === next ? { text, right: true } : { text, misconception: secret },
        ),
      };
    }
    case "short":
      return { ...question, why, answers: [secret] };
    case "number":
      return { ...question, why, answer: "987654321" };
    default:
      return { ...question, why };
  }
}

function withOtherKeys(text: string): string {
  return questionsIn(text).reduceRight(
    (whole, { start, end, question }) =>
      question === null
        ? whole
        : whole.slice(0, start) + questionBlock(otherKey(question)) + whole.slice(end),
    text,
  );
}

describe("over lessons of all subjects", () => {
  test("every question is whole and proved, every sum comes out as others work it out, and every key grades itself", () => {
    expect(new Set(drafted.map(({ subject }) => subject)).size).toBeGreaterThan(11);
    let count = 0;
    for (const one of drafted)
      for (const part of asking) {
        const { text, questions, broken } = made(one, part, part === "quiz" ? 40 : null);
        expect([one.path, part, text.startsWith("# "), broken]).toEqual([one.path, part, true, []]);
        for (const question of questions) {
          count++;
          const where = [one.path, part, question.prompt];
          expect([...where, prove(question, figureFlaws)]).toEqual([...where, []]);
          if (question.kind === "number")
            expect([...where, wrongAnswer({ text: question.prompt, answer: `${question.answer}` })]).toEqual([
              ...where,
              [],
            ]);
          const key = keyAsGiven(question);
          if (key === null) expect([...where, part]).not.toEqual([...where, "quiz"]);
          else expect([...where, grade(question, key, studysJudges).verdict]).toEqual([...where, "correct"]);
        }
      }
    expect(count).toBeGreaterThan(300);
  });

  test("help on the sheet with most support never says the answer", () => {
    const bare = (text: string) =>
      ` ${text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}/.]+/gu, " ")
        .trim()} `;
    for (const one of drafted)
      for (const question of made(one, "worksheet").questions) {
        const answers =
          question.kind === "short"
            ? question.answers
            : question.kind === "number"
              ? [question.answer]
              : question.kind === "choice"
                ? question.options.flatMap(({ text, right }) => (right ? [text] : []))
                : [];
        for (const answer of answers)
          expect([
            question.prompt,
            answer,
            question.help ?? "",
            bare(question.help ?? "").includes(bare(answer)),
          ]).toEqual([question.prompt, answer, question.help ?? "", false]);
      }
  });

  test("no byte of a pupil's file depends on which answer is right, in any format, at any level", async () => {
    for (const [at, one] of swept(drafted, 3).entries()) {
      const part = asking[at % asking.length] ?? "quiz";
      const level = levels[at % levels.length] ?? "core";
      const { text } = made(one, part);
      const changed = withOtherKeys(text);
      expect(changed).toContain(secret);
      for (const format of ["docx", "pptx", "html", "md"] as const) {
        const [pupils, others] = [
          await allOf(text, part, format, level),
          await allOf(changed, part, format, level),
        ];
        expect([one.path, part, format, pupils === others]).toEqual([one.path, part, format, true]);
        expect([one.path, format, others.includes(secret) || others.includes("987654321")]).toEqual([
          one.path,
          format,
          false,
        ]);
        expect(pupils).not.toMatch(/Answer key|kind: (?:choice|short|number)|shows the misconception/);
      }
    }
  });

  test("the three sheets ask the same questions under the same numbers, and the teacher's has the key", async () => {
    const [one] = drafted;
    if (one === undefined) throw new Error("nothing drafted");
    const { text, questions } = made(one, "worksheet");
    const papers = await Promise.all(levels.map((level) => allOf(text, "worksheet", "md", level)));
    for (const paper of papers)
      for (const [at, { prompt }] of questions.entries()) {
        const [words = ""] = /^[\p{L} ]{3,}/u.exec(prompt) ?? [];
        expect(paper.replace(/\s+/g, " ")).toContain(`**${at + 1}.** ${words.trim()}`);
      }
    expect(new Set(papers).size).toBe(3);
    const { bytes } = await exportLesson(input(text, "worksheet"), { format: "md", for: "teacher" });
    expect(new TextDecoder().decode(bytes)).toContain("## Answer key");
  });
});
