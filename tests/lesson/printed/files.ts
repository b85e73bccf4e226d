import { makeCompanion } from "../../../plugins/lesson-planning/builtin/companions/make.ts";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import type { ExportFormat, ExportInput } from "../../../src/lesson/export/model.ts";
import type { CompanionPart } from "../../../src/message.ts";
import { draftedFrom, notePaths } from "../companions/every-subject.ts";

/** What a teacher prints for one lesson. */
export type Printed = {
  name: string;
  /** The note that its lesson is drawn from. */
  path: string;
  subject: string;
  shape: string;
  format: ExportFormat;
  make(): Promise<Uint8Array>;
};

const wishes = [
  "",
  "an enquiry",
  "a discussion",
  "hands-on",
  "in groups",
  "reading a text",
  "a making lesson",
  "as revision",
];

/** Two lessons a subject, each in another shape where its note lets it, with what goes with them. */
export function filesToPrint(): Printed[] {
  const bySubject = Map.groupBy(notePaths(), (path) => path.split("/")[1] ?? "");
  const first = [...bySubject.values()].map((paths) => paths[0] ?? "");
  const second = [...bySubject.values()].flatMap((paths) => paths[Math.floor(paths.length / 2)] ?? []);
  return [...first, ...second].flatMap((path, at) => setOf(path, wishes[at % wishes.length] ?? "", at));
}

function setOf(path: string, wish: string, at: number): Printed[] {
  const subject = path.split("/")[1] ?? "";
  const topic = path.split("/").at(-1)?.replace(".md", "") ?? "";
  const drafted = () => draftedFrom(path, wish);
  const lesson = (format: ExportFormat, audience: "teacher" | "student"): Printed => ({
    name: `${subject}-${topic}-lesson-${audience}-${format}`,
    path,
    subject,
    shape: wish,
    format,
    make: async () => {
      const { lesson: markdown, note } = drafted();
      return (await exportLesson(inputFor(markdown, note.title), { format, for: audience })).bytes;
    },
  });
  const companion = (
    part: CompanionPart,
    format: ExportFormat,
    audience: "teacher" | "student",
  ): Printed => ({
    name: `${subject}-${topic}-${part}-${audience}-${format}`,
    path,
    subject,
    shape: wish,
    format,
    make: async () => {
      const { lesson: markdown, note } = drafted();
      const text = makeCompanion(part, markdown, note, part === "quiz" ? 12 : null);
      const input = { ...inputFor(text, `${note.title}: ${part}`), part };
      return (
        await exportLesson(input, { format, for: audience, level: at % 2 === 0 ? "scaffolded" : "core" })
      ).bytes;
    },
  });
  return at % 2 === 0
    ? [
        lesson("docx", "teacher"),
        lesson("pptx", "teacher"),
        companion("worksheet", "docx", "student"),
        companion("quiz", "pdf", "student"),
      ]
    : [
        lesson("pptx", "student"),
        companion("worksheet", "pdf", "student"),
        companion("quiz", "docx", "teacher"),
        companion("guide", "docx", "student"),
      ];
}

function inputFor(markdown: string, title: string): ExportInput {
  return {
    markdown,
    title,
    subtitle: "7B · Year 7 · 60 minutes",
    status: "decided",
    evidence: [],
    guidance: [],
    madeBy: "built-in drafting",
  };
}
