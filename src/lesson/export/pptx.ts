import type { Audience } from "./audience.ts";
import { type DeckSlide, deckOf, type Deck as Slides } from "./deck.ts";
import { type Box, boxesOf } from "./deck-boxes.ts";
import { slidePictures } from "./deck-pictures.ts";
import { fonts } from "./docx-style.ts";
import type { ExportInput } from "./model.ts";
import { addBox } from "./pptx-box.ts";
import { newDeck } from "./pptx-library.ts";
import { defineMasters } from "./pptx-masters.ts";
import { repairPptx } from "./pptx-repair.ts";
import { type SlideLook, slideThemes } from "./slide-themes.ts";

/** Slides in 16:9 that anybody can edit: real titles, lists and tables. Text is split over slides, never shrunk or cut. */
export async function renderPptx(
  input: ExportInput,
  audience: Audience,
  look: SlideLook,
): Promise<Uint8Array> {
  const slides = deckOf(input, audience);
  const theme = slideThemes[look];
  const deck = await newDeck();
  deck.layout = "LAYOUT_WIDE";
  deck.title = slides.title;
  deck.subject = slides.subtitle;
  deck.author = "teacher-assist";
  deck.company = "";
  deck.theme = { headFontFace: fonts.plain, bodyFontFace: fonts.plain };
  defineMasters(deck, theme);
  const pictures = slidePictures(theme);
  for (const one of slides.slides) {
    const opening = one.body.kind === "opening";
    const on = deck.addSlide({ masterName: opening ? "Opening" : "Lesson" });
    for (const box of boxes(one, slides)) await addBox(on, box, { theme, pictures, opening });
    if (one.notes !== "") on.addNotes(one.notes);
  }
  // Not packed: it is taken apart again, and packed then.
  const bytes = await deck.write({ outputType: "uint8array", compression: false });
  if (!(bytes instanceof Uint8Array)) throw new TypeError("pptxgenjs did not answer with bytes");
  return repairPptx(bytes);
}

/** The title first: it is what a screen reader says first. */
function boxes(one: DeckSlide, deck: Slides): Box[] {
  return boxesOf(one, deck).sort((a, b) => Number(b.kind === "title") - Number(a.kind === "title"));
}
