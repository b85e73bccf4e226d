import type { PrivacyFinding, PrivacyKind, ShownFinding } from "./finding.ts";
import { maskedAs } from "./mask.ts";
import type { Reading } from "./names.ts";
import { type Personal, personalData } from "./personal-data.ts";

/** What in a text looks like a pupil's personal data (decision 8). `where` names the text for the teacher. */
export function scanPrivacy(
  text: string,
  where: string,
  reading: Reading = { own: true, asking: true },
): PrivacyFinding[] {
  return shownFindings(text, where, personalData(text, reading)).map(
    ({ written, passage, ...finding }) => finding,
  );
}

/** The same for whoever wrote it, with what was found in full. */
export function shownFindings(text: string, where: string, personal: readonly Personal[]): ShownFinding[] {
  let [line, from] = [1, 0];
  return personal.map(({ kind, what, start, end, said }) => {
    line += text.slice(from, start).match(/\r\n|\r|\n/g)?.length ?? 0;
    from = start;
    const excerpt = [maskedAs(text.slice(start, end), kind), ...(said === null ? [] : [said])].join(" … ");
    const message = isFile(where)
      ? `Line ${line} of ${where} has what looks like ${what}: ${excerpt}`
      : `In ${where} there is what looks like ${what}: ${excerpt}`;
    const written = text.slice(start, end).replace(/['’]s$/u, "");
    return {
      kind,
      where,
      line,
      excerpt,
      message,
      fix: fixes[kind],
      written,
      passage: around(text, start, end),
    };
  });
}

const mostAround = 60;

/** The line, without its mark; of a long one what stands next to the words. */
function around(text: string, start: number, end: number): string {
  const from = Math.max(text.lastIndexOf("\n", start - 1), text.lastIndexOf("\r", start - 1)) + 1;
  const rest = text.slice(end).search(/[\r\n]/);
  const to = rest === -1 ? text.length : end + rest;
  const [cutFrom, cutTo] = [Math.max(from, start - mostAround), Math.min(to, end + mostAround)];
  const shown = text
    .slice(cutFrom, cutTo)
    .trim()
    .replace(/^(?:[#>*+-]+|\d+[.)])\s+/, "");
  return `${cutFrom > from ? "…" : ""}${shown}${cutTo < to ? "…" : ""}`;
}

/**
 * What in a request is to be asked about before it is kept, where it is sent to nobody. A full name that opens it, and that
 * nothing is said of, is whom the lesson is about.
 */
export function personalToKeep(request: string, where: string): PrivacyFinding[] {
  const reading = { own: true, asking: true };
  const opens = personalData(request, reading).map(
    ({ kind, start }) => kind === "full_name" && request.slice(0, start).trim() === "",
  );
  return scanPrivacy(request, where, reading).filter((_, at) => opens[at] !== true);
}

/** A file has lines that a person can go to; a request may stand in a command's text, whose lines nobody has seen. */
const isFile = (where: string) => /[/.]/.test(where);

const fixes: Readonly<Record<PrivacyKind, string>> = {
  name_with_need: 'Say it without the name: "1 pupil with dyslexia — larger text".',
  full_name: "Leave the name out; a plan does not need to know who it is.",
  email: "Take the address out; a lesson does not need it.",
  phone: "Take the number out; a lesson does not need it.",
  date_of_birth: "Take the date out; the stage says enough about age.",
  identifier: "Take the number out; no plan needs it.",
  address: "Take the address out; no plan needs it.",
};
