import { parseLesson } from "../../../lesson/document.ts";
import { kindsOf, nameIn, sectionTitles, slug } from "../../../lesson/section-kind.ts";

export type Written = { id: string; title: string; body: string };

/** A lesson while it is being written: its last section is not at its end yet. */
export type Growing = {
  readonly text: string;
  readonly title: string | null;
  /** What stands between the title and the first section. */
  readonly preamble: string;
  readonly sections: readonly Written[];
  /** Where the last section begins; what is before it will not change. */
  readonly lastStart: number;
};

export const nothingWritten: Growing = { text: "", title: null, preamble: "", sections: [], lastStart: 0 };

/**
 * Only the last section is read again, and not even that where the new lines hold no heading: a long lesson grows as
 * fast as a short one.
 */
export function grown(before: Growing, text: string): Growing {
  if (text === before.text) return before;
  const goesOn = before.sections.length > 0 && text.startsWith(before.text);
  if (!goesOn) return read(text, nothingWritten, 0);
  const lineStart = before.text.lastIndexOf("\n") + 1;
  const last = before.sections.at(-1);
  if (last !== undefined && last.body !== "" && !mayBeHeading.test(text.slice(lineStart))) {
    const from = before.text.indexOf(last.body, before.lastStart);
    const body = withoutHalfHeading(text.slice(from)).trimEnd();
    return { ...before, text, sections: [...before.sections.slice(0, -1), { ...last, body }] };
  }
  return read(text, before, before.lastStart);
}

/** A line that begins a section, or makes one of the line above it. */
const mayBeHeading = /^ {0,3}(?:##[^#]|##$|-+[ \t]*$)/m;

function read(text: string, before: Growing, from: number): Growing {
  const rest = parseLesson(withoutHalfHeading(text.slice(from)));
  const sections = [...before.sections.slice(0, -1)];
  for (const { title, body } of rest.sections) sections.push({ id: unused(title, sections), title, body });
  const first = from === 0;
  return {
    text,
    title: first ? rest.title : before.title,
    preamble: first ? preambleIn(rest.markdown, rest.sections[0]?.start) : before.preamble,
    sections,
    lastStart: from + (rest.sections.at(-1)?.start ?? 0),
  };
}

/** Without frontmatter and the title, which are shown elsewhere or not at all. */
export function preambleIn(markdown: string, firstSection: number | undefined): string {
  const plain = markdown
    .slice(0, firstSection)
    .replace(/^\uFEFF*---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, "");
  return plain.replace(/^ {0,3}#[ \t][^\n]*(?:\n|$)/m, "").trim();
}

/** A heading whose line has not ended: "## Star" is no section yet, and gets no wrong name. */
function withoutHalfHeading(text: string): string {
  return text.replace(/(^|\n)#{1,6}[^\n]*$/, "$1");
}

/** As the lesson will name it when it is whole (`src/lesson/document.ts`). */
function unused(title: string, sections: readonly Written[]): string {
  const wanted = slug(nameIn(title));
  let id = wanted;
  for (let n = 2; sections.some((one) => one.id === id); n++) id = `${wanted}-${n}`;
  return id;
}

/** Titles of a whole lesson's sections that are not there yet, in their order. */
export function stillToCome(titles: readonly string[]): string[] {
  const there = new Set(titles.flatMap(kindsOf));
  return sectionTitles.filter((title) => !kindsOf(title).some((kind) => there.has(kind)));
}

/** A section's text in parts that are drawn by themselves, so that only the last is drawn again while it grows. */
export function partsOf(body: string): string[] {
  const parts: string[] = [];
  let fence = "";
  let part: string[] = [];
  for (const line of body.split("\n")) {
    const [mark = ""] = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.slice(1) ?? [];
    if (fence === "" && mark !== "") fence = mark;
    else if (mark.startsWith(fence) && fence !== "") fence = "";
    if (fence === "" && /^ {0,3}#{3}\s/.test(line) && part.length > 0) {
      parts.push(part.join("\n"));
      part = [];
    }
    part.push(line);
  }
  return [...parts, part.join("\n")].filter((text) => text.trim() !== "");
}
