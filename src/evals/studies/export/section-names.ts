import { parseLesson } from "../../../lesson/document.ts";
import { draftsIn } from "../../../lesson/draft/drafts.ts";
import { kindsOf, nameIn, sectionTitles, slug } from "../../../lesson/section-kind.ts";
import type { Session } from "../../../store/session.ts";
import { published } from "../../../workspace/privacy/published.ts";

/** What a section is called in the tables, and the usual name of such a section. */
export type SectionName = { name: string; kind: string };

const usual = new Set(sectionTitles.map(slug));

/**
 * A heading may be what a participant asked for, in their words. Only the house's own headings are told of everybody; any other is a kind and
 * a number without consent to texts, and with it the heading as it may be published.
 */
export function sectionNames(
  session: Pick<Session, "messages">,
  texts: boolean,
): (id: string) => SectionName {
  const titles = new Map<string, string>();
  for (const { text } of draftsIn(session.messages))
    for (const { id, title } of parseLesson(text).sections) if (!titles.has(id)) titles.set(id, title);
  return (id) => {
    const title = titles.get(id) ?? id.replaceAll("-", " ");
    const kind = kindsOf(title)[0] ?? "other";
    if (usual.has(slug(nameIn(title)))) return { name: id, kind };
    if (texts) return { name: published(title) === title ? id : slug(published(title)), kind };
    const place = [...titles.keys()].indexOf(id) + 1;
    return { name: `${kind}-${place}`, kind };
  };
}
