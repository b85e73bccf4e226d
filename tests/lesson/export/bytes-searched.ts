import { constants, inflateSync } from "node:zlib";
import { readPdf } from "../../../src/documents/pdf/read-pdf.ts";
import { readZip } from "../../../src/text/zip.ts";

/**
 * Everything that a file says to whoever looks, by eye or into its bytes: the parts of a package, the streams of a PDF
 * unpacked, and the words as a reader takes them out of it.
 */
export async function saidBy(bytes: Uint8Array, format: string): Promise<string> {
  if (format === "pdf") return inPdf(bytes);
  const parts = format === "docx" || format === "pptx" ? [...readZip(bytes)] : [["", bytes] as const];
  return parts.map(([name, content]) => `${name}\n${bothWays(content)}`).join("\n");
}

/** As UTF-8, and, where a file hides it so, as UTF-16. */
function bothWays(bytes: Uint8Array): string {
  return `${new TextDecoder().decode(bytes)}\n${new TextDecoder("utf-16be").decode(bytes)}`;
}

async function inPdf(bytes: Uint8Array): Promise<string> {
  const raw = Buffer.from(bytes).toString("latin1");
  const streams = Array.from(raw.matchAll(/stream\r?\n/g), ({ index = 0, 0: { length } }) => {
    const start = index + length;
    const end = raw.indexOf("endstream", start);
    return unpacked(bytes.subarray(start, end < 0 ? undefined : end));
  });
  const all = [raw, ...streams].join("\n");
  const read = await readPdf(bytes);
  return [all, strings(all), JSON.stringify(read.blocks)].join("\n");
}

function unpacked(stream: Uint8Array): string {
  try {
    return inflateSync(stream, { finishFlush: constants.Z_SYNC_FLUSH }).toString("latin1");
  } catch {
    return "";
  }
}

/** Strings of a PDF as they are meant: "(a\\)b)", "<FEFF0061>", and the pieces that letters are set apart in. */
function strings(all: string): string {
  const hex = Array.from(all.matchAll(/<([0-9A-Fa-f\s]{4,})>/g), ([, digits = ""]) => {
    const bytes = Buffer.from(digits.replace(/\s/g, ""), "hex");
    return bytes[0] === 0xfe && bytes[1] === 0xff
      ? new TextDecoder("utf-16be").decode(bytes)
      : bytes.toString("latin1");
  });
  const round = Array.from(all.matchAll(/\(((?:\\.|[^\\()])*)\)/gs), ([, text = ""]) => {
    const bytes = Buffer.from(
      text
        .replace(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))
        .replace(/\\(.)/gs, "$1"),
      "latin1",
    );
    return bytes[0] === 0xfe && bytes[1] === 0xff
      ? new TextDecoder("utf-16be").decode(bytes)
      : bytes.toString("latin1");
  });
  return [...hex, ...round].join("\n");
}
