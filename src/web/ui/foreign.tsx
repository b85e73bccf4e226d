import { createContext, type ReactNode, use } from "react";
import { type ForeignWords, foreignParts } from "./foreign-parts.ts";
import type { HtmlNode } from "./html-node.ts";

/** What a page is about: the language it is told in, and the one that is learned. */
export type Tongues = { instruction: string; foreign: ForeignWords };

const Here = createContext<Tongues | null>(null);

/** Around whatever shows the texts of a course: a screen reader says each word in its own language. */
export function InTongues({ tongues, children }: { tongues: Tongues | null; children: ReactNode }) {
  return <Here value={tongues}>{children}</Here>;
}

export function useTongues(): Tongues | null {
  return use(Here);
}

/** The language of texts that are told in another one than this page's own words. */
export function toldIn(tongues: Tongues | null): string | undefined {
  const { instruction } = tongues ?? {};
  return instruction === undefined || /^en\b/i.test(instruction) ? undefined : instruction;
}

type Props = {
  text: string;
  /** It is in the language that is learned, from one end to the other. */
  all?: boolean;
  /** A sentence of this page's own, with words of the course in it. */
  quoted?: boolean;
};

/** A text of a course. */
export function CourseText({ text, all = false, quoted = false }: Props) {
  const tongues = useTongues();
  if (tongues === null) return text;
  const { foreign } = tongues;
  if (all) return <span lang={foreign.language}>{text}</span>;
  const told = quoted ? undefined : toldIn(tongues);
  const parts = foreignParts(text, foreign).map((part, at) =>
    part.foreign ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
      <span key={at} lang={foreign.language}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
  return told === undefined ? parts : <span lang={told}>{parts}</span>;
}

/** Of a text that cannot be cut in pieces, as a choice in a list: the foreign language where there is no word of another. */
export function useLanguageOf(): (text: string) => string | undefined {
  const tongues = useTongues();
  return (text) => {
    if (tongues === null) return undefined;
    const rest = foreignParts(text, tongues.foreign).filter(
      (part) => !part.foreign && /\p{L}/u.test(part.text),
    );
    return rest.length === 0 ? tongues.foreign.language : toldIn(tongues);
  };
}

/** The same in Markdown, once it is a tree. */
export function foreignWords({ foreign }: Tongues) {
  const look = (node: HtmlNode): void => {
    if (node.children === undefined || node.tagName === "pre" || node.tagName === "code") return;
    node.children = node.children.flatMap((child): HtmlNode[] => {
      look(child);
      if (child.type !== "text" || child.value === undefined) return [child];
      return foreignParts(child.value, foreign).map(({ text, foreign: isForeign }): HtmlNode => {
        const piece: HtmlNode = { type: "text", value: text };
        if (!isForeign) return piece;
        return {
          type: "element",
          tagName: "span",
          properties: { lang: foreign.language },
          children: [piece],
        };
      });
    });
  };
  return () => look;
}
