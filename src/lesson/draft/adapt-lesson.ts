import type { Chosen } from "../../message.ts";
import { Problem } from "../../problem.ts";
import type { Session } from "../../store/session.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { loadClasses } from "../../workspace/classes.ts";
import { codesIn } from "../../workspace/curriculum/codes.ts";
import { loadRegistry, type Registry } from "../../workspace/curriculum/registry.ts";
import { classDraws } from "../../workspace/packs/draw.ts";
import { noClass } from "../brief/checked-about.ts";
import { classWithId } from "../brief/frame.ts";
import { classOfSession } from "../brief/session-class.ts";
import { topicOfSession } from "../brief/session-topic.ts";
import { briefsIn } from "../brief/understood.ts";
import { requestText } from "../brief/worded.ts";
import { lessonIn } from "../decide/adjudicate.ts";
import { parseLesson } from "../document.ts";

/** A request for another lesson, as a door sends it. */
export type AskedAnew = { command: string; input: string; about: Chosen };

/**
 * What to ask for, so that a lesson's topic and outcomes are planned for another class: everything else follows that
 * class. What she had accepted is put back once the draft is there (`keep-hers.ts`). Throws `Problem`.
 */
export async function adaptLesson(
  session: Session,
  classId: string,
  workspaceRoot: string,
): Promise<AskedAnew> {
  const { markdown } = lessonIn(session);
  const profiles = await loadClasses(workspaceRoot);
  const profile = classWithId(classId, profiles);
  if (profile === null) throw noClass(classId, profiles);
  if (classOfSession(session.messages, markdown, profiles)?.id === profile.id)
    throw new Problem("usage", `This lesson is for ${profile.id} already. Choose another class.`);
  const topic = topicOfSession(session) || topicInTitle(markdown);
  if (topic === "") throw new Problem("usage", "Nothing says what this lesson is about. Ask for it anew.");
  const outcomes = outcomesFor(session, markdown, profile, await loadRegistry(workspaceRoot));
  const about: Chosen = {
    kind: "lesson",
    class: profile.id,
    topic,
    ...(outcomes.length === 0 ? {} : { outcomes }),
    from: session.id,
  };
  const input = requestText(topic, about, { usual: profile.periodMinutes, namesAnother: false });
  return { command: "lesson-planning:create-lesson", input, about };
}

/** "Rivers: 3B, S3 Geography" is about rivers. */
export function topicInTitle(markdown: string): string {
  const title = parseLesson(markdown).title ?? "";
  const at = title.lastIndexOf(":");
  return (at > 0 ? title.slice(0, at) : title).trim();
}

/**
 * What was asked for by code, else what the lesson claims to teach, as far as it is at the level of the class and of its
 * curriculum; elsewhere the topic decides, as in any lesson.
 */
function outcomesFor(
  { messages }: Session,
  markdown: string,
  profile: ClassProfile,
  registry: Registry,
): string[] {
  const asked = briefsIn(messages).flatMap(({ about }) =>
    "outcomes" in about && about.outcomes !== undefined ? [about.outcomes] : [],
  );
  const codes = asked.at(-1) ?? claimedIn(markdown, registry);
  const draws = classDraws(profile);
  const level = profile.level === "" ? profile.stage : profile.level;
  return codes.filter((code) => {
    const outcome = registry.find(code);
    return (
      outcome !== null &&
      draws(outcome.file, null) &&
      (registry.levelDistance(outcome.level, level) ?? 0) === 0
    );
  });
}

/** The codes of what is taught: not of what it builds on. */
export function claimedIn(markdown: string, registry: Pick<Registry, "patterns">): string[] {
  const links = parseLesson(markdown).sections.filter(({ kind }) => kind === "curriculum-links");
  const lines = links.flatMap(({ body }) => body.split("\n")).filter((line) => !/^\W*prior\b/i.test(line));
  return [...new Set(lines.flatMap((line) => codesIn(line, registry.patterns)).map(({ code }) => code))];
}
