import type { ShownFinding } from "./finding.ts";
import { isAboutNobody, shownInFile } from "./in-file.ts";

/** What is to be saved looks like personal data, and nobody has said yet that it may be. Nothing was written. */
export class AsksFirst extends Error {
  readonly findings: readonly ShownFinding[];

  /** The message is masked: it may be logged. The findings tell whoever wrote it in full. */
  constructor(findings: readonly ShownFinding[]) {
    const lines = findings.slice(0, shown).map(({ message, fix }) => `- ${message}. ${fix}`);
    const more = findings.length > shown ? [`- and ${findings.length - shown} more.`] : [];
    super(["Nothing was saved. This looks like personal data:", ...lines, ...more].join("\n"));
    this.findings = findings;
  }
}

const shown = 8;

/** That somebody went on knowingly: with which file, and about what (masked). */
export type Consent = { paths: string[]; found: { kind: string; excerpt: string }[] };

/** Whether the person agreed to this one save, and where that is kept. */
export type Agreement = { agreed: boolean; keep(consent: Consent): Promise<void> };

/**
 * Looks at files before they are saved, at every door where a person saves (decision 41). Throws `AsksFirst` where
 * something in them looks like personal data; goes on where the person agreed, which is kept first. It holds for this
 * save only: the next is asked about again, except for a line that stood in the text `before` already. `about`: a text on a
 * topic names the people of its subject, so in it only signs of a pupil are asked about. `told`: a finding in the words that its reader
 * knows the text by; null where it is none after all.
 */
export async function askBeforeSaving(
  files: Iterable<readonly [path: string, content: string | Uint8Array, before?: string]>,
  { agreed, keep }: Agreement,
  about: "people" | "subject" = "people",
  told: (found: ShownFinding) => ShownFinding | null = (found) => found,
): Promise<void> {
  const findings = [...files].flatMap(([path, content, before = ""]) => {
    if (typeof content !== "string" || isAboutNobody(path)) return [];
    const known = new Set(linesOf(before));
    const lines = linesOf(content);
    return shownInFile(path, content, about)
      .filter(({ line }) => !known.has(lines[line - 1] ?? ""))
      .flatMap((found) => told(found) ?? []);
  });
  if (findings.length === 0) return;
  if (!agreed) throw new AsksFirst(findings);
  await keep({
    paths: [...new Set(findings.map(({ where }) => where))],
    found: findings.map(({ kind, excerpt }) => ({ kind, excerpt })),
  });
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).map((line) => line.trim());
}
