import type { Level } from "../../questions/paper.ts";
import type { Audience } from "./audience.ts";
import { renderDocx } from "./docx.ts";
import { renderHtml } from "./html.ts";
import { renderMarkdown, renderTeacherMarkdown } from "./markdown.ts";
import type { ExportFormat, ExportInput } from "./model.ts";
import { renderPdf } from "./pdf.ts";
import { renderPptx } from "./pptx.ts";
import { slug } from "./safe-text.ts";
import { composeSheet, type Sheet } from "./sheet.ts";
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
  const sheet = composeSheet(input, audience, format === "pptx" ? "screen" : "page", options.level);
  const bytes = await render(input, sheet, format, options.look ?? "light");
  const level = input.part === "worksheet" && options.level !== undefined ? `-${options.level}` : "";
  const name = `${slug(sheet.title)}${level}-${audience === "student" ? "pupils" : "teacher"}`;
  return { bytes, mediaType: mediaTypes[format], extension: format, fileName: `${name}.${format}` };
}

async function render(
  input: ExportInput,
  sheet: Sheet,
  format: ExportFormat,
  look: SlideLook,
): Promise<Uint8Array> {
  const encoded = (words: string): Uint8Array => new TextEncoder().encode(words);
  switch (format) {
    case "md":
      return encoded(
        sheet.audience === "teacher" && input.part === undefined
          ? renderTeacherMarkdown(input, sheet)
          : renderMarkdown(sheet),
      );
    case "html":
      return encoded(renderHtml(sheet));
    case "docx":
      return renderDocx(sheet);
    case "pptx":
      return renderPptx(input, sheet.audience, look);
    case "pdf":
      return renderPdf(renderHtml(sheet));
  }
}
