import type { Page, Word } from "./page-boxes.ts";

/** Words run out of a page by a hair where a letter hangs over its own width. */
const nearly = 1.5;

/** What somebody would see go wrong on paper or on a slide, a sentence each. */
export function wrongOnPages(pages: readonly Page[]): string[] {
  return pages.flatMap((page, at) =>
    [
      ...outside(page),
      ...onPictures(page),
      ...overprinted(page),
      ...tornOptions(page),
      ...nothingOn(page, at),
    ].map((found) => `page ${at + 1}: ${found}`),
  );
}

function outside({ width, height, words, pictures }: Page): string[] {
  const beyond = (box: Omit<Word, "text">) =>
    box.left < -nearly || box.top < -nearly || box.right > width + nearly || box.bottom > height + nearly;
  return [
    ...words.filter(beyond).map(({ text }) => `"${text}" runs off it`),
    ...pictures.filter(beyond).map(() => "a picture runs off it"),
  ];
}

/** Words of which one lies on another. */
function overprinted({ words }: Page): string[] {
  const printed = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return printed.flatMap((one, at) =>
    printed
      .slice(at + 1)
      .filter((other) => across(one, other) > nearly && down(one, other) > 2)
      .map((other) => `"${one.text}" on "${other.text}"`),
  );
}

function onPictures({ words, pictures }: Page): string[] {
  return pictures.flatMap((picture) => {
    const box = { ...picture, text: "" };
    return words
      .filter((word) => across(word, box) > 3 && down(word, box) > 3)
      .map(({ text }) => `"${text}" on a picture`);
  });
}

function across(a: Word, b: Word): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}

function down(a: Word, b: Word): number {
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
}

/** A sheet of paper for a line at its foot, or for who made it. */
function nothingOn({ height, words, pictures }: Page, at: number): string[] {
  if (height < 600 || at === 0 || pictures.length > 0) return [];
  const told = words.filter(({ bottom, text }) => bottom < 0.92 * height && !text.startsWith("Made with"));
  return told.length === 0 ? ["there is nothing on it"] : [];
}

/** Of a page, what stands above its first line: the name of a slide. */
const head = 0.18;

/** "C." at the top of a page or slide: what it goes on from stands on the one before. */
function tornOptions({ height, words }: Page): string[] {
  const lines = Map.groupBy(
    words.filter(({ bottom }) => bottom > (height < 600 ? head * height : 0)),
    ({ bottom }) => Math.round(bottom / 4),
  );
  const [first = []] = [...lines].toSorted(([a], [b]) => a - b).map(([, line]) => line);
  const [lead] = first.toSorted((a, b) => a.left - b.left);
  const [, letter = ""] = /^\(?([B-F])[.)](?:\s|$)/.exec(lead?.text.trim() ?? "") ?? [];
  return letter === "" ? [] : [`option ${letter} is parted from the one before it`];
}
