import type PptxGenJS from "pptxgenjs";

/** The only file that knows pptxgenjs: types for all, the library itself on first use. */
export type Deck = PptxGenJS;
export type Slide = PptxGenJS.Slide;
export type SlideRun = PptxGenJS.TextProps;
export type RunOptions = PptxGenJS.TextPropsOptions;

export async function newDeck(): Promise<Deck> {
  const { default: Library } = await import("pptxgenjs");
  return new Library();
}
