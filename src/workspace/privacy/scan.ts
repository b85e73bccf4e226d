import type { PrivacyFinding, PrivacyKind } from "./finding.ts";
import { namedNeeds } from "./names.ts";
import { forms } from "./numbers.ts";

/** What in a text looks like a pupil's personal data (decision 8). `where` names the text for the teacher. */
export function scanPrivacy(text: string, where: string): PrivacyFinding[] {
  return text.split(/\r\n|\r|\n/).flatMap((content, i) => scanLine(content, where, i + 1));
}

function scanLine(content: string, where: string, line: number): PrivacyFinding[] {
  const named = namedNeeds(content).map(({ name, need }): PrivacyFinding => {
    const excerpt = `${initials(name)} … ${need}`;
    return finding("name_with_need", "a name beside a need", { where, line, excerpt });
  });
  const taken: { start: number; end: number }[] = [];
  const formal = forms.flatMap(({ kind, what, form, keep }) =>
    Array.from(content.matchAll(form)).flatMap((match) => {
      const [start, end] = [match.index, match.index + match[0].length];
      if (keep?.(match[0]) === false || taken.some((other) => start < other.end && end > other.start))
        return [];
      taken.push({ start, end });
      return [finding(kind, what, { where, line, excerpt: masked(match[0], kind) })];
    }),
  );
  return [...named, ...formal];
}

function finding(
  kind: PrivacyKind,
  what: string,
  place: { where: string; line: number; excerpt: string },
): PrivacyFinding {
  const message = `Line ${place.line} of ${place.where} has what looks like ${what}: ${place.excerpt}`;
  return { kind, ...place, message, fix: fixes[kind] };
}

const fixes: Readonly<Record<PrivacyKind, string>> = {
  name_with_need: 'Say it without the name: "1 pupil with dyslexia — larger text".',
  email: "Take the address out; a lesson does not need it.",
  phone: "Take the number out; a lesson does not need it.",
  date_of_birth: "Take the date out; the stage says enough about age.",
  identifier: "Take the number out; no plan needs it.",
  address: "Take the address out; no plan needs it.",
};

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((part) => `${part[0] ?? ""}…`)
    .join(" ");
}

/** A first letter, or the last two digits: enough to find it by. */
function masked(secret: string, kind: PrivacyKind): string {
  if (kind === "email") return `${secret[0] ?? ""}…@…`;
  if (kind === "address") return `${secret.split(/\s+/)[0] ?? ""} …`;
  return `…${secret.replace(/[^\p{L}\d]/gu, "").slice(-2)}`;
}
