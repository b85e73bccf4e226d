import type { Level } from "../../questions/paper.ts";
import type { Audience } from "./audience.ts";
import { renderDocx } from "./docx.ts";
import { composeHandout } from "./handout.ts";
import { renderHtml } from "./html.ts";
import { renderMarkdown, renderTeacherMarkdown } from "./markdown.ts";
import type { ExportFormat, ExportInput } from "./model.ts";
import { renderPdf } from "./pdf.ts";
import { renderPptx } from "./pptx.ts";
import { slug } from "./safe-text.ts";
import { composeSheet, headOf } from "./sheet.ts";
import type { SlideLook } from "./slide-themes.ts";

/** `level`: of a worksheet. `look` is that of slides; light where nobody chose. */
export type ExportOptions = {
  format: ExportFormat;
  for: Audience;
  level?: Level | undefined;
  look?: SlideLook | undefined;
};

export type ExportedFile = { bytes: Uint8Array; mediaType: string; extension: string; fileName: string };

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  md: "text/markdown; charset=utf-8",
  html: "text/html; charset=utf-8",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  pdf: "application/pdf",
};

/**
 * A lesson as a file, made on this computer. `student` leaves out everything that is not for pupils; `teacher` has
 * it all, answers apart. Throws an ExportError where a PDF is asked for and no browser can print one.
 */
export async function exportLesson(input: ExportInput, options: ExportOptions): Promise<ExportedFile> {
  const { format, for: audience } = options;
  const bytes = await render(input, options);
  const level = input.part === "worksheet" && options.level !== undefined ? `-${options.level}` : "";
  const { title } = headOf(input, audience);
  const name = `${slug(title)}${level}-${audience === "student" ? "pupils" : "teacher"}`;
  return { bytes, mediaType: mediaTypes[format], extension: format, fileName: `${name}.${format}` };
}

async function render(input: ExportInput, options: ExportOptions): Promise<Uint8Array> {
  const { format, for: audience, level, look = "light" } = options;
  if (format === "pptx") return renderPptx(input, audience, look);
  const isHandout = input.part === "slides" && audience === "student";
  const sheet = isHandout ? composeHandout(input) : composeSheet(input, audience, "page", level);
  const encoded = (words: string): Uint8Array => new TextEncoder().encode(words);
  switch (format) {
    case "md":
      return encoded(
        audience === "teacher" && input.part === undefined
          ? renderTeacherMarkdown(input, sheet)
          : renderMarkdown(sheet),
      );
    case "html":
      return encoded(renderHtml(sheet));
    case "docx":
      return renderDocx(sheet);
    case "pdf":
      return renderPdf(renderHtml(sheet));
  }
}
