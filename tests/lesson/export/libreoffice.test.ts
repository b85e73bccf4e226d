import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { plainText } from "../../../src/lesson/export/block.ts";
import { deckOf, wordsOnSlide } from "../../../src/lesson/export/deck.ts";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import { composeSheet } from "../../../src/lesson/export/sheet.ts";
import { swept } from "../../sweep.ts";
import { drafted } from "./drafted.ts";
import { loops, odd, soup } from "./inputs.ts";

const missing = ["soffice", "pdftotext"].filter((tool) => Bun.which(tool) === null);
if (missing.length > 0)
  console.log(`skipped: LibreOffice round trips, because there is no ${missing.join(", no ")} on the PATH`);

/** A title of three lines or more, on paper. */
const title =
  "How repeating a set of instructions a fixed number of times saves us from writing the same lines again and again, and when it does not";
const { practical, discussion, maths } = await drafted();
const inputs = { loops: { ...loops, title }, soup, odd, practical, discussion, maths };
const all = (["docx", "pptx"] as const).flatMap((format) =>
  (["teacher", "student"] as const).flatMap((audience) =>
    (["loops", "soup", "odd", "practical", "discussion", "maths"] as const).map((name) => ({
      format,
      audience,
      name,
    })),
  ),
);
// The odd lesson is long; what is hard about it is the same for both audiences. What was drafted is a teacher's first.
const only = { odd: "student", practical: "teacher", discussion: "teacher", maths: "teacher" } as const;
const fitting = all.filter(
  ({ name, audience }) => !(name in only) || only[name as keyof typeof only] === audience,
);
// Slides the other way round: a sample holds both audiences in both formats.
const ofFormat = (wanted: string) => fitting.filter(({ format }) => format === wanted);
const cases = swept([...ofFormat("docx"), ...ofFormat("pptx").toReversed()], 4);
type Case = (typeof cases)[number];
/** Slides are measured for Arial; where neither it nor one of its width is there, LibreOffice takes another. */
const arial = Bun.which("fc-match") === null ? "" : Bun.spawnSync(["fc-match", "Arial"]).stdout.toString();
const wider = !/arial|liberation ?sans|arimo|helvetica|nimbus/i.test(arial);
if (wider) console.log("LibreOffice has no font of Arial's width here: drafted slides may run a line longer");
const fileOf = ({ format, audience, name }: Case): string => `${name}-${audience}-${format}`;
const bare = (words: string): string => words.normalize("NFKC").replace(/[\s\u00AD\u200B]+/g, "");

describe.skipIf(missing.length > 0)("opened by LibreOffice and turned into PDF", () => {
  const folder = mkdtempSync(join(tmpdir(), "teacher-assist-office-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  beforeAll(async () => {
    for (const one of cases) {
      const { bytes } = await exportLesson(inputs[one.name], { format: one.format, for: one.audience });
      writeFileSync(join(folder, `${fileOf(one)}.${one.format}`), bytes);
    }
    const files = cases.map((one) => join(folder, `${fileOf(one)}.${one.format}`));
    const profile = pathToFileURL(join(folder, "profile")).href;
    const args = [
      `-env:UserInstallation=${profile}`,
      "--headless",
      "--convert-to",
      "pdf",
      "--outdir",
      folder,
    ];
    const done = Bun.spawnSync(["soffice", ...args, ...files], {
      timeout: 600_000, // ends what hangs
      stdout: "pipe",
      stderr: "pipe",
    });
    expect(done.exitCode).toBe(0);
  });

  const read = (one: Case, ...flags: string[]): string =>
    Bun.spawnSync(["pdftotext", ...flags, join(folder, `${fileOf(one)}.pdf`), "-"]).stdout.toString();

  test.each(cases.map((one) => [fileOf(one), one] as const))(
    "%s shows every section and slide to its last word",
    (_, one) => {
      const text = bare(read(one));
      if (one.format === "pptx") {
        // Cards stand in columns, so their words come in another order.
        const shown = deckOf(inputs[one.name], one.audience).slides.map(wordsOnSlide).join("\n");
        for (const word of shown.match(/\p{Script=Latin}{4,20}/gu) ?? []) expect(text).toContain(bare(word));
        return;
      }
      const sheet = composeSheet(inputs[one.name], one.audience, "page");
      expect(sheet.parts.length).toBeGreaterThan(2);
      for (const { title, blocks } of sheet.parts) {
        expect(text).toContain(bare(title ?? ""));
        expect(text).toContain(bare(plainText(blocks)).slice(-10));
      }
      for (const { code, file } of sheet.references) {
        expect(text).toContain(bare(code));
        expect(text).toContain(bare(file));
      }
      for (const line of [...sheet.guidance, sheet.status ?? "", sheet.footer])
        expect(text).toContain(bare(line));
      if (one.name === "odd") return;
      // A figure is a picture there; its words are beside it, for whoever cannot see it.
      const said = sheet.parts.map(({ blocks }) => plainText(blocks).replace(/\[Picture: [^\]]*\]/g, ""));
      const words = said.flatMap((part) => part.match(/\p{L}{4,}/gu) ?? []);
      for (const word of words) expect(text).toContain(bare(word));
    },
  );

  const papers = cases.filter(({ name, format }) => name === "loops" && format === "docx");
  test.each(papers.map((one) => [fileOf(one), one] as const))(
    "%s has a long title whose lines do not overlap",
    (_, one) => {
      const boxes = read(one, "-bbox", "-l", "1").matchAll(
        /yMin="([\d.-]+)" xMax="[\d.-]+" yMax="([\d.-]+)">/g,
      );
      const words = Array.from(boxes, ([, top, bottom]) => ({ top: Number(top), bottom: Number(bottom) }));
      const lines = words
        .slice(0, title.split(" ").length)
        .filter(({ top }, at) => top !== words[at - 1]?.top);
      expect(lines.length).toBeGreaterThan(2);
      for (const [at, { top }] of lines.entries())
        if (at > 0) expect(top).toBeGreaterThan((lines[at - 1]?.bottom ?? top) - 6); // a box is taller than its letters
    },
  );

  const decks = cases.filter(({ format }) => format === "pptx");
  test.each(decks.map((one) => [fileOf(one), one] as const))(
    "%s has nothing outside its slides",
    (_, one) => {
      const pages = read(one, "-bbox").split("<page ").slice(2);
      expect(pages.length).toBeGreaterThan(3);
      for (const page of pages) {
        expect(overprinted(page)).toEqual([]);
        const words = page.matchAll(
          /xMin="([\d.-]+)" yMin="[\d.-]+" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)</g,
        );
        for (const [, left, right, bottom, word = ""] of words) {
          expect(Number(left)).toBeGreaterThan(40);
          expect(Number(right)).toBeLessThan(925);
          // Below the body there is only the slide's number. A font wider than Arial may need a line more, on the slide.
          if (wider && one.name in only) expect(Number(bottom)).toBeLessThan(530);
          else if (Number(bottom) > 497) expect(word).toMatch(/^\d+$/);
        }
      }
    },
  );
});

/** Words of which one lies on another. */
function overprinted(page: string): string[] {
  const boxes = [
    ...page.matchAll(/xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)</g),
  ].map(([, left, top, right, bottom, word = ""]) => {
    // A line's box is higher than its letters.
    const third = (Number(bottom) - Number(top)) / 3;
    return {
      word,
      left: Number(left) + 1,
      right: Number(right) - 1,
      top: Number(top) + third,
      bottom: Number(bottom) - third,
    };
  });
  const printed = boxes.filter(({ word }) => /[\p{L}\p{N}]/u.test(word));
  return printed.flatMap((one, at) =>
    printed
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.word} on ${other.word}`),
  );
}
