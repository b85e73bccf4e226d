import type { Box } from "./deck-boxes.ts";
import { type SlidePicture, type slidePictures, within } from "./deck-pictures.ts";
import { fonts } from "./docx-style.ts";
import type { Slide } from "./pptx-library.ts";
import { addTable, boxRuns, runsOf } from "./pptx-shapes.ts";
import { isRightToLeft } from "./safe-text.ts";
import { codePadding } from "./slide-pieces.ts";
import { inches } from "./slide-sizes.ts";
import type { SlideTheme } from "./slide-themes.ts";

type Setting = { theme: SlideTheme; pictures: ReturnType<typeof slidePictures>; opening: boolean };

export async function addBox(on: Slide, box: Box, { theme, pictures, opening }: Setting): Promise<void> {
  const place = { x: inches(box.x), y: inches(box.y), w: inches(box.width), h: inches(box.height) };
  const common = { ...place, margin: 0, fontFace: fonts.plain, color: theme.ink, valign: "top" as const };
  switch (box.kind) {
    case "title":
      // On the run: what stands on the placeholder is overruled by its master.
      on.addText([{ text: box.words, options: { fontSize: box.size } }], {
        placeholder: "title",
        ...place,
        rtlMode: isRightToLeft(box.words),
      });
      return;
    case "label":
      on.addText(box.words, { ...common, fontSize: 16, bold: true, color: theme.accent, valign: "middle" });
      return;
    case "line":
      on.addText(box.words, {
        ...common,
        fontSize: box.size,
        color: opening ? theme.opening[box.tone] : theme[box.tone],
      });
      return;
    case "minutes":
      on.addText(`${box.minutes} min`, {
        ...common,
        shape: "roundRect",
        rectRadius: 0.26,
        fill: { color: theme.accent },
        color: theme.onAccent,
        fontSize: 20,
        bold: true,
        align: "center",
        valign: "middle",
      });
      return;
    case "text":
      on.addText(boxRuns(box.pieces), common);
      return;
    case "words":
      if (box.bullet !== null)
        on.addText(markOf(box.bullet), { ...common, fontSize: box.size, valign: "middle" });
      if (box.runs.length > 0)
        on.addText(runsOf(box.runs, box.size, box.bold), { ...common, wrap: false, valign: "middle" });
      return;
    case "formula":
      addPicture(on, box, await pictures.formula(box));
      return;
    case "card":
      addCard(on, box, theme);
      return;
    case "piece":
      await addPiece(on, box, theme, pictures);
  }
}

function markOf(bullet: NonNullable<Extract<Box, { kind: "words" }>["bullet"]>): string {
  return bullet.kind === "number" ? `${bullet.number}.` : bullet.char;
}

function addPicture(on: Slide, box: Box, picture: SlidePicture, centred = false): void {
  const { x, y, w, h } = within(box, picture);
  on.addImage({
    data: `image/png;base64,${Buffer.from(picture.png).toString("base64")}`,
    x: inches(centred ? box.x + (box.width - w) / 2 : x),
    y: inches(y),
    w: inches(w),
    h: inches(h),
    altText: picture.alt,
  });
}

/** The right one is filled with colour, and the line below names it: nobody has to tell green from red. */
function addCard(on: Slide, box: Extract<Box, { kind: "card" }>, theme: SlideTheme): void {
  const right = box.right === true;
  const ink = right ? theme.onAccent : box.right === false ? theme.quiet : theme.ink;
  const place = { x: inches(box.x), y: inches(box.y), w: inches(box.width), h: inches(box.height) };
  on.addText(box.runs.length === 0 ? " " : runsOf(box.runs, box.size, false), {
    ...place,
    shape: "roundRect",
    rectRadius: 0.1,
    fill: { color: right ? theme.accent : theme.shade },
    line: { color: right ? theme.accent : theme.line, width: 1.25 },
    // The library wants left, right, bottom, top.
    margin: [box.words.x - box.x, 12, 2, 2],
    fontFace: fonts.plain,
    color: ink,
    align: "left",
    valign: "middle",
  });
  on.addText(box.letter, {
    ...place,
    w: inches(box.words.x - box.x),
    margin: 0,
    fontFace: fonts.plain,
    fontSize: Math.min(box.size, 26),
    bold: true,
    color: right ? theme.onAccent : theme.accent,
    align: "center",
    valign: "middle",
  });
}

async function addPiece(
  on: Slide,
  box: Extract<Box, { kind: "piece" }>,
  theme: SlideTheme,
  pictures: Setting["pictures"],
): Promise<void> {
  const { piece } = box;
  const place = { x: inches(box.x), y: inches(box.y), w: inches(box.width) };
  if (piece.kind === "table") {
    addTable(on, piece, place, theme);
    return;
  }
  if (piece.kind === "figure") {
    addPicture(
      on,
      { ...box, height: piece.shown.height },
      scaled(await pictures.figure(piece.figure), piece.shown),
      true,
    );
    return;
  }
  const lines = piece.lines.map((line) => ({ text: line === "" ? " " : line, options: { breakLine: true } }));
  on.addText(lines, {
    ...place,
    h: inches(box.height - 12),
    margin: codePadding,
    fontFace: fonts.code,
    fontSize: piece.size,
    color: theme.ink,
    fill: { color: theme.shade },
    line: { color: theme.line, width: 0.75 },
    valign: "top",
  });
}

function scaled(picture: SlidePicture, shown: { width: number; height: number }): SlidePicture {
  return { ...picture, ...shown };
}
