import type { Follows } from "./follows.ts";

/** A piece of a document, with the page (or slide) it stands on; null where the format has no pages. */
export type Block = {
  kind: "heading" | "paragraph" | "item" | "row";
  text: string;
  page: number | null;
  level?: number;
  /** How it follows the line above it, where lines are known. */
  follows?: Follows;
};

/** What a document says, in reading order. `title` is its own title, or else its first heading, or the file's name. */
export type DocumentText = {
  title: string;
  format: "docx" | "pptx" | "pdf" | "odt" | "html" | "text" | "photo";
  blocks: Block[];
};
