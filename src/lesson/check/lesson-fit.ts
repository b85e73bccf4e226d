import { sentencesIn } from "../../text/sentences.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import type { FitVerdict } from "../../workspace/curriculum/evidence.ts";
import { type Fit, fitIndex, type NoteHead } from "../../workspace/curriculum/fit/fit.ts";
import { hasSeveralSenses } from "../../workspace/curriculum/fit/several-senses.ts";
import { topicWords } from "../../workspace/curriculum/fit/topic-words.ts";
import type { Outcome } from "../../workspace/curriculum/outcome.ts";
import type { Registry } from "../../workspace/curriculum/registry.ts";
import { withoutMinutes } from "../brief/duration.ts";
import { topicIn } from "../brief/topic-in.ts";
import { parseLesson } from "../document.ts";

export type FitContext = {
  registry: Registry;
  notes: readonly NoteHead[];
  profile: ClassProfile | null;
  /** What the teacher asked for, where that is known: a lesson is about that as much as about its title. */
  asked?: string | undefined;
};

/**
 * Whether an outcome is what a lesson is about (decision 40). Judged by the topic, in the title's words or those of the
 * request, and by what pupils do; never by what was copied from the curriculum entry into the lesson.
 */
export function lessonFit(
  markdown: string,
  context: FitContext,
): (outcome: Outcome, prior: boolean) => FitVerdict {
  const { registry, notes } = context;
  const topics = topicsOf(markdown, context);
  const index = fitIndex(registry.outcomes, notes);
  const done = activitiesOf(markdown);
  const best = (outcome: Outcome): Fit | null =>
    topics
      .map((topic) => index.outcome(topic, outcome))
      .toSorted((a, b) => Number(b.fits) - Number(a.fits) || b.share - a.share)[0] ?? null;
  const leadsToOneThatFits = (outcome: Outcome) =>
    registry.outcomes.some(
      (later) => later.from.some(({ code }) => code === outcome.code) && best(later)?.fits === true,
    );
  // A topic such as "clouds" or "fruit loops" must be told by what pupils do, in other words than its own.
  const unclear = topics.every((topic) => hasSeveralSenses(topic, context.profile?.subject ?? null));
  const said = new Set(topics.flatMap((topic) => topicWords(topic).map(({ stem }) => stem)));
  const isDone = (names: readonly string[], inOtherWords: boolean) =>
    names.some((name) => !inOtherWords || !topicWords(name).every(({ stem }) => said.has(stem)));
  return (outcome, prior) => {
    const fit = best(outcome);
    const topic = topics[0] ?? "";
    if (fit === null) return { fits: false, ...untold(outcome) };
    if (prior && !fit.fits && leadsToOneThatFits(outcome))
      return { fits: true, shared: fit.shared, note: null };
    if (!fit.fits) return { fits: false, ...misfit(outcome, topic, nearest(best, context)) };
    const shows = (text: string, inOtherWords: boolean) => isDone(index.names(text, outcome), inOtherWords);
    if (fit.note === null && !prior) {
      if (!shows(done.all, unclear || fit.everyday)) return { fits: false, ...notDone(outcome) };
      // A line that touches it is neither teaching it nor finding out whether it was learned.
      // A note on this very topic that names the outcome says by itself that it is what is taught.
      const missing = ownNote(notes, outcome, topics)
        ? []
        : [
            ...(done.taught === "" || shows(done.taught, false) ? [] : ["nothing in Main teaches it"]),
            ...(done.asked === "" || shows(done.asked, false) ? [] : ["nothing at the end asks for it"]),
          ];
      if (missing.length > 0) return { fits: false, ...onlyTouched(outcome, missing) };
    }
    return { fits: true, shared: fit.shared, note: fit.note };
  };
}

function ownNote(notes: readonly NoteHead[], { code }: Outcome, topics: readonly string[]): boolean {
  const key = (text: string) =>
    topicWords(text)
      .map(({ stem }) => stem)
      .toSorted()
      .join(" ");
  const asked = new Set(topics.map(key));
  return notes.some(({ title, outcomes }) => outcomes.includes(code) && asked.has(key(title)));
}

/** In the title's words first, then in those of the request; each without class, stage, subject and length. */
export function topicsOf(markdown: string, { profile, asked = "" }: FitContext): string[] {
  const { title, sections } = parseLesson(markdown);
  const heading = title ?? /^#\s+(.+)$/m.exec(markdown)?.[1] ?? "";
  const named = [profile?.id, profile?.subject, profile?.stage].filter(
    (name) => name !== undefined && name !== "",
  );
  const plain = (text: string) =>
    named.reduce<string>(
      (rest, name) =>
        rest.replace(
          new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name ?? "")}(?![\\p{L}\\p{N}])`, "giu"),
          " ",
        ),
      topicIn(withoutMinutes(text), profile === null ? [] : [profile.id]),
    );
  const told = [heading, asked]
    .map((text) =>
      plain(text)
        .replace(/[\s,;:.–—-]+$/, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((text) => topicWords(text).length > 0);
  if (told.length > 0) return told;
  const [overview = ""] = sentencesIn(sections.find(({ kind }) => kind === "overview")?.body ?? "");
  return [plain(overview)].filter((text) => topicWords(text).length > 0);
}

const doing = new Set(["learning-outcomes", "success-criteria", "starter", "main", "plenary", "assessment"]);

/** What pupils do, in the lesson's words; the whole of a text that has no such sections. */
function activitiesOf(markdown: string): { all: string; taught: string; asked: string } {
  const { sections } = parseLesson(markdown);
  const bodies = (kinds: ReadonlySet<string>) =>
    sections
      .filter(({ kind }) => kind !== null && kinds.has(kind))
      .map(({ body }) => body)
      .join("\n");
  return { all: bodies(doing) || markdown, taught: bodies(teaching), asked: bodies(asking) };
}

const teaching = new Set(["main"]);
/** Where it shows whether pupils have learned it. */
const asking = new Set(["success-criteria", "plenary", "assessment"]);

/** The one that fits best, of those near the class's level where any is. */
function nearest(best: (outcome: Outcome) => Fit | null, { registry, profile }: FitContext): Outcome | null {
  const away = ({ level }: Outcome) =>
    Math.abs((profile === null ? null : registry.levelDistance(level, profile.level)) ?? 0);
  const fitting = registry.outcomes
    .map((outcome) => ({ outcome, fit: best(outcome) }))
    .filter(({ fit }) => fit?.fits);
  const [first] = fitting.toSorted(
    (a, b) => away(a.outcome) - away(b.outcome) || (b.fit?.share ?? 0) - (a.fit?.share ?? 0),
  );
  return first?.outcome ?? null;
}

function misfit({ code, title }: Outcome, topic: string, near: Outcome | null) {
  const instead =
    near === null
      ? `No outcome in your files is about it. Take ${code} out, or bring in the curriculum the lesson belongs to.`
      : `${near.code} (${near.title}) is nearer: cite that, or take ${code} out.`;
  return { message: `${code} is about "${title}", and a lesson on "${topic}" is not.`, fix: instead };
}

function notDone({ code, title }: Outcome) {
  return {
    message: `${code} is about "${title}", and nothing that pupils do in this lesson is.`,
    fix: `Give them something to do that shows it, or take ${code} out.`,
  };
}

function onlyTouched({ code, title }: Outcome, missing: readonly string[]) {
  return {
    message: `${code} is about "${title}". The lesson touches it, but ${missing.join(" and ")}.`,
    fix: `Teach it in Main and ask for it at the end, or take ${code} out.`,
  };
}

function untold({ code }: Outcome) {
  return {
    message: `Nothing says what the lesson is about, so nobody can tell whether ${code} fits.`,
    fix: "Give the lesson a title that names its topic.",
  };
}
