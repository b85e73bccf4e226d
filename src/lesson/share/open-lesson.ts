import { readableId } from "../../agent/ids.ts";
import type { Libraries } from "../../library/libraries.ts";
import { companionParts, type Message, type Opened, userText } from "../../message.ts";
import { Problem } from "../../problem.ts";
import { newSession, type Session } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import { loadClasses } from "../../workspace/classes.ts";
import { confine } from "../../workspace/confine.ts";
import { fileNameOf } from "../../workspace/file-name.ts";
import { noClass } from "../brief/checked-about.ts";
import { classWithId, onlyClass } from "../brief/frame.ts";
import { checkInWorkspace } from "../check/check-in-workspace.ts";
import { companionAsked } from "../companions/kinds.ts";
import { marksOf } from "../companions/marks.ts";
import { looksLikeLesson } from "../document.ts";
import { readShared, type SharedLesson } from "./read-shared.ts";

/** A lesson of hers now, and what her own curriculum says to its claims. */
export type OpenedLesson = {
  session: string;
  title: string;
  by: string;
  licence: string;
  class: string | null;
  /** Each claim that does not hold here, in a sentence, with the nearest that fits. */
  claims: { made: number; hold: number; findings: string[] };
  /** What came along: by kind in the conversation, and what was saved beside her files. */
  along: string[];
  saved: string[];
};

export type OpenWish = { bytes: Uint8Array; name: string; class?: string | undefined };

/**
 * Opens what somebody shared as a lesson of this workspace: undecided, its claims checked against this curriculum and
 * never trusted. All of it or nothing. Throws `Problem`.
 */
export async function openLesson(
  { bytes, name, class: classId }: OpenWish,
  { root, store, libraries, now }: { root: string; store: Store; libraries: Libraries | null; now: Date },
): Promise<OpenedLesson> {
  const read = await readShared(bytes, name);
  if (!read.ok) throw new Problem("usage", read.message);
  const { manifest, files } = read.lesson;
  const lesson = files.find(({ kind }) => kind === "lesson")?.text ?? "";
  if (!looksLikeLesson(lesson))
    throw new Problem(
      "usage",
      `${name || "The file"} holds no lesson that this program can show. Nothing was opened.`,
    );
  const profiles = await loadClasses(root);
  const profile = classId === undefined ? onlyClass(profiles) : classWithId(classId, profiles);
  if (classId !== undefined && profile === null) throw noClass(classId, profiles);
  const { found } = await checkInWorkspace(
    lesson,
    root,
    profile === null ? {} : { class: profile.id },
    libraries,
  );
  const saved = await saveFiles(read.lesson, root);
  const session = sessionOf(read.lesson, lesson, profile?.id, root, now);
  const log = await store.createSession(session);
  await log.close();
  const { evidence } = found;
  return {
    session: session.id,
    title: manifest.title,
    by: manifest.by,
    licence: manifest.licence,
    class: profile?.id ?? null,
    claims: {
      made: evidence.claims,
      hold: evidence.verified,
      findings: evidence.findings.map(({ message }) => message),
    },
    along: files.filter(({ kind, text }) => kind !== "lesson" && text !== null).map(({ kind }) => kind),
    saved,
  };
}

function sessionOf(
  { manifest, files }: SharedLesson,
  lesson: string,
  classId: string | undefined,
  workspace: string,
  now: Date,
): Session {
  const { title, topic, minutes, by, licence, attribution, made, claims } = manifest;
  const opened: Opened = { title, by, licence, attribution, made, claims: claims.map(({ code }) => code) };
  const about = {
    kind: "lesson" as const,
    topic: topic || title,
    ...(classId === undefined ? {} : { class: classId }),
    ...(minutes === null ? {} : { minutes }),
    said: [],
    opened,
  };
  const from = by === "" ? "" : `, shared by ${by}`;
  const messages: Message[] = [{ ...userText(`Open the lesson "${title}"${from}`), about }, answer(lesson)];
  for (const { kind, text } of files) {
    if (kind === "lesson" || text === null) continue;
    const part = companionParts.find((one) => one === kind);
    messages.push({
      ...userText(`What came with it: ${kind}`),
      about:
        part === undefined
          ? { kind: "talk", said: [] }
          : { kind: "companion", what: [companionAsked(part)], of: marksOf(lesson), said: [] },
    });
    messages.push(answer(text));
  }
  return {
    ...newSession({
      id: readableId(now.getTime()),
      plugin: "lesson-planning",
      command: "create-lesson",
      agent: "planner",
      title: title.slice(0, 200),
      workspace,
      now: now.toISOString(),
    }),
    named: true,
    status: "success",
    messages,
    messageCount: messages.length,
  };
}

function answer(text: string): Message {
  return { role: "assistant", content: [{ type: "text", text }], stopReason: "end" };
}

/** What is no text lies beside her files, under names of ours. */
async function saveFiles({ manifest, files }: SharedLesson, root: string): Promise<string[]> {
  const confined = confine(root);
  const saved: string[] = [];
  const folder = `shared/${fileNameOf(manifest.title) || "lesson"}`;
  for (const { name, base64 } of files) {
    if (base64 === null) continue;
    const last = fileNameOf(name.split("/").at(-1) ?? name) || "file";
    let path = `${folder}/${last}`;
    for (let n = 2; confined.entry(path) !== null; n++) path = `${folder}/${n}-${last}`;
    await confined.write(path, Buffer.from(base64, "base64"));
    saved.push(path);
  }
  return saved;
}
