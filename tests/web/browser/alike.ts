/** What a text bears that looks as another before it does. */
export const alike = "data-looks-alike";

type Marking = { within: readonly string[]; mark: string; known: readonly string[] };

/**
 * In the page: marks every text that has the colour, the size, the weight and all that lies behind it in common with
 * one before it, or with one of those `known`: what is said of the contrast of one is true of both. What was marked
 * before may look otherwise by now. Gives the looks that are new.
 */
export function markAlike({ within, mark, known }: Marking): string[] {
  for (const each of document.querySelectorAll(`[${mark}]`)) each.removeAttribute(mark);
  const behind = new Map<Element, string>();
  const ground = (element: Element | null): string => {
    if (element === null) return "";
    const known = behind.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    const isClear = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
    const own =
      isClear && opacity === "1" && filter === "none"
        ? ""
        : `${backgroundColor} ${backgroundImage} ${opacity} ${filter};`;
    const found = `${own}${ground(element.parentElement)}`;
    behind.set(element, found);
    return found;
  };
  const seen = new Set(known);
  for (const top of within.length === 0 ? [document.body] : document.querySelectorAll(within.join()))
    for (const element of [top, ...top.querySelectorAll("*")]) {
      const isText = Array.from(element.childNodes).some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== "",
      );
      if (!isText || !element.checkVisibility()) continue;
      const { color, fontSize, fontWeight, textShadow, position } = getComputedStyle(element);
      const look = [color, fontSize, fontWeight, textShadow, position, ground(element)].join("/");
      if (seen.has(look)) element.setAttribute(mark, "");
      else seen.add(look);
    }
  return [...seen].slice(known.length);
}
