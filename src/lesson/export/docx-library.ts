/** The only file that knows the docx library: types for all, the library itself on first use. */
export type { IParagraphOptions, ParagraphChild, TableRow } from "docx";

export type Docx = typeof import("docx");
export type DocxChild = InstanceType<Docx["Paragraph"]> | InstanceType<Docx["Table"]>;

export function loadDocx(): Promise<Docx> {
  return import("docx");
}
