import { describe, expect, test } from "bun:test";
import { makeCompanion } from "../../../plugins/lesson-planning/builtin/companions/make.ts";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import type { ExportInput } from "../../../src/lesson/export/model.ts";
import { isOwnReminder } from "../../../src/lesson/own-reminders.ts";
import { companionParts } from "../../../src/message.ts";
import { levels } from "../../../src/questions/paper.ts";
import { readZip } from "../../../src/text/zip.ts";
import { times } from "../../sweep.ts";
import { draftedFrom, notePaths } from "./every-subject.ts";

/** As teachers jot them down, with a word in each that no lesson has. */
const reminders = [
  "remember to borrow qxqzvscales",
  "Don't forget to print the qxqzvcards, 30 copies.",
  "NB must book the qxqzvlaptop trolley",
  "Note to self: qxqzvseating plan has changed",
  "I need to ask Mrs Qxqzvhall for the key.",
  "Photocopy the qxqzvsheet for everyone",
  "Make sure to put out the qxqzvbalances before they come in.",
  "todo: find the qxqzvvideo",
  "Remember to give out the qxqzvcounters and sit Qxqzvali at the front.",
  "I must e-mail the qxqzvoffice",
];

const toPupils = [
  "Remember to simplify your answer.",
  "Remember to carry the ten.",
  "Don't forget the units.",
  "Make sure to label both axes.",
  "Borrow a ten from the tens column.",
  "Order the fractions from smallest to largest.",
  "Print the numbers from 1 to 10.",
  "Remember to bring your kit on Friday.",
  "Set up the apparatus as shown.",
  "Remember to put out the flame.",
  "I can find the area of a triangle.",
  "Check that the sum of the angles is 180°.",
  "What should I remember to buy?",
  "Ask a partner to read the sentence.",
  "Copy the table and complete it.",
];

test("what a teacher writes down for herself is told from what is said to pupils", () => {
  expect(reminders.filter((line) => !isOwnReminder(line))).toEqual([]);
  expect(toPupils.filter(isOwnReminder)).toEqual([]);
});

/** Her line typed where people type: as a point of a list, below one, behind a task, as a paragraph, in every part that pupils see. */
function typedInto(lesson: string, line: string): string[] {
  const sections = ["Starter", "Main", "Plenary"];
  const places = sections.flatMap((name) => {
    const at = lesson.search(new RegExp(`^## ${name}`, "m"));
    const next = lesson.indexOf("\n## ", at + 1);
    const end = next < 0 ? lesson.length : next;
    const put = (text: string, where: number) => `${lesson.slice(0, where)}${text}${lesson.slice(where)}`;
    const firstTask = lesson.slice(at, end).search(/^\d+\. .+$/m);
    const afterTask = firstTask < 0 ? end : lesson.indexOf("\n", at + firstTask);
    return [put(`\n\n${line}\n`, end), put(`\n- ${line}\n`, end), put(` ${line}`, afterTask)];
  });
  return [...new Set(places)];
}

async function pupilBytes(input: ExportInput, format: "docx" | "pptx" | "html" | "md"): Promise<string> {
  const files = await Promise.all(
    (input.part === "worksheet" ? levels : levels.slice(0, 1)).map((level) =>
      exportLesson(input, { format, for: "student", level }),
    ),
  );
  return files
    .flatMap(({ bytes }) => (format === "docx" || format === "pptx" ? [...readZip(bytes).values()] : [bytes]))
    .map((content) => new TextDecoder().decode(content))
    .join("\n");
}

const exported: Omit<ExportInput, "markdown" | "title" | "part"> = {
  subtitle: "",
  status: "decided",
  evidence: [],
  guidance: [],
  madeBy: "nobody",
};

const formats = ["docx", "pptx", "html", "md"] as const;

describe("a reminder of hers, typed anywhere into a lesson", () => {
  const lessons = notePaths()
    .slice(0, times(2, 1_000))
    .map((path) => draftedFrom(path));
  const typed = lessons.flatMap(({ lesson, note }, n) =>
    typedInto(lesson, reminders[n % reminders.length] ?? "").map((text) => ({ text, lesson, note })),
  );

  test("changes nothing of what goes with it", () => {
    for (const [at, { text, lesson, note }] of typed.entries()) {
      const part = companionParts[at % companionParts.length] ?? "quiz";
      expect(/qxqzv/i.test(text)).toBe(true);
      expect(makeCompanion(part, text, note)).toBe(makeCompanion(part, lesson, note));
    }
  });

  test("is in no byte of a pupil's file of the lesson, and stays in the teacher's", async () => {
    for (const [at, { text }] of typed.filter((_, n) => n % 3 === 0).entries()) {
      const input: ExportInput = { ...exported, markdown: text, title: "T", part: undefined };
      const format = formats[at % formats.length] ?? "docx";
      expect([format, /qxqzv/i.test(await pupilBytes(input, format))]).toEqual([format, false]);
      const hers = await exportLesson(input, { format: "md", for: "teacher" });
      expect(/qxqzv/i.test(new TextDecoder().decode(hers.bytes))).toBe(true);
    }
  });

  test("nor, typed into what goes with a lesson, in any pupil's file of that", async () => {
    const [first] = lessons;
    if (first === undefined) throw new Error("no lesson");
    for (const [n, part] of companionParts.entries()) {
      const made = makeCompanion(part, first.lesson, first.note);
      const line = reminders[n % reminders.length] ?? "";
      const markdown = made.replace(/^## .+$/m, (head) => `${head}\n\n${line}`);
      for (const format of [formats[n % 4] ?? "docx", formats[(n + 2) % 4] ?? "md"])
        expect([
          part,
          format,
          /qxqzv/i.test(await pupilBytes({ ...exported, markdown, title: "T", part }, format)),
        ]).toEqual([part, format, false]);
    }
  });
});
