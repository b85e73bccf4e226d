import { titleInWords } from "../../formulas/in-plain.ts";
import { companionParts } from "../../message.ts";
import type { Session } from "../../store/session.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { loadClasses } from "../../workspace/classes.ts";
import { loadRegistry } from "../../workspace/curriculum/registry.ts";
import { fileNameOf } from "../../workspace/file-name.ts";
import { type Agreement, askBeforeSaving } from "../../workspace/privacy/before-saving.ts";
import { classOfSession } from "../brief/session-class.ts";
import { topicOfSession } from "../brief/session-topic.ts";
import { companionOf } from "../companions/companion-of.ts";
import { lessonIn } from "../decide/adjudicate.ts";
import { claimedIn, topicInTitle } from "../draft/adapt-lesson.ts";
import { shownTitle } from "../draft/manage-lessons.ts";
import { openedFrom } from "./opened-from.ts";
import { type FileToShare, packLesson } from "./pack-lesson.ts";
import { toldBySection } from "./told-by-section.ts";

/** What the teacher says of what she shares. */
export type ShareWish = { by: string; licence: string; decisions: boolean };

export const usualLicence = "Ask me before you pass it on";

/**
 * A lesson as decided, with what was made beside it, as one file. No conversation goes with it and no file of a class; what looks like a pupil's data is asked about first: throws `AsksFirst`, and `Problem` where there is none.
 */
export async function shareSession(
  session: Session,
  root: string,
  wish: ShareWish,
  today: string,
  agreement: Agreement,
): Promise<{ bytes: Uint8Array; fileName: string; title: string }> {
  const state = lessonIn(session);
  const { markdown } = state;
  const files = [textFile("lesson.md", "lesson", shownTitle(session), markdown), ...besideIt(session)];
  const texts = files.map(({ name, content }) => [name, new TextDecoder().decode(content)] as const);
  await askBeforeSaving(texts, agreement, "subject", toldBySection(new Map(texts), root));
  await askBeforeSaving([["who shares it", wish.licence]], agreement);
  const profile = classOfSession(session.messages, markdown, await loadClasses(root));
  const registry = await loadRegistry(root);
  const title = titleInWords(topicInTitle(markdown) || shownTitle(session));
  const bytes = packLesson(
    {
      title: title.slice(0, 300),
      topic: (topicOfSession(session) || title).slice(0, 300),
      ...aboutClass(profile),
      minutes: minutesIn(markdown) ?? profile?.periodMinutes ?? null,
      by: wish.by,
      licence: wish.licence || usualLicence,
      attribution: attributionOf(session, markdown),
      made: today,
      claims: claimedIn(markdown, registry).flatMap((code) => {
        const outcome = registry.find(code);
        const curriculum = outcome === null ? "" : (registry.file(outcome.file)?.title ?? "");
        return outcome === null
          ? []
          : [{ code, title: outcome.title.slice(0, 300), curriculum: curriculum.slice(0, 300) }];
      }),
      ...(wish.decisions
        ? { decided: { accepted: state.sections.length - state.undecided.length, of: state.sections.length } }
        : {}),
    },
    files,
  );
  return { bytes, fileName: `${fileNameOf(title) || "lesson"}.lesson`, title };
}

function aboutClass(profile: ClassProfile | null): { subject: string; stage: string } {
  return {
    subject: profile?.subject ?? "",
    stage: [profile?.stage, profile?.level].filter(Boolean).join(", "),
  };
}

function minutesIn(markdown: string): number | null {
  const said = /\b(\d{1,3})-minute lesson\b/.exec(markdown)?.[1];
  return said === undefined ? null : Number(said);
}

/** What goes with the lesson as decided, each under its own name. */
function besideIt(session: Session): FileToShare[] {
  return companionParts.flatMap((part) => {
    const markdown = companionOf(session, part)?.markdown;
    if (markdown === undefined) return [];
    const title = /^# (.+)$/m.exec(markdown)?.[1] ?? part;
    return [textFile(`with/${part}.md`, part, title, markdown)];
  });
}

function textFile(name: string, kind: string, title: string, markdown: string): FileToShare {
  const line = title
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 300);
  return { name, kind, title: line, mediaType: "text/markdown", content: new TextEncoder().encode(markdown) };
}

/** Whose material it draws on, and where it was opened from, so that neither is lost on the way. */
function attributionOf(session: Session, markdown: string): string[] {
  const sources = Array.from(markdown.matchAll(/^\W*Source: (.+)$/gm), ([, source = ""]) => source.trim());
  const before = openedFrom(session);
  const earlier =
    before === null
      ? []
      : [...before.attribution, ...(before.by === "" ? [] : [`First shared by ${before.by}`])];
  return [...new Set([...sources, ...earlier])].map((line) => line.slice(0, 300)).slice(0, 40);
}
