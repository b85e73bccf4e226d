// Writes src/figures/text/widths.ts: how wide each letter of the font of figures is, read from the font itself.
// `bun scripts/font-widths.ts`
import { join } from "node:path";

const fonts = join(import.meta.dir, "..", "src", "figures", "fonts");
/** Latin, Greek, Cyrillic, signs of punctuation, arrows, mathematics, shapes. */
const ranges = [
  [0x20, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2265],
  [0x25a0, 0x25cf],
  [0x2713, 0x2717],
] as const;

/** The advance of each letter in thousandths of the size, by its code point; letters that the font has not are left out. */
export async function advancesOf(file: string): Promise<Map<number, number>> {
  const view = new DataView(await Bun.file(join(fonts, file)).arrayBuffer());
  const tables = new Map<string, number>();
  for (let at = 0; at < view.getUint16(4); at++) {
    const entry = 12 + at * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(entry + i)));
    tables.set(tag, view.getUint32(entry + 8));
  }
  const [head = 0, hhea = 0, hmtx = 0, cmap = 0] = ["head", "hhea", "hmtx", "cmap"].map((tag) =>
    tables.get(tag),
  );
  const unit = view.getUint16(head + 18);
  const many = view.getUint16(hhea + 34);
  const glyphs = glyphsOf(view, cmap);
  const found = new Map<number, number>();
  for (const [from, to] of ranges)
    for (let point = from; point <= to; point++) {
      const glyph = glyphs(point);
      if (glyph > 0)
        found.set(point, Math.round((view.getUint16(hmtx + Math.min(glyph, many - 1) * 4) * 1000) / unit));
    }
  return found;
}

/** Reads a table of format 4, which every font has for the first plane. */
function glyphsOf(view: DataView, cmap: number): (point: number) => number {
  const tables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, at) => cmap + view.getUint32(cmap + 8 + at * 8),
  );
  const table = tables.find((at) => view.getUint16(at) === 4);
  if (table === undefined) throw new Error("The font has no table of letters that this script can read.");
  const double = view.getUint16(table + 6);
  return (point) => {
    for (let at = 0; at < double; at += 2) {
      if (view.getUint16(table + 14 + at) < point) continue;
      const start = view.getUint16(table + 16 + double + at);
      if (start > point) return 0;
      const delta = view.getUint16(table + 16 + double * 2 + at);
      const place = table + 16 + double * 3 + at;
      const offset = view.getUint16(place);
      if (offset === 0) return (point + delta) % 65536;
      const glyph = view.getUint16(place + offset + (point - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) % 65536;
    }
    return 0;
  };
}

/** Runs of letters that follow each other: "20:200 289 …". */
export function writtenWidths(advances: ReadonlyMap<number, number>): string {
  const runs: { from: number; widths: number[] }[] = [];
  for (const [point, width] of advances) {
    const last = runs.at(-1);
    if (last !== undefined && last.from + last.widths.length === point) last.widths.push(width);
    else runs.push({ from: point, widths: [width] });
  }
  const lines = runs.map(({ from, widths }) => `  "${from.toString(16)}:${widths.join(" ")}",`);
  return `/** Written by scripts/font-widths.ts from source-sans-3.ttf: the first code point of a run, then a width each, in thousandths. */
// biome-ignore format: data
export const runs: readonly string[] = [
${lines.join("\n")}
];
`;
}

if (import.meta.main) {
  const written = writtenWidths(await advancesOf("source-sans-3.ttf"));
  await Bun.write(join(fonts, "..", "text", "widths.ts"), written);
}
