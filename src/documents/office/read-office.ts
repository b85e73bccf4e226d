import { locked } from "../kind-of.ts";
import type { Content } from "../read-any.ts";
import { Unreadable } from "../unreadable.ts";
import { readDocx } from "./docx.ts";
import { readOpenDocument } from "./open-document.ts";
import { openPackage } from "./package.ts";
import { readPptx } from "./pptx.ts";
import { unpack } from "./unpack.ts";

/** What is packed as zip: told apart by what is in it, whatever its name says. */
export function readOffice(bytes: Uint8Array): Content {
  const parts = unpack(bytes);
  if (parts.get("META-INF/manifest.xml")?.includes("encryption-data")) throw new Unreadable(locked);
  if (parts.has("content.xml")) return readOpenDocument(parts);
  const opened = openPackage(parts);
  if (opened.main?.startsWith("word/")) return readDocx(opened, opened.main);
  if (opened.main?.startsWith("ppt/")) return readPptx(opened, opened.main);
  if (opened.main?.startsWith("xl/"))
    throw new Unreadable("is a spreadsheet, which is not read here. Copy the part you need and paste it.");
  throw new Unreadable(other(parts));
}

function other(parts: ReadonlyMap<string, string>): string {
  if (parts.get("mimetype")?.startsWith("application/epub"))
    return "is an e-book (EPUB), which is not read here. Copy the part you need and paste it.";
  return "is an archive, and none of a document that is read here. Take out the document you need, as DOCX, PPTX, ODT or PDF, and add that.";
}
