import { foldText } from "../../../../text/fold.ts";
import { storyParts } from "../judge-story.ts";

export type StoryPart = (typeof storyParts)[number]["key"];

/**
 * Which parts of a story have been told, from everything that was said of it so far, in order. A part is there where its
 * words are; and what is said to somebody who asked for a part is that part, whatever its words.
 */
export function toldParts(said: readonly string[]): StoryPart[] {
  const told = new Set<StoryPart>();
  for (const [i, text] of said.entries()) {
    const asked = i === 0 ? undefined : nextPart([...told]);
    const all = ` ${foldText(said.slice(0, i + 1).join(". "))} `;
    if (!isTooShort(said.slice(0, i + 1).join(" "))) {
      for (const { key, cue } of storyParts) if (cue.test(all)) told.add(key);
    }
    if (asked !== undefined && !isTooShort(text)) told.add(asked);
  }
  return storyParts.map(({ key }) => key).filter((key) => told.has(key));
}

/** The first part that is missing; undefined: none is. */
export function nextPart(told: readonly StoryPart[]): StoryPart | undefined {
  return storyParts.find(({ key }) => !told.includes(key))?.key;
}

export function isTooShort(text: string): boolean {
  return foldText(text).split(" ").filter(Boolean).length < fewestWords;
}

const fewestWords = 4;
