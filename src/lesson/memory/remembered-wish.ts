import type { EditType } from "../decide/decision.ts";
import { editTypeOf } from "../decide/decision-edit-type.ts";
import { kindsOf, type SectionKind, sectionTitles, slug } from "../section-kind.ts";

/** What a line that is remembered asks of a first draft. */
export type RememberedWish = { section: SectionKind; type: WishType };

/** The kinds of change that a draft can begin with. */
export type WishType = Exclude<EditType, "other" | "fix_curriculum_link">;

const wordings: Readonly<Record<WishType, string>> = {
  easier: "easier than a first draft",
  harder: "harder than a first draft",
  shorter: "shorter than a first draft",
  more_detail: "more detail than a first draft",
  more_differentiation: "more differentiation than a first draft",
};

export function isWishType(type: string): type is WishType {
  return Object.hasOwn(wordings, type);
}

/** How such a wish is written down; `wishesIn` reads it, and what a teacher makes of it. */
export function wishText({ section, type }: RememberedWish): string {
  return `${titleOf(section)}: ${wordings[type]}`;
}

/** What the lines ask of which section. Those that name none, or say what is not to be, ask nothing that code could do. */
export function wishesIn(lines: readonly string[]): RememberedWish[] {
  return lines.flatMap((line) => {
    if (/\b(?:not|never|no|avoid|without|stop|\p{L}+n['’]t)\b/iu.test(line)) return [];
    const [, head = "", wish = ""] = /^([^:]+):(.+)$/.exec(line) ?? [];
    const headed = sectionsNamed(head);
    const sections = headed.length > 0 ? headed : sectionsNamed(line);
    const asked = sections.reduce((rest, section) => without(rest, titleOf(section)), line);
    const type = editTypeOf(headed.length > 0 ? wish : asked);
    return isWishType(type) ? sections.map((section) => ({ section, type })) : [];
  });
}

function sectionsNamed(line: string): SectionKind[] {
  const singular = line.replace(/\b(\p{L}{4,}?)(?:ies\b|s\b)/giu, (whole, stem) =>
    whole.toLowerCase().endsWith("ies") ? `${stem}y` : stem,
  );
  const parts = [line, singular].flatMap((text) => text.split(/[^\p{L}\p{N}' -]+|\b(?:and|but|with|so)\b/u));
  return [...new Set(parts.flatMap((part) => kindsOf(part)))];
}

/** "Shorter differentiation" asks for something shorter, not for differentiation. */
function without(line: string, title: string): string {
  return line.replace(new RegExp(`\\b${title}s?\\b`, "iu"), " ");
}

function titleOf(section: SectionKind): string {
  return sectionTitles.find((title) => slug(title) === section) ?? section;
}
