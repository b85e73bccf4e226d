// Draws docs/figures/*.yaml as *.svg beside them and writes docs/figures.md from its first part and these figures.
// `bun scripts/figures.ts`
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { drawFigure } from "../src/figures/draw-figure.ts";
import { readFigure } from "../src/figures/read-figure.ts";

const docs = join(import.meta.dir, "..", "docs");
const mark = "<!-- drawn by scripts/figures.ts -->";

/** What the files are to hold, by their names below docs/. */
export function drawnDocs(): Map<string, string> {
  const names = readdirSync(join(docs, "figures"))
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.replace(/\.yaml$/, ""))
    .sort();
  const shown = names.map((name) => {
    const source = readFileSync(join(docs, "figures", `${name}.yaml`), "utf8").trimEnd();
    return { name, source, drawing: drawFigure(readFigure(source), "print") };
  });
  const [head = ""] = readFileSync(join(docs, "figures.md"), "utf8").split(mark);
  const parts = shown.map(
    ({ name, source, drawing }) =>
      `### ${name}\n\n\`\`\`yaml\n${source}\n\`\`\`\n\n![${drawing.alt.replace(/([[\]\\])/g, "\\$1")}](figures/${name}.svg)\n`,
  );
  return new Map([
    ["figures.md", `${head}${mark}\n\n${parts.join("\n")}`],
    ...shown.map(({ name, drawing }): [string, string] => [
      `figures/${name}.svg`,
      `${onWhite(drawing.svg)}\n`,
    ]),
  ]);
}

/** Whoever reads the page in the dark sees the picture on its paper. */
function onWhite(svg: string): string {
  const [, x = "0", y = "0"] = /viewBox="(\S+) (\S+)/.exec(svg) ?? [];
  return svg.replace(/(<svg[^>]*>)/, `$1<rect x="${x}" y="${y}" width="100%" height="100%" fill="#ffffff"/>`);
}

if (import.meta.main) for (const [name, text] of drawnDocs()) await Bun.write(join(docs, name), text);
