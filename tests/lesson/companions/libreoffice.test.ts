import { describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { makeCompanion } from "../../../plugins/lesson-planning/builtin/companions/make.ts";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import { forPupils } from "../../../src/questions/paper.ts";
import { questionsIn } from "../../../src/questions/questions-in.ts";
import { swept } from "../../sweep.ts";
import { draftedFrom, notePaths } from "./every-subject.ts";

const missing = ["soffice", "pdftotext"].filter((tool) => Bun.which(tool) === null);
if (missing.length > 0)
  console.log(`skipped: companions in LibreOffice, because there is no ${missing.join(", no ")} on the PATH`);

const bare = (words: string): string => words.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "");

describe.skipIf(missing.length > 0)("what goes with a lesson, opened by LibreOffice", () => {
  test("no question is parted from its options or from the room to answer it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "teacher-assist-companions-"));
    try {
      const made = swept(notePaths(), 1).flatMap((path, at) =>
        (["worksheet", "quiz"] as const).map((part) => {
          const { lesson, note } = draftedFrom(path);
          return { part, name: `${at}-${part}`, text: makeCompanion(part, lesson, note, 14) };
        }),
      );
      for (const { part, name, text } of made) {
        const input = {
          markdown: text,
          title: name,
          part,
          subtitle: "",
          status: "decided" as const,
          evidence: [],
          guidance: [],
          madeBy: "",
        };
        const { bytes } = await exportLesson(input, { format: "docx", for: "student", level: "scaffolded" });
        writeFileSync(join(folder, `${name}.docx`), bytes);
      }
      const files = made.map(({ name }) => join(folder, `${name}.docx`));
      const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
      const converted = Bun.spawnSync(
        ["soffice", profile, "--headless", "--convert-to", "pdf", "--outdir", folder, ...files],
        { timeout: 240_000 },
      );
      expect(converted.exitCode).toBe(0);
      for (const { name, text } of made) {
        const { stdout } = Bun.spawnSync(["pdftotext", "-layout", join(folder, `${name}.pdf`), "-"]);
        const pages = stdout.toString().split("\f").map(bare);
        expect(pages.length).toBeGreaterThan(1);
        for (const [at, { question }] of questionsIn(text).entries()) {
          if (question === null) throw new Error("unread");
          const { prompt, options } = forPupils(question, "scaffolded");
          const asked = bare(`${at + 1}. ${prompt.split("\n")[0]?.split("`")[0]}`).slice(0, 40);
          const page = pages.find((one) => one.includes(asked));
          expect([name, asked, page !== undefined]).toEqual([name, asked, true]);
          // Behind the question stands, on the same page, all that belongs to it, before the next one.
          const after = page?.slice(page.indexOf(asked)) ?? "";
          for (const { letter, text: option } of question.kind === "choice" ? options : [])
            expect([name, asked, option, after.includes(bare(`${letter}. ${option}`))]).toEqual([
              name,
              asked,
              option,
              true,
            ]);
          if (question.kind === "number")
            expect([name, asked, after.includes("Answer")]).toEqual([name, asked, true]);
        }
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
